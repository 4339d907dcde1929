"""What lies on ice at a raw bar (1 unit = 10 cm): oysters in their liquor, half a lemon, ruffled seaweed. Each rests on z=0."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group
from kit.forms import grid, lathe
from kit.graph import Graph
from kit.materials import wet
from kit.stage import rng


def _shell_material():
    """UV v: up to 0.5 the pearly inside, bruised violet at its edge; beyond it the chalky layers outside."""
    graph = Graph("oyster shell")
    v = graph.axes("UV")[1]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(8, 4), 0.5), 0.06)
    layers = graph.ramp(graph.noise(12, 4, 0.7), (0.34, "#3b352c"), (0.52, "#8d8067"), (0.68, "#cabd9f"))
    at = graph.math("ADD", v, sway)
    pearl = graph.ramp(at, (0.2, "#c9c6be"), (0.4, "#c3c6c6"), (0.465, "#77707c"), (0.5, "#b6a98c"))
    body = graph.mix(graph.ramp(at, (0.485, 0.0), (0.515, 1.0)), pearl, layers)
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    return graph.bump(graph.noise(20, 4), 0.3, 0.012).material


def _flesh_material():
    """UV v from the plump cream middle to the dark, fringed mantle."""
    graph = Graph("oyster flesh")
    v = graph.axes("UV")[1]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4), 0.5), 0.24)
    tone = graph.ramp(
        graph.math("ADD", v, sway), (0.0, "#d9c598"), (0.52, "#cbb990"), (0.72, "#938a70"), (0.9, "#3c3a33")
    )
    graph.set(Base_Color=tone, Roughness=0.08, Clearcoat=1.0, Clearcoat_Roughness=0.02, Specular=0.6)
    graph.set(Emission=tone, Emission_Strength=0.04)
    return graph.bump(graph.noise(10, 3), 0.25, 0.02).material


def plump_oyster(size=0.34):
    """An oyster on its deep half shell along x, the hinge at -x: pearl within, plump wet flesh with a dark fringe."""
    chance = rng().random() * 40

    def outline(a):
        q = Vector((cos(a), sin(a), chance))
        tear = 1 + 0.2 * cos(a) - 0.1 * cos(2 * a)
        return size * tear * (1 + 0.1 * noise.noise(q * 1.6) + 0.05 * noise.noise(q * 5))

    def shell(u, v):
        a, r, out = 2 * pi * u, 1 - abs(1 - 2 * v), v > 0.5
        reach = outline(a) * (r if not out else r**0.55 * 1.05)
        x, y = reach * cos(a), reach * 0.74 * sin(a)
        wave = 0.08 * noise.noise(Vector((cos(a) * 2.4, sin(a) * 2.4, chance + 5))) * r**3
        ledge = 0.07 * noise.noise(Vector((cos(a) * 5, sin(a) * 5, r * 9 + chance))) if out else 0.0
        z = size * ((0.1 + 0.42 * r**2.6) if not out else 0.5 * r**1.4 - 0.02) + size * (wave * 2 + ledge)
        return x, y, max(0.0, z)

    def flesh(u, v):
        a = 2 * pi * u
        q = Vector((cos(a), sin(a), chance + 3))
        reach = outline(a) * 0.68 * v * (1 + 0.12 * noise.noise(q * 2.2) + 0.07 * v * noise.noise(q * 6))
        x, y = reach * cos(a) + 0.03 * size, reach * 0.74 * sin(a)
        belly = 0.24 * (1 - min(1.0, v / 0.98) ** 2.4) ** 0.8
        folds = 0.09 * noise.noise(Vector((x / size * 2.6, y / size * 4.2, chance)))
        fringe = 0.045 * noise.noise(Vector((cos(a) * 9, sin(a) * 9, chance))) * v**4
        return x, y, size * (0.225 + belly + folds * (1 - v * v) + fringe)

    water = wet("liquor", "#a2a69f", "#d8dcda", 0.02, 1.0)
    pool = lambda u, v: (
        outline(2 * pi * u) * 0.8 * v * cos(2 * pi * u),
        outline(2 * pi * u) * 0.59 * v * sin(2 * pi * u),
        size * 0.22,
    )
    parts = [
        grid("oyster shell", 120, 48, shell, _shell_material(), closed=True),
        grid("liquor", 60, 4, pool, water, closed=True),
        grid("oyster flesh", 132, 40, flesh, _flesh_material(), closed=True),
    ]
    return group(*parts, name="oyster")


def _lemon_face():
    """UV u around, v outwards: ten juicy wedges, their walls, pith and rind."""
    graph = Graph("lemon face")
    u, v = graph.axes("UV")[:2]
    off = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("MULTIPLY", u, 10.0)), 0.5))
    wall = graph.math("MULTIPLY", graph.math("SUBTRACT", 0.5, off), graph.math("ADD", v, 0.02))
    pulp = graph.ramp(
        graph.noise(10, 4, 0.6, at=graph.coordinates("UV", (7, 0.9, 1))), (0.36, "#dba512"), (0.66, "#f6d84e")
    )
    body = graph.mix(graph.ramp(wall, (0.018, 1.0), (0.045, 0.0)), pulp, "#f7eab4")
    body = graph.mix(graph.ramp(v, (0.82, 0.0), (0.86, 1.0)), body, "#f8efcc")
    body = graph.mix(graph.ramp(v, (0.93, 0.0), (0.96, 1.0)), body, "#f0bd18")
    graph.set(Base_Color=body, Roughness=0.14, Clearcoat=0.9, Clearcoat_Roughness=0.05)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(14, 4, at=graph.coordinates("UV", (7, 0.9, 1))), 0.35, 0.014).material


def half_lemon(radius=0.28):
    """Half a lemon, its cut face up at 0.9 of its radius."""
    rind = wet("lemon rind", "#eeb416", "#ffdc55", 0.3, 0.5, 0.1, 6, grain=(40, 0.5, 0.012))
    high = radius * 0.9
    profile = [(0, 0), (0.12, 0.02), (0.3, 0.1), (0.72, 0.34), (0.95, 0.66), (1.0, 0.9)]
    bowl = lathe("lemon", [(r * radius, z * radius) for r, z in profile], rind, 72)
    face = lambda u, v: (radius * v * cos(2 * pi * u), radius * v * sin(2 * pi * u), high - 0.02 * radius * (v < 0.8))
    return group(bowl, grid("lemon face", 120, 30, face, _lemon_face(), closed=True), name="half lemon")


def seaweed(length=0.6, width=0.1):
    """A blade of ruffled seaweed along +x."""
    weed, chance = wet("seaweed", "#20401c", "#6d9440", 0.16, 0.8), rng().random() * 9

    def point(u, v):
        s = 2 * u - 1
        half = width * sin(pi * min(1.0, 0.08 + 0.9 * v)) ** 0.6
        ruffle = 0.4 * width * abs(s) ** 2 * sin(26 * v + chance + s)
        return v * length, s * half + 0.05 * length * sin(4 * v + chance), ruffle + 0.08 * length * sin(3 * v + chance)

    return grid("seaweed", 10, 70, point, weed, thickness=0.008)
