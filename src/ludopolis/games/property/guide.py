"""The first-game guide: what to look at in the situation of a view, in plain words."""

from __future__ import annotations

from dataclasses import dataclass

from ludopolis.engine.scene import Lesson, View
from ludopolis.games.property import survey
from ludopolis.games.property.survey import FREE, LOSS, MORTGAGE, RENT, RUIN, Effect, Pair

# Chapters of the rulebook.
TURN, RENTS, OWN_SQUARES, END, OPTIONS = 4, 5, 6, 7, 8

FEW_FREE = 16  # a quarter of the land
NEARLY_RUINED = 15  # dollars
EARLY_ROUNDS = 6


@dataclass(frozen=True)
class Page:
    """A lesson as it is written."""

    chapter: int
    title: dict[str, str]
    text: dict[str, str]


PAGES = {
    "first": Page(
        TURN,
        {"en": "Two cards, one square", "fr": "Deux cartes, une case"},
        {
            "en": "Play a red card and a black one: red names the column, black the row. Where they"
            " cross lies your square. Free squares cost nothing, so take one now. You can touch the"
            " two cards, or the square itself.",
            "fr": "Jouez une carte rouge et une noire : la rouge donne la colonne, la noire la rangée."
            " À leur croisement se trouve votre case. Une case libre ne coûte rien : prenez-en une."
            " Touchez les deux cartes, ou la case elle-même.",
        },
    ),
    "free": Page(
        TURN,
        {"en": "Build up your land", "fr": "Bâtissez votre domaine"},
        {
            "en": "Every free square that you take will bring you rent when others land on it. The"
            " number on a square is the size of its group: that is what makes it dear.",
            "fr": "Chaque case libre que vous prenez vous rapportera un loyer quand d'autres y"
            " tomberont. Le nombre sur une case est la taille de son groupe : c'est lui qui la rend"
            " chère.",
        },
    ),
    "join": Page(
        RENTS,
        {"en": "Let your squares touch", "fr": "Soudez vos cases"},
        {
            "en": "One of your pairs names a free square side by side with yours. Squares that touch"
            " form one group, and a visit anywhere in a group of four costs four times as much as a"
            " lone square. Corners do not connect.",
            "fr": "Une de vos paires désigne une case libre qui touche les vôtres par un côté. Des"
            " cases qui se touchent forment un groupe, et une visite dans un groupe de quatre coûte"
            " quatre fois plus que sur une case seule. Les coins ne comptent pas.",
        },
    ),
    "wild": Page(
        TURN,
        {"en": "Nines and tens go anywhere", "fr": "Les neuf et les dix vont partout"},
        {
            "en": "A 9 or a 10 stands for any number from 1 to 8 of its own colour. Touch it, then the"
            " column, the row or the square that you want. Keep it if you can: late in the game it"
            " finds the last free squares.",
            "fr": "Un 9 ou un 10 vaut le nombre de votre choix, de 1 à 8, dans sa couleur. Touchez-le,"
            " puis la colonne, la rangée ou la case voulue. Gardez-le si possible : en fin de partie,"
            " il trouve les dernières cases libres.",
        },
    ),
    "suits": Page(
        RENTS,
        {"en": "Suits set the rent", "fr": "L'enseigne fait le loyer"},
        {
            "en": "You can reach the same square of another player with different suits. A heart"
            " doubles the rent, and so does a spade; both together make it four times as high. Keep"
            " diamonds and clubs for visits, and spend hearts and spades on free squares.",
            "fr": "Vous pouvez atteindre la même case d'un adversaire avec d'autres enseignes. Un cœur"
            " double le loyer, un pique aussi ; ensemble, ils le quadruplent. Gardez carreaux et"
            " trèfles pour les visites, et jouez cœurs et piques sur les cases libres.",
        },
    ),
    "rent": Page(
        RENTS,
        {"en": "Other people's squares", "fr": "Les cases des autres"},
        {
            "en": "Some of your pairs name a square that belongs to somebody else. You would pay its"
            " owner rent: the squares of the group, times what your suits say. The cost is shown"
            " before you confirm, so compare your pairs.",
            "fr": "Certaines de vos paires désignent une case qui appartient à un autre. Vous lui"
            " paieriez un loyer : les cases du groupe, multipliées selon vos enseignes. Le coût"
            " s'affiche avant que vous confirmiez : comparez vos paires.",
        },
    ),
    "no free": Page(
        RENTS,
        {"en": "No free square this time", "fr": "Pas de case libre cette fois"},
        {
            "en": "None of your pairs names a free square, and nobody may pass. Look for the least"
            " harm: a low rent, or a square of your own. When you have paid rent you may buy the"
            " square, if you have the units.",
            "fr": "Aucune de vos paires ne désigne une case libre, et on ne peut pas passer. Cherchez le"
            " moindre mal : un petit loyer, ou une case à vous. Après avoir payé un loyer, vous pouvez"
            " acheter la case si vous avez assez d'unités.",
        },
    ),
    "own": Page(
        OWN_SQUARES,
        {"en": "A shelter of your own", "fr": "Un abri chez vous"},
        {
            "en": "A pair that names your own square puts a mortgage on it: you pay nothing and get"
            " nothing. The square still brings rent. That is a good way round a high rent, but only"
            " once for each square.",
            "fr": "Une paire qui désigne votre propre case l'hypothèque : vous ne payez rien et ne"
            " recevez rien. La case rapporte toujours. C'est un bon moyen d'éviter un gros loyer, mais"
            " une seule fois par case.",
        },
    ),
    "marked": Page(
        OWN_SQUARES,
        {"en": "Mind the marked squares", "fr": "Attention aux cases marquées"},
        {
            "en": "One of your pairs names a square of yours that is mortgaged already. Play it, and"
            " you lose the square: it is free again for anybody. Still, that may be cheaper than the"
            " rent elsewhere.",
            "fr": "Une de vos paires désigne une case à vous déjà hypothéquée. Si vous la jouez, vous"
            " perdez la case : elle redevient libre pour tous. C'est parfois moins cher que le loyer"
            " d'ailleurs.",
        },
    ),
    "buy": Page(
        RENTS,
        {"en": "Buy it?", "fr": "L'acheter ?"},
        {
            "en": "The rent is paid. Now you may buy this square for one unit per square of its group,"
            " and the owner cannot refuse. Buy where it joins your squares or hurts a strong group;"
            " your units go to the owner and are worth nothing at the end.",
            "fr": "Le loyer est payé. Vous pouvez maintenant acheter cette case pour une unité par case"
            " de son groupe, et le propriétaire ne peut pas refuser. Achetez là où elle rejoint vos"
            " cases ou affaiblit un grand groupe ; vos unités vont au propriétaire et ne valent rien à"
            " la fin.",
        },
    ),
    "cut": Page(
        RENTS,
        {"en": "Cut a group in two", "fr": "Couper un groupe en deux"},
        {
            "en": "This square holds a group together. If you buy it, the rest falls apart into"
            " smaller groups, and every visit there becomes cheaper. For everybody, you too.",
            "fr": "Cette case fait tenir un groupe. Si vous l'achetez, le reste se divise en groupes"
            " plus petits, et chaque visite y devient moins chère. Pour tout le monde, vous compris.",
        },
    ),
    "danger": Page(
        END,
        {"en": "This pair would ruin you", "fr": "Cette paire vous ruinerait"},
        {
            "en": "One of your pairs costs more rent than you have. Whoever cannot pay hands over every"
            " coin and is bankrupt. Rent that is exactly your cash can still be paid.",
            "fr": "Une de vos paires coûte plus que ce que vous avez. Qui ne peut pas payer donne"
            " jusqu'à sa dernière pièce et fait faillite. Un loyer égal à votre argent se paie encore.",
        },
    ),
    "doomed": Page(
        END,
        {"en": "There is no way out", "fr": "Il n'y a plus d'issue"},
        {
            "en": "Every pair of yours is your ruin. You can still choose who gets your last coins:"
            " the richest player will win, so mind whom you help.",
            "fr": "Chacune de vos paires vous ruine. Vous choisissez encore qui reçoit vos dernières"
            " pièces : le plus riche va gagner, regardez donc qui vous aidez.",
        },
    ),
    "full": Page(
        RENTS,
        {"en": "The land is filling up", "fr": "Le terrain se remplit"},
        {
            "en": "Few free squares are left, and rents get high. Now 9s and 10s are precious, your own"
            " squares are a shelter, and units may buy what the cards no longer give.",
            "fr": "Il reste peu de cases libres, et les loyers montent. Les 9 et les 10 deviennent"
            " précieux, vos cases sont un abri, et les unités achètent ce que les cartes ne donnent"
            " plus.",
        },
    ),
    "last coins": Page(
        END,
        {"en": "Somebody is nearly ruined", "fr": "Quelqu'un est presque ruiné"},
        {
            "en": "One player has only a few dollars left, and the game ends with a bankruptcy. Then"
            " only cash decides, so see to it that you are the richest by then.",
            "fr": "Un joueur n'a plus que quelques dollars, et la partie s'achève sur une faillite."
            " Seul l'argent décide alors : tâchez d'être le plus riche à ce moment-là.",
        },
    ),
    "fewer": Page(
        OPTIONS,
        {"en": "The game goes on", "fr": "La partie continue"},
        {
            "en": "Somebody is bankrupt, but at this table the game goes on. Their squares are free"
            " again, without mortgages: take them before others do.",
            "fr": "Quelqu'un a fait faillite, mais à cette table la partie continue. Ses cases sont de"
            " nouveau libres, sans hypothèque : prenez-les avant les autres.",
        },
    ),
    "show": Page(
        TURN,
        {"en": "A colour is missing", "fr": "Il manque une couleur"},
        {
            "en": "Your hand has only one colour, so it names no square. Show it, put it on the"
            " discards and draw anew: if the new hand has both colours, you play at once.",
            "fr": "Votre main n'a qu'une couleur et ne désigne donc aucune case. Montrez-la,"
            " défaussez-la et piochez de nouveau : si la nouvelle main a les deux couleurs, vous jouez"
            " aussitôt.",
        },
    ),
}


def lesson(view: View, language: str) -> Lesson:
    """The lesson for what is most telling in a view of the seat to move."""
    key = situation(view)
    page = PAGES[key]
    return Lesson(key, page.title[language], page.text[language], page.chapter)


def chapter(view: View) -> int:
    """The chapter of the rulebook for the decision of a view."""
    if view["over"]:
        return END
    return RENTS if view["decision"] == "buy" else TURN


def situation(view: View) -> str:
    """The key of the lesson: what is rare comes before what is common."""
    if view["decision"] == "buy":
        return "cut" if cuts(view) else "buy"
    if survey.lacks_a_colour(view["hand"]):
        return "show"
    if view["turns"] < view["players"]:
        return "first"
    effects = {pair: survey.effect_of(view, pair) for pair in survey.playable(view["hand"])}
    kinds = {effect.kind for effect in effects.values()}
    if kinds == {RUIN}:
        return "doomed"
    if RUIN in kinds:
        return "danger"
    if view["bankrupt"] and view["quiet_turns"] < view["players"]:
        return "fewer"
    if LOSS in kinds:
        return "marked"
    # Such cards are kept for long: later they would hide all other lessons.
    early = view["turns"] < EARLY_ROUNDS * view["players"]
    if early and any(survey.is_wild(card) for card in view["hand"]):
        return "wild"
    return ordinary(view, effects, kinds)


def ordinary(view: View, effects: dict[Pair, Effect], kinds: set[str]) -> str:
    """The key of the lesson for what happens every other turn."""
    if MORTGAGE in kinds:
        return "own"
    if FREE not in kinds:
        return "no free"
    if min(view["purses"]) <= NEARLY_RUINED and view["bankruptcies"] == 1:
        return "last coins"
    if 64 - len(survey.estates(view)) <= FEW_FREE:
        return "full"
    rents: dict[survey.Square, set[int]] = {}
    for pair, effect in effects.items():
        if effect.kind == RENT:
            rents.setdefault(pair.square, set()).add(effect.rent)
    if any(len(amounts) > 1 for amounts in rents.values()):
        return "suits"
    if rents:
        return "rent"
    return "join" if any(joins(view, pair.square) for pair in effects) else "free"


def joins(view: View, square: survey.Square) -> bool:
    """Does a square touch the land of the seat to move?"""
    return any(
        survey.owner_of(view, beside) == view["to_move"]
        for beside in survey.neighbours(square).values()
    )


def cuts(view: View) -> bool:
    """Would the rest of the group fall apart without the square that may be bought?"""
    owners = dict(survey.estates(view))
    square = (view["square"][0], view["square"][1])
    rest = survey.group_of(owners, square) - {square}
    del owners[square]
    return len({survey.group_of(owners, left) for left in rest}) > 1
