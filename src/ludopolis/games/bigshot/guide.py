"""The first-game guide of Big Shot: what to do now, and why it matters.

A lesson is told when its situation comes up; the table shows each one once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludopolis.engine.scene import Lesson
from ludopolis.games.bigshot.market import BOARD, DISTRICTS_TO_WIN, FULL, LOT, ROUNDS
from ludopolis.games.bigshot.town import View, colours_of, leading

# Chapters of the rulebook, the opening being the first.
A_ROUND, LOANS, DISTRICT, END, EXPERT, THREE, TWO, HINTS = 5, 6, 7, 8, 9, 10, 11, 12

CHAPTERS = {"bid": A_ROUND, "loan": EXPERT, "pay": TWO, "place": DISTRICT}


def chapter(view: View) -> int:
    """The chapter about the decision of a view."""
    return END if view["decision"] is None else CHAPTERS[view["decision"]]


# --- Situations -------------------------------------------------------------------------------


def always(view: View) -> bool:  # noqa: ARG001
    """Whenever its decision is due."""
    return True


def unsold(view: View) -> list[dict[str, int]]:
    """The pawns of the districts that are not sold."""
    return [d["pawns"] for d in view["districts"].values() if d["owner"] is None]


def next_to_last_word(view: View) -> bool:
    """Would a pass give the leader the pawns for nothing?"""
    others = [seat for seat in range(1, view["players"] + 1) if seat != view["seat"]]
    left = [seat for seat in others if not view["passed"][seat - 1]]
    return view["bid"] == 0 and left == [view["leader"]]


def is_short(view: View) -> bool:
    """Is there nothing to bid with, but a loan to be had?"""
    return view["may_bid"] is False and bool(view["may_borrow"])


def in_debt(view: View) -> bool:
    """Have three loans been taken?"""
    return max(view["loans"][colour] for colour in colours_of(view, view["seat"])) >= 3


def few_districts(view: View) -> bool:
    """Is the second half on, and too few districts are owned?"""
    own = colours_of(view, view["seat"])
    few = any(view["owned"][colour] < DISTRICTS_TO_WIN for colour in own)
    return view["round"] > ROUNDS // 2 and few


def one_to_go(view: View) -> bool:
    """Does a single pawn decide a district?"""
    return any(sum(pawns.values()) == FULL - 1 for pawns in unsold(view))


def lesser_leads(view: View) -> bool:
    """Has a tie made a colour with fewer pawns the leading one?"""
    for pawns in unsold(view):
        ahead = leading(pawns)
        if ahead is not None and pawns[ahead] < max(pawns.values()):
            return True
    return False


def park_wanted(view: View) -> bool:
    """Is a park sold, or contested?"""
    parks = [view["districts"][park] for park in BOARD["parks"]]
    return any(park["owner"] is not None or sum(park["pawns"].values()) >= 3 for park in parks)


@dataclass(frozen=True)
class Step:
    """A lesson, and when it is told."""

    key: str
    decision: str  # for which decision; "" is any
    holds: Callable[[View], bool]
    chapter: int


# The rarer and the more urgent come first.
STEPS = (
    Step("last round", "", lambda view: view["round"] == ROUNDS, END),
    Step("two colours", "bid", lambda v: v["players"] == 2 and v["round"] == 1, TWO),
    Step("expert loan", "loan", always, EXPERT),
    Step("which purse", "pay", always, TWO),
    Step("short of cash", "bid", is_short, LOANS),
    Step("in debt", "bid", in_debt, LOANS),
    Step("free lot", "bid", next_to_last_word, A_ROUND),
    Step("few districts", "bid", few_districts, END),
    Step("first bid", "bid", lambda view: view["bid"] == 0, A_ROUND),
    Step("raise", "bid", always, A_ROUND),
    Step("one to go", "place", one_to_go, DISTRICT),
    Step("lesser leads", "place", lesser_leads, DISTRICT),
    Step("park", "place", park_wanted, END),
    Step("nobody's colour", "place", lambda v: v["players"] == 3 and len(v["lot"]) < LOT, THREE),
    Step("first pawn", "place", lambda view: len(view["lot"]) == LOT, A_ROUND),
    Step("next pawn", "place", always, HINTS),
)


def lesson_key(name: str) -> str:
    """The name of a lesson, as a browser keeps it."""
    return name.replace(" ", "-").replace("'", "")


def lesson(view: View, language: str) -> Lesson | None:
    """The lesson for a view of the seat that decides."""
    if view["decision"] is None or view["seat"] is None:
        return None
    for step in STEPS:
        if step.decision in ("", view["decision"]) and step.holds(view):
            title, text = LESSONS[language][step.key]
            return Lesson(lesson_key(step.key), title, text, step.chapter)
    return None


# --- What is told -----------------------------------------------------------------------------

LESSONS = {
    "en": {
        "first bid": (
            "Four pawns are for sale",
            "The promoter has stopped, and the four large pawns are up for auction. Whoever buys"
            " them places all four, whatever their colours. Bid with the stepper, or pass and"
            " watch; a pass is final for this round.",
        ),
        "raise": (
            "Go higher, or let them have it",
            "Bid more than the highest bid, or pass. Only the winner pays. Ask yourself what the"
            " four pawns can do for you, and what they can do against you in other hands.",
        ),
        "free lot": (
            "Nobody has bid",
            "If you pass now, the leader of the round gets all four pawns for nothing. A bid of 1"
            " is often money well spent.",
        ),
        "short of cash": (
            "The bank lends",
            "Your cash is too little for a higher bid, but you may borrow once in each round. The"
            " first loan pays 9, the next 8, then 7, and each costs you 10 at the end. After"
            " borrowing you still bid or pass.",
        ),
        "in debt": (
            "Loans become dearer",
            "Every loan costs 10 at the end, and pays less than the one before. Weigh a new one"
            " against what a district would really bring: the cheapest are worth 9.",
        ),
        "few districts": (
            "Two districts to win",
            "Whoever has fewer than two districts cannot win, however rich. Half of the rounds"
            " are over: see to it that you get a second one, however small. Parks count.",
        ),
        "two colours": (
            "Two colours, two purses",
            "Both your colours have a purse of their own, and one purse pays a whole bid. You"
            " need two districts in each colour to win. Your own two colours cancel each other out"
            " if they tie.",
        ),
        "expert loan": (
            "A loan, before the bidding",
            "Everybody says now whether to borrow; during the bidding nobody can. Look at the"
            " four pawns: if they matter to you and your cash is low, borrow. A loan costs 10 at"
            " the end and pays less each time.",
        ),
        "which purse": (
            "Which colour pays?",
            "You have won. One of your two purses pays the whole bid. Keep money where you will"
            " need it, and remember that the capitals of both colours are added in the end.",
        ),
        "first pawn": (
            "Place the four pawns",
            "Touch a large pawn, then a district; or the other way round. You place all four, one"
            " by one, also those of others. At the seventh pawn a district is sold to the colour"
            " with most pawns there.",
        ),
        "next pawn": (
            "The pawns of others are tools",
            "Put what belongs to others where it does no harm, or where it makes two of them tie:"
            " colours that tie for most cancel each other out. The flag above a district shows who"
            " is ahead.",
        ),
        "one to go": (
            "One pawn decides",
            "A district with six pawns is sold as soon as the seventh comes. Choose it, and the"
            " preview shows to whom it would go. Nobody can place anything there afterwards.",
        ),
        "lesser leads": (
            "A tie lets the third one laugh",
            "Somewhere two colours tie for most pawns and cancel each other out, so a colour with"
            " fewer pawns is ahead. The flag shows it. You can make such a tie, or break one.",
        ),
        "park": (
            "The parks",
            "A park has no value, but it doubles the three districts around it for its owner, if"
            " they are of the same colour. All four together make 60 million.",
        ),
        "nobody's colour": (
            "Nobody's pawns",
            "With three players one colour belongs to nobody. Its pawns tie and win like the"
            " others; what it wins counts for no one. Use it to block, or to fill a district up.",
        ),
        "last round": (
            "The last round",
            "After these four pawns, every district finds its owner, also those with fewer than"
            " seven pawns. Money counts as much as land now: a district is worth no more than its"
            " number.",
        ),
    },
    "fr": {
        "first bid": (
            "Quatre pions à vendre",
            "Le promoteur s'est arrêté, et les quatre grands pions sont mis aux enchères. Qui les"
            " achète les place tous les quatre, quelles que soient leurs couleurs. Faites une"
            " offre, ou passez et regardez ; passer vaut pour tout le tour.",
        ),
        "raise": (
            "Monter, ou laisser faire",
            "Offrez plus que la meilleure offre, ou passez. Seul le gagnant paie. Demandez-vous"
            " ce que ces quatre pions peuvent pour vous, et ce qu'ils peuvent contre vous en"
            " d'autres mains.",
        ),
        "free lot": (
            "Personne n'a rien offert",
            "Si vous passez maintenant, le meneur du tour reçoit les quatre pions pour rien."
            " Offrir 1 est souvent de l'argent bien placé.",
        ),
        "short of cash": (
            "La banque prête",
            "Votre argent ne suffit pas pour monter, mais vous pouvez emprunter une fois par"
            " tour. Le premier emprunt verse 9, le suivant 8, puis 7, et chacun vous coûte 10 à la"
            " fin. Ensuite, vous faites une offre ou passez.",
        ),
        "in debt": (
            "Les emprunts deviennent chers",
            "Chaque emprunt coûte 10 à la fin, et verse moins que le précédent. Comparez avec ce"
            " qu'un quartier rapporte vraiment : les moins chers valent 9.",
        ),
        "few districts": (
            "Deux quartiers pour gagner",
            "Avec moins de deux quartiers, on ne gagne pas, si riche que l'on soit. La moitié des"
            " tours est passée : assurez-vous d'en avoir un second, si petit soit-il. Les parcs"
            " comptent.",
        ),
        "two colours": (
            "Deux couleurs, deux bourses",
            "Chacune de vos deux couleurs a sa bourse, et une seule paie toute l'offre. Il faut"
            " deux quartiers de chaque couleur pour gagner. À égalité, vos deux couleurs"
            " s'annulent aussi.",
        ),
        "expert loan": (
            "Un emprunt, avant l'enchère",
            "Chacun dit maintenant s'il emprunte ; pendant l'enchère, personne ne le peut."
            " Regardez les quatre pions : s'ils comptent pour vous et que l'argent manque,"
            " empruntez. Un emprunt coûte 10 à la fin et verse moins à chaque fois.",
        ),
        "which purse": (
            "Quelle couleur paie ?",
            "Vous avez gagné l'enchère. Une de vos deux bourses paie toute l'offre. Gardez"
            " l'argent là où il servira ; à la fin, les capitaux des deux couleurs s'additionnent.",
        ),
        "first pawn": (
            "Placez les quatre pions",
            "Touchez un grand pion, puis un quartier ; ou l'inverse. Vous placez les quatre, un"
            " par un, ceux des autres aussi. Au septième pion, un quartier est vendu à la couleur"
            " qui y a le plus de pions.",
        ),
        "next pawn": (
            "Les pions des autres sont des outils",
            "Mettez ceux des autres là où ils ne gênent pas, ou là où ils créent une égalité :"
            " les couleurs à égalité pour le plus de pions s'annulent. Le fanion d'un quartier"
            " montre qui est en tête.",
        ),
        "one to go": (
            "Un seul pion décide",
            "Un quartier de six pions est vendu dès que vient le septième. Choisissez-le, et"
            " l'aperçu montre à qui il irait. Plus personne ne pourra y placer de pion.",
        ),
        "lesser leads": (
            "Deux à égalité, un troisième en profite",
            "Quelque part, deux couleurs sont à égalité pour le plus de pions et s'annulent : une"
            " couleur qui en a moins est en tête. Le fanion le montre. Vous pouvez créer une telle"
            " égalité, ou la rompre.",
        ),
        "park": (
            "Les parcs",
            "Un parc ne vaut rien, mais il double pour son propriétaire les trois quartiers qui"
            " l'entourent, s'ils sont de la même couleur. Les quatre ensemble font 60 millions.",
        ),
        "nobody's colour": (
            "Les pions de personne",
            "À trois, une couleur n'est à personne. Ses pions font égalité et gagnent comme les"
            " autres ; ce qu'elle gagne ne compte pour personne. Servez-vous-en pour bloquer ou"
            " pour remplir un quartier.",
        ),
        "last round": (
            "Le dernier tour",
            "Après ces quatre pions, chaque quartier trouve son propriétaire, même avec moins de"
            " sept pions. L'argent compte maintenant autant que la terre : un quartier ne vaut pas"
            " plus que son nombre.",
        ),
    },
}
