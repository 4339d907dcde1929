"""Cakes for a counter (1 unit = 10 cm): glazed and crumb-sided rounds, layered slices, tarts, chestnut mounds,
éclairs, macarons. Each stands on z=0.
"""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, heap, hide, place, uniform
from kit.colours import BRASS, CREAM
from kit.forms import blob, extrude, lathe, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import ceramic, metal, simple, wet
from things.fruit import blueberry, raspberry, strawberry


def sponge(tint="#d9a860", dark="#a8743a"):
    """Returns the material of baked crumb with open pores."""
    graph = Graph("sponge")
    pores = graph.cells(16)
    body = graph.mix(graph.ramp(pores, (0.05, 1.0), (0.3, 0.0)), graph.mix(graph.noise(6), dark, tint), dark)
    return (
        graph.set(Base_Color=body, Roughness=0.85).bump(graph.math("ADD", pores, graph.noise(20)), 0.5, 0.02).material
    )


def cream(tint=CREAM):
    """Returns the material of whipped cream."""
    return simple("cream", tint, 0.45, coat=0.2, grain=(14, 0.12, 0.01))


def _strawberry():
    """Models a strawberry without its leaves, as one mesh for heaps."""
    berry = strawberry(0.17, False).children[0]
    berry.parent = None
    return berry


def rosette(material, radius=0.12, height=0.14):
    """Models a piped star of cream."""
    profile = [
        (0, height),
        (radius * 0.25, height * 0.88),
        (radius * 0.7, height * 0.5),
        (radius, height * 0.16),
        (radius * 0.9, 0),
        (0, 0),
    ]
    twist = lambda r, z, a: (r * (1 + 0.16 * sin(7 * (a + z * 6))), z)
    return lathe("rosette", profile, material, 56, 3, bend=twist)


def round_cake(radius=0.9, height=0.55, glaze=None, crown="berries", drip=None):
    """Models a whole cake: smooth sides, softly rounded edge; `crown` is 'berries', 'rosettes', 'moon' or 'bare';
    `drip` is a second glaze that runs down.
    """
    body = glaze or wet("glaze", "#5a2413", roughness=0.08, coat=1.0)
    profile = [
        (0, height),
        (radius * 0.86, height),
        (radius * 0.96, height - 0.03),
        (radius, height - 0.1),
        (radius, 0.04),
        (radius * 0.98, 0),
        (0, 0),
    ]
    parts = [lathe("cake", profile, body, 96, 4)]
    if drip:
        rand = uniform(0, 50)

        def run(r, z, a):
            n = noise.noise(Vector((cos(a) * 3 + rand, sin(a) * 3, 0)))
            return r, (height + 0.02 if z > height - 0.12 else height - 0.16 - 0.2 * max(0, n + 0.25))

        edge = [
            (0, height + 0.02),
            (radius * 0.9, height + 0.02),
            (radius + 0.012, height - 0.05),
            (radius + 0.02, height - 0.2),
            (radius + 0.004, height - 0.21),
        ]
        parts.append(
            lathe("drip", edge, drip, 120, 3, bend=lambda r, z, a: run(r, z, a) if z < height - 0.13 else (r, z))
        )
    if crown == "berries":
        fruits = [_strawberry(), raspberry(0.1), blueberry(0.085)]
        parts += heap(fruits, 30, radius * 0.62, (0, 0), height + 0.02, 60, (0.85, 1.15), tries=8)
    elif crown == "rosettes":
        star = rosette(cream())
        for i in range(12):
            angle = i * pi / 6
            parts.append(duplicate(star, (radius * 0.78 * cos(angle), radius * 0.78 * sin(angle), height)))
        hide(star)
        parts += heap([raspberry(0.1)], 9, radius * 0.4, (0, 0), height, 40, tries=8)
    elif crown == "moon":
        parts.append(
            place(blob("moon", ceramic("moon", "#f2e8d2", "#cdbf9f"), (0.42,) * 3, 0.02), (0, 0, height + 0.38))
        )
    return group(*parts, name="cake")


def slice_of_cake(
    layers=("#d9a860", "#f3e6c8", "#d9a860", "#f3e6c8", "#d9a860"),
    top="#f3e6c8",
    length=1.1,
    angle=38,
    height=0.6,
    fruit=True,
):
    """Models a wedge that shows its layers, its point towards -x."""
    half = angle * pi / 360
    outline = [(0, 0)] + [(length * cos(a), length * sin(a)) for a in (-half + i * half / 4 for i in range(9))]
    parts, step = [], height / len(layers)
    for i, tint in enumerate(layers):
        material = cream(tint) if i % 2 else sponge(tint)
        parts.append(place(extrude("layer", outline, step, material, 0.02), (0, 0, i * step)))
    parts.append(place(extrude("top", outline, 0.05, cream(top), 0.02), (0, 0, height)))
    if fruit:
        parts.append(place(strawberry(0.17), (length * 0.72, 0, height + 0.1), (0, 20, 0)))
    return group(*parts, name="slice")


def tart(radius=0.42, filling="berries"):
    """Models a fluted tart shell with berries or a smooth lemon curd."""
    crust = sponge("#d6a055", "#94602a")
    flute = lambda r, z, a: (r * (1 + (0.02 * sin(34 * a) if r > radius * 0.8 else 0)), z)
    profile = [
        (0, 0.06),
        (radius * 0.82, 0.06),
        (radius * 0.92, 0.2),
        (radius, 0.22),
        (radius * 0.98, 0.18),
        (radius * 0.84, 0),
        (0, 0),
    ]
    parts = [lathe("crust", profile, crust, 136, 2, bend=flute)]
    curd = wet("curd", "#f0b429" if filling != "berries" else "#f3e0b0", roughness=0.1, coat=1.0)
    parts.append(
        lathe("filling", [(0, 0.17), (radius * 0.7, 0.165), (radius * 0.9, 0.15), (radius * 0.9, 0.1)], curd, 64, 2)
    )
    if filling == "berries":
        parts += heap([raspberry(0.1), blueberry(0.08)], 13, radius * 0.62, (0, 0), 0.16, 50, tries=6)
    else:
        star = rosette(cream(), 0.09, 0.13)
        parts += [
            duplicate(star, (radius * 0.5 * cos(a), radius * 0.5 * sin(a), 0.16))
            for a in (i * pi / 3 for i in range(6))
        ]
        hide(star)
    return group(*parts, name="tart")


def chestnut_mound(radius=0.36, height=0.5):
    """Models mont blanc: chestnut purée in fine strands over cream."""
    puree = simple("chestnut", "#9a6a40", 0.5, coat=0.15, grain=(30, 0.3, 0.01))
    parts = [lathe("base", [(0, 0.08), (radius, 0.07), (radius * 1.04, 0.0), (0, 0)], sponge("#c99a5a"), 64, 2)]
    for i in range(4):
        line, shift = [], i * 1.7
        for k in range(110):
            t = k / 109
            turn = t * 2 * pi * 5.2 + shift
            r = radius * (1 - t) ** 0.75 * (0.92 + 0.08 * sin(k * 1.3 + i))
            line.append((r * cos(turn), r * sin(turn), 0.1 + height * t**1.15 + 0.01 * sin(k * 0.9 + i)))
        parts.append(tube("strand", line, 0.036, puree, steps=3))
    parts.append(
        place(
            blob("chestnut", wet("glazed chestnut", "#5a2f12", roughness=0.1, coat=1.0), (0.1, 0.09, 0.09), 0.1),
            (0, 0, height + 0.16),
        )
    )
    return group(*parts, name="chestnut mound")


def eclair(tint="#3a1a0e", length=1.2):
    """Models an éclair along x, its top glazed."""
    parts = [slab("choux", (length, 0.34, 0.28), sponge("#c98a45", "#8a5424"), 0.7, 0.05, detail=12)]
    parts.append(
        place(
            slab(
                "icing", (length * 0.94, 0.3, 0.08), wet("icing", tint, roughness=0.07, coat=1.0), 0.6, 0.02, detail=10
            ),
            (0, 0, 0.235),
        )
    )
    pearl = blob("pearl", metal("gilt", BRASS, 0.3), (0.018,) * 3, detail=2)
    parts += [duplicate(pearl, (length * (i - 1) * 0.22, uniform(-0.04, 0.04), 0.315)) for i in range(3)]
    hide(pearl)
    return group(*parts, name="eclair")


def macaron(tint="#c9b7d8"):
    """Models two shells with cream between."""
    shell = simple("shell", tint, 0.5, coat=0.1, grain=(26, 0.1, 0.005))
    half = [(0, 0.13), (0.12, 0.115), (0.18, 0.06), (0.185, 0.035), (0.192, 0.012), (0.18, 0), (0, 0)]
    lower = lathe("shell", [(r, -z) for r, z in half], shell, 48, 3, at=(0, 0, 0.13))
    upper = lathe("shell", half, shell, 48, 3, at=(0, 0, 0.19))
    return group(
        lower,
        upper,
        lathe("filling", [(0, 0.19), (0.165, 0.19), (0.172, 0.16), (0.165, 0.13), (0, 0.13)], cream(), 48, 2),
        name="macaron",
    )


def cake_stand(radius=1.1, height=1.0, material=None):
    """Models a plate on a turned foot; things stand on it at `height`."""
    body = material or ceramic("stand", "#ece7dc", roughness=0.12)
    profile = [
        (0, height),
        (radius * 0.94, height),
        (radius, height + 0.05),
        (radius * 0.99, height - 0.03),
        (radius * 0.3, height - 0.1),
        (0.12, height - 0.3),
        (0.1, height * 0.35),
        (radius * 0.4, 0.08),
        (radius * 0.45, 0.0),
        (0, 0),
    ]
    return lathe("cake stand", profile, body, 96, 4)
