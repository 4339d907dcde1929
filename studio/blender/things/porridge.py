"""Abalone porridge: thick cream of broken rice and its toppings (1 unit = 10 cm). Its surface lies around z=0."""

from math import atan2, cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid
from kit.graph import Graph
from kit.lines import strip
from kit.materials import wet
from kit.stage import rng
from things.many import island, many, pose, pose_on


def swell(x, y, radius=1.0):
    """Returns the height of the porridge surface: a low dome with soft folds and small grains below it."""
    far = (x * x + y * y) ** 0.5 / radius
    folds = 0.014 * noise.noise(Vector((x * 3.2, y * 3.2, 2))) + 0.007 * noise.noise(Vector((x * 9, y * 9, 7)))
    return 0.035 * (1 - far * far) + folds + 0.006 * noise.noise(Vector((x * 26, y * 26, 4)))


def cream_material():
    """Returns the material of the porridge: pale gold, slightly green from the abalone's liver, moist, specked."""
    graph = Graph("porridge")
    clouds = graph.ramp(graph.noise(2.2, 4), (0.34, "#b09759"), (0.66, "#cdb67c"))
    specks = graph.ramp(graph.cells(15), (0.05, 0.55), (0.085, 0.0))
    body = graph.mix(specks, clouds, "#6d7038")
    graph.set(Base_Color=body, Roughness=0.36, Clearcoat=0.35, Clearcoat_Roughness=0.16)
    graph.set(Emission=body, Emission_Strength=0.05)
    relief = graph.math("ADD", graph.cells(24), graph.math("MULTIPLY", graph.noise(30, 3), 0.8))
    return graph.bump(relief, 0.32, 0.016).material


def _grain_material():
    """Returns the material of swollen grains, slightly paler than the cream that coats them."""
    graph = Graph("swollen rice")
    tone = graph.ramp(island(graph), (0.0, "#bfa870"), (0.6, "#d2be88"), (1.0, "#decfa2"))
    graph.set(Base_Color=tone, Roughness=0.34, Clearcoat=0.4, Clearcoat_Roughness=0.14)
    return graph.set(Emission=tone, Emission_Strength=0.05).material


def cream(radius=1.0, count=2600):
    """Models the surface of the porridge, full of soft grains that are half sunk in it."""

    def face(u, v):
        a = u * 2 * pi
        x, y = radius * v * cos(a), radius * v * sin(a)
        return x, y, swell(x, y, radius)

    sheet = grid("porridge", 200, 90, face, cream_material(), closed=True)
    places = []
    for _ in range(count):
        a, r = uniform(0, 2 * pi), radius * 0.985 * rng().random() ** 0.5
        x, y = r * cos(a), r * sin(a)
        lean = Vector((uniform(-0.25, 0.25), uniform(-0.25, 0.25), 1)).normalized()
        places.append(pose_on((x, y, swell(x, y, radius) - uniform(0.001, 0.011)), lean, None, uniform(0.75, 1.15)))
    soft = _grain_material()
    shapes = [blob("grain", soft, (0.026 * k, 0.0145, 0.0125), 0.12, 1.4, 2) for k in (1.0, 0.8, 0.62)]
    return group(sheet, many("grains", shapes, places, soft), name="porridge")


def slice_material(length, width):
    """Returns the material of ivory flesh, slightly golden outwards; only the frill along one side is dark."""
    graph = Graph("abalone slice")
    x, y = graph.axes()[:2]
    long, across = graph.math("DIVIDE", x, length / 2), graph.math("DIVIDE", y, width / 2)
    square = graph.math("ADD", graph.math("MULTIPLY", long, long), graph.math("MULTIPLY", across, across))
    reach = graph.math("SQRT", square)
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(13, 4), 0.5), 0.16)
    reach = graph.math("ADD", reach, sway)
    flesh = graph.ramp(reach, (0.0, "#d9c08a"), (0.5, "#d2b67c"), (0.82, "#c0985a"), (1.0, "#a2743a"))
    side = graph.math("ADD", across, sway)
    rim = graph.math("MULTIPLY", graph.ramp(reach, (0.86, 0.0), (0.95, 1.0)), graph.ramp(side, (0.1, 0.0), (0.4, 1.0)))
    frill = graph.ramp(graph.noise(26, 3), (0.35, "#2a2a1c"), (0.65, "#665a36"))
    body = graph.mix(rim, flesh, frill)
    graph.set(Base_Color=body, Roughness=0.26, Clearcoat=0.5, Clearcoat_Roughness=0.1)
    graph.set(Emission=body, Emission_Strength=0.04)
    fibres = graph.noise(14, 4, at=graph.coordinates(scale=(1, 2.6, 1)))
    return graph.bump(fibres, 0.28, 0.014).material


def abalone_slice(material, length, width, thickness=0.042):
    """Models a thin oval slice along x, broader outwards, its side towards +y ruffled."""
    rand = rng().random() * 9

    def shape(p):
        angle, side = atan2(p.y, p.x), max(0.0, p.y)
        outline = 1 + 0.035 * noise.noise(Vector((2 * p.x, 2 * p.y, rand))) + 0.045 * side * sin(15 * angle + rand)
        x = p.x * length / 2 * outline
        y = p.y * width / 2 * outline * (1 + 0.2 * p.x)
        z = thickness / 2 * (1 if p.z > 0 else -1) * abs(p.z) ** 0.7
        z += 0.016 * side**3 * sin(15 * angle + rand + 0.8) - 0.16 * x * x + 0.006 * sin(7 * p.x + rand)
        return Vector((x, y, z))

    return blob("abalone slice", material, bend=shape, detail=5)


def abalone_fan(count=8, inner=0.27, length=0.5, width=0.27, spread=124):
    """Models overlapping slices arranged like a fan that opens towards +y; they lie on z=0."""
    material, parts = slice_material(length, width), []
    for i in range(count):
        turn = 90 + spread * (i / (count - 1) - 0.5) + uniform(-1.5, 1.5)
        middle = inner + length / 2 + uniform(-0.012, 0.012)
        at = (middle * cos(radians(turn)), middle * sin(radians(turn)), 0.052)
        form = abalone_slice(material, length * uniform(0.94, 1.04), width * uniform(0.95, 1.05))
        parts.append(place(form, at, (13 + uniform(-1, 1), uniform(-2, 2), turn)))
    return group(*parts, name="abalone fan")


def seaweed_threads(count=70, radius=0.15, height=0.09):
    """Models roasted laver cut into threads, loosely heaped on z=0."""
    gim = wet("gim", "#141d13", "#3b5236", 0.42, 0.25)
    patterns = []
    for k in range(5):
        bend = 0.05 * uniform(0.5, 1.6) * (1 if k % 2 else -1)
        line = [(0.22 * (s - 0.5), bend * sin(pi * s), 0.02 * sin(5 * s + k)) for s in (i / 9 for i in range(10))]
        patterns.append(strip("gim", line, 0.013, gim, 0.0, normal=(0, 0.85, 0.5)))
    places = []
    for _ in range(count):
        a, r = uniform(0, 2 * pi), rng().random() ** 0.6
        at = (r * radius * cos(a), r * radius * sin(a), 0.012 + height * (1 - r * r) * uniform(0.15, 1.0))
        places.append(pose(at, (uniform(-14, 14), uniform(-14, 14), uniform(0, 360)), uniform(0.7, 1.15)))
    return many("gim", patterns, places, gim)


def sesame_oil(count, radius, avoid=()):
    """Models amber lenses of sesame oil on the surface, away from `avoid` [(x, y, radius)…]."""
    oil, places = wet("sesame oil", "#b9741a", "#f0c25a", 0.03, 1.0), []
    while len(places) < count:
        a, r = uniform(0, 2 * pi), radius * rng().random() ** 0.5
        x, y = r * cos(a), r * sin(a)
        if all((x - p) ** 2 + (y - q) ** 2 > s * s for p, q, s in avoid):
            places.append(pose((x, y, swell(x, y) + 0.006), scale=0.012 + 0.034 * rng().random() ** 2.5))
    return many("sesame oil", blob("oil", oil, (1, 1, 0.22), detail=3), places)
