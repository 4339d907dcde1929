"""Breakfast at a window above the sea at dawn: the sky still blue, the first warm light on the water."""

from kit.forms import box
from kit.graph import Graph
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, simple, wood
from kit.stage import air
from kit.view import camera
from things.breakfast import breakfast

SEED = 8


def sky_wall():
    """The dawn: warm at the horizon, blue above, a few long clouds."""
    graph = Graph("dawn")
    x, _, z = graph.axes()[:3]
    at = graph.coordinates(scale=(0.03, 1, 0.16))
    clouds = graph.ramp(graph.noise(1.0, 4, 0.6, at=at), (0.45, 0.0), (0.72, 0.55))
    height = graph.math("DIVIDE", graph.math("ADD", z, 23.2), 30.0)
    tone = graph.ramp(
        height, (0.0, "#f0b48c"), (0.06, "#d3a6a4"), (0.15, "#8796bb"), (0.36, "#4a6aa0"), (1.0, "#27437a")
    )
    east = graph.ramp(
        graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", x, 14.0)), 0.02), (0.0, 1.0), (0.7, 0.0)
    )
    glow = graph.math("MULTIPLY", east, graph.ramp(height, (0.0, 0.7), (0.22, 0.0)))
    tone = graph.mix(glow, tone, "#ffcf94")
    tone = graph.mix(graph.math("MULTIPLY", clouds, graph.ramp(height, (0.0, 0.2), (0.12, 1.0))), tone, "#c9b3bd")
    graph.surface(graph.node("Emission", Color=tone, Strength=0.85))
    graph.material.cycles.sample_as_light = False
    box("sky", (260, 0.2, 70), graph.material, (0, 80, 20), 0)


def sea():
    """Water far below the table, its small waves catching the sky."""
    graph = Graph("sea").set(Base_Color="#1d4470", Roughness=0.2, Specular=0.4)
    swell = graph.noise(0.5, 4, 0.65, at=graph.coordinates(scale=(0.5, 1.6, 1)))
    graph.bump(swell, 0.9, 1.2)
    box("sea", (260, 76, 0.2), graph.material, (0, 43, -3.4), 0)


def window():
    """A broad window: slim dark posts, a sill of stone."""
    frame = simple("frame", "#2a2e35", 0.4)
    for x in (-6.3, -1.15, 4.0):
        box("post", (0.13, 0.2, 12), frame, (x, 4.2, 4), 0.02)
    box("sill", (30, 0.9, 0.3), simple("sill", "#57606b", 0.45, grain=(9, 0.2)), (0, 4.2, 0.0), 0.03)
    box("wall", (30, 0.3, 8), simple("wall", "#6d6a68", 0.8), (0, 4.3, -4.1), 0)


def light():
    """Blue from the window, the first sun from the right, a lamp's warmth in the room."""
    air("#5b77ab", 0.5)
    area((-2.5, 5.0, 4.2), (0, 0, 0.2), 4.5, 620, (0.62, 0.76, 1.0), 3.2, 170)
    area((6.0, 3.4, 2.0), (0, 0, 0.2), 1.3, 760, (1.0, 0.66, 0.36), None, 120)
    area((1.0, -5.0, 4.5), (0, 0, 0.3), 4.0, 170, (1.0, 0.88, 0.74))


def build(view="pc"):
    """The whole picture."""
    light()
    sky_wall()
    sea()
    window()
    box("table", (30, 7.2, 0.4), wood("ash", "#6a5642", "#a1886a", 1.6, 0.42), (0, -0.2, -0.2), 0.02)
    cloth("linen", 5.0, 6.4, linen("linen", "#8f9cab", 30), 0.018, seed=2, at=(0.2, -0.9, 0), turn=-3)
    breakfast()
    if view == "pc":
        camera((-0.9, -7.4, 2.3), (-1.45, 0.4, 1.02), 31, focus=(0, -0.1, 0.3), blur=20)
    else:
        camera((-0.1, -7.4, 3.3), (0.05, 0.6, 1.42), 46, focus=(0, -0.1, 0.3), blur=20)
