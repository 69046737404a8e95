"""How fast other projects play random games, per decision, beside `cargo xtask bench gutenberg`.

OpenSpiel plays in C++ (its rollout evaluator), catanatron in Python. A game's length is counted beforehand, by random
games of the same kind. A decision is a player's; chance is OpenSpiel's own node and counted apart.
"""

import random
import time

import pyspiel
from catanatron import Color, Game, RandomPlayer

OPEN_SPIEL = {"hearts": 4000, "spades": 4000, "dou_dizhu": 2000, "gin_rummy": 200}
COUNTED = 300
CATAN_GAMES = 15
PASSES = 3


def dealt(game, generator):
    """A game in which the first player decides next."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(generator.choices(outcomes, weights)[0])
    return state


def lengths(game):
    """Decisions and chance nodes of a random game, on average."""
    generator = random.Random(1)
    decisions = chances = 0
    for _ in range(COUNTED):
        state = dealt(game, generator)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(generator.choices(outcomes, weights)[0])
                chances += 1
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                decisions += 1
    return decisions / COUNTED, chances / COUNTED


def open_spiel(name, games):
    game = pyspiel.load_game(name)
    decisions, chances = lengths(game)
    times = []
    for _ in range(PASSES):
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=1)
        # A search of one simulation: the evaluator's games from the root.
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        start = dealt(game, random.Random(1))
        begun = time.process_time()
        search.mcts_search(start)
        times.append((time.process_time() - begun) / games)
    least = min(times) * 1e9
    print(
        f"OpenSpiel {name}: {decisions:.0f} decisions and {chances:.0f} chance nodes a game,"
        f" {least / decisions:.0f} ns a decision, {least / (decisions + chances):.0f} ns a node"
    )


class Counting(RandomPlayer):
    decisions = 0

    def decide(self, game, playable_actions):
        Counting.decisions += 1
        return super().decide(game, playable_actions)


def catan():
    times = []
    for _ in range(PASSES):
        random.seed(1)
        Counting.decisions = 0
        begun = time.process_time()
        for number in range(CATAN_GAMES):
            Game([Counting(color) for color in Color], seed=number).play()
        times.append((time.process_time() - begun) / Counting.decisions)
    print(f"catanatron: {Counting.decisions / CATAN_GAMES:.0f} decisions a game, {min(times) * 1e6:.1f} µs a decision")


if __name__ == "__main__":
    for name, games in OPEN_SPIEL.items():
        open_spiel(name, games)
    catan()
