"""Three pieces of nigiri, tuna, salmon and prawn, on a black slate with ginger and wasabi; soy and sake behind."""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.forms import slab
from kit.lights import area, table_lamp
from kit.materials import ceramic, lacquer, stone
from kit.sets import table_set
from kit.view import camera
from things.sauces import sauce_dish
from things.sushi import ginger, nigiri, wasabi
from things.tableware import chopsticks, cup

SEED = 21


def board():
    """Models the black slate and its food; its top is at 0.1."""
    slab("slate", (2.5, 1.15, 0.1), stone("slate", "#060709", "#121519", 6.0, 0.4, 0.1, 0.2), 0.02, 0.012, 5, 20)
    for kind, x, y, turn in (("tuna", -0.62, -0.1, 62), ("salmon", -0.1, -0.06, 60), ("prawn", 0.42, -0.02, 58)):
        place(nigiri(kind), (x, y, 0.1), (0, 0, turn))
    place(ginger(), (0.95, 0.22, 0.09))
    place(wasabi(), (0.93, -0.2, 0.1))


def side_items():
    """Models soy in a small dish, sake and the lamp."""
    place(sauce_dish(0.34, glaze=ceramic("indigo", "#1d3258", "#2c4a7c")), (1.3, 1.0, 0))
    place(cup(0.2, 0.3, ceramic("celadon", "#a9c2ae", "#86a48e")), (-1.15, 1.15, 0))
    place(cup(0.22, 0.72, ceramic("celadon", "#a9c2ae", "#86a48e")), (-0.62, 1.6, 0))
    place(chopsticks(lacquer(), length=2.1), (-1.05, -0.8, 0), (0, 0, 2))
    table_lamp((0.95, 4.2, 0), 0.78, 0.17)


def build():
    table_set(stone("counter", "#10141b", "#252c38", 0.5, 0.3, 0.2, 0.3), lamp_side="right")
    area((0.4, -3.2, 1.3), (0, 0, 0.15), 1.6, 22, WARM_LIGHT, name="low fill")
    board()
    side_items()
    camera((0.35, -4.2, 1.5), (0.08, 0.3, 0.26), 66, focus=(-0.1, -0.2, 0.25), blur=26)
