"""Glasses so thin that light passes straight: no grain where glass stands before glass (1 unit = 10 cm). Each stands on z=0."""

import bpy

from kit.arrange import group, place
from kit.forms import blob, lathe, through
from kit.graph import Graph
from kit.materials import glass


def thin_glass(name="thin glass", edge="#7f92ad", mirror=0.65):
    """A wall that looks through, darker where it is seen edge-on, and mirrors by its angle."""
    bpy.context.view_layer.pass_alpha_threshold = 0.0
    graph = Graph(name)
    rim = graph.ramp(graph.facing(0.5), (0.82, 0.0), (0.99, 0.6))
    through_it = graph.node("BsdfTransparent", Color=graph.mix(rim, (0.96, 0.975, 0.985), edge))
    share = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), mirror)
    shine = graph.node("BsdfGlossy", Roughness=0.02)
    return _unshaded(graph, graph.node("MixShader", Fac=share, i1=through_it, i2=shine))


def clear_drink(name, heart, edge, depth=0.5, body=0.2, shine=0.12):
    """A clear drink that bends no light: `heart` where one looks into it, `edge` at its sides, paler at its foot.

    `depth` is its height; `body` how much of what is behind it hides, `shine` the light it holds of its own.
    """
    graph = Graph(name)
    rim = graph.ramp(graph.facing(0.5), (0.3, 0.0), (0.9, 1.0))
    tint = graph.mix(rim, heart, edge)
    low = graph.ramp(graph.math("DIVIDE", graph.axes("Object")[2], depth), (0.1, 1.0), (1.1, 0.35))
    clear = graph.node("BsdfTransparent", Color=tint)
    deep = graph.mix(1.0, tint, tint, "MULTIPLY")
    lit = graph.node("Emission", Color=deep, Strength=graph.math("MULTIPLY", low, shine / max(body, 0.01)))
    inner = graph.node("MixShader", Fac=body, i1=clear, i2=lit)
    gloss = graph.node("BsdfGlossy", Roughness=0.02)
    graph.material.cycles.sample_as_light = False
    share = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.33), 0.4)
    return _unshaded(graph, graph.node("MixShader", Fac=share, i1=inner, i2=gloss))


def _unshaded(graph, solid):
    """Shadow and diffuse rays pass, a trifle dimmed."""
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return graph.surface(
        graph.node("MixShader", Fac=passing, i1=solid, i2=graph.node("BsdfTransparent", Color=(0.9, 0.9, 0.9)))
    ).material


def tumbler(drink, fill=0.5, radius=0.44, height=0.9, foot=0.13):
    """A straight whisky glass on a heavy clear foot, filled to z=`fill`."""
    wall = thin_glass()
    bottom = [(0, 0.015), (radius * 0.8, 0), (radius * 0.93, 0.02), (radius * 0.96, 0.06), (radius * 0.965, foot)]
    base = lathe("foot", [*bottom, (radius * 0.93, foot), (0, foot)], glass(), 96, 4)
    side = lathe("wall", [(radius * 0.965, foot), (radius * 0.985, height * 0.6), (radius, height)], wall, 128, 6)
    lip = [(radius, height), (radius * 1.0, height + 0.012), (radius * 0.972, height + 0.012), (radius * 0.97, height)]
    rim = lathe("lip", lip, thin_glass("lip", "#b9c6da", 2.0), 128, 2)
    liquor = [(0, foot + 0.006), (radius * 0.93, foot + 0.006), (radius * 0.945, foot + 0.03), (radius * 0.955, fill)]
    return group(base, side, rim, lathe("drink", [*liquor, (0, fill)], drink, 128, 1), name="tumbler")


def coupe_glass(drink, fill=1.4, radius=0.52, rise=0.98, tall=1.5):
    """A wide shallow bowl on a long stem, filled to z=`fill`."""
    wall = thin_glass()
    bowl = [(0.02, rise), (0.14, rise + 0.02), (0.34, rise + 0.12), (radius * 0.9, rise + 0.3), (radius, tall)]
    side = lathe("wall", bowl, wall, 128, 8)
    lip = [(radius, tall), (radius, tall + 0.01), (radius * 0.98, tall + 0.01), (radius * 0.978, tall)]
    rim = lathe("lip", lip, thin_glass("lip", "#b9c6da", 2.0), 128, 2)
    line = [(r - 0.003, z + 0.003) for r, z in through(bowl, 10) if z + 0.003 < fill]
    last = line[-1]
    body = lathe("drink", [(0, rise + 0.004), *line, (last[0] + 0.004, fill), (0, fill)], drink, 128, 1)
    stem = [(0, 0.0), (0.36, 0.0), (0.37, 0.012), (0.3, 0.024), (0.1, 0.05), (0.034, 0.12), (0.026, 0.3)]
    stem += [(0.024, rise * 0.6), (0.03, rise - 0.1), (0.055, rise), (0, rise + 0.01)]
    return group(side, rim, body, lathe("stem", stem, glass(), 96, 6), name="coupe")


def ice_moon(radius=0.36, milky=0.95):
    """A ball of ice with the moon's grey seas in it, `milky` at its heart, clear towards its edge."""
    graph = Graph("ice moon")
    seas = graph.noise(0.85 / radius, 4, 0.6, distortion=0.5)
    face = graph.ramp(seas, (0.36, "#8796b5"), (0.5, "#c6d2e6"), (0.62, "#eef2f8"))
    milk = graph.node("BsdfPrincipled", Base_Color=face, Roughness=0.6, Emission=face, Emission_Strength=0.1)
    haze = graph.ramp(graph.facing(0.5), (0.3, milky), (0.92, milky * 0.37))
    veil = graph.node("MixShader", Fac=haze, i1=graph.node("BsdfTransparent", Color=(0.93, 0.96, 1.0)), i2=milk)
    gloss = graph.node("BsdfGlossy", Roughness=0.04)
    share = graph.node("Fresnel", IOR=1.31)
    ball = blob("ice moon", _unshaded(graph, graph.node("MixShader", Fac=share, i1=veil, i2=gloss)), detail=6)
    return place(group(ball, name="ice moon"), scale=radius)
