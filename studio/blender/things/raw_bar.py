"""Raw seafood on ice (1 unit = 10 cm): oysters in their liquor, half a lemon, ruffled seaweed. Each rests on z=0."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group
from kit.forms import grid, lathe
from kit.graph import Graph
from kit.materials import wet
from kit.stage import rng


def _shell_material():
    """Returns the material of an oyster shell: UV v up to 0.5 is the pearly inside, violet at its edge; beyond it
    the chalky outside.
    """
    graph = Graph("oyster shell")
    v = graph.axes("UV")[1]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(8, 4), 0.5), 0.06)
    rings = graph.noise(5, 4, 0.7, at=graph.coordinates("UV", (5, 22, 1)), distortion=0.5)
    layers = graph.ramp(rings, (0.32, "#2b2722"), (0.46, "#5b5346"), (0.56, "#938670"), (0.7, "#b9ad94"))
    at = graph.math("ADD", v, sway)
    pearl = graph.ramp(at, (0.2, "#b9b8b4"), (0.38, "#c6c9c9"), (0.455, "#9c97a0"), (0.485, "#5d5666"))
    out = graph.ramp(v, (0.494, 0.0), (0.506, 1.0))
    graph.set(Base_Color=graph.mix(out, pearl, layers), Roughness=graph.mix(out, 0.16, 0.55))
    graph.set(Clearcoat=graph.mix(out, 0.8, 0.15), Clearcoat_Roughness=0.08)
    return graph.bump(graph.math("ADD", rings, graph.noise(20, 4)), 0.45, 0.016).material


def _flesh_material():
    """Returns the material of oyster flesh: UV v runs from the cream middle over the grey gills to the dark,
    frilled mantle.
    """
    graph = Graph("oyster flesh")
    v = graph.axes("UV")[1]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4), 0.5), 0.2)
    gills = graph.noise(5, 3, 0.6, at=graph.coordinates("UV", (16, 1.2, 1)))
    stops = (
        (0.0, "#d8caa4"),
        (0.36, "#cbbd98"),
        (0.56, "#a59c83"),
        (0.72, "#78736a"),
        (0.82, "#45413a"),
        (0.95, "#2c2a26"),
    )
    tone = graph.ramp(graph.math("ADD", v, sway), *stops)
    striped = graph.math(
        "MULTIPLY", graph.ramp(gills, (0.42, 0.0), (0.62, 0.6)), graph.ramp(v, (0.4, 0.0), (0.65, 1.0))
    )
    tone = graph.mix(striped, tone, graph.mix(1.0, tone, "#8e8a80", "MULTIPLY"))
    graph.set(Base_Color=tone, Roughness=0.05, Clearcoat=1.0, Clearcoat_Roughness=0.01, Specular=0.7)
    graph.set(Emission=tone, Emission_Strength=0.03)
    return graph.bump(graph.noise(10, 3), 0.3, 0.02).material


def plump_oyster(size=0.34):
    """Models an oyster on its deep half shell along x, the hinge at -x: rough layers outside, pearl inside, wet
    flesh with a dark frill.
    """
    rand, full = rng().random() * 40, 0.72 + 0.1 * rng().random()
    lean = 0.5 * (rng().random() - 0.5)

    def outline(a):
        q = Vector((cos(a), sin(a), rand))
        tear = 1 + 0.2 * cos(a) - 0.1 * cos(2 * a)
        return size * tear * (1 + 0.12 * noise.noise(q * 1.6) + 0.05 * noise.noise(q * 5))

    def shell(u, v):
        """Returns a point of the shell: to v = 0.5 the hollow, then a rough brim that slopes outwards, then the
        underside.
        """
        a, r = 2 * pi * u, 1 - abs(1 - 2 * v)
        q = Vector((cos(a), sin(a), rand + 5))
        wave = 0.16 * noise.noise(q * 2.4)
        if v <= 0.5:
            reach, z = r, 0.1 + 0.4 * r**2.6 + wave * r**3
        else:
            out = min(1.0, (1 - r) / 0.24)
            ledge = noise.noise(Vector((cos(a) * 4, sin(a) * 4, out * 3.4 + rand)))
            brim = (0.13 + 0.06 * noise.noise(q * 3.3)) * out
            under = max(0.0, (0.76 - r) / 0.76)
            reach = (1 + brim + 0.05 * ledge * out) * (1 - under**1.8)
            z = 0.5 + wave + 0.05 * ledge * out - 0.17 * out - (0.33 + wave) * under**0.7
        x, y = outline(a) * reach * cos(a), outline(a) * reach * 0.74 * sin(a)
        return x, y, size * max(0.0, z)

    def flesh(u, v):
        a = 2 * pi * u
        q = Vector((cos(a), sin(a), rand + 3))
        frill = noise.noise(Vector((cos(a) * 7, sin(a) * 7, rand)))
        reach = outline(a) * full * v * (1 + 0.12 * noise.noise(q * 2.2) + 0.09 * v**3 * frill)
        x, y = reach * cos(a), reach * 0.74 * sin(a)
        belly = 0.15 * (1 - min(1.0, v / 0.8) ** 2.2) ** 0.9 * (1 + lean * sin(a) * v) if v < 0.8 else 0.0
        folds = 0.1 * noise.noise(Vector((x / size * 2.8, y / size * 4.6, rand)))
        ruffle = 0.075 * noise.noise(Vector((cos(a) * 8, sin(a) * 8, rand + v * 2))) * v**3
        mantle = 0.05 * max(0.0, 1 - abs(v - 0.88) / 0.12)
        return x, y, size * (0.225 + belly + folds * (1 - v * v) + ruffle + mantle - 0.03 * max(0.0, v - 0.9) * 10)

    water = wet("liquor", "#8f938e", "#d8dcda", 0.015, 1.0)
    pool = lambda u, v: (
        outline(2 * pi * u) * 0.82 * v * cos(2 * pi * u),
        outline(2 * pi * u) * 0.605 * v * sin(2 * pi * u),
        size * 0.235,
    )
    parts = [
        grid("oyster shell", 120, 64, shell, _shell_material(), closed=True),
        grid("liquor", 60, 4, pool, water, closed=True),
        grid("oyster flesh", 144, 48, flesh, _flesh_material(), closed=True),
    ]
    return group(*parts, name="oyster")


def _lemon_face():
    """Returns the material of a cut lemon: UV u runs around it, v outwards; ten juicy wedges, their walls, pith and
    rind.
    """
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
    """Models half a lemon, its cut face up at 0.9 of its radius."""
    rind = wet("lemon rind", "#eeb416", "#ffdc55", 0.3, 0.5, 0.1, 6, grain=(40, 0.5, 0.012))
    high = radius * 0.9
    profile = [(0, 0), (0.12, 0.02), (0.3, 0.1), (0.72, 0.34), (0.95, 0.66), (1.0, 0.9)]
    bowl = lathe("lemon", [(r * radius, z * radius) for r, z in profile], rind, 72)
    face = lambda u, v: (radius * v * cos(2 * pi * u), radius * v * sin(2 * pi * u), high - 0.02 * radius * (v < 0.8))
    return group(bowl, grid("lemon face", 120, 30, face, _lemon_face(), closed=True), name="half lemon")


def seaweed(length=0.6, width=0.1):
    """Models a blade of ruffled seaweed along +x."""
    weed, rand = wet("seaweed", "#20401c", "#6d9440", 0.16, 0.8), rng().random() * 9

    def point(u, v):
        s = 2 * u - 1
        half = width * sin(pi * min(1.0, 0.08 + 0.9 * v)) ** 0.6
        ruffle = 0.4 * width * abs(s) ** 2 * sin(26 * v + rand + s)
        return v * length, s * half + 0.05 * length * sin(4 * v + rand), ruffle + 0.08 * length * sin(3 * v + rand)

    return grid("seaweed", 10, 70, point, weed, thickness=0.008)
