"""Rice cooked in a stone pot under rows of sea urchin, scallion and laver on it; soy and side dishes beside it."""

from math import cos, radians, sin


from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wood
from kit.sets import table_set
from kit.view import camera
from things.banchan import spinach
from things.brassware import brass_dish, brass_spoon_and_sticks
from things.many import sample_dome
from things.porridge import seaweed_threads
from things.rice import rice_mound
from things.sauces import sauce_dish
from things.stone_pot import stone_pot
from things.urchin import tongue, urchin_material
from things.vegetables import rings, sesame

SEED = 31
TOP, RISE = 0.66, 0.2


def get_rice_height(x, y):
    """Returns the height of the rice at (x, y)."""
    return TOP - 0.01 + RISE * (1 - min(1, (x * x + y * y) ** 0.5 / 0.86) ** 5)


def rows_of_urchin():
    """Lays tongues in rows over the rice, each leaning on the one before it; a border of rice stays free."""
    flesh = urchin_material()
    for row in range(6):
        for i in range(-9, 10):
            x, y = (i + 0.5 * (row % 2)) * 0.08 + uniform(-0.014, 0.014), (row - 2.5) * 0.216 + uniform(-0.03, 0.03)
            if (x * x + y * y) ** 0.5 > 0.7:
                continue
            form = tongue(flesh, 0.3 * uniform(0.85, 1.15), 0.1 * uniform(0.85, 1.2))
            at = (x, y, get_rice_height(x, y) + 0.012 + 0.012 * (i % 2))
            place(form, at, (uniform(-12, 12), -15 + uniform(-6, 6), 90 + uniform(-24, 24)))


def dish():
    """Models the pot and its contents."""
    place(stone_pot())
    place(rice_mound(0.86, RISE, None, 6200, 5.0), (0, 0, TOP - 0.02))
    rows_of_urchin()
    for x, y in ((-0.06, -0.02), (0.05, 0.06), (0.02, -0.1)):
        rings(7, 0.06, (x, y), TOP + RISE + 0.1, size=0.026)
    around = [(p, n) for p, n in sample_dome(400, 0.84, RISE, 5.0, (0, 0, TOP - 0.005)) if p.to_2d().length > 0.7]
    sesame(70, around, "#2a241c")
    for turn in (232, 128):
        x, y = 0.66 * cos(radians(turn)), 0.66 * sin(radians(turn))
        place(seaweed_threads(), (x, y, get_rice_height(x, y) + 0.02), (0, 0, turn), 0.95)


def build():
    table_set(wood("pale oak", "#6a5236", "#b0926a", 0.9, 0.42, "X", 0.15), "right", 0.95, 1.6, lights=40)
    area((-0.4, -3.8, 3.2), (0, 0, 0.5), 2.0, 70, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("sea linen", 3.6, 2.8, linen("sea linen", "#3c5a78", 28), 0.02, seed=5, at=(0, 0, -0.01), turn=7)
    dish()
    pale = ceramic("pale glaze", "#c9c4b6", "#a9a392", 0.4, 0.16)
    place(sauce_dish(0.32, glaze=pale), (1.62, 0.1, 0.03))
    rings(12, 0.14, (1.62, 0.1), 0.14, size=0.026)
    place(brass_dish(0.38), (-1.6, 1.15, 0.02))
    place(spinach(), (-1.6, 1.15, 0.07), scale=1.3)
    place(brass_spoon_and_sticks(), (1.5, -1.3, 0.03), (0, 0, 94))
    camera((-0.2, -3.7, 4.1), (0.04, -0.04, 0.6), 72, focus=(0, -0.3, 0.85), blur=26)
