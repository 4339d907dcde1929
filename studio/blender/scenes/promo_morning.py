"""Breakfast at a window above the sea at dawn: the sun on the horizon, its path on blue water."""

from mathutils import Vector, noise

from kit.arrange import place
from kit.forms import blob, box, grid
from kit.graph import Graph
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, simple, wood
from kit.stage import air
from kit.view import camera
from things.breakfast import breakfast

SEED = 8


SUN = (15.0, 79.0)
LEVEL = -3.3


def emit_colour(graph, tone, strength):
    """Makes a surface emit its own colour without lighting the scene."""
    graph.surface(graph.node("Emission", Color=tone, Strength=strength))
    graph.material.cycles.sample_as_light = False
    return graph.material


def sky_wall():
    """Models the sky at dawn: warm at the horizon, blue above, a few long clouds, the sun half risen."""
    graph = Graph("dawn")
    x, _, z = graph.axes()[:3]
    at = graph.coordinates(scale=(0.03, 1, 0.16))
    clouds = graph.ramp(graph.noise(1.0, 4, 0.6, at=at), (0.45, 0.0), (0.72, 0.55))
    height = graph.math("DIVIDE", graph.math("ADD", z, 23.2), 30.0)
    tone = graph.ramp(
        height, (0.0, "#f3bd92"), (0.06, "#d9aca6"), (0.15, "#8c9cc0"), (0.36, "#4a6aa0"), (1.0, "#27437a")
    )
    east = graph.ramp(
        graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", x, SUN[0])), 0.02), (0.0, 1.0), (0.7, 0.0)
    )
    glow = graph.math("MULTIPLY", east, graph.ramp(height, (0.0, 0.8), (0.22, 0.0)))
    tone = graph.mix(glow, tone, "#ffcf94")
    tone = graph.mix(graph.math("MULTIPLY", clouds, graph.ramp(height, (0.0, 0.2), (0.12, 1.0))), tone, "#c9b3bd")
    box("sky", (260, 0.2, 70), emit_colour(graph, tone, 0.85), (0, 80, 20), 0)
    sun = emit_colour(Graph("sun"), "#ffc983", 2.2)
    place(blob("sun", sun, (1.3, 0.1, 1.3)), (*SUN, LEVEL + 0.35))


def sea(eye):
    """Models water far below the table as `eye` sees it: blue swell, pale calm streaks, the reflection of the sun
    as golden flecks.
    """
    graph = Graph("sea")
    x, y, _ = graph.axes()[:3]
    away = graph.math("SUBTRACT", graph.math("ADD", y, 43.0), eye[1])
    far = graph.ramp(graph.math("DIVIDE", away, 90.0), (0.15, 0.0), (0.6, 0.45), (1.0, 1.0))
    swell = graph.noise(0.34, 4, 0.62, at=graph.coordinates(scale=(0.55, 2.0, 1)), distortion=0.3)
    body = graph.mix(far, graph.ramp(swell, (0.36, "#173c66"), (0.66, "#4f7ea8")), "#8fa6c0")
    calm = graph.noise(1.0, 3, 0.5, at=graph.coordinates(scale=(0.022, 0.2, 1)), distortion=0.6)
    body = graph.mix(graph.ramp(calm, (0.52, 0.0), (0.64, 0.6)), body, "#a9bed2")
    aside = graph.math("DIVIDE", graph.math("SUBTRACT", x, eye[0]), away)
    aside = graph.math("ABSOLUTE", graph.math("SUBTRACT", aside, (SUN[0] - eye[0]) / (SUN[1] - eye[1])))
    lane = graph.ramp(graph.math("DIVIDE", aside, 0.11), (0.0, 1.0), (0.3, 0.62), (0.65, 0.2), (1.0, 0.0))
    ripple = graph.noise(1.0, 3, 0.6, at=graph.coordinates(scale=(0.5, 1.7, 1)), distortion=0.4)
    crest = graph.math("ADD", ripple, graph.math("MULTIPLY", lane, 0.16))
    flecks = graph.math("MULTIPLY", graph.ramp(crest, (0.57, 0.0), (0.64, 1.0)), graph.math("POWER", lane, 0.8))
    body = graph.mix(graph.math("MULTIPLY", lane, 0.55), body, "#eab07c")
    body = graph.mix(flecks, body, "#ffd79c")
    shine = graph.math("ADD", 0.72, graph.math("MULTIPLY", flecks, 0.55))
    box("sea", (260, 76, 0.2), emit_colour(graph, body, shine), (0, 43, LEVEL - 0.1), 0)


def coast():
    """Models the coast in pale morning air: a headland to the right and a row of islets to the left of the sun."""
    for name, tint, y, humps in (
        ("far head", "#8690b0", 78.6, ((46, 13, 3.4), (66, 16, 5.0), (33, 8, 1.5))),
        ("headland", "#5f7096", 77.6, ((58, 13, 3.6), (44, 6, 1.7))),
        ("islets", "#586a92", 76.6, ((-13.6, 1.5, 2.1), (-16.7, 1.1, 1.45), (-19.1, 0.8, 0.95), (-11.3, 0.7, 0.6))),
    ):
        low, high = min(m - 3 * w for m, w, _ in humps), max(m + 3 * w for m, w, _ in humps)

        def point(u, v, low=low, high=high, y=y, humps=humps):
            x = low + (high - low) * u
            rise = max(h * max(0.0, 1 - abs((x - m) / w) ** 2.2) ** 0.7 for m, w, h in humps)
            crag = 1 + 0.3 * noise.fractal(Vector((x * 0.5, y, 0)), 0.8, 2.0, 4)
            return x, y, LEVEL - 0.05 + v * rise * crag

        graph = Graph(name)
        rise = graph.axes("UV")[1]
        grid(name, 260, 1, point, emit_colour(graph, graph.mix(rise, "#a9abc0", tint), 0.62))


def window():
    """Models a broad window: slim dark posts, a sill of stone."""
    frame = simple("frame", "#2a2e35", 0.4)
    for x in (-6.3, -1.15, 4.0):
        box("post", (0.13, 0.2, 12), frame, (x, 4.2, 4), 0.02)
    box("sill", (30, 0.9, 0.3), simple("sill", "#57606b", 0.45, grain=(9, 0.2)), (0, 4.2, 0.0), 0.03)
    box("wall", (30, 0.3, 8), simple("wall", "#6d6a68", 0.8), (0, 4.3, -4.1), 0)


def light():
    """Creates the light: blue from the window, the first sun from the right, a warm lamp in the room."""
    air("#5b77ab", 0.5)
    area((-2.5, 5.0, 4.2), (0, 0, 0.2), 4.5, 620, (0.62, 0.76, 1.0), 3.2, 170)
    area((6.0, 3.4, 2.0), (0, 0, 0.2), 1.3, 760, (1.0, 0.66, 0.36), None, 120)
    area((1.0, -5.0, 4.5), (0, 0, 0.3), 4.0, 170, (1.0, 0.88, 0.74))


def build(view="pc"):
    light()
    eye = (-0.9, -8.4, 3.0) if view == "pc" else (-0.1, -7.4, 3.9)
    sky_wall()
    sea(eye)
    coast()
    window()
    box("table", (30, 7.2, 0.4), wood("ash", "#6a5642", "#a1886a", 1.6, 0.42), (0, -0.2, -0.2), 0.02)
    cloth("linen", 5.0, 6.4, linen("linen", "#8f9cab", 30), 0.018, seed=2, at=(0.2, -0.9, 0), turn=-3)
    breakfast()
    if view == "pc":
        camera(eye, (-1.4, 0.4, 1.1), 31, focus=(0, -0.1, 0.3), blur=10)
    else:
        camera(eye, (0.05, 0.6, 1.72), 46, focus=(0, -0.1, 0.3), blur=10)
