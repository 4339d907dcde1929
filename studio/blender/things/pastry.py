"""Baked things: croissants, loaves with ears and flour, rolls, toast (1 unit = 10 cm). Each stands on z=0."""

from math import cos, exp, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group
from kit.forms import grid, slab, weld
from kit.graph import Graph
from kit.stage import rng
from things.garnish import set_on_ground


def croissant_material():
    """Returns the material of egg-glazed layers: UV.x counts rolls (a whole number in each crease), UV.y is how
    brown it is; fine leaves run along.
    """
    graph = Graph("croissant")
    part, heat = graph.axes("UV")[:2]
    crest = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", part, pi)))
    leaves = graph.noise(1.0, 3, 0.6, at=graph.coordinates("UV", (26, 5, 1)))
    patches = graph.noise(6, 4, 0.65)
    warm = graph.math("ADD", graph.math("MULTIPLY", crest, 0.34), graph.math("MULTIPLY", heat, 0.3))
    warm = graph.math("ADD", warm, graph.math("MULTIPLY", graph.math("SUBTRACT", leaves, 0.5), 0.42))
    warm = graph.math("ADD", warm, graph.math("MULTIPLY", graph.math("SUBTRACT", patches, 0.5), 0.4))
    body = graph.ramp(warm, (0.02, "#e9bf74"), (0.2, "#cb842f"), (0.42, "#9c5114"), (0.66, "#5e2708"))
    graph.set(Base_Color=body, Roughness=0.36, Clearcoat=0.4, Clearcoat_Roughness=0.2)
    flaky = graph.math(
        "ADD", graph.math("MULTIPLY", leaves, 1.0), graph.math("MULTIPLY", graph.noise(34, 3, 0.7), 0.35)
    )
    return graph.bump(flaky, 0.55, 0.022).material


def croissant(length=1.35, girth=0.29, layers=7, bow=0.42, material=None):
    """Models a croissant along x, curved towards -y: puffed rolls that grow from both tips to the broad one in the
    middle.
    """
    material, rand = material or croissant_material(), rng().random() * 40
    half = layers / 2

    def roll_at(s, angle):
        """Returns how many rolls lie between the middle and a position: the integer is the roll, the fraction the
        position across it.
        """
        slant = 0.10 * sin(angle + 0.5) * (1 - abs(s)) + 0.018 * noise.noise(Vector((cos(angle), sin(angle), rand)))
        return half * min(1.0, abs(s + slant)) ** 1.04 + 0.5

    def point(u, v):
        s, angle = v * 2 - 1, 2 * pi * u
        number, part = divmod(roll_at(s, angle), 1.0)
        outer = part if number else 1.0
        taper = max(0.0, 1 - abs(s) ** 1.75) ** 0.9
        puff = 0.5 * sin(pi * part) ** 0.55 + 0.5 * outer**0.8
        shoulder = 0.16 * puff - 0.05 * exp(-((part / 0.05) ** 2)) - 0.05 * exp(-(((1 - part) / 0.05) ** 2))
        uneven = 1 + 0.07 * noise.noise(Vector((number * 3.1 + s, cos(angle) * 1.6, sin(angle) * 1.6 + rand)))
        radius = girth * (0.27 + 0.78 * taper) * (0.9 + shoulder) * uneven
        radius += 0.0035 * noise.noise(Vector((part * 22, cos(angle) * 2.5, sin(angle) * 2.5 + number)))
        radius *= sqrt(max(0.0, 1 - (max(0.0, abs(s) - 0.92) / 0.08) ** 2))
        y, z = radius * cos(angle), max(radius * sin(angle) * 0.92, -0.5 * girth * (0.35 + 0.65 * taper))
        lean = bow * s * abs(s) ** 0.6
        return s * length / 2 + 0.85 * lean * y, y - bow * abs(s) ** 1.9 * length * 0.5, z + 0.03 * girth * s * s

    def uv(u, v):
        angle = 2 * pi * u
        return roll_at(v * 2 - 1, angle), max(0.0, sin(angle)) * 0.9

    return set_on_ground(grid("croissant", 72, 260, point, material, closed=True, uv=uv))


def crust_material(flour=0.5, dark="#42200a", mid="#87461a", light="#c08040"):
    """Returns the material of a hearth loaf: UV.x is 1 where the knife opened it (golden, torn in streaks), UV.y
    its ears; upward faces carry flour.
    """
    graph = Graph("crust")
    open_cut, ridge = graph.axes("UV")[:2]
    clouds = graph.noise(4.5, 4, 0.65)
    body = graph.ramp(
        graph.math("ADD", clouds, graph.math("MULTIPLY", ridge, 0.12)), (0.3, light), (0.48, mid), (0.7, dark)
    )
    tear_noise = graph.noise(9, 4, 0.7, at=graph.coordinates(scale=(0.6, 2.2, 1)))
    inner = graph.ramp(tear_noise, (0.34, "#b67a40"), (0.52, "#d8aa6c"), (0.68, "#ead0a0"))
    body = graph.mix(graph.ramp(open_cut, (0.2, 0.0), (0.75, 0.9)), body, inner)
    body = graph.mix(graph.ramp(ridge, (0.55, 0.0), (1.0, 0.55)), body, "#4a210a")
    up = graph.ramp(graph.axes("Normal")[2], (0.25, 0.0), (0.8, 1.0))
    dust = graph.math("MULTIPLY", graph.ramp(graph.noise(7, 4, 0.75), (0.46, 0.0), (0.62, flour)), up)
    body = graph.mix(graph.math("MULTIPLY", dust, graph.ramp(open_cut, (0.2, 1.0), (0.5, 0.15))), body, "#f3ebdc")
    graph.set(Base_Color=body, Roughness=0.62, Clearcoat=0.1, Clearcoat_Roughness=0.4)
    return graph.bump(
        graph.math("ADD", graph.noise(16, 4, 0.75), graph.math("MULTIPLY", graph.cells(22), 0.3)), 0.6, 0.02
    ).material


def _score(along, across, length, half):
    """Returns what one cut with half-axes `length` x `half` left at a position: (openness 0…1, ear 0…1, depth 0…1)."""
    reach = 1 - (along / length) ** 2
    if reach <= 0:
        return 0.0, 0.0, 0.0
    half *= reach**0.6
    side = across / (half + 1e-4)
    share = min(1.0, max(0.0, (1 - abs(side)) / 0.35))
    opened = share * share * (3 - 2 * share)
    ear = exp(-(((across + half * 1.15) / 0.03) ** 2)) * reach**0.5
    return opened, ear, opened * (0.62 - 0.38 * side)


def loaf(length=1.5, width=0.62, height=0.46, cuts=3, slant=0.55, material=None):
    """Models a hearth loaf along x with long shallow cuts that opened in baking; one side of each curls up as a
    rounded ear.
    """
    material = material or crust_material()
    rand, pitch = rng().random() * 40, length * 0.82 / max(cuts, 1)
    centres = [(i - (cuts - 1) / 2) * pitch for i in range(cuts)]
    reach, half = min(0.8 * pitch, 0.4 * length), min(0.17 * width, max(0.4 * pitch * sin(slant), 0.05))

    def bare(u, v):
        s, angle = v * 2 - 1, 2 * pi * u
        tip = max(0.0, 1 - abs(s) ** 2.6) ** 0.55
        flat = 1 if sin(angle) > 0 else 0.45
        q = Vector((s * 2, cos(angle) * 1.5, sin(angle) * 1.5 + rand))
        swell = 1 + 0.06 * noise.noise(q) + 0.02 * noise.noise(q * 4)
        return Vector(
            (s * length / 2, cos(angle) * width / 2 * tip * swell, sin(angle) * height * 0.72 * tip * swell * flat)
        )

    def cut_at(u, v):
        """Returns the cut at a position of the uncut loaf, measured along its skin."""
        if u >= 0.5:
            return 0.0, 0.0, 0.0
        x, arc = (v - 0.5) * length, (0.5 - 2 * u) * pi / 2 * width
        arc += 0.014 * noise.noise(Vector((x * 5, arc * 5, rand)))
        found = [
            _score((x - c) * cos(slant) + arc * sin(slant), arc * cos(slant) - (x - c) * sin(slant), reach, half)
            for c in centres
        ]
        return tuple(max(values) for values in zip((0.0, 0.0, 0.0), *found))

    def point(u, v):
        p = bare(u, v)
        inside, ear, deep = cut_at(u, v)
        lump = noise.fractal(p * 16, 0.8, 2.0, 3)
        push = 0.14 * width / 2 * (0.5 * ear - deep) + 0.012 * lump * inside + 0.007 * lump
        out = Vector((0, p.y, max(p.z, 0.0) * 1.4)).normalized() if p.length > 1e-6 else Vector((0, 0, 1))
        return p + out * push

    return set_on_ground(grid("loaf", 132, 200, point, material, closed=True, uv=lambda u, v: cut_at(u, v)[:2]))


def round_loaf(radius=0.55, height=0.5, material=None):
    """Models a boule: one curved cut across its top and a short one beside it, opened softly; flour from its
    basket.
    """
    material = material or crust_material(0.75)
    columns, rows, rand = 150, 90, rng().random() * 40

    def bare(u, v):
        angle, lift = 2 * pi * u, v * pi
        q = Vector((cos(angle) * 1.4, sin(angle) * 1.4, lift + rand))
        swell = 1 + 0.05 * noise.noise(q)
        r = radius * sin(lift) ** 0.8 * swell
        z = height * (0.62 * cos(lift) if cos(lift) > 0 else 0.36 * cos(lift)) * swell
        return Vector((r * cos(angle), r * sin(angle), z))

    def cut_at(u, v):
        p = bare(u, v)
        if p.z < 0:
            return 0.0, 0.0, 0.0
        bow = 0.3 * p.x * p.x / radius + 0.015 * noise.noise(Vector((p.x * 7, p.y * 7, rand)))
        found = (
            _score(p.x, p.y + bow - 0.05 * radius, radius * 0.78, radius * 0.17),
            _score(p.x - 0.1 * radius, p.y + bow + 0.42 * radius, radius * 0.5, radius * 0.09),
        )
        return tuple(max(values) for values in zip(*found))

    def point(u, v):
        p = bare(u, v)
        inside, ear, deep = cut_at(u, v)
        lump = noise.fractal(p * 14, 0.8, 2.0, 3)
        push = radius * (0.05 * ear - 0.07 * deep) + 0.012 * lump * inside + 0.008 * lump
        return p + (p.normalized() if p.length > 1e-6 else Vector((0, 0, 1))) * push

    form = grid("boule", columns, rows, point, material, closed=True, uv=lambda u, v: cut_at(u, v)[:2])
    return set_on_ground(weld(form))


def crumb_material(toasted=0.7):
    """Returns the material of the inside of bread: cream, UV.x 1 in its holes, UV.y 1 at the crust; `toasted` (0…1)
    browns it in patches.
    """
    graph = Graph("crumb")
    hole, near_crust = graph.axes("UV")[:2]
    heat = graph.math("MULTIPLY", graph.ramp(graph.noise(2.6, 4, 0.65), (0.34, 0.25), (0.66, 1.0)), toasted)
    body = graph.ramp(heat, (0.0, "#e4d2aa"), (0.45, "#c08f4c"), (0.9, "#84501e"))
    body = graph.mix(graph.ramp(hole, (0.1, 0.0), (0.8, 0.6)), body, "#b8833f")
    body = graph.mix(graph.ramp(near_crust, (0.9, 0.0), (1.0, 0.8)), body, "#b97a36")
    graph.set(Base_Color=body, Roughness=0.75)
    fine = graph.math("ADD", graph.noise(30, 4, 0.75), graph.math("MULTIPLY", graph.cells(38), 0.5))
    return graph.bump(fine, 0.55, 0.015).material


def _hole(p):
    """Returns how deep a position of the crumb lies in an air hole (0…1): holes are long, of all sizes, and fewer
    near the crust.
    """
    q = Vector((p.x, p.y * 1.5, 0)) + Vector((0.03, 0.03, 0)) * noise.noise(p * 16)
    deep = 0.0
    for spread, size in ((7.0, 0.36), (16.0, 0.4)):
        distances, cells = noise.voronoi(q * spread + p.zzz)
        wide = size * (0.5 + 0.5 * noise.noise(cells[0] * 3.7)) ** 0.7
        deep = max(deep, 1 - (distances[0] / max(wide, 0.05)) ** 2)
    return max(0.0, deep)


def bread_slice(width=0.8, height=0.55, thick=0.13, crust=None, crumb=None):
    """Models a slice of a hearth loaf lying on z=0: crumb with its air holes on the upper face, crust around."""
    crust, crumb = crust or crust_material(0.2), crumb or crumb_material()
    rand = rng().random() * 30

    def edge(angle):
        y = sin(angle)
        r = 1 + 0.05 * noise.noise(Vector((cos(angle) * 2, y * 2, rand)))
        return width / 2 * cos(angle) * r, height / 2 * (y if y > 0 else y * 0.75) * r

    def rim(u, v):
        angle, lift = 2 * pi * u, v
        x, y = edge(angle)
        bulge = 1 + 0.02 * sin(pi * lift)
        return x * bulge, y * bulge, thick * lift

    def hole(u, v):
        x, y = edge(2 * pi * u)
        return _hole(Vector((x * v, y * v, rand))) * min(1.0, (1 - v) * 9)

    def top(u, v):
        x, y = edge(2 * pi * u)
        rough = noise.noise(Vector((x * v * 12, y * v * 12, rand))) - max(0.0, v - 0.96) * 30 * 0.5
        return x * v, y * v, thick + 0.007 * rough - 0.03 * hole(u, v)

    parts = [
        grid("crust", 72, 6, rim, crust, closed=True, uv=lambda u, v: (0, 0)),
        grid("crumb", 200, 80, top, crumb, closed=True, uv=lambda u, v: (hole(u, v), v)),
    ]
    return group(*parts, name="slice")


def roll(radius=0.3, height=0.3, material=None):
    """Models a small soft roll, glossy with egg."""
    if material is None:
        graph = Graph("roll")
        x, y, z = graph.axes()[:3]
        heat = graph.math("ADD", z, graph.math("MULTIPLY", graph.noise(4, 4), 0.2))
        body = graph.ramp(heat, (0.12, "#efcd8c"), (0.24, "#cf8a3a"), (0.36, "#8f4514"))
        material = (
            graph.set(Base_Color=body, Roughness=0.28, Clearcoat=0.6, Clearcoat_Roughness=0.15)
            .bump(graph.noise(14, 4), 0.2, 0.015)
            .material
        )
    return slab("roll", (radius * 2, radius * 2, height), material, 0.85, 0.05, 1.4, 12)
