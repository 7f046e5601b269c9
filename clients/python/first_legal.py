"""A bot that always takes the first listed choice: npm run match -- --a "python3 clients/python/first_legal.py" --b random …"""
from phoney_war import take_seat

take_seat(lambda question: question["choices"][0])
