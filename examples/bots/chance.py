"""A bot that takes any choice, all equally likely: Python, and nothing of Ludopolis.

    ludopolis simulate property --bots "program:python3 examples/bots/chance.py;greedy" --games 20

What it takes depends on nothing but the question, so that the same games come again.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 2}
    elif message["type"] == "decide":
        choice = random.Random(line).choice(message["view"]["legal"])
        answer = {"action": choice["number"]}
    else:  # the game is over, and nobody waits for an answer
        continue
    print(json.dumps(answer), flush=True)  # unflushed, it would wait in vain
