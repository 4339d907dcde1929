"""Abalone porridge in a white bowl: creamy rice with fanned slices, scallion, sesame and drops of oil; small dishes behind."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import place, vary
from kit.colours import WARM_LIGHT
from kit.forms import grid
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.banchan import braised_beef, kimchi
from things.brassware import brass_dish
from things.cutlery import spoon
from things.many import many, spot
from things.noodles import oil_drops
from things.rice import grain, rice_material
from things.shellfish import abalone_slices
from things.tableware import deep_bowl
from things.vegetables import julienne, rings

SEED = 37
SURFACE = 0.55


def cream(radius=0.98):
    """The porridge's face: thick, softly heaped, swollen grains half sunk in it."""
    tint = wet("porridge", "#d3bf86", "#e6d6a4", 0.34, 0.12, 0.12, 5)

    def height(x, y):
        far = (x * x + y * y) ** 0.5 / radius
        return (
            SURFACE
            + 0.05 * (1 - far * far)
            + 0.022 * noise.noise(Vector((x * 4, y * 4, 2)))
            + 0.012 * noise.noise(Vector((x * 11, y * 11, 7)))
        )

    def face(u, v):
        a = u * 2 * pi
        x, y = radius * v * cos(a), radius * v * sin(a)
        return x, y, height(x, y)

    grid("porridge", 120, 60, face, tint, closed=True)
    places = []
    for _ in range(620):
        a, r = vary(0, 2 * pi), radius * 0.97 * rng().random() ** 0.5
        x, y = r * cos(a), r * sin(a)
        places.append(
            spot(
                (x, y, height(x, y) + vary(-0.008, 0.006)), (vary(-18, 18), vary(-18, 18), vary(0, 360)), vary(0.9, 1.3)
            )
        )
    swollen = rice_material("#ead9aa", "swollen rice")
    many("grains", [grain(swollen, 0.036, 0.017) for _ in range(3)], places, swollen)


def dish():
    """The bowl and its garnish."""
    place(
        deep_bowl(
            1.08,
            0.78,
            ceramic("iron glaze", "#252b33", "#3a2c20", 0.2, 0.2),
            ceramic("pale glaze", "#bdb6a4", "#a39a86", 0.4, 0.16),
        ),
        (0, 0, 0.03),
    )
    cream()
    place(abalone_slices(), (-0.04, 0.1, SURFACE + 0.1), (0, 0, 14), 1.2)
    rings(28, 0.17, (0.44, -0.26), SURFACE + 0.04, size=0.036)
    gim = wet("gim", "#0e1a12", "#2f4a34", 0.3, 0.4)
    place(julienne(gim, 34, 0.16, 0.06, 0.2, 0.008), (-0.42, -0.32, SURFACE + 0.05))
    yolk = wet("carrot", "#ee7420", "#ffae60", 0.2)
    place(julienne(yolk, 24, 0.12, 0.06, 0.12, 0.014), (0.02, -0.46, SURFACE + 0.04))
    place(oil_drops(34, 0.86, SURFACE + 0.045, 0.45))


def build():
    """The whole picture."""
    table_set(wood("oak", "#5a3f26", "#a47c50", 0.9, 0.42, "X", 0.15), lamp_side="left", lights=36)
    area((0.3, -3.8, 3.0), (0, 0, 0.3), 2.0, 24, WARM_LIGHT, name="low fill")
    cloth("indigo cloth", 3.4, 2.9, linen("indigo", "#24385f", 28), 0.02, seed=9, at=(0.1, 0.0, 0), turn=-8)
    dish()
    place(brass_dish(0.38), (1.62, 1.15, 0.04))
    place(kimchi(), (1.62, 1.15, 0.09), (0, 0, 20), 1.35)
    place(brass_dish(0.34), (-1.55, 1.35, 0.04))
    place(braised_beef(), (-1.55, 1.35, 0.09), scale=1.3)
    place(spoon(1.7), (1.42, -1.1, 0.05), (0, 0, 96))
    camera((0.1, -4.3, 3.3), (0.1, 0.04, 0.36), 66, focus=(0, -0.3, 0.6), blur=30)
