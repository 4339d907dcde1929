"""Parts of stemmed glasses (1 unit = 10 cm): walls without refraction, a stem with lit sides, a rimmed foot.

Refracting stems show an upside-down background and look broken where a table ends, so they are shaded by the
viewing angle.
"""

import bpy

from kit.arrange import group
from kit.forms import lathe
from kit.graph import Graph

COOL, WARM = (0.62, 0.78, 1.0), (1.0, 0.8, 0.52)


def _pass_shadow_rays(graph, solid, shade):
    """Makes shadow and diffuse rays pass through, dimmed to `shade`, so that the glass lights nothing."""
    bpy.context.view_layer.pass_alpha_threshold = 0.0
    graph.material.cycles.sample_as_light = False
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    clear = graph.node("BsdfTransparent", Color=(shade,) * 3)
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=clear)).material


def _thin_shader(graph, through, light, mirror):
    """Returns a transparent shader that shines by `light` and reflects by angle; from inside it hardly reflects,
    because walls would reflect the drink.
    """
    seen = graph.node("AddShader", i0=graph.node("BsdfTransparent", Color=through), i1=light)
    share = graph.math("MINIMUM", graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), mirror), 0.3)
    inner = graph.math("SUBTRACT", 1.0, graph.math("MULTIPLY", graph.node("NewGeometry").outputs["Backfacing"], 0.8))
    share = graph.math("MULTIPLY", share, inner)
    return graph.node("MixShader", Fac=share, i1=seen, i2=graph.node("BsdfGlossy", Roughness=0.03))


def screen_position(graph):
    """Returns the horizontal position on a round surface as the camera sees it: 0 its left edge, 1 its right one."""
    turn = {"vector_type": "NORMAL", "convert_from": "WORLD", "convert_to": "CAMERA"}
    normal = graph.node("VectorTransform", turn, Vector=graph.node("NewGeometry").outputs["Normal"])
    x = graph.node("SeparateXYZ", Vector=normal).outputs[0]
    return graph.math("ADD", graph.math("MULTIPLY", x, 0.5), 0.5)


def _side_light(graph):
    """Returns a light that is stronger on the right than on the left, and weak between."""
    return graph.ramp(screen_position(graph), (0.0, 0.6), (0.3, 0.25), (0.65, 0.3), (1.0, 1.0))


def wall_glass(rim=0.24, mirror=0.75):
    """Returns the material of the wall of a bowl: clear, with a dark and then a light line where it is seen
    edge-on.
    """
    graph = Graph("glass wall")
    edge = graph.facing(0.5)
    through = graph.ramp(edge, (0.6, "#f8fafb"), (0.84, "#8b9bb6"), (1.0, "#66789a"))
    strength = graph.math("MULTIPLY", graph.ramp(edge, (0.78, 0.0), (0.96, 1.0)), rim)
    strength = graph.math("MULTIPLY", strength, _side_light(graph))
    return _pass_shadow_rays(
        graph, _thin_shader(graph, through, graph.node("Emission", Color="#cfdcf2", Strength=strength), mirror), 0.97
    )


def stem_glass(rim=0.24):
    """Returns the material of a solid rod: dark sides against a pale table; a cool light on its left and a warm one
    on its right against a dark one.
    """
    graph = Graph("glass stem")
    at = screen_position(graph)
    dark, clear = "#46536b", "#e4eaf0"
    through = graph.ramp(
        at, (0.0, dark), (0.17, "#7f8ca4"), (0.34, clear), (0.64, clear), (0.82, "#75829a"), (1.0, dark)
    )
    cool, warm = (tuple(c * rim * 2.4 for c in tint) for tint in (COOL, WARM))
    dim = tuple(c * rim * 0.4 for c in COOL)
    none = (0.0, 0.0, 0.0)
    left = ((0.0, dim), (0.07, cool), (0.16, cool), (0.25, none))
    light = graph.ramp(at, *left, (0.36, none), (0.42, dim), (0.5, none), (0.78, none), (0.87, warm), (1.0, dim))
    solid = _thin_shader(graph, through, graph.node("Emission", Color=light, Strength=1.0), 0.8)
    behind = graph.node("NewGeometry").outputs["Backfacing"]
    return _pass_shadow_rays(
        graph, graph.node("MixShader", Fac=behind, i1=solid, i2=graph.node("BsdfTransparent")), 0.72
    )


def edge_glass(rim=0.24):
    """Returns the material of the rounded edge of a lip or a foot: light above, dark below."""
    graph = Graph("glass edge")
    up = graph.axes("Normal")[2]
    through = graph.ramp(up, (0.0, "#3c4759"), (0.6, "#a4b2c8"))
    strength = graph.math("MULTIPLY", graph.ramp(up, (0.2, 0.15), (0.75, 1.0)), rim)
    strength = graph.math("MULTIPLY", strength, _side_light(graph))
    return _pass_shadow_rays(
        graph, _thin_shader(graph, through, graph.node("Emission", Color="#e6e8ee", Strength=strength), 1.0), 0.6
    )


def _ring(radius, height, thick, material):
    """Models a round edge."""
    line = [(radius + x * thick, height + z * thick) for x, z in ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 0))]
    return lathe("glass edge", line, material, 128, 5)


def stemmed(bowl, rim=0.24, slim=0.028):
    """Models a glass; `bowl` [(radius, z)…] runs from its stem to its lip, `slim` is the radius of the stem, `rim`
    the light on edges.
    """
    (low, floor), (lip, top) = bowl[0], bowl[-1]
    foot = max(0.34, lip * 1.02)
    line = [(0, 0.006), (foot * 0.9, 0.006), (foot, 0.012), (foot * 0.97, 0.026), (foot * 0.6, 0.042), (0.11, 0.075)]
    line += [(0.052, 0.14), (slim * 1.08, 0.27), (slim, floor * 0.6), (slim * 1.12, floor - 0.16)]
    line += [(slim * 1.5, floor - 0.07), (low * 0.8, floor - 0.018), (low, floor - 0.001), (0, floor)]
    edge = edge_glass(rim)
    parts = [lathe("stem", line, stem_glass(rim), 96, 6), lathe("bowl", bowl, wall_glass(rim), 128, 8)]
    parts += [_ring(lip, top, 0.007, edge), _ring(foot, 0.016, 0.011, edge)]
    return group(*parts, name="stemmed glass")


def ruby_wine(shine=0.34, tint=(0.36, 0.008, 0.022)):
    """Returns the material of red wine with light behind it: ruby where it is thin, at its foot and towards the
    right, deep in the middle and on its surface.
    """
    graph = Graph("red wine").set(Base_Color=tint, Roughness=0.0, IOR=1.33, Transmission=0.97)
    side = graph.ramp(
        screen_position(graph), (0.0, 0.5), (0.2, 0.16), (0.5, 0.14), (0.74, 0.8), (0.82, 1.0), (0.93, 0.5), (1.0, 0.7)
    )
    low = graph.ramp(graph.axes("Generated")[2], (0.0, 1.0), (0.4, 0.8), (0.9, 0.3))
    face = graph.ramp(graph.axes("Normal")[2], (0.6, 1.0), (0.95, 0.25))
    light = graph.math("MULTIPLY", graph.math("MULTIPLY", side, low), face)
    graph.set(Emission=(0.62, 0.012, 0.03), Emission_Strength=graph.math("MULTIPLY", light, shine))
    graph.material.cycles.sample_as_light = False
    return graph.material
