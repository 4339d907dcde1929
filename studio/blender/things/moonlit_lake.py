"""A calm lake under the moon behind a table (1 unit = 10 cm): hills, lamps along the shore, glints of moonlight."""

from math import cos, radians, sin, tan

from kit.arrange import uniform
from kit.forms import blob, grid
from kit.graph import Graph
from kit.materials import glow
from kit.stage import rng
from things.many import many, pose

LEVEL = -34.0


def moon_path(eye, azimuth, count=420, near=9.0, width=2.4, tints=(("#fff2d8", 5.0), ("#dbe6ff", 4.0))):
    """Models glints on the water below the moon: flat sparks, scattered from the far shore to `near` degrees below
    the horizon.

    `width` is the half-width of the path in degrees at its near end; it narrows towards the moon.
    """
    drop = eye[2] - LEVEL
    for tint, strength in tints:
        places = []
        for _ in range(count // len(tints)):
            below = 0.95 + (near - 0.95) * rng().random() ** 1.2
            spread = width * (0.34 + 0.66 * below / near)
            a, r = radians(azimuth + rng().gauss(0, 0.5) * spread), drop / tan(radians(below))
            size = r * radians(0.035 + 0.012 * below) * uniform(0.5, 1.3)
            at = (eye[0] + r * sin(a), eye[1] + r * cos(a), LEVEL + uniform(0.2, 0.8))
            places.append(pose(at, scale=(size * 1.7, size, size * 0.34)))
        many("glints", blob("glint", glow("glint", tint, strength), detail=2), places)


def shore_lamps(azimuths, distance=2100.0, size=2.6, strength=7.0, tint="#ffb469"):
    """Models lamps of houses at the foot of the hills, each with its reflection on the water."""
    places = []
    for azimuth in azimuths:
        a, r = radians(azimuth), distance * uniform(0.97, 1.03)
        places.append(pose((r * sin(a), r * cos(a), LEVEL + uniform(5, 12)), scale=size * uniform(0.7, 1.2)))
        _streak(a, r, uniform(0.5, 1.0), tint)
    many("shore lamps", blob("lamp", glow("shore lamp", tint, strength), detail=2), places)


def _streak(azimuth, distance, share, tint):
    """Models the long reflection of one lamp, which fades towards the camera and is broken by ripples."""
    graph = Graph("streak")
    u, v = graph.axes("UV")[:2]
    across = graph.ramp(u, (0.0, 0.0), (0.5, 1.0), (1.0, 0.0))
    ripples = graph.ramp(graph.noise(1.0, 3, 0.6, at=graph.coordinates("UV", (1, 26, 1))), (0.4, 0.15), (0.6, 1.0))
    shown = graph.math("MULTIPLY", graph.math("MULTIPLY", across, ripples), graph.ramp(v, (0.0, 0.0), (1.0, 0.7)))
    lit = graph.node("Emission", Color=tint, Strength=1.1 * share)
    graph.surface(graph.node("MixShader", Fac=shown, i1=graph.node("BsdfTransparent"), i2=lit))
    graph.material.cycles.sample_as_light = False

    def point(u, v):
        r = distance * (0.42 + 0.56 * v)
        x = (u - 0.5) * 0.0042 * r
        return r * sin(azimuth) + x * cos(azimuth), r * cos(azimuth) - x * sin(azimuth), LEVEL + 0.9

    return grid("streak", 2, 24, point, graph.material)


def mirrored_glow(at, turn, size, low, high, strength):
    """Creates an upright sheet that only metal and glaze reflect. It is invisible and lights nothing, but shows the
    form of silver.
    """
    graph = Graph("reflection")
    rise = graph.axes("UV")[1]
    graph.surface(graph.node("Emission", Color=graph.ramp(rise, (0.0, low), (1.0, high)), Strength=strength))
    graph.material.cycles.sample_as_light = False
    form = grid("reflection", 2, 2, lambda u, v: ((u - 0.5) * size[0], 0, (v - 0.5) * size[1]), graph.material)
    form.location, form.rotation_euler = at, (0, 0, radians(turn))
    form.visible_camera = form.visible_diffuse = form.visible_shadow = False
    return form
