"""Burrata torn open over tomatoes of three colours, basil and green oil, on a blue plate; bread behind."""

from math import atan2, cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob
from kit.graph import Graph
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import fork
from things.garnish import basil, basil_leaf, cracked_pepper, drops, herb_green, pool, salt_flakes
from things.pasta import half_tomato, roast_tomato
from things.pastry import bread_slice, crumb_material, crust_material
from things.tableware import PLATE_FLOOR, coupe
from things.vessels import oil_cruet

SEED = 38


def burrata(radius=0.56):
    """Models a soft white purse that sags, is puckered where it is tied, and is glossy with cream."""
    graph = Graph("burrata")
    tone = graph.ramp(graph.noise(2.6, 3), (0.34, "#e9e2d2"), (0.66, "#f8f4ea"))
    graph.set(Base_Color=tone, Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    graph.set(Emission=tone, Emission_Strength=0.05)
    graph.material.cycles.sample_as_light = False
    graph.bump(graph.noise(4, 3), 0.15, 0.03)
    rand = uniform(0, 30)

    def bend(p):
        t = p.z / radius
        a = atan2(p.y, p.x)
        pleat = 0.06 * sin(11 * a + 2 * noise.noise(Vector((cos(a), sin(a), rand)))) * max(0.0, t - 0.55) / 0.45
        neck = 1 - 0.45 * max(0.0, t - 0.7) / 0.3
        sag = 1.12 if t < 0 else 1.12 - 0.12 * t
        z = p.z * (0.62 if t < 0 else 0.84) + 0.17 * radius * max(0.0, t - 0.82) / 0.18
        return Vector((p.x * sag * neck * (1 + pleat), p.y * sag * neck * (1 + pleat), z))

    return blob("burrata", graph.material, (radius,) * 3, 0.03, 1.0, 6, bend)


def dish(at=(0, 0, 0.03)):
    """Models the plate and its food."""
    x0, y0, z0 = at
    floor = z0 + PLATE_FLOOR
    place(coupe(1.45, 0.2, ceramic("sea blue", "#33567f", "#213c60", 0.5, 0.2)), at)
    oil = wet("green oil", "#6f7a12", "#b9bd3a", 0.02, 1.0)
    place(pool(oil, 2.1, 1.7, 0.024, 0.2, 5), (x0, y0 - 0.05, floor - 0.005))
    place(burrata(), (x0 + 0.02, y0 + 0.08, floor + 0.36))
    for i in range(15):
        a = 2 * pi * i / 15 + uniform(-0.1, 0.1)
        r = uniform(0.76, 1.04)
        size = uniform(0.14, 0.2)
        at_ = (x0 + r * cos(a), y0 + 0.04 + r * 0.86 * sin(a), floor)
        if i % 3 == 1:
            place(roast_tomato(size * 0.95), at_, (uniform(-12, 12), uniform(-12, 12), uniform(0, 360)))
        else:
            place(half_tomato(size), at_, (uniform(-4, 18), uniform(-14, 14), uniform(0, 360)))
    green = herb_green("basil", "#1c4f12", "#437f22", 1.0)
    basil((x0 + 0.04, y0 + 0.06, floor + 0.84), green, 6, 0.3, 30, 16)
    for x, y, z, turn in (
        (-0.72, -0.44, 0.2, 200),
        (0.7, -0.52, 0.18, -30),
        (-0.1, -0.82, 0.16, 250),
        (0.86, 0.3, 0.2, 60),
    ):
        place(basil_leaf(green, 0.32), (x0 + x, y0 + y, floor + z), (uniform(-10, 10), -12, turn))
    salt_flakes(
        scatter(22, 0.05, radius=0.3, centre=(x0 + 0.02, y0 - 0.1)),
        lambda x, y: floor + 0.78 - 0.4 * (y - y0 - 0.1) ** 2,
    )
    cracked_pepper(scatter(50, 0.05, radius=1.2, centre=(x0, y0)), floor + 0.03)
    drops(scatter(14, 0.1, radius=1.2, centre=(x0, y0), avoid=[(x0, y0, 1.0)]), floor, oil)


def build():
    table_set(wood("olive", "#4a301a", "#8f6a42", 1.2, 0.42, "X", 0.15), "left", 0.95, 1.8, lights=44)
    area((0.8, -4.0, 3.2), (0, 0, 0.3), 2.2, 90, WARM_LIGHT, name="low fill").visible_glossy = False
    dish()
    cloth("linen", 2.2, 4.6, linen("linen", "#c9c0ae", 30), 0.02, seed=8, at=(2.2, 0.4, 0), turn=-8)
    place(fork(2.0), (1.9, -1.0, 0.05), (0, 0, 96))
    crust, crumb = crust_material(0.1), crumb_material(0.95)
    for i, x in enumerate((-1.5, -1.2, -0.88)):
        place(bread_slice(0.66, 0.56, 0.11, crust, crumb), (x, 1.75, 0.02), (0, 16 * i, 10))
    place(oil_cruet(1.25, 0.27), (1.2, 1.9, 0))
    camera((-0.2, -5.0, 2.9), (0.0, 0.12, 0.34), 66, focus=(0, -0.3, 0.4), blur=28)
