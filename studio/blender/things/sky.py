"""The sky of the blue hour: gradient, the day's last glow, thin cloud, few stars and the moon, all in one; and what air does to distance.

Directions are (azimuth, altitude) in degrees: azimuth 0 looks along +y, 90 along +x.
"""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from kit.colours import COOL_LIGHT, colour
from kit.graph import Graph

HAZE = "#2a3f66"


def direction(azimuth, altitude):
    """The unit vector towards a place in the sky."""
    a, h = radians(azimuth), radians(altitude)
    return Vector((sin(a) * cos(h), cos(a) * cos(h), sin(h)))


class _Heaven(Graph):
    """The world's graph."""

    def __init__(self):
        self.material = bpy.context.scene.world
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputWorld")

    def towards(self, eye, vector):
        """The cosine of the angle between the looked-at direction and a vector."""
        return self.node("VectorMath", {"operation": "DOT_PRODUCT"}, i0=eye, i1=tuple(vector)).outputs["Value"]

    def add(self, first, second, factor=1.0):
        return self.mix(factor, first, second, "ADD")

    def scaled(self, tint, factor):
        return self.node("VectorMath", {"operation": "SCALE"}, i0=tint, Scale=factor).outputs[0]


def _moon_disc(heaven, eye, place, size, shine):
    """A disc with its seas, brighter than anything around it."""
    near = heaven.towards(eye, direction(*place))
    rim = cos(radians(size / 2))
    inner = cos(radians(size / 2 * 0.955))
    disc = heaven.node("MapRange", {"interpolation_type": "SMOOTHSTEP"}, i0=near, i1=rim, i2=inner, i3=0.0, i4=1.0)
    at = heaven.node("Mapping", Vector=eye, Scale=(57 / size,) * 3)
    seas = heaven.noise(1.15, 4, 0.6, at=at.outputs[0])
    face = heaven.ramp(seas, (0.42, (0.30, 0.34, 0.42)), (0.50, (0.62, 0.64, 0.68)), (0.57, (1.0, 0.96, 0.86)))
    return near, disc, heaven.scaled(face, shine)


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
    """Fills the world. `strength` is the gradient's brightness for the eye, `light` what it gives to the land, against that.

    `glow` is (azimuth, amount) of the last daylight at the horizon, `moon` (azimuth, altitude); it lights nothing: see `moon_sun`.
    """
    heaven = _Heaven()
    eye = heaven.node("TexCoord").outputs["Generated"]
    x, y, z = heaven.node("SeparateXYZ", Vector=eye).outputs[:3]
    plain = heaven.ramp(z, (0.0, horizon), (0.045, low), (0.22, middle), (0.62, top))
    azimuth, amount = glow
    side = heaven.math("POWER", heaven.math("MAXIMUM", heaven.towards(eye, direction(azimuth, 0)), 0.0), 3.0)
    near_ground = heaven.ramp(z, (0.0, 1.0), (0.10, 0.35), (0.30, 0.0))
    warm = heaven.math("MULTIPLY", heaven.math("MULTIPLY", side, near_ground), amount)
    plain = heaven.mix(warm, plain, glow_tint)
    rich = plain
    if clouds:
        flat = heaven.math("ADD", heaven.math("MAXIMUM", z, 0.0), 0.12)
        at = heaven.node("CombineXYZ", X=heaven.math("DIVIDE", x, flat), Y=heaven.math("DIVIDE", y, flat), Z=0.0)
        veil = heaven.ramp(heaven.noise(0.9, 4, 0.6, at=at.outputs[0], distortion=0.4), (0.46, 0.0), (0.72, clouds))
        rich = heaven.mix(veil, rich, heaven.add(heaven.scaled(rich, 1.5), "#2c3040", 0.6))
    if moon:
        near, disc, face = _moon_disc(heaven, eye, moon, moon_size, moon_shine / strength)
        near = heaven.math("MAXIMUM", near, 0.0)
        for power, share in ((900, 0.9), (120, 0.45), (14, 0.22)):
            ring = heaven.math("MULTIPLY", heaven.math("POWER", near, float(power)), halo * share)
            rich = heaven.add(rich, _tinted(heaven, (0.55, 0.7, 1.0), ring))
    if stars:
        rich = heaven.add(rich, _stars(heaven, eye, z, stars / strength))
    if moon:
        rich = heaven.mix(disc, rich, face)
    for_eye = heaven.node("Background", Color=rich, Strength=strength)
    for_land = heaven.node("Background", Color=plain, Strength=strength * light)
    seen = heaven.node("LightPath").outputs["Is Camera Ray"]
    heaven.put(heaven.output, "Surface", heaven.node("MixShader", Fac=seen, i1=for_land, i2=for_eye))


def _tinted(heaven, tint, amount):
    return heaven.node("VectorMath", {"operation": "SCALE"}, i0=tuple(tint), Scale=amount).outputs[0]


def _stars(heaven, eye, z, strength):
    """A few points of light, of unlike brightness, none near the horizon."""
    at = heaven.node("Mapping", Vector=eye, Scale=(30, 30, 30)).outputs[0]
    cells = heaven.node("TexVoronoi", Vector=at, Scale=1.0)
    point = heaven.ramp(cells.outputs["Distance"], (0.0, 1.0), (0.022, 0.8), (0.05, 0.0))
    chance = heaven.node("SeparateXYZ", Vector=cells.outputs["Color"]).outputs
    bright = heaven.ramp(chance[0], (0.55, 0.0), (1.0, 1.0))
    high = heaven.ramp(z, (0.12, 0.0), (0.35, 1.0))
    amount = heaven.math("MULTIPLY", heaven.math("MULTIPLY", point, bright), heaven.math("MULTIPLY", high, strength))
    return _tinted(heaven, (0.9, 0.94, 1.0), amount)


def moon_sun(place, power=0.6, softness=3.0, tint=COOL_LIGHT):
    """The moon's light on the land, as parallel rays; `softness` in degrees: its glitter on water is as wide."""
    light = bpy.data.lights.new("moon sun", "SUN")
    light.energy, light.color, light.angle = power, colour(tint), radians(softness)
    lamp = bpy.data.objects.new("moon sun", light)
    bpy.context.collection.objects.link(lamp)
    lamp.rotation_euler = (-direction(*place)).to_track_quat("-Z", "Y").to_euler()
    return lamp


def hazed(graph, reach=2500.0, tint=HAZE, strength=0.28, most=0.85):
    """Gives a material the air between it and the eye: at `reach` metres two thirds of it are air."""
    shader = graph.output.inputs["Surface"].links[0].from_socket
    distance = graph.node("CameraData").outputs["View Distance"]
    clear = graph.math("POWER", 2.718, graph.math("MULTIPLY", distance, -1.0 / reach))
    amount = graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, clear), most)
    air = graph.node("Emission", Color=tint, Strength=strength)
    return graph.surface(graph.node("MixShader", Fac=amount, i1=shader, i2=air))
