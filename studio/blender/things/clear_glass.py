"""Bar glasses and their contents (1 unit = 10 cm), each standing on z=0.

Walls do not refract, so that glass before glass causes no noise. Drinks are shaded by height, thickness and edge,
because refraction in a dark room looks black or hard-edged. Only thick feet and stems refract.
"""

from math import sqrt

import bpy

from kit.arrange import group, place
from kit.forms import lathe, through
from kit.graph import Graph
from things.ice import facing_factor, ice_ball


def thin_glass(name="thin glass", edge="#7f92ad", mirror=0.65, lit=0.0, streak=0.0):
    """Returns the material of a transparent wall, tinted where it is seen edge-on, that reflects by angle; `lit` is
    the light in its edges.

    `streak` is the upright reflection of a window at its left, with a weaker one at its right.
    """
    bpy.context.view_layer.pass_alpha_threshold = 0.0
    graph = Graph(name)
    rim = graph.ramp(graph.facing(0.5), (0.82, 0.0), (0.99, 0.6))
    clear = graph.node("BsdfTransparent", Color=graph.mix(rim, (0.96, 0.975, 0.985), edge))
    light = graph.math("MULTIPLY", rim, lit)
    if streak:
        aside = facing_factor(graph, (0.97, -0.24, 0))
        left = graph.ramp(graph.math("MULTIPLY", aside, -1.0), (0.44, 0.0), (0.5, 1.0), (0.62, 0.8), (0.68, 0.0))
        right = graph.ramp(aside, (0.78, 0.0), (0.84, 0.45), (0.9, 0.0))
        front = graph.math("SUBTRACT", 1.0, graph.node("NewGeometry").outputs["Backfacing"])
        band = graph.math("MULTIPLY", graph.math("ADD", left, right), graph.math("MULTIPLY", front, streak))
        light = graph.math("ADD", light, band)
    held = graph.node("Emission", Color="#b9cbe8", Strength=light)
    graph.material.cycles.sample_as_light = False
    share = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), mirror)
    shine = graph.node("BsdfGlossy", Roughness=0.02)
    wall = graph.node("AddShader", i0=clear, i1=held)
    return pass_shadow_rays(graph, graph.node("MixShader", Fac=share, i1=wall, i2=shine))


def pass_shadow_rays(graph, solid):
    """Makes shadow and diffuse rays pass through, slightly dimmed."""
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    clear = graph.node("BsdfTransparent", Color=(0.9, 0.9, 0.9))
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=clear)).material


def drink(name, low, high, edge, bottom, top, body=0.4):
    """Returns the material of the sides of a drink: colours from `low` to `high`, `edge` at grazing angles; `body`
    is its opacity.
    """
    graph = Graph(name)
    height = graph.math("DIVIDE", graph.math("SUBTRACT", graph.axes("Object")[2], bottom), top - bottom, clamp=True)
    swirl = graph.noise(2.6, 3, 0.5, at=graph.coordinates(scale=(1, 1, 2.2)), distortion=0.8)
    height = graph.math("ADD", height, graph.math("MULTIPLY", graph.math("SUBTRACT", swirl, 0.5), 0.5), True)
    aslant = graph.ramp(graph.facing(0.5), (0.35, 0.0), (0.8, 0.45), (1.0, 1.0))
    tone = graph.mix(aslant, graph.ramp(height, (0.1, low), (0.95, high)), edge)
    back = graph.node("NewGeometry").outputs["Backfacing"]
    front_share = graph.math("ADD", body, graph.math("MULTIPLY", aslant, 0.45))
    share = graph.mix(back, front_share, min(1.0, body + 0.3))
    graph.material.cycles.sample_as_light = False
    clear = graph.node("BsdfTransparent", Color=graph.mix(0.5, high, "#ffffff"))
    lit = graph.node("Emission", Color=tone, Strength=0.8)
    return pass_shadow_rays(graph, graph.node("MixShader", Fac=share, i1=clear, i2=lit))


def drink_face(name, middle, rim, radius, body=0.5):
    """Returns the material of the surface of a drink: paler towards the glass, with reflections by angle."""
    graph = Graph(name)
    x, y = graph.axes("Object")[:2]
    square = graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y))
    out = graph.math("DIVIDE", graph.math("SQRT", square), radius)
    tone = graph.ramp(out, (0.3, middle), (0.9, rim), (1.0, rim))
    share = graph.ramp(out, (0.3, body), (0.85, body + 0.15), (1.0, 0.95))
    graph.material.cycles.sample_as_light = False
    lit, clear = graph.node("Emission", Color=tone, Strength=0.8), graph.node("BsdfTransparent", Color=rim)
    seen = graph.node("MixShader", Fac=share, i1=clear, i2=lit)
    mirrored = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.33), 0.6)
    return pass_shadow_rays(
        graph, graph.node("MixShader", Fac=mirrored, i1=seen, i2=graph.node("BsdfGlossy", Roughness=0.03))
    )


def thick_glass(lit=0.0, tint=(0.97, 0.985, 0.99)):
    """Returns the material of a heavy foot or a stem, which refracts; `lit` is a rim light along its edges."""
    graph = Graph("thick glass")
    solid = graph.node("BsdfGlass", Color=tint, Roughness=0.0, IOR=1.48)
    edge = graph.ramp(graph.facing(0.5), (0.4, 0.0), (0.75, 1.0), (1.0, 0.55))
    held = graph.node("Emission", Color="#a9bfe2", Strength=graph.math("MULTIPLY", edge, lit))
    graph.material.cycles.sample_as_light = False
    return pass_shadow_rays(graph, graph.node("AddShader", i0=solid, i1=held))


def _lip(radius, height, thick):
    """Models the rounded upper edge of a glass, which catches the light."""
    inner = radius - thick
    line = [(radius, height), (radius - 0.1 * thick, height + 0.014), (inner, height + 0.014), (inner, height)]
    return lathe("lip", line, thin_glass("lip", "#d9e4f4", 2.0, 0.5), 128, 3)


def tumbler(fill=0.5, radius=0.44, height=0.9, foot=0.13, ice=0.27):
    """Models a straight whisky glass on a heavy clear foot, filled to z=`fill` around a ball of `ice` that rests on
    its floor.
    """
    inner, seat, middle = radius * 0.925, foot + 0.06, foot + 0.012 + ice
    well = through([(0, foot), (inner * 0.7, foot + 0.002), (inner * 0.92, foot + 0.018), (inner, seat)], 6)
    outside = [(0, 0.016), (radius * 0.84, 0.012), (radius * 0.9, 0), (radius * 0.95, 0.012), (radius * 0.968, 0.05)]
    outside += [(radius * 0.97, seat - 0.004)]
    base = lathe("foot", [*through(outside, 5), (inner, seat - 0.004)], thick_glass(0.1, (0.85, 0.67, 0.45)), 128, 1)
    wall = [(radius * 0.97, seat), (radius * 0.985, height * 0.6), (radius, height)]
    sides = [lathe("wall", wall, thin_glass(lit=0.5, streak=0.16), 128, 6)]
    sides += [
        lathe("wall", [(inner * 1.005, fill), (radius * 0.955, height)], thin_glass(mirror=0.3, lit=0.25), 128, 4)
    ]
    amber = drink("whisky", "#ee9418", "#b8580a", "#451802", foot, fill, 0.2)
    liquor = lathe("drink", [*well, (inner + 0.002, fill - 0.1), (inner + 0.004, fill + 0.01)], amber, 128, 1)
    around = sqrt(max(0.0, ice**2 - (fill - middle) ** 2)) - 0.006
    level = [(inner + 0.004, fill + 0.01), (inner - 0.012, fill + 0.003), (inner - 0.035, fill), (around, fill)]
    face = lathe("surface", level, drink_face("whisky face", "#a84f08", "#e08a20", inner, 0.3), 128, 1)
    ball = place(ice_ball(ice, fill - middle), (0, 0, middle))
    return group(base, *sides, _lip(radius, height, radius * 0.045), liquor, face, ball, name="tumbler")


def coupe_glass(fill=1.4, radius=0.52, rise=0.98, tall=1.5):
    """Models a wide shallow bowl on a long stem with lit edges, a rose-coloured drink in it to z=`fill`."""
    bowl = [(0.02, rise), (0.14, rise + 0.02), (0.34, rise + 0.12), (radius * 0.9, rise + 0.3), (radius, tall)]
    side = lathe("wall", bowl, thin_glass(lit=0.6, streak=0.14), 128, 8)
    line = [(r - 0.008, z + 0.008) for r, z in through(bowl, 10) if z + 0.008 < fill and r > 0.03]
    edge = line[-1][0] + 0.003
    pink = drink("rose drink", "#b40f3a", "#ff9484", "#ffb09e", rise + 0.02, fill, 0.36)
    body = lathe("drink", [(0, rise + 0.012), *line, (edge, fill + 0.008)], pink, 128, 1)
    level = [(edge, fill + 0.008), (edge - 0.012, fill + 0.002), (edge - 0.03, fill), (0, fill)]
    face = lathe("surface", level, drink_face("rose face", "#e24a5c", "#ffa898", edge, 0.5), 128, 1)
    plate = [(0, 0.0), (0.36, 0.0), (0.37, 0.012), (0.3, 0.024), (0.1, 0.05), (0.05, 0.085), (0, 0.085)]
    hem = lathe("hem", [(0.366, 0.001), (0.377, 0.013), (0.362, 0.026)], thin_glass("hem", "#d9e4f4", 2.0, 0.8), 96, 4)
    stem = [(0, 0.08), (0.052, 0.084), (0.034, 0.13), (0.027, 0.3), (0.026, rise * 0.6), (0.034, rise - 0.1)]
    stem += [(0.06, rise - 0.012), (0.1, rise + 0.006), (0, rise + 0.006)]
    foot = lathe("foot", plate, thick_glass(0.06), 96, 5)
    column = lathe("stem", stem, thick_glass(0.7), 64, 6)
    return group(side, _lip(radius, tall, radius * 0.022), body, face, foot, hem, column, name="coupe")
