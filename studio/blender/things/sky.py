"""The evening sky: gradient, last glow of the day, thin cloud, few stars and the moon; and the haze of distance.

Directions are (azimuth, altitude) in degrees: azimuth 0 looks along +y, 90 along +x.
"""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from kit.colours import COOL_LIGHT, colour
from kit.graph import Graph

HAZE = "#2a3f66"


def direction(azimuth, altitude):
    """Returns the unit vector towards a direction of the sky."""
    a, h = radians(azimuth), radians(altitude)
    return Vector((sin(a) * cos(h), cos(a) * cos(h), sin(h)))


class _SkyGraph(Graph):
    """The shader graph of the world."""

    def __init__(self):
        self.material = bpy.context.scene.world
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputWorld")

    def towards(self, eye, vector):
        """Returns the cosine of the angle between the viewing direction and a vector."""
        return self.node("VectorMath", {"operation": "DOT_PRODUCT"}, i0=eye, i1=tuple(vector)).outputs["Value"]

    def add(self, first, second, factor=1.0):
        return self.mix(factor, first, second, "ADD")

    def scale_colour(self, tint, factor):
        return self.node("VectorMath", {"operation": "SCALE"}, i0=tint, Scale=factor).outputs[0]


def _moon_disc(graph, eye, place, size, shine):
    """Adds a disc with its seas, brighter than anything around it."""
    near = graph.towards(eye, direction(*place))
    rim = cos(radians(size / 2))
    inner = cos(radians(size / 2 * 0.955))
    disc = graph.node("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=near, i1=rim, i2=inner, i3=0.0, i4=1.0)
    at = graph.node("Mapping", Vector=eye, Scale=(57 / size,) * 3)
    seas = graph.noise(1.15, 4, 0.6, at=at.outputs[0])
    face = graph.ramp(seas, (0.42, (0.30, 0.34, 0.42)), (0.50, (0.62, 0.64, 0.68)), (0.57, (1.0, 0.96, 0.86)))
    return near, disc, graph.scale_colour(face, shine)


def evening(
    top="#0c1a3a",
    middle="#1d3a72",
    low="#4a6796",
    horizon="#a58a7c",
    strength=0.5,
    glow=(-60, 0.5),
    glow_tint="#e79a5c",
    moon=None,
    moon_size=2.0,
    moon_shine=1.15,
    halo=0.35,
    clouds=0.25,
    stars=0.5,
    light=1.0,
):
    """Sets the sky of the world. `strength` is the visible brightness of the gradient, `light` the light that it
    gives to the land, relative to that.

    `glow` is (azimuth, amount) of the last daylight at the horizon, `moon` its (azimuth, altitude). The moon lights
    nothing: see `moon_sun`.
    """
    graph = _SkyGraph()
    eye = graph.node("TexCoord").outputs["Generated"]
    x, y, z = graph.node("SeparateXYZ", Vector=eye).outputs[:3]
    plain = graph.ramp(z, (0.0, horizon), (0.045, low), (0.22, middle), (0.62, top))
    azimuth, amount = glow
    side = graph.math("POWER", graph.math("MAXIMUM", graph.towards(eye, direction(azimuth, 0)), 0.0), 3.0)
    near_ground = graph.ramp(z, (0.0, 1.0), (0.10, 0.35), (0.30, 0.0))
    warm = graph.math("MULTIPLY", graph.math("MULTIPLY", side, near_ground), amount)
    plain = graph.mix(warm, plain, glow_tint)
    rich = plain
    if clouds:
        flat = graph.math("ADD", graph.math("MAXIMUM", z, 0.0), 0.12)
        at = graph.node("CombineXYZ", X=graph.math("DIVIDE", x, flat), Y=graph.math("DIVIDE", y, flat), Z=0.0)
        veil = graph.ramp(graph.noise(0.9, 4, 0.6, at=at.outputs[0], distortion=0.4), (0.46, 0.0), (0.72, clouds))
        rich = graph.mix(veil, rich, graph.add(graph.scale_colour(rich, 1.5), "#2c3040", 0.6))
    if moon:
        near, disc, face = _moon_disc(graph, eye, moon, moon_size, moon_shine / strength)
        near = graph.math("MAXIMUM", near, 0.0)
        for power, share in ((900, 0.9), (120, 0.45), (14, 0.22)):
            ring = graph.math("MULTIPLY", graph.math("POWER", near, float(power)), halo * share)
            rich = graph.add(rich, _tint(graph, (0.55, 0.7, 1.0), ring))
    if stars:
        rich = graph.add(rich, _stars(graph, eye, z, stars / strength))
    if moon:
        rich = graph.mix(disc, rich, face)
    for_eye = graph.node("Background", Color=rich, Strength=strength)
    for_land = graph.node("Background", Color=plain, Strength=strength * light)
    seen = graph.node("LightPath").outputs["Is Camera Ray"]
    graph.put(graph.output, "Surface", graph.node("MixShader", Fac=seen, i1=for_land, i2=for_eye))


def _tint(graph, tint, amount):
    return graph.node("VectorMath", {"operation": "SCALE"}, i0=tuple(tint), Scale=amount).outputs[0]


def _stars(graph, eye, z, strength):
    """Adds a few points of light with different brightness, none near the horizon."""
    at = graph.node("Mapping", Vector=eye, Scale=(30, 30, 30)).outputs[0]
    cells = graph.node("TexVoronoi", Vector=at, Scale=1.0)
    point = graph.ramp(cells.outputs["Distance"], (0.0, 1.0), (0.022, 0.8), (0.05, 0.0))
    rand = graph.node("SeparateXYZ", Vector=cells.outputs["Color"]).outputs
    bright = graph.ramp(rand[0], (0.55, 0.0), (1.0, 1.0))
    high = graph.ramp(z, (0.12, 0.0), (0.35, 1.0))
    amount = graph.math("MULTIPLY", graph.math("MULTIPLY", point, bright), graph.math("MULTIPLY", high, strength))
    return _tint(graph, (0.9, 0.94, 1.0), amount)


def moon_sun(place, power=0.6, softness=3.0, tint=COOL_LIGHT):
    """Creates the moonlight on the land as parallel rays. `softness` (degrees) is also the width of its reflection
    on water.
    """
    light = bpy.data.lights.new("moon sun", "SUN")
    light.energy, light.color, light.angle = power, colour(tint), radians(softness)
    lamp = bpy.data.objects.new("moon sun", light)
    bpy.context.collection.objects.link(lamp)
    lamp.rotation_euler = (-direction(*place)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def add_haze(graph, reach=2500.0, tint=HAZE, strength=0.28, most=0.85):
    """Adds haze to a material: at `reach` metres two thirds of its colour are haze."""
    shader = graph.output.inputs["Surface"].links[0].from_socket
    distance = graph.node("CameraData").outputs["View Distance"]
    clear = graph.math("POWER", 2.718, graph.math("MULTIPLY", distance, -1.0 / reach))
    amount = graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, clear), most)
    air = graph.node("Emission", Color=tint, Strength=strength)
    return graph.surface(graph.node("MixShader", Fac=amount, i1=shader, i2=air))
