"""Pumpkin soup in a dark bowl: a swirl of cream, roasted seeds and drops of oil; a pumpkin, bread and butter behind."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area
from kit.lines import cloth, tube
from kit.materials import ceramic, linen, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import spoon
from things.garnish import basil_leaf, cracked_pepper, drops, herb_green
from things.pastry import bread_slice, crumb_material, crust_material
from things.tableware import coupe, deep_bowl

SEED = 52
SURFACE = 0.57


def soup_material():
    """Returns the material of a smooth thick soup, slightly mottled."""
    graph = Graph("pumpkin soup")
    tone = graph.ramp(graph.noise(3.2, 4, 0.6), (0.32, "#c9660c"), (0.52, "#de8318"), (0.7, "#ea9c2e"))
    graph.set(Base_Color=tone, Roughness=0.2, Clearcoat=0.7, Clearcoat_Roughness=0.12)
    graph.set(Emission=tone, Emission_Strength=0.06)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.noise(4, 3), 0.25, 0.02).material


def surface(radius=0.99):
    """Models the surface of the soup around the origin: almost flat, higher at the wall of the bowl."""
    rand = uniform(0, 20)

    def point(u, v):
        a, r = 2 * pi * u, radius * v
        x, y = r * cos(a), r * sin(a)
        z = 0.012 * noise.noise(Vector((x * 3, y * 3, rand))) * (1 - v**6) + 0.012 * v**14
        return x, y, z

    return grid("soup", 160, 50, point, soup_material(), closed=True)


def cream_swirl():
    """Models a spiral of cream that thins towards its end, with a few drops beside it."""
    cream = wet("cream", "#f6eedd", "#fffaf0", 0.12, 0.8, 0.04)
    points, taper, count = [], [], 60
    for i in range(count):
        t = i / (count - 1)
        a, r = 0.6 + 2 * pi * 2.1 * t, 0.05 + 0.52 * t
        sway = 0.03 * noise.noise(Vector((4 * cos(a), 4 * sin(a), 3)))
        points.append(((r + sway) * cos(a), (r + sway) * sin(a), 0.0))
        taper.append(1.25 - 0.95 * t + 0.25 * noise.noise(Vector((i * 0.35, 0, 0))))
    place(tube("cream", points, 0.05, cream, taper), (0.0, 0.02, SURFACE + 0.008), scale=(1, 1, 0.36))
    drops([(0.66 * cos(a), 0.66 * sin(a)) for a in (-0.4, -0.1, 0.12, 2.6)], SURFACE + 0.006, cream, (0.02, 0.045))


def seeds(places):
    """Models hulled pumpkin seeds lying at points (x, y), green with a paler edge."""
    green = wet("seed", "#4a5a20", "#9aa45a", 0.3, 0.5, 0.25, 12)

    def bend(p):
        t = p.x / 0.1
        return Vector((p.x, p.y * (0.86 - 0.3 * t), p.z))

    for x, y in places:
        form = blob("seed", green, (0.1, 0.052, 0.022), 0.05, detail=3, bend=bend)
        place(form, (x, y, SURFACE + 0.022), (uniform(-14, 14), uniform(-14, 14), uniform(0, 360)))


def pumpkin(radius=0.8, skin="#c8641a"):
    """Models a ribbed pumpkin with a dry stalk, standing on z=0."""
    graph = Graph("pumpkin skin")
    tone = graph.ramp(graph.noise(4, 4, 0.6), (0.34, "#8f3f0c"), (0.55, skin), (0.72, "#dd8a34"))
    graph.set(Base_Color=tone, Roughness=0.36, Clearcoat=0.3, Clearcoat_Roughness=0.25)
    graph.bump(graph.noise(16, 4), 0.25, 0.02)
    ribs = lambda r, z, a: (r * (0.94 + 0.09 * abs(cos(5.5 * a)) ** 0.6), z * (0.98 + 0.04 * abs(cos(5.5 * a))))
    profile = [(0, 0.08), (0.4, 0.0), (0.8, 0.14), (1.0, 0.5), (0.92, 0.92), (0.55, 1.14), (0.2, 1.1), (0, 1.0)]
    body = lathe("pumpkin", [(radius * r, radius * z) for r, z in profile], graph.material, 176, 6, 0.03, bend=ribs)
    path = [(0, 0, radius * 0.98), (0.02, 0, radius * 1.2), (0.1, 0.03, radius * 1.4)]
    stalk = tube("stalk", path, 0.085, simple("stalk", "#6d6238", 0.8, grain=(14, 0.6, 0.03)), [1.3, 0.8, 1.0])
    stalk.parent = body
    return body


def build():
    table_set(wood("walnut", "#24150c", "#5f3f28", 1.3, 0.42, "X", 0.2), "right", 0.95, 1.6, lights=44)
    area((-0.6, -4.0, 3.2), (0, 0, 0.3), 2.2, 80, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("linen", 3.5, 2.9, linen("slate blue", "#43566f", 28), 0.02, seed=4, at=(0, 0, -0.01), turn=-9)
    outer = ceramic("ink glaze", "#232b38", "#33241a", 0.3, 0.2)
    inner = ceramic("pale inside", "#d9d3c4", "#c2b9a6", 0.3, 0.16)
    place(coupe(1.45, 0.16, ceramic("ink plate", "#2b3442", "#1f2630", 0.3, 0.22)), (0, 0, 0.03))
    place(deep_bowl(1.1, 0.72, outer, inner), (0, 0, 0.085))
    place(surface(), (0, 0, SURFACE))
    cream_swirl()
    around = [(0.34, -0.5), (0.5, -0.36), (0.22, -0.62), (0.46, -0.56), (0.1, -0.52), (0.6, -0.5), (0.32, -0.34)]
    seeds(around)
    leaf_green = herb_green("herb", "#2c5c18", "#6fa83a", 1.0)
    for turn in (40, 150, 265):
        place(basil_leaf(leaf_green, 0.24), (0.02, 0.03, SURFACE + 0.03), (uniform(-10, 10), -16, turn))
    oil = wet("green oil", "#5d7a14", "#a9bd3a", 0.02, 1.0)
    drops(scatter(16, 0.06, radius=0.86, avoid=[(0, 0, 0.62)]), SURFACE + 0.004, oil, (0.014, 0.034), 0.3)
    cracked_pepper(scatter(26, 0.06, radius=0.8), SURFACE + 0.014, (0.008, 0.015))
    place(pumpkin(), (-1.35, 1.95, 0), (0, 0, 30))
    crust, crumb = crust_material(0.2), crumb_material(0.7)
    for i, x in enumerate((1.2, 1.5, 1.82)):
        place(bread_slice(0.74, 0.56, 0.12, crust, crumb), (x, 1.6, 0.02), (0, -15 * i, -8))
    place(spoon(1.8), (1.72, -1.2, 0.04), (0, 0, 92))
    camera((0.15, -4.75, 3.35), (0.02, 0.2, 0.4), 61, focus=(0, -0.25, 0.6), blur=30)
