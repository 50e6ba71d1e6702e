"""The first-game guide: what a beginner is told when a situation comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludopolis.engine.scene import Lesson, View
from ludopolis.games.newyorknewyork.scene import colour_of, tally_of, tops
from ludopolis.games.newyorknewyork.skyline import COLOURS, NUMBERS

# Chapters of the rulebook; the opening is the first.
SETTING_UP, YOUR_TURN, END, SCORE, OPTIONS, HINTS = 3, 4, 5, 6, 7, 8

Text = tuple[str, str]  # title and sentences


@dataclass(frozen=True)
class Step:
    """A lesson, and when it is due."""

    key: str
    chapter: int
    due: Callable[[View], bool]
    texts: Mapping[str, Text]  # by language

    def told(self, language: str) -> Lesson:
        """The lesson in a language."""
        title, text = self.texts[language]
        return Lesson(self.key, title, text, self.chapter)


# --- Situations, each worked out from the view of the seat to move ----------------------------


def playing(view: View) -> bool:
    """A card is to be played."""
    return bool(view["decision"] == "play")


def taking(view: View) -> bool:
    """A card is to be taken."""
    return bool(view["decision"] == "take")


def laid(view: View) -> int:
    """How many cards lie in the skyline."""
    return sum(len(stack) for stack in view["skyline"])


def opening(view: View) -> bool:
    """Nobody has played twice."""
    return laid(view) < view["players"]


def own_cards(view: View) -> int:
    """How many cards of the own colour are in the hand."""
    own = colour_of(view, view["seat"])
    return sum(card["colour"] == own for card in view["hand"])


def alone(view: View) -> bool:
    """All others have passed."""
    return playing(view) and view["passed"].count(False) == 1


def somebody_passed(view: View) -> bool:
    """Another player has passed, with cards in the hand."""
    return any(gone and size for gone, size in zip(view["passed"], view["hand_sizes"], strict=True))


def next_game(view: View) -> bool:
    """A later game of a match begins."""
    return bool(view["match"] and view["game"] > 1 and opening(view))


def nothing_to_take(view: View) -> bool:
    """The reserve is used up."""
    return not view["reserve"]


def last_turns(view: View) -> bool:
    """The pile is used up."""
    return not view["pile_size"]


def only_others(view: View) -> bool:
    """Late in the game the hand holds no card of the own colour."""
    return playing(view) and not view["pile_size"] and own_cards(view) == 0


def over_the_ring(view: View) -> bool:
    """An own run leads over 12 and 1."""
    own = tally_of(view, view["seat"]).runs
    return playing(view) and any({NUMBERS - 1, 0} <= set(run.places) for run in own)


def own_run(view: View) -> bool:
    """There is an own run."""
    return playing(view) and bool(tally_of(view, view["seat"]).runs)


def last_floor(view: View) -> bool:
    """A card of the hand would be the fourth on its number."""
    return playing(view) and any(
        len(view["skyline"][card["number"] - 1]) == COLOURS - 1 for card in view["hand"]
    )


def can_cover(view: View) -> bool:
    """A card of the hand could cover one of another player."""
    shown = tops(view["skyline"])
    rivals = {
        colour
        for colour, owner in view["owners"].items()
        if owner is not None and owner != view["seat"]
    }
    return playing(view) and any(shown[card["number"] - 1] in rivals for card in view["hand"])


def was_covered(view: View) -> bool:
    """An own card lies under one of another colour."""
    own = colour_of(view, view["seat"])
    return playing(view) and any(
        card["colour"] == own and stack[-1]["colour"] != own
        for stack in view["skyline"]
        for card in stack[:-1]
    )


def known_hands(view: View) -> bool:
    """Something is known of another hand."""
    return playing(view) and any(
        seen for seat, seen in enumerate(view["seen_in_hands"], start=1) if seat != view["seat"]
    )


# Told as soon as they are due.
AT_ONCE = (
    Step(
        "next-game",
        OPTIONS,
        next_game,
        {
            "en": (
                "The next game of the match",
                "All cards have been shuffled and dealt again, and the next player starts. Your points"
                " of the games before are kept: the totals decide the match.",
            ),
            "fr": (
                "La partie suivante du match",
                "Toutes les cartes ont été mélangées et redistribuées, et le joueur suivant commence."
                " Vos points des parties d'avant sont gardés : les totaux décident du match.",
            ),
        },
    ),
    Step(
        "first-play",
        YOUR_TURN,
        lambda view: playing(view) and opening(view),
        {
            "en": (
                "Your first card",
                "Touch a card in your hand: it goes onto the lot with its number. Any colour may be"
                " played. Begin with cards of other colours and keep your own for later, because a"
                " card that lies early is soon covered.",
            ),
            "fr": (
                "Votre première carte",
                "Touchez une carte de votre main : elle va sur le terrain de son nombre. Toutes les"
                " couleurs peuvent être jouées. Commencez par celles des autres et gardez la vôtre"
                " pour plus tard : une carte posée tôt est vite recouverte.",
            ),
        },
    ),
    Step(
        "first-take",
        YOUR_TURN,
        lambda view: taking(view) and laid(view) <= view["players"],
        {
            "en": (
                "Take a card",
                "Now take one of the open cards in the park. Everybody sees which one. Cards of your"
                " own colour are worth the most to you, high numbers first.",
            ),
            "fr": (
                "Prenez une carte",
                "Prenez maintenant une des cartes visibles dans le parc. Tout le monde voit laquelle."
                " Les cartes de votre couleur valent le plus pour vous, surtout les grands nombres.",
            ),
        },
    ),
    Step(
        "alone",
        YOUR_TURN,
        alone,
        {
            "en": (
                "You go on alone",
                "All the others have passed, so turn after turn is yours. Play every card that brings"
                " you points, keep the rest, and pass when nothing helps any more.",
            ),
            "fr": (
                "Vous continuez sans adversaire",
                "Tous les autres ont passé : tous les tours sont à vous. Jouez chaque carte qui vous"
                " rapporte des points, gardez les autres, et passez quand plus rien ne vous aide.",
            ),
        },
    ),
)

# Of these several can be due for long; they take turns, so that each is told.
IN_TURN = (
    Step(
        "nothing-to-take",
        YOUR_TURN,
        nothing_to_take,
        {
            "en": (
                "Playing out the hands",
                "The reserve is gone: nobody takes cards any more, the hands are played out. A card"
                " that would help a rival need not be played. You may pass and keep it in your hand.",
            ),
            "fr": (
                "On joue sa main",
                "La réserve est épuisée : personne ne prend plus de carte, on joue les mains. Une"
                " carte qui aiderait un adversaire n'a pas à être jouée : vous pouvez passer et la"
                " garder en main.",
            ),
        },
    ),
    Step(
        "pile-empty",
        YOUR_TURN,
        last_turns,
        {
            "en": (
                "The pile is empty",
                "The reserve is not refilled any more, so all cards that can still be taken lie open."
                " Choose with care: what you leave, the next player may take.",
            ),
            "fr": (
                "La pioche est vide",
                "La réserve n'est plus complétée : toutes les cartes qu'on peut encore prendre sont"
                " visibles. Choisissez bien : ce que vous laissez, le joueur suivant peut le prendre.",
            ),
        },
    ),
    Step(
        "somebody-passed",
        YOUR_TURN,
        somebody_passed,
        {
            "en": (
                "Somebody has passed",
                "A player who has passed is out until the end of this game. The cards in that hand"
                " cover nothing any more. Their towers stay and still count, and you may cover them.",
            ),
            "fr": (
                "Quelqu'un a passé",
                "Qui a passé ne joue plus jusqu'à la fin de la partie. Les cartes de cette main ne"
                " recouvrent plus rien. Ses tours restent et comptent toujours, et vous pouvez les"
                " recouvrir.",
            ),
        },
    ),
    Step(
        "only-others",
        HINTS,
        only_others,
        {
            "en": (
                "Is it time to pass?",
                "You have no card of your own colour in your hand, and the end is near. Whoever passes"
                " keeps their cards: strong cards of the others then never reach the skyline. But you"
                " cannot cover anything any more either, so look at the towers first.",
            ),
            "fr": (
                "Est-ce le moment de passer ?",
                "Vous n'avez plus de carte de votre couleur en main et la fin approche. Qui passe garde"
                " ses cartes : les fortes cartes des autres n'arrivent alors jamais sur une tour. Mais"
                " vous ne pourrez plus rien recouvrir non plus : regardez d'abord les tours.",
            ),
        },
    ),
    Step(
        "ring",
        SCORE,
        over_the_ring,
        {
            "en": (
                "Around the clock",
                "Your run leads over 12 and 1: the skyline is a ring, and they are neighbours. With 11,"
                " 12 and 1 you have the two highest numbers and a run of three.",
            ),
            "fr": (
                "Le tour du cadran",
                "Votre suite passe par le 12 et le 1 : les tours forment un anneau et ces deux-là sont"
                " voisines. Avec 11, 12 et 1 vous avez les deux plus grands nombres et une suite de"
                " trois.",
            ),
        },
    ),
    Step(
        "last-floor",
        HINTS,
        last_floor,
        {
            "en": (
                "The fourth floor stays",
                "On one of the numbers in your hand three cards lie already. Each number exists only"
                " four times, so the fourth card can never be covered. That is the best place for a"
                " card of your own.",
            ),
            "fr": (
                "Le quatrième étage reste",
                "Sur l'un des nombres de votre main, il y a déjà trois cartes. Chaque nombre n'existe"
                " que quatre fois : la quatrième carte ne sera jamais recouverte. C'est la meilleure"
                " place pour une carte de votre couleur.",
            ),
        },
    ),
    Step(
        "run",
        SCORE,
        own_run,
        {
            "en": (
                "A run of your own",
                "Your neighbouring towers form a run. It brings a bonus as long as nobody breaks it:"
                " 3 points for two towers, 6 for three, up to 25 for six. The medal at the run shows"
                " what it brings now.",
            ),
            "fr": (
                "Une suite à vous",
                "Vos tours voisines forment une suite. Elle rapporte une prime tant que personne ne la"
                " coupe : 3 points pour deux tours, 6 pour trois, jusqu'à 25 pour six. La médaille"
                " montre ce qu'elle rapporte maintenant.",
            ),
        },
    ),
    Step(
        "covered",
        SCORE,
        was_covered,
        {
            "en": (
                "Your card is covered",
                "One of your cards lies under another one and counts no longer. Only the top of each"
                " tower scores. There are four cards of each number, so it can change again.",
            ),
            "fr": (
                "Votre carte est recouverte",
                "Une de vos cartes est sous une autre et ne compte plus. Seul le sommet de chaque tour"
                " rapporte. Chaque nombre existe quatre fois : cela peut encore changer.",
            ),
        },
    ),
    Step(
        "cover",
        YOUR_TURN,
        can_cover,
        {
            "en": (
                "Cover a rival",
                "You have a card whose number shows the colour of another player. Yours goes on top,"
                " and theirs counts no longer. Beside each choice you read whose points would change.",
            ),
            "fr": (
                "Recouvrez un adversaire",
                "Vous avez une carte dont le nombre montre la couleur d'un autre joueur. La vôtre va"
                " dessus et la sienne ne compte plus. À côté de chaque choix, vous lisez quels points"
                " changeraient.",
            ),
        },
    ),
    Step(
        "known-hands",
        YOUR_TURN,
        lambda view: known_hands(view) and laid(view) > 2 * view["players"],
        {
            "en": (
                "You know some of their cards",
                "Cards taken from the reserve are known to all. They are shown beside the player who"
                " has them until they are played. So you see which of your towers are in danger.",
            ),
            "fr": (
                "Vous connaissez de leurs cartes",
                "Les cartes prises dans la réserve sont connues de tous. Elles sont montrées près du"
                " joueur qui les a, jusqu'à ce qu'il les joue. Vous voyez donc lesquelles de vos tours"
                " sont menacées.",
            ),
        },
    ),
    Step(
        "take-for-others",
        HINTS,
        taking,
        {
            "en": (
                "Look with the eyes of the next player",
                "A card that you take is a card that the others do not get. A high card of a rival is"
                " safe in your hand, and you decide whether it is ever played.",
            ),
            "fr": (
                "Regardez avec les yeux du suivant",
                "Une carte que vous prenez est une carte que les autres n'auront pas. Une forte carte"
                " d'un adversaire est à l'abri dans votre main : c'est vous qui décidez si elle sera"
                " jouée.",
            ),
        },
    ),
)
STEPS = AT_ONCE + IN_TURN


def lesson(view: View, language: str) -> Lesson | None:
    """The most telling lesson for the seat to move, if one is due."""
    for step in AT_ONCE:
        if step.due(view):
            return step.told(language)
    due = [step for step in IN_TURN if step.due(view)]
    a_round = laid(view) // view["players"]
    return due[a_round % len(due)].told(language) if due else None
