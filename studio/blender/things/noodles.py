"""Noodles in clear broth with drops of fat (1 unit = 10 cm)."""

from math import cos, exp, pi, radians, sin

import bpy
from mathutils import Vector, noise

from kit.arrange import group, uniform
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lines import tube
from things.many import many, pose


def noodle_material(tint="#d8b672", edge="#efd9a4"):
    """Returns the material of wheat noodles, moist and a little translucent."""
    graph = Graph("noodle")
    body = graph.mix(graph.facing(0.4), tint, edge)
    graph.set(Base_Color=body, Roughness=0.36, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    return graph.set(Emission=body, Emission_Strength=0.03).material


def clear_broth(radius=1.06):
    """Models transparent pale broth: more golden over its deep middle, with reflections by angle and no refraction.

    From inside it reflects nothing, because total reflection would look black.
    """
    bpy.context.view_layer.pass_alpha_threshold = 0.0
    graph = Graph("broth")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    tint = graph.ramp(graph.math("DIVIDE", reach, radius), (0.3, "#efca7c"), (0.75, "#f6da9c"), (1.0, "#fbeccb"))
    relief = graph.node("Bump", Height=graph.noise(3.2, 2), Strength=0.05, Distance=0.03)
    above = graph.math("SUBTRACT", 1.0, graph.node("NewGeometry").outputs["Backfacing"])
    share = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.3, Normal=relief), above)
    gloss = graph.node("BsdfGlossy", Roughness=0.08, Normal=relief)
    solid = graph.node("MixShader", Fac=share, i1=graph.node("BsdfTransparent", Color=tint), i2=gloss)
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    veil = graph.node("BsdfTransparent", Color="#fbf3e0")
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=veil)).material


def haze(level, radius=0.92, layers=3, step=0.03, share=0.38):
    """Models the opacity of broth that grows with depth: thin veils below its surface that fade before the wall of
    the bowl.

    There are few, because light may pass only a dozen clear faces on its way in and out.
    """
    graph = Graph("haze")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    dense = graph.ramp(reach, (0.74 * radius, share), (0.99 * radius, 0.0))
    gold, clear = graph.node("BsdfDiffuse", Color="#dcae58"), graph.node("BsdfTransparent")
    graph.surface(graph.node("MixShader", Fac=dense, i1=clear, i2=gold))
    for i in range(1, layers + 1):
        lathe("haze", [(0, level - step * i), (radius, level - step * i - 0.001)], graph.material, 96, 1)


def _pull_inside(x, y, soft, limit):
    """Returns a position moved gently inside `limit`, starting at the distance `soft`."""
    r, room = (x * x + y * y) ** 0.5, limit - soft
    share = (soft + room * (1 - exp(-(r - soft) / room))) / r if r > soft else 1
    return x * share, y * share


class Nest:
    """A mound of noodles in broth: bundles of parallel noodles curled over each other, with loose strands between
    and around.

    `level` is the height of the broth, `top` the height of the mound above it, `radius` its radius at the surface,
    `floor(r)` the inside of the bowl.
    """

    def __init__(self, level, top, radius, floor):
        self.level, self.top, self.radius, self.floor = level, top, radius, floor

    def height(self, x, y):
        """Returns the height of the mound's surface, for toppings; outside the mound it slopes down to the floor."""
        r = (x * x + y * y) ** 0.5
        rise = self.top * (1 - (r / self.radius) ** 2) if r < self.radius else 1.1 * (self.radius - r)
        return max(self.level + rise, self.floor(r) + 0.03)

    def _strand(self, guide, thickness, lift, material):
        """Models a noodle along (x, y) points, `lift` above the mound, less towards its foot, so that it ends in
        the broth.
        """
        points = []
        for i, (x, y) in enumerate(guide):
            foot = max(0.0, 1 - ((x * x + y * y) ** 0.5 / (1.16 * self.radius)) ** 5)
            points.append((x, y, self.height(x, y) + foot * lift(i / (len(guide) - 1))))
        return tube("noodle", points, thickness, material, steps=4)

    def swathe(self, heading, reach, bend, span, strands, spread, layer, material):
        """Models parallel noodles around a centre `reach` from the middle at `heading`; `bend` is the radius of
        their arc.
        """
        a, rand, parts = radians(heading), uniform(0, 40), []
        for i in range(strands):
            side = (i + 0.5) / strands * 2 - 1 + uniform(-0.05, 0.05)
            start, own, drift = (
                a + pi - radians(span) / 2 + uniform(-0.25, 0.25),
                radians(span) * uniform(0.85, 1.1),
                uniform(-0.05, 0.05),
            )
            guide = []
            for k in range(13):
                turn = start + own * k / 12
                soft = noise.noise(Vector((1.3 * cos(turn), 1.3 * sin(turn) + side * 0.6, rand)))
                r = bend + side * spread * (1 + 0.3 * sin(turn * 2 + rand)) + 0.07 * soft + drift * (k / 6 - 1)
                x, y = reach * cos(a) + r * cos(turn), reach * sin(a) + r * sin(turn)
                guide.append(_pull_inside(x, y, 0.8 * self.radius, 1.14 * self.radius))
            high = layer * (1 - 0.6 * side * side) + uniform(-0.012, 0.012)
            lift = lambda t, high=high: high - (high + 0.07) * (2 * t - 1) ** 8
            parts.append(self._strand(guide, uniform(0.0125, 0.0165), lift, material))
        return parts

    def stray(self, layer, reach, limit, material):
        """Models a loose noodle: an arc anywhere on the mound or trailing from its foot."""
        a, far, curl, start = uniform(0, 2 * pi), self.radius * uniform(*reach), uniform(0.2, 0.42), uniform(0, 2 * pi)
        span, wave, guide = uniform(2.0, 3.8), uniform(0, 6), []
        for k in range(11):
            turn = start + span * k / 10
            r = curl * (1 + 0.25 * sin(turn * 1.7 + a))
            guide.append(_pull_inside(far * cos(a) + r * cos(turn), far * sin(a) + r * sin(turn), 0.8 * limit, limit))
        return self._strand(guide, uniform(0.0125, 0.016), lambda t: layer + 0.012 * sin(9 * t + wave), material)

    def trailing(self, heading, material):
        """Models a long noodle that curves from the top over the edge into the broth."""
        a, sweep, wave, guide = radians(heading), uniform(1.5, 2.1), uniform(0, 6), []
        for k in range(12):
            turn, r = a + sweep * k / 11, self.radius * (0.4 + 0.95 * (k / 11) ** 1.3 + 0.02 * sin(k + wave))
            guide.append((r * cos(turn), r * sin(turn)))
        return self._strand(
            guide, uniform(0.013, 0.016), lambda t: 0.13 + 0.05 * (1 - t) - 0.2 * (1 - t) ** 9, material
        )

    def build(self):
        """Models the whole nest as one group; the bundles cover the top completely."""
        material = noodle_material()
        rings = [i / 14 * 1.1 * self.radius for i in range(15)]
        profile = [(r, self.height(r, 0) - 0.03) for r in rings]
        parts = [lathe("core", profile, noodle_material("#b8935a", "#cfae74"), 72, 1)]
        for i in range(13):
            reach, bend, span = ((0.3, 0.4, 250), (0.42, 0.4, 200), (0.16, 0.3, 300))[i % 3]
            parts += self.swathe(137 * i, reach, bend, span, 17, 0.15, 0.01 + 0.008 * i, material)
        parts += [self.stray(uniform(0.09, 0.13), (0.05, 0.6), 1.1 * self.radius, material) for _ in range(14)]
        parts += [self.stray(0.01, (0.95, 1.2), 0.86, material) for _ in range(9)]
        parts += [self.trailing(165 + 19 * i + uniform(-6, 6), material) for i in range(7)]
        return group(*parts, name="nest")


def oil_drops(places, height):
    """Models drops of fat on a broth: flat clear lenses at (x, y, radius)."""
    graph = Graph("fat")
    rim = graph.ramp(graph.facing(0.5), (0.35, 0.25), (0.9, 0.8))
    gold = graph.node("BsdfPrincipled", Base_Color="#f0c05a", Roughness=0.05, Clearcoat=1.0)
    clear = graph.node("BsdfTransparent", Color="#f8dc94")
    graph.surface(graph.node("MixShader", Fac=rim, i1=clear, i2=gold))
    drop = blob("fat", graph.material, (1, 1, 0.14), detail=4)
    return many("fat", drop, [pose((x, y, height), scale=r) for x, y, r in places])
