print("fieldstop")
