"""Rice from a stone pot, covered with scored abalone, gingko, carrot and scallion; a shell and soy beside it."""


from kit.arrange import heap, place
from kit.colours import WARM_LIGHT
from kit.forms import blob
from kit.lights import area, table_lamp
from kit.materials import stone, wet
from kit.sets import table_set
from kit.view import camera
from things.banchan import spinach
from things.brassware import brass_dish, brass_spoon_and_sticks
from things.many import over_dome
from things.rice import rice_material, rice_mound
from things.sauces import sauce_dish
from things.shellfish import abalone, abalone_material, abalone_shell
from things.stone_pot import stone_pot
from things.vegetables import julienne, rings, sesame

SEED = 29
TOP = 0.66


def dish():
    """The pot and what it holds; the rice's middle reaches 0.22 above TOP."""
    place(stone_pot(), (0, 0, 0))
    place(rice_mound(0.84, 0.24, rice_material("#f3e2b6"), 2600, 3.0), (0, 0, TOP - 0.02))
    flesh = abalone_material()
    for x, y, turn, size in (
        (-0.3, -0.26, 30, 0.27),
        (0.2, -0.34, -24, 0.26),
        (0.44, 0.1, 70, 0.25),
        (-0.46, 0.16, 100, 0.25),
        (0.0, 0.08, 8, 0.29),
        (0.08, 0.48, 150, 0.24),
    ):
        reach = (x * x + y * y) ** 0.5 / 0.84
        z = TOP - 0.03 + 0.24 * (1 - reach**3)
        place(abalone(flesh, size), (x, y, z), (-24 * y / 0.84, 24 * x / 0.84, turn))
    nut = wet("gingko", "#d9c24a", "#f3ea9a", 0.16, 0.8)
    ground = lambda x, y: TOP - 0.01 + 0.24 * (1 - min(1, (x * x + y * y) ** 0.5 / 0.84) ** 3)
    for x, y in ((-0.06, -0.5), (-0.62, -0.12), (0.52, -0.2), (0.34, 0.36), (-0.26, 0.46)):
        heap([blob("gingko", nut, (0.062, 0.05, 0.048), detail=3)], 3, 0.07, (x, y), ground, 60, sink=0.005)
    for x, y in ((-0.04, -0.16), (-0.66, -0.02), (0.3, -0.12), (-0.1, 0.38), (0.62, -0.1)):
        place(julienne(wet("carrot", "#ee7420", "#ffae60", 0.2), 14, 0.09, 0.06, 0.14, 0.012), (x, y, ground(x, y)))
    for x, y in ((-0.1, -0.1), (0.38, -0.12), (-0.44, -0.06), (0.2, 0.3), (-0.3, 0.4), (0.0, -0.6)):
        rings(10, 0.1, (x, y), lambda x, y: ground(x, y) + 0.02, size=0.03)
    sesame(90, [(p, n) for p, n in over_dome(200, 0.74, 0.24, 3.0, (0, 0, TOP - 0.005))])


def around():
    """An abalone in its shell, soy with scallion, greens."""
    place(abalone_shell(0.42), (1.72, -0.62, 0.0), (0, 0, 24))
    place(abalone(None, 0.24), (1.72, -0.62, 0.07), (0, 0, 24))
    place(sauce_dish(0.32), (-1.62, -0.35, 0))
    rings(14, 0.16, (-1.62, -0.35), 0.12, size=0.026)
    place(brass_dish(0.36), (1.55, 1.15, 0))
    place(spinach(), (1.55, 1.15, 0.05), scale=1.3)
    place(brass_spoon_and_sticks(), (0.62, -1.36, 0), (0, 0, 6))
    table_lamp((-1.75, 2.9, 0), 1.15)


def build():
    """The whole picture."""
    table_set(stone("basalt table", "#181c22", "#3b424c", 0.8, 0.5, 0.6), lamp_side="left", lights=30)
    area((0.3, -3.8, 3.2), (0, 0, 0.5), 2.0, 40, WARM_LIGHT, name="low fill")
    dish()
    around()
    camera((0.12, -4.2, 3.2), (0.06, 0.0, 0.5), 66, focus=(0, -0.3, 0.85), blur=28)
