"""Wheat noodles in a clear broth with beef, egg, courgette, carrot and scallion; a brass spoon, radish behind."""

from kit.arrange import place, vary
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, lacquer, linen, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.banchan import cubed_radish
from things.brassware import brass_dish
from things.noodles import clear_broth, curl, folded, oil_drops, soft_egg
from things.sauces import sauce_dish
from things.sushi import cut, fat_lines
from things.tableware import chopsticks, deep_bowl
from things.vegetables import julienne, rings

SEED = 13
SURFACE = 0.5


def dish():
    """The bowl, its broth and what stands out of it."""
    glaze = ceramic("celadon", "#a9c4b4", "#86a897", 0.2, 0.14)
    inner = ceramic("celadon inside", "#d8e2d4", "#b9cdbd", 0.15, 0.14)
    place(deep_bowl(1.12, 0.78, glaze, inner, fill=0.6, drink=clear_broth()), (0, 0, 0.03))
    place(folded(1.3, 0.95, 0.24, 190, 0.013), (-0.02, 0.08, SURFACE - 0.03), (0, 0, -28))
    place(curl(0.56, 2.6, 110, 0.013, 0.3), (0.02, -0.06, SURFACE + 0.06), (0, 0, 30))
    place(curl(0.3, 2.2, 60, 0.013, 0.34), (0.02, -0.04, SURFACE + 0.12), (8, -6, 140))
    beef = fat_lines("brisket", "#6f5244", "#54392d", "#b79c86", 0.09, 0.08, 0.3, 0.4, "#8a6a58", 0.15)
    for i, (x, y, turn) in enumerate(((-0.5, 0.34, 34), (-0.36, 0.42, 12), (-0.2, 0.47, -8))):
        slice_ = cut(
            "beef", vary(0.5, 0.58), vary(0.26, 0.3), 0.022, beef, lambda x, y: 0.05 - 0.35 * x * x, vary(0.8, 0.95)
        )
        place(slice_, (x, y, SURFACE + 0.1 + 0.03 * i), (vary(10, 18), vary(-10, -2), turn))
    place(soft_egg(0.2), (0.58, 0.16, SURFACE - 0.02), (16, -6, 20), 1.15)
    place(
        julienne(wet("courgette", "#6f9440", "#b8c884", 0.2), 60, 0.15, 0.1, 0.26, 0.008),
        (-0.36, -0.16, SURFACE + 0.2),
    )
    place(
        julienne(wet("carrot", "#ee7420", "#ffae60", 0.2), 54, 0.13, 0.09, 0.24, 0.008), (-0.16, -0.42, SURFACE + 0.17)
    )
    place(
        julienne(wet("egg strips", "#f6d050", "#ffe996", 0.3), 54, 0.13, 0.09, 0.26, 0.008),
        (0.16, -0.46, SURFACE + 0.19),
    )
    rings(16, 0.15, (0.02, -0.04), SURFACE + 0.44, size=0.024)
    for x, y, turn in ((0.06, 0.06, 20), (0.0, 0.02, 70), (0.1, 0.0, 130)):
        place(
            julienne(wet("chilli", "#c8200e", "#f0603a", 0.15), 3, 0.05, 0.02, 0.16, 0.008),
            (x, y, SURFACE + 0.5),
            (0, 0, turn),
        )
    place(oil_drops(46, 0.95, SURFACE, 0.6))


def build():
    """The whole picture."""
    table_set(stone("slate", "#171c24", "#39424e", 0.7, 0.42, 0.35, 0.1), lamp_side="right", lights=40)
    area((0.3, -3.8, 3.0), (0, 0, 0.3), 2.0, 44, WARM_LIGHT, name="low fill")
    cloth("grey linen", 2.4, 5.2, linen("grey", "#8b8f96", 28), 0.02, seed=6, at=(0.5, 0.3, 0), turn=12)
    dish()
    place(brass_dish(0.36), (1.65, 1.2, 0.05))
    place(cubed_radish(), (1.65, 1.2, 0.11), (0, 0, 30), 1.3)
    place(chopsticks(lacquer("stick", "#3c0f0b"), length=2.3), (-1.3, -1.35, 0.05), (0, 0, 4))
    place(sauce_dish(0.3, glaze=ceramic("indigo", "#1d3258")), (-1.6, 1.1, 0.0))
    camera((-0.2, -4.3, 3.2), (0.04, 0.0, 0.4), 64, focus=(0, -0.3, 0.6), blur=30)
