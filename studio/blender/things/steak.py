"""Fried beef, cut open: brown crust outside, grey, rose and red inside; roasted garlic and side dishes (1 unit = 10
cm).
"""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, lathe, mesh
from kit.graph import Graph
from kit.stage import rng
from things.garnish import set_on_ground


def beef_material(doneness=0.0):
    """Returns the material over the UV of a cut: u is the nearness to the crust (1: the crust), v the position
    across; its end is a rim of fat.
    """
    graph = Graph("beef")
    near, across = graph.axes("UV")[:2]
    clouds = graph.noise(7, 4, 0.6)
    grain = graph.noise(9, 4, 0.65, at=graph.coordinates(scale=(1.2, 5, 1.6), rotation=(0.5, 0.2, 0)))
    heat = graph.math("ADD", near, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.22))
    heat = graph.math("ADD", heat, doneness)
    flesh = graph.ramp(
        heat,
        (0.10, "#a3202a"),
        (0.42, "#b9323a"),
        (0.64, "#c4585a"),
        (0.76, "#b57a68"),
        (0.85, "#84523a"),
        (0.95, "#3c1d10"),
    )
    flesh = graph.mix(graph.ramp(grain, (0.35, 0.55), (0.6, 0.0)), flesh, graph.mix(1.0, flesh, "#b98a80", "MULTIPLY"))
    veins = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(3.2, 4, 0.6, distortion=1.2), 0.5))
    marbled = graph.math(
        "MULTIPLY", graph.ramp(veins, (0.0, 0.4), (0.014, 0.0)), graph.ramp(near, (0.6, 1.0), (0.82, 0.0))
    )
    flesh = graph.mix(marbled, flesh, "#a85c44")
    rim = graph.ramp(
        graph.math("ADD", across, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.12)),
        (0.885, 0.0),
        (0.91, 1.0),
    )
    fat = graph.ramp(heat, (0.3, "#f0d6ae"), (0.75, "#d9a766"), (0.92, "#7a431c"))
    body = graph.mix(rim, flesh, fat)
    crusted = graph.ramp(near, (0.955, 0.0), (0.985, 1.0))
    scorch = graph.noise(9, 4, 0.7)
    crust = graph.ramp(scorch, (0.34, "#1a0c06"), (0.48, "#4a2410"), (0.62, "#7e4418"), (0.74, "#a9682a"))
    graph.set(
        Base_Color=graph.mix(crusted, body, crust), Clearcoat=graph.mix(crusted, 0.06, 0.12), Clearcoat_Roughness=0.2
    )
    graph.set(Specular=graph.mix(crusted, 0.08, 0.25))
    graph.set(Roughness=graph.mix(crusted, 0.42, graph.ramp(scorch, (0.35, 0.26), (0.65, 0.5))))
    relief = graph.mix(
        crusted, graph.math("MULTIPLY", grain, 0.5), graph.math("MULTIPLY", graph.noise(16, 4, 0.75), 2.2)
    )
    return graph.bump(relief, 0.6, 0.03).material


def _outline(width, height, count, shift):
    """Returns an irregular rounded oblong in (y, z), flatter below than above."""
    points = []
    for i in range(count):
        a = 2 * pi * i / count
        power = 2 / 3.4
        y = abs(cos(a)) ** power * (1 if cos(a) >= 0 else -1) * width / 2
        z = abs(sin(a)) ** power * (1 if sin(a) >= 0 else -1) * height / 2
        q = Vector((cos(a) * 1.3, sin(a) * 1.3, shift))
        swell = 1 + 0.07 * noise.noise(q) + 0.035 * noise.noise(q * 2.7)
        belly = 1 - 0.16 * max(0, y / width * 2) ** 2 if z > 0 else 1 - 0.05 * abs(y / width * 2)
        points.append((y * swell, z * swell * belly))
    low = min(z for _, z in points)
    return [(y, z - low) for y, z in points]


def steak_piece(material, length=0.14, width=0.92, height=0.36, shift=0.0, rounded=False, count=96, rings=14):
    """Models a piece along x from -length/2 to length/2 on z=0, cut at +x, and at -x unless it is `rounded` (the
    end of the steak).
    """
    outline = _outline(width, height, count, shift)
    middle = Vector((0, height * 0.5, 0))
    rand = rng().random() * 40
    vertices, uvs, faces = [], [], []

    def shape(y, z, x):
        """Returns a point of the outline at x: roughened, and narrower towards a rounded end."""
        inward = 1.0
        if rounded:
            t = max(0.0, (-x / length * 2 - 0.1) / 1.1)
            inward = (1 - min(t, 1) ** 2.6) ** 0.5
        rough = noise.fractal(Vector((x * 9, y * 9, z * 9 + rand)), 0.8, 2.0, 4)
        out = Vector((y, z - height / 2, 0)).normalized() * 0.014 * rough
        mid = height * 0.44
        return y * inward + out.x, mid + (z - mid) * inward + out.y

    def face(sign):
        start = len(vertices)
        for ring in range(rings + 1):
            share = (1 - (1 - ring / rings) ** 1.6) if ring else 0.0
            for y, z in outline:
                py, pz = shape(y, z, sign * length / 2)
                py, pz = py * share, middle.y + (pz - middle.y) * share
                gap = min(((py - a) ** 2 + (pz - b) ** 2) ** 0.5 for a, b in outline) if ring < rings else 0.0
                swell = 0.012 * noise.noise(Vector((py * 4, pz * 4, rand + sign))) + 0.02 * (1 - share)
                fibre = 0.004 * noise.noise(Vector((py * 30, pz * 14, rand)))
                vertices.append((sign * (length / 2 + swell) + fibre - sign * 0.012 * share**8, py, pz))
                uvs.append((1 - gap / (height * 0.5), py / width + 0.5))
        _rows(faces, start, rings, count, sign < 0)

    face(1)
    if not rounded:
        face(-1)
    start, rows = len(vertices), max(6, int(length / 0.02))
    for row in range(rows + 1):
        x = length / 2 - 0.012 - (length - 0.024) * row / rows
        for y, z in outline:
            py, pz = shape(y, z, x)
            vertices.append((x, py, pz))
            uvs.append((1.0, py / width + 0.5))
    _rows(faces, start, rows, count, False)
    return mesh("steak", vertices, faces, material, uvs=uvs)


def _rows(faces, start, rows, count, flip):
    for row in range(rows):
        for i in range(count):
            a, b = start + row * count + i, start + row * count + (i + 1) % count
            quad = (a, b, b + count, a + count)
            faces.append(quad[::-1] if flip else quad)


def sliced_steak(material=None, slices=5, thickness=0.15, lean=48.0, rest=0.7, width=0.92, height=0.36):
    """Models a steak along +x: its uncut end behind, then slices that lean on each other; they face +x and rest on
    z=0.
    """
    material = material or beef_material()
    shift = rng().random() * 20
    parts = [place(steak_piece(material, rest, width, height, shift, rounded=True), (0, 0, 0))]
    step = (thickness + 0.03) / cos(radians(lean))
    x = rest / 2 + thickness * 0.62 / cos(radians(lean)) + 0.1
    angle = 0.0
    for i in range(slices):
        angle = lean * min(1.0, 0.42 + 0.29 * i)
        form = steak_piece(
            material, thickness * uniform(0.92, 1.06), width * uniform(0.97, 1.01), height, shift + 0.25 * (i + 1)
        )
        tipped = group(place(form, (-thickness / 2, 0, 0)), turn=(0, -angle, uniform(-2.5, 2.5)))
        parts.append(group(tipped, at=(x, uniform(-0.02, 0.02), 0.012)))
        x += (thickness + 0.03) / cos(radians(min(lean, lean * min(1.0, 0.42 + 0.29 * (i + 1)))))
    return group(*parts, name="sliced steak")


def garlic_material():
    """Returns the material of roasted garlic: cream and gold, brown where the pan touched."""
    graph = Graph("garlic")
    tone = graph.ramp(graph.noise(11, 4, 0.65), (0.36, "#6b3510"), (0.48, "#b97a30"), (0.64, "#e2b868"))
    graph.set(Base_Color=tone, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    return graph.bump(graph.noise(14, 3), 0.25, 0.02).material


def _skin():
    graph = Graph("garlic skin")
    streaks = graph.noise(9, 4, 0.6, at=graph.coordinates(scale=(3, 3, 0.5)))
    tone = graph.ramp(streaks, (0.34, "#7d5a3c"), (0.5, "#c9ab84"), (0.7, "#e8d9bd"))
    return graph.set(Base_Color=tone, Roughness=0.5, Sheen=0.3).bump(streaks, 0.4, 0.02).material


def garlic_half(radius=0.26, cloves=9):
    """Models half a roasted bulb, cut side up, on z=0: papery skin around, browned cloves in a ring and two in the
    middle.
    """
    ribs = lambda r, z, a: (r * (1 + 0.06 * abs(sin(a * cloves / 2)) - 0.03), z)
    shell = [
        (0, 0.0),
        (radius * 0.5, 0.0),
        (radius * 0.85, 0.05),
        (radius, 0.14),
        (radius * 1.0, 0.215),
        (radius * 0.955, 0.22),
        (radius * 0.9, 0.16),
        (0, 0.1),
    ]
    parts = [lathe("skin", shell, _skin(), 120, bend=ribs)]
    flesh = garlic_material()
    for i in range(cloves + 2):
        inner = i >= cloves
        angle = 2 * pi * i / cloves + (0.5 if inner else 0)
        reach = radius * (0.2 if inner else 0.65) * uniform(0.96, 1.04)
        if inner:
            angle = pi * (i - cloves) + 0.4
        wide = radius * (0.2 if inner else 0.26)
        clove = blob(
            "clove",
            flesh,
            (wide, wide * 0.82, 0.1),
            0.08,
            detail=4,
            bend=lambda p: Vector((p.x, p.y, min(p.z, 0.045 + 0.3 * p.x * p.x))),
        )
        parts.append(
            place(
                clove,
                (reach * cos(angle), reach * sin(angle), 0.185 + uniform(-0.008, 0.012)),
                (0, 0, angle * 180 / pi + 90),
            )
        )
    return group(*parts, name="garlic")


def garlic_clove(flesh, size=0.2):
    """Models a loose roasted clove lying on z=0 along x."""

    def bend(p):
        t = (p.x / size + 1) / 2
        slim = 1 - 0.75 * max(0, t - 0.45) ** 1.3
        return Vector((p.x, p.y * slim, max(-0.06, p.z * slim + 0.25 * size * t * t)))

    form = blob("clove", flesh, (size, size * 0.45, size * 0.42), 0.05, bend=bend)
    return set_on_ground(form)
