"""A buffet's silver and stands (1 unit = 10 cm): round warmers with domes, low stands, tongs, filled dishes. Everything stands on z=0."""

from math import cos, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.colours import BRASS
from kit.forms import blob, box, lathe, slab
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal, simple
from kit.stage import rng
from things.steak import steak_piece

FOOD = 1.02


def silver(roughness=0.14):
    """Polished silver, a trifle uneven, so that its mirror images swim."""
    graph = Graph("silver").set(Base_Color="#d3d5d8", Metallic=1.0, Roughness=roughness)
    return graph.bump(graph.noise(1.4, 2), 0.06, 0.03).material


def dome(radius=1.12, height=0.86, material=None, knob=None):
    """A silver lid standing on its rim."""
    material = material or silver()
    profile = [
        (radius, 0.0),
        (radius + 0.035, 0.01),
        (radius + 0.03, 0.05),
        (radius * 0.985, 0.07),
        (radius * 0.97, height * 0.3),
    ]
    profile += [
        (radius * 0.86, height * 0.6),
        (radius * 0.62, height * 0.86),
        (radius * 0.28, height * 0.985),
        (0.1, height),
    ]
    cap = lathe("dome", profile + [(0, height)], material, 160, 6)
    grip = [
        (0.06, height - 0.01),
        (0.045, height + 0.05),
        (0.1, height + 0.1),
        (0.135, height + 0.16),
        (0.1, height + 0.22),
        (0, height + 0.24),
    ]
    return group(cap, lathe("knob", grip, knob or metal("brass", BRASS, 0.2), 48), name="dome")


def warmer(opened=None, radius=1.2, material=None, accent=None):
    """A round chafing dish on four legs; `opened` None keeps its dome on, else the angle in degrees it is rolled back (towards +y).

    Food lies at FOOD above the table, within 1.0 of the middle.
    """
    material, accent = material or silver(), accent or metal("brass", BRASS, 0.2)
    pan = [
        (0, 0.62),
        (radius * 0.8, 0.62),
        (radius * 0.93, 0.72),
        (radius * 0.95, 0.98),
        (radius, 1.0),
        (radius + 0.13, 1.02),
        (radius + 0.15, 1.0),
    ]
    pan += [(radius + 0.12, 0.97), (radius + 0.02, 0.95), (radius, 0.66), (radius * 0.86, 0.54), (0, 0.54)]
    parts = [lathe("pan", pan, material, 160, 5)]
    insert = [
        (0, 0.8),
        (radius * 0.84, 0.8),
        (radius * 0.91, 0.86),
        (radius * 0.94, 1.035),
        (radius + 0.02, 1.045),
        (radius + 0.03, 1.03),
    ]
    parts.append(lathe("insert", insert, ceramic("white insert", "#e4dfd3", roughness=0.2), 140, 5))
    for i in range(4):
        a = radians(45 + 90 * i)
        foot = [
            (radius * cos(a) * k, radius * sin(a) * k, z)
            for k, z in ((0.97, 0.78), (1.07, 0.6), (1.0, 0.3), (1.1, 0.03))
        ]
        parts.append(tube("leg", foot, 0.05, accent, [1, 0.8, 0.7, 1.0]))
        parts.append(place(blob("foot", accent, (0.09, 0.09, 0.04)), (*foot[-1][:2], 0.035)))
    parts.append(
        lathe(
            "burner",
            [(0, 0.02), (0.26, 0.02), (0.27, 0.26), (0.24, 0.28), (0, 0.27)],
            simple("burner", "#22252a", 0.4),
            48,
        )
    )
    lid = dome(radius * 0.98, 0.8, material, accent)
    if opened is None:
        parts.append(place(lid, (0, 0, 1.05)))
    else:
        hinge = group(place(lid, (0, -radius, 0.0)), at=(0, radius + 0.02, 1.07), turn=(-opened, 0, 0))
        parts.append(hinge)
    return group(*parts, name="warmer")


def platter(radius=1.15, height=0.12, material=None):
    """A flat round dish with a low rim."""
    material = material or ceramic("ivory", "#dcd4c4", "#c6bca8", 0.6, 0.22)
    profile = [
        (0, 0.05),
        (radius * 0.9, 0.05),
        (radius, height),
        (radius + 0.02, height - 0.01),
        (radius * 0.93, 0.015),
        (radius * 0.8, 0),
        (0, 0.01),
    ]
    return lathe("platter", profile, material, 140, wobble=0.004)


def riser(size=(2.4, 2.2, 0.5), material=None):
    """A low block that a dish stands on."""
    return box("riser", size, material or simple("riser", "#2a2f38", 0.35), (0, 0, size[2] / 2), 0.03)


def serving_spoon(length=2.6, material=None):
    """A long spoon lying from its bowl at the origin along +x, rising to its handle."""
    material = material or silver(0.2)
    path = [(0.0, 0, 0.02), (0.3, 0, 0.03), (0.9, 0, 0.22), (1.8, 0, 0.46), (length, 0, 0.6)]
    shaft = sweep("shaft", path, circle(0.05, 12, 0.5), material, scale=lambda t: 0.7 + 0.5 * t)
    bowl = blob(
        "bowl",
        material,
        (0.34, 0.22, 0.1),
        detail=4,
        bend=lambda p: Vector((p.x, p.y, min(p.z, -0.01 + 0.9 * (p.x**2 + p.y**2)))),
    )
    return group(shaft, place(bowl, (-0.16, 0, 0.06)), name="serving spoon")


def glazed_carrots(count=30):
    """Whole small carrots with a stub of green, to heap."""
    graph = Graph("carrot")
    rings = graph.noise(9, 4, 0.6, at=graph.coordinates(scale=(3, 0.7, 0.7)))
    char = graph.ramp(graph.noise(7, 4, 0.7), (0.6, 0.0), (0.72, 0.6))
    body = graph.mix(char, graph.ramp(rings, (0.36, "#c4530a"), (0.6, "#e67a1a")), "#5a2408")
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.7, Clearcoat_Roughness=0.1)
    forms = []
    for _ in range(3):
        length, bow = vary(0.75, 0.95), vary(0, 3)
        path = [(-length / 2 + length * t, 0.05 * sin(3 * t + bow), 0) for t in (0, 0.3, 0.6, 0.85, 1)]
        forms.append(
            sweep(
                "carrot",
                path,
                circle(0.11, 16),
                graph.material,
                scale=lambda t: (0.2 + 0.8 * t**0.7) * (1 if t < 0.96 else 0.7),
            )
        )
    return forms


def roast_potato():
    """A potato half, crisp and golden."""
    graph = Graph("potato")
    heat = graph.noise(6, 4, 0.7)
    graph.set(
        Base_Color=graph.ramp(heat, (0.36, "#eec878"), (0.5, "#d69a3c"), (0.66, "#8a4a14")),
        Roughness=0.35,
        Clearcoat=0.35,
    )
    graph.bump(graph.noise(13, 4, 0.75), 0.5, 0.025)
    return [
        slab("potato", (vary(0.28, 0.38), vary(0.22, 0.28), vary(0.18, 0.24)), graph.material, 0.6, 0.12, 1.6, 8)
        for _ in range(3)
    ]


def floret(tint="#3f7a2a", light="#76a94a", size=0.2):
    """A piece of broccoli in one mesh: a knobbly crown on a short stalk."""
    graph = Graph("broccoli")
    up = graph.ramp(graph.axes()[2], (size * 0.2, 0.0), (size * 0.75, 1.0))
    crown = graph.ramp(graph.noise(16, 3), (0.35, tint), (0.65, light))
    graph.set(Base_Color=graph.mix(up, "#a9c47c", crown), Roughness=0.5, Clearcoat=0.25)
    graph.bump(graph.cells(40), 0.7, 0.02)
    chance = Vector((rng().random() * 30, 0, 0))

    def bend(p):
        n = p / size
        if n.z < -0.1:
            slim = 0.42 + 0.3 * max(0.0, n.z + 1)
            return Vector((p.x * slim, p.y * slim, p.z))
        knobs = 0.16 * noise.noise(n * 3.4 + chance) + 0.10 * abs(noise.noise(n * 7 + chance))
        return p * (1 + knobs + 0.1)

    return blob("broccoli", graph.material, (size, size, size), detail=4, bend=bend)


def sliced_roast(material, count=9, step=0.17, size=(0.95, 0.62), thick=0.09):
    """Slices of a roast fallen over each other along +x (material of `steak.beef_material`)."""
    parts = []
    for i in range(count):
        form = steak_piece(material, thick, size[0] * vary(0.95, 1.03), size[1] * vary(0.96, 1.03), 3 + 0.2 * i)
        parts.append(
            group(place(form, (-thick / 2, 0, 0)), at=(i * step, vary(-0.03, 0.03), 0.0), turn=(0, -58, vary(-4, 4)))
        )
    return group(*parts, name="roast")


def prawn(size=0.3):
    """A cooked prawn in one mesh, curled in the plane of x and y, lying on its side."""
    graph = Graph("prawn")
    bands = graph.ramp(
        graph.math("SINE", graph.math("MULTIPLY", graph.axes("UV")[1], 44.0)), (0.35, "#f3b08c"), (0.75, "#e8683a")
    )
    graph.set(
        Base_Color=graph.mix(graph.ramp(graph.noise(8, 3), (0.4, 0.0), (0.7, 0.5)), bands, "#fbe3d0"),
        Roughness=0.2,
        Clearcoat=0.7,
    )
    graph.bump(graph.math("SINE", graph.math("MULTIPLY", graph.axes("UV")[1], 44.0)), 0.35, 0.02)
    path = [(size * 0.72 * cos(a) * (1 - 0.08 * a), size * 0.72 * sin(a), 0) for a in (x * 0.44 for x in range(11))]
    body = (
        lambda t: max(0.12, (1 - t) ** 0.45 * 1.0) * (0.75 + 0.5 * min(1, t * 5)) if t < 0.9 else 0.42 + 1.1 * (t - 0.9)
    )
    return sweep("prawn", path, circle(size * 0.27, 14, 0.82), graph.material, scale=body, up=(0, 0, 1), steps=5)
