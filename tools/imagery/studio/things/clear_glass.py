"""Bar glasses and what is in them (1 unit = 10 cm), each standing on z=0.

Walls let light pass straight: no grain where glass stands before glass. Drinks and thick feet bend it, and a drink's colour deepens
with the way light goes in it. A dark room gives it nothing to pass on: `back_card` stands behind, seen through the drink alone.
"""

from math import sqrt

import bpy

from kit.arrange import group, place
from kit.forms import grid, lathe, through
from kit.graph import Graph
from things.ice import deepened, ice_ball


def thin_glass(name="thin glass", edge="#7f92ad", mirror=0.65, lit=0.0):
    """A wall that looks through, tinted where it is seen edge-on, and mirrors by its angle; `lit` is light held by its edges."""
    bpy.context.view_layer.pass_alpha_threshold = 0.0
    graph = Graph(name)
    rim = graph.ramp(graph.facing(0.5), (0.82, 0.0), (0.99, 0.6))
    clear = graph.node("BsdfTransparent", Color=graph.mix(rim, (0.96, 0.975, 0.985), edge))
    held = graph.node("Emission", Color="#b9cbe8", Strength=graph.math("MULTIPLY", rim, lit))
    graph.material.cycles.sample_as_light = False
    share = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), mirror)
    shine = graph.node("BsdfGlossy", Roughness=0.02)
    wall = graph.node("AddShader", i0=clear, i1=held)
    return unshaded(graph, graph.node("MixShader", Fac=share, i1=wall, i2=shine))


def unshaded(graph, solid):
    """Shadow and diffuse rays pass, a trifle dimmed."""
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    clear = graph.node("BsdfTransparent", Color=(0.9, 0.9, 0.9))
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=clear)).material


def drink(name, tint, reach=0.5, haze=0.05, seat=None):
    """A drink of `tint` at a thickness of `reach`; `haze` is its own faint light; below the height `seat` it lies on thick glass."""
    graph = Graph(name)
    back = graph.node("NewGeometry").outputs["Backfacing"]
    bend = 1.33
    if seat is not None:
        height = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Position"]).outputs[2]
        bend = graph.math("ADD", graph.math("MULTIPLY", graph.math("GREATER_THAN", height, seat), 0.43), 0.9)
    clear = graph.node("BsdfGlass", Color=deepened(graph, tint, reach, back), Roughness=0.0, IOR=bend)
    body = graph.node("Emission", Color=tint, Strength=1.0)
    graph.material.cycles.sample_as_light = False
    return unshaded(graph, graph.node("MixShader", Fac=haze, i1=clear, i2=body))


def thick_glass(lit=0.0, tint=(0.97, 0.985, 0.99)):
    """A heavy foot or a stem: bends light; `lit` is a rim-light along its edges."""
    graph = Graph("thick glass")
    solid = graph.node("BsdfGlass", Color=tint, Roughness=0.0, IOR=1.48)
    edge = graph.ramp(graph.facing(0.5), (0.4, 0.0), (0.75, 1.0), (1.0, 0.55))
    held = graph.node("Emission", Color="#a9bfe2", Strength=graph.math("MULTIPLY", edge, lit))
    graph.material.cycles.sample_as_light = False
    return unshaded(graph, graph.node("AddShader", i0=solid, i1=held))


def back_card(at, width, height, low, high, strength=1.0):
    """A shining sheet behind a glass, soft towards its edges, that is only seen through what bends light: a photographer's card."""
    graph = Graph("card")
    x, y = graph.axes("UV")[:2]
    aside = graph.math("POWER", graph.math("ABSOLUTE", graph.math("SUBTRACT", x, 0.5)), 2.0)
    soft = graph.ramp(graph.math("MULTIPLY", aside, 4.0), (0.0, 1.0), (0.55, 0.45), (1.0, 0.04))
    tone = graph.ramp(y, (0.0, low), (0.75, high), (1.0, (0.02, 0.03, 0.06)))
    graph.surface(graph.node("Emission", Color=tone, Strength=graph.math("MULTIPLY", soft, strength)))
    graph.material.cycles.sample_as_light = False
    card = grid("card", 1, 1, lambda u, v: ((u - 0.5) * width, 0, v * height), graph.material)
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_shadow = False
    return place(card, at)


def tumbler(tint, fill=0.5, radius=0.44, height=0.9, foot=0.13, ice=0.27, reach=0.45):
    """A straight whisky glass on a heavy clear foot, filled to z=`fill` around a ball of `ice` that rests on its floor."""
    inner, seat, middle = radius * 0.925, foot + 0.06, foot + 0.012 + ice
    well = through([(0, foot), (inner * 0.7, foot + 0.002), (inner * 0.92, foot + 0.018), (inner, seat)], 6)
    outside = [(0, 0.016), (radius * 0.84, 0.012), (radius * 0.9, 0), (radius * 0.95, 0.012), (radius * 0.968, 0.05)]
    outside += [(radius * 0.97, seat - 0.004)]
    base = lathe("foot", [*through(outside, 5), (inner, seat - 0.004)], thick_glass(0.0, (0.74, 0.76, 0.8)), 128, 1)
    wall = [(radius * 0.97, seat), (radius * 0.985, height * 0.6), (radius, height)]
    sides = [lathe("wall", wall, thin_glass(lit=0.5), 128, 6)]
    sides += [
        lathe("wall", [(inner * 1.005, fill), (radius * 0.955, height)], thin_glass(mirror=0.3, lit=0.25), 128, 4)
    ]
    lip = [
        (radius, height),
        (radius * 0.995, height + 0.014),
        (radius * 0.96, height + 0.014),
        (radius * 0.955, height),
    ]
    rim = lathe("lip", lip, thin_glass("lip", "#d9e4f4", 2.0, 0.5), 128, 3)
    around = sqrt(max(0.0, ice**2 - (fill - middle) ** 2)) - 0.006
    face = [(inner + 0.004, fill + 0.01), (inner - 0.012, fill + 0.003), (inner - 0.035, fill), (around, fill)]
    liquor = lathe(
        "drink", [*well, (inner + 0.002, fill - 0.1), *face], drink("whisky", tint, reach, 0.04, seat), 128, 1
    )
    ball = place(ice_ball(ice, tint, reach, fill - middle), (0, 0, middle))
    return group(base, *sides, rim, liquor, ball, name="tumbler")


def coupe_glass(tint, fill=1.4, radius=0.52, rise=0.98, tall=1.5, reach=0.5, haze=0.12):
    """A wide shallow bowl on a long stem with lit edges, filled to z=`fill`."""
    bowl = [(0.02, rise), (0.14, rise + 0.02), (0.34, rise + 0.12), (radius * 0.9, rise + 0.3), (radius, tall)]
    side = lathe("wall", bowl, thin_glass(lit=0.6), 128, 8)
    lip = [(radius, tall), (radius, tall + 0.012), (radius * 0.98, tall + 0.012), (radius * 0.978, tall)]
    rim = lathe("lip", lip, thin_glass("lip", "#d9e4f4", 2.0, 0.5), 128, 3)
    line = [(r - 0.008, z + 0.008) for r, z in through(bowl, 10) if z + 0.008 < fill and r > 0.03]
    edge = line[-1][0] + 0.003
    face = [(edge, fill + 0.008), (edge - 0.012, fill + 0.002), (edge - 0.03, fill), (0, fill)]
    body = lathe("drink", [(0, rise + 0.012), *line, *face], drink("rose drink", tint, reach, haze), 128, 1)
    plate = [(0, 0.0), (0.36, 0.0), (0.37, 0.012), (0.3, 0.024), (0.1, 0.05), (0.05, 0.085), (0, 0.085)]
    stem = [(0, 0.08), (0.052, 0.084), (0.034, 0.13), (0.027, 0.3), (0.026, rise * 0.6), (0.034, rise - 0.1)]
    stem += [(0.06, rise - 0.012), (0.1, rise + 0.006), (0, rise + 0.006)]
    foot = lathe("foot", plate, thick_glass(), 96, 5)
    return group(side, rim, body, foot, lathe("stem", stem, thick_glass(1.0), 64, 6), name="coupe")
