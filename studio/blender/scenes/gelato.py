"""Three scoops of gelato, vanilla, strawberry and pistachio, in a glass coupe on a silver foot, with a wafer; the
sea at dusk behind.
"""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import place, uniform
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, metal, stone
from kit.sets import table_set
from kit.view import camera
from things.berries import half_strawberry, whole_strawberry
from things.cutlery import spoon
from things.garnish import basil_leaf, herb_green
from things.many import chip, many, pose, sample_dome
from things.tableware import coupe

SEED = 17
RIM = 1.02


def ice_cream(name, tint, deep):
    """Returns the material of dense churned ice cream with streaks of the spoon and a soft sheen where it begins to
    melt.
    """
    graph = Graph(name)
    tone = graph.ramp(graph.noise(5, 4, 0.6), (0.34, deep), (0.64, tint))
    graph.set(Base_Color=tone, Roughness=0.42, Clearcoat=0.3, Clearcoat_Roughness=0.25)
    graph.set(Emission=tone, Emission_Strength=0.04)
    graph.material.cycles.sample_as_light = False
    drag = graph.noise(7, 4, 0.7, at=graph.coordinates(scale=(0.6, 1.6, 2.4)))
    return graph.bump(
        graph.math("ADD", drag, graph.math("MULTIPLY", graph.noise(34, 4, 0.75), 0.7)), 0.7, 0.035
    ).material


def scoop(material, radius=0.42):
    """Models a scooped ball with streaks around it and a ragged skirt at its foot."""
    rand = uniform(0, 40)

    def bend(p):
        a = p.normalized()
        streak = 0.03 * noise.noise(Vector((a.z * 7, a.x * 1.2, rand)))
        rough = 0.022 * noise.fractal(Vector(p * 9 / radius * 0.42 + Vector((rand, 0, 0))), 0.8, 2.0, 4)
        skirt = 0.0
        if -0.55 < a.z < -0.2:
            skirt = 0.1 * (1 + noise.noise(Vector((a.x * 5, a.y * 5, rand)))) * (1 - abs(a.z + 0.38) / 0.18)
        return p * (1 + streak + rough + max(0.0, skirt))

    return blob("scoop", material, (radius,) * 3, 0.0, 1, 6, bend)


def glass_coupe():
    """Models a footed silver cup with a beaded rim."""
    silver = metal("silver", SILVER, 0.18)
    outside = [(0, 0.0), (0.5, 0.0), (0.52, 0.03), (0.3, 0.07), (0.1, 0.16), (0.075, 0.36), (0.13, 0.48)]
    outside += [(0.5, 0.58), (0.78, 0.76), (0.9, 0.98), (0.93, RIM), (0.95, RIM + 0.015), (0.92, RIM + 0.02)]
    inside = [(0.88, 0.98), (0.75, 0.8), (0.46, 0.64), (0, 0.6)]
    lathe("cup", outside + inside, silver, 144, 5)


def wafer():
    """Models a thin rolled biscuit."""
    graph = Graph("wafer")
    turns = graph.waves(5, "Z", 0.6, at=graph.coordinates(rotation=(0.5, 0, 0)))
    graph.set(Base_Color=graph.ramp(turns, (0.3, "#b06a26"), (0.7, "#e6b566")), Roughness=0.55)
    roll = lambda u, v: (0.07 * (1 + 0.3 * u) * cos(4 * pi * u), 0.07 * (1 + 0.3 * u) * sin(4 * pi * u), 1.25 * v)
    return grid("wafer", 60, 40, roll, graph.bump(turns, 0.3, 0.01).material, thickness=0.008)


def build():
    table_set(stone("pale stone", "#4e5a68", "#7f8c9a", 0.6, 0.45, 0.3, 0.1), "right", 0.9, 2.4, lights=50)
    area((-2.2, -4.2, 2.8), (0, 0, 0.8), 2.4, 150, (1.0, 0.9, 0.76), name="low fill").visible_glossy = False
    area((0, -4.2, 0.03), (0, -4.1, 3), 8, 60, (1.0, 0.86, 0.68), 4.4)
    glass_coupe()
    vanilla = ice_cream("vanilla", "#f3e2b0", "#e2c684")
    strawberry = ice_cream("strawberry", "#ee9aa0", "#d4606c")
    pistachio = ice_cream("pistachio", "#b9c47c", "#8a9a4e")
    place(scoop(strawberry, 0.44), (-0.38, -0.14, 1.16), (0, 0, 0))
    place(scoop(pistachio, 0.43), (0.4, -0.16, 1.15), (0, 0, 70))
    place(scoop(vanilla, 0.46), (0.0, 0.1, 1.58), (0, 0, 140))
    nuts = [
        pose(Vector((0.4, -0.16, 1.15)) + n * 0.45, (uniform(0, 360), uniform(0, 360), 0), uniform(0.6, 1.4))
        for _, n in sample_dome(46, 0.4, 0.4)
        if n.y < 0.5 and n.z > 0.25
    ]
    if nuts:
        many(
            "pistachios",
            [chip("nut", None, (0.03, 0.022, 0.02), 9) for _ in range(3)],
            nuts,
            ice_cream("nut", "#9ab04a", "#5a6e20"),
        )
    seeds = [
        pose(Vector((0.0, 0.1, 1.58)) + n * 0.468, (0, 0, 0), uniform(0.5, 1.0))
        for _, n in sample_dome(120, 0.45, 0.45)
        if n.y < 0.4
    ]
    many(
        "vanilla seeds", [chip("seed", None, (0.007, 0.007, 0.007), 7)], seeds, ice_cream("seed", "#241408", "#120a04")
    )
    place(half_strawberry(0.15), (-0.62, -0.42, 1.3), (16, 0, 24))
    place(wafer(), (0.3, 0.34, 1.2), (-14, 22, 0))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((80, 40), (165, 30), (250, 34)):
        place(basil_leaf(green, 0.2), (-0.06, 0.02, 2.03), (uniform(-10, 10), -rise, turn))
    place(coupe(1.0, 0.1, ceramic("blue", "#27406a", "#1a2c50", 0.4, 0.2)), (0, 0, -0.052))
    place(whole_strawberry(0.16), (1.3, -0.3, 0.17), (70, 0, 40))
    place(whole_strawberry(0.15), (1.62, -0.12, 0.16), (80, 0, 160))
    place(spoon(1.5), (-1.6, -0.95, 0.02), (0, 0, 30))
    cloth("linen", 2.0, 2.6, linen("linen", "#c8bfae", 28), 0.014, seed=6, at=(-2.1, 0.2, -0.02), turn=12)
    table_lamp((1.7, 4.6, 0), 1.5)
    area((2.4, -2.2, 2.2), (0.1, 0, 1.2), 0.8, 30, WARM_LIGHT)
    camera((0.1, -6.6, 2.5), (0.04, 0.1, 1.02), 66, focus=(0, -0.4, 1.2), blur=28)
