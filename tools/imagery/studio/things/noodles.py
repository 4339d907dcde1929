"""Noodles in broth, and what is laid on them (1 unit = 10 cm). Heights count from the bowl's foot unless said otherwise."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from kit.stage import rng
from things.many import many, spot


def noodle_material(tint="#e6cd94", edge="#f6e6bc"):
    """Wheat noodles, moist and a little translucent."""
    graph = Graph("noodle")
    body = graph.mix(graph.facing(0.4), tint, edge)
    graph.set(Base_Color=body, Roughness=0.22, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    return graph.set(Emission=body, Emission_Strength=0.05).material


def clear_broth(tint="#d9a23c"):
    """Golden broth one can see into: half clear, half glossy; no bending of the light, so no patches below."""
    graph = Graph("broth").set(Base_Color=tint, Roughness=0.2, Specular=0.14)
    graph.bump(graph.noise(3.2, 2), 0.25, 0.03)
    clear = graph.node("BsdfTransparent", Color="#f0cf86")
    return graph.surface(graph.node("MixShader", Fac=0.5, i1=clear, i2=graph.principled)).material


def folded(length=1.1, width=0.7, height=0.2, strands=64, thickness=0.02, material=None):
    """A combed bundle along x, folded over: parallel strands in one wave, the ends diving down. Its underside lies on z=0."""
    material, parts = material or noodle_material(), []
    wave, lean = vary(0, 6), vary(2.2, 3.0)
    for i in range(strands):
        side = (i + 0.5) / strands * 2 - 1
        layer = vary(0.35, 1.0) * (1 - 0.75 * side * side)
        stray = vary(-0.03, 0.03)
        points = []
        for k in range(11):
            s = k / 5 - 1
            bow = 0.07 * sin(s * lean + wave) + stray * sin(s * 4 + i)
            y = side * width / 2 * (1 - 0.22 * abs(s) ** 2) + bow
            rise = height * layer * (1 - abs(s) ** 3.2) - 0.16 * max(0, abs(s) - 0.72) / 0.28
            jitter = 0.018 * noise.noise(Vector((s * 2, i * 0.7, wave)))
            points.append((s * length / 2, y + jitter, rise + jitter + thickness))
        parts.append(tube("noodle", points, thickness, material, steps=5))
    return group(*parts, name="noodles")


def curl(radius=0.26, turns=2.4, strands=26, thickness=0.02, height=0.16, material=None):
    """A twist of noodles lying as a nest on z=0."""
    material, parts = material or noodle_material(), []
    for i in range(strands):
        shift, reach, low = vary(0, 1.2), vary(0.55, 1.0), rng().random()
        points = []
        for k in range(int(turns * 10) + 1):
            a = k / 10 * 2 * pi + shift
            r = radius * reach * (1 + 0.1 * sin(a * 1.7 + i))
            points.append(
                (
                    r * cos(a),
                    r * sin(a),
                    thickness + height * (0.2 + 0.8 * low) * (1.15 - reach) + 0.02 * sin(a * 2 + i) + 0.02,
                )
            )
        parts.append(tube("noodle", points, thickness, material, steps=4))
    return group(*parts, name="nest")


def soft_egg(radius=0.2):
    """Half a soft-boiled egg along x, cut side up, resting on z=0."""
    white = wet("egg white", "#f4ead6", "#ffffff", 0.14, 0.7, 0.05)
    stretch = lambda r, z, a: (r * (1 + 0.13 * cos(a) + 0.04 * cos(2 * a)), z)
    half = [
        (0, 0),
        (radius * 0.5, 0.02),
        (radius * 0.85, radius * 0.38),
        (radius, radius * 0.78),
        (radius * 0.97, radius * 0.82),
        (0, radius * 0.8),
    ]
    shell = lathe("egg", half, white, 64, 5, bend=stretch)
    graph = Graph("yolk")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    tone = graph.ramp(reach, (0.0, "#e8690c"), (radius * 0.4, "#f28a12"), (radius * 0.58, "#f7b83c"))
    graph.set(
        Base_Color=tone, Roughness=0.1, Clearcoat=1.0, Clearcoat_Roughness=0.03, Emission=tone, Emission_Strength=0.05
    )
    yolk = blob("yolk", graph.material, (radius * 0.57, radius * 0.55, radius * 0.12), 0.03, detail=4)
    return group(shell, place(yolk, (radius * 0.1, 0, radius * 0.8)), name="egg")


def oil_drops(count, radius, height, avoid=0.0):
    """Round lenses of fat on a broth's surface."""
    drop = blob("fat", wet("fat", "#e8b04a", "#ffdf90", 0.02, 1.0), (1, 1, 0.16), detail=3)
    places = []
    for _ in range(count):
        a, r = vary(0, 2 * pi), radius * (avoid + (1 - avoid) * rng().random() ** 0.5)
        places.append(spot((r * cos(a), r * sin(a), height), scale=vary(0.008, 0.032)))
    return many("fat", drop, places)
