"""Small things scattered over food: herbs, salt, pepper, drops, sauces (1 unit = 10 cm)."""

from math import atan2, cos, degrees, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, hide, place, uniform
from kit.forms import blob, grid, reshape, slab
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import simple
from kit.stage import rng


def set_on_ground(form):
    """Moves a mesh so that its lowest point lies on z=0, and returns it."""
    low = min(v.co.z for v in form.data.vertices)
    return reshape(form, lambda p: p - Vector((0, 0, low)))


def herb_green(name="herb", dark="#2c5c18", light="#6fa83a", veins=0.0):
    """Returns the material of a leaf: two greens, lighter towards the tip, a little sheen; `veins` adds side veins
    (length of the leaf in units).
    """
    graph = Graph(name)
    tone = graph.ramp(graph.noise(6, 3), (0.3, dark), (0.78, light))
    if veins:
        x, y = graph.axes("UV")[:2]
        middle = graph.math("ABSOLUTE", graph.math("SUBTRACT", x, 0.5))
        slant = graph.math("SUBTRACT", graph.math("MULTIPLY", y, 9.0), graph.math("MULTIPLY", middle, 7.0))
        ribs = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", slant), 0.5))
        line = graph.math("MINIMUM", graph.math("MULTIPLY", ribs, 2.2), graph.math("MULTIPLY", middle, 14.0))
        tone = graph.mix(graph.ramp(line, (0.0, 0.16), (0.2, 0.0)), tone, "#9cc763")
        graph.bump(graph.math("ADD", line, graph.noise(9, 2)), 0.2, 0.012)
    return graph.set(Base_Color=tone, Roughness=0.38, Clearcoat=0.25, Clearcoat_Roughness=0.2).material


def basil_leaf(material, length=0.34):
    """Models one bulging basil leaf along +x from the origin, its sides hanging down."""
    half = length * 0.34

    def point(u, v):
        s = u * 2 - 1
        wide = half * max(0.0, sin(pi * min(v * 1.02, 1) ** 0.75)) ** 0.8
        blister = 0.06 * length * abs(s) * (1 - abs(s)) * sin(v * 9 + abs(s) * 4)
        rise = 0.42 * length * sin(pi * v * 0.9) * 0.5 - 0.55 * wide * s * s + blister + 0.12 * wide * abs(s)
        return v * length, s * wide, rise

    return grid("basil", 16, 22, point, material, thickness=0.006)


def basil(at, material, leaves=5, size=0.34, turn=0.0, rise=20):
    """Models a tip of basil: big leaves around, two small ones in the middle."""
    parts = []
    for i in range(leaves):
        small = i >= leaves - 2
        form = basil_leaf(material, size * (0.5 if small else uniform(0.85, 1.1)))
        lean = uniform(45, 62) if small else uniform(rise * 0.5, rise * 1.4)
        parts.append(
            place(
                form, (0, 0, 0.03 * small), (uniform(-12, 12), -lean, i * 360 / max(1, leaves - 2) + uniform(-18, 18))
            )
        )
    return group(*parts, at=at, turn=(0, 0, turn), name="basil")


def rosemary(length=1.0, material=None, stem=None):
    """Models a sprig along +x: needles in whorls, shorter and steeper to the tip."""
    material = material or herb_green("rosemary", "#24471d", "#6d8f56")
    path = [(length * t, 0.03 * sin(5 * t), 0.03 + 0.1 * t * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    parts = [tube("stem", path, 0.014, stem or simple("stem", "#5a4a2a", 0.7), [1, 0.9, 0.8, 0.6, 0.4])]
    count = int(length * 74)
    for i in range(count):
        t = 0.08 + 0.92 * i / count
        needle = leaf(
            "needle", material, uniform(0.14, 0.21) * (1.1 - 0.45 * t), 0.013, 0.25, 0.5, thickness=0.006, steps=6
        )
        angle, swing = i * 2.4, radians(38 + 20 * (1 - t))
        spread = Vector((cos(swing), sin(swing) * cos(angle), sin(swing) * abs(sin(angle)))).to_track_quat("X", "Z")
        turn = [degrees(a) for a in spread.to_euler()]
        parts.append(place(needle, (length * t, 0.03 * sin(5 * t), 0.035 + 0.1 * t * t), turn))
    return group(*parts, name="rosemary")


def thyme(length=0.6, material=None):
    """Models a thin sprig along +x with pairs of tiny leaves."""
    material = material or herb_green("thyme", "#3a5a28", "#86a45a")
    stem = simple("thyme stem", "#6a5a38", 0.7)
    path = [(length * t, 0.05 * sin(4 * t), 0.02 + 0.09 * sin(2.2 * t)) for t in (0, 0.3, 0.6, 1)]
    parts = [tube("stem", path, 0.008, stem, [1, 0.9, 0.7, 0.4])]
    for i in range(int(length * 22)):
        t = 0.12 + 0.88 * i / int(length * 22)
        at = (length * t, 0.05 * sin(4 * t), 0.02 + 0.09 * sin(2.2 * t))
        for side in (-1, 1):
            form = leaf("leaf", material, uniform(0.05, 0.08), 0.02, 0.3, 0.3, thickness=0.004, steps=6)
            parts.append(place(form, at, (uniform(-30, 30), uniform(-50, -10), side * uniform(40, 80))))
    return group(*parts, name="thyme")


def salt_flakes(points, height, size=(0.018, 0.034)):
    """Models flakes of sea salt at points (x, y); `height` is a number or a function (x, y) -> z."""
    graph = Graph("salt").set(Base_Color="#f7f4ee", Roughness=0.2, Clearcoat=0.6, Specular=0.6)
    pattern = slab("flake", (1, 0.8, 0.35), graph.material, 0.05, 0.18, detail=2)
    for x, y in points:
        z = height(x, y) if callable(height) else height
        duplicate(pattern, (x, y, z), (uniform(-25, 25), uniform(-25, 25), uniform(0, 360)), uniform(*size))
    hide(pattern)


def cracked_pepper(points, height, size=(0.008, 0.018)):
    """Models coarse black pepper at points (x, y)."""
    pattern = slab("pepper", (1, 0.9, 0.7), simple("pepper", "#1d1712", 0.7), 0.3, 0.4, detail=2)
    for x, y in points:
        z = height(x, y) if callable(height) else height
        duplicate(pattern, (x, y, z), (uniform(-60, 60), uniform(-60, 60), uniform(0, 360)), uniform(*size))
    hide(pattern)


def drops(points, height, material, size=(0.012, 0.04), flat=0.4):
    """Models round drops of oil or sauce at points (x, y)."""
    pattern = blob("drop", material, (1, 1, flat), detail=3)
    for x, y in points:
        duplicate(pattern, (x, y, height), (0, 0, 0), uniform(*size))
    hide(pattern)


def pool(material, width=0.8, depth=0.6, height=0.026, wave=0.12, seed=None):
    """Models a puddle of sauce lying on z=0 with a rounded edge and an irregular outline."""
    shift = rng().random() * 20 if seed is None else seed

    def shore(p):
        angle = atan2(p.y, p.x)
        q = Vector((cos(angle) * 1.1, sin(angle) * 1.1, shift))
        swell = 1 + wave * 1.6 * noise.noise(q) + wave * 0.7 * noise.noise(q * 2.4)
        return Vector((p.x * swell * width / 2, p.y * swell * depth / 2, max(0.0, p.z) ** 0.35 * height * (p.z > 0)))

    return reshape(blob("pool", material, (1, 1, 1), detail=6), shore)
