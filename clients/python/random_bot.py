"""A bot that takes any listed choice. Its luck comes from the seed of the game, so that a match can be repeated."""
import random

from phoney_war import take_seat

luck = random.Random()


def begin(game):
    luck.seed(f"{game['seed']} {game['side']}")


take_seat(lambda question: luck.choice(question["choices"]), begin)
