"""A ball of ice for a glass of whisky, frosted like a moon (1 unit = 10 cm)."""

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid
from kit.graph import Graph

LIGHT = Vector((-0.62, -0.3, 0.72)).normalized()
GLINT = Vector((-0.5, -0.56, 0.66)).normalized()


def facing_factor(graph, direction):
    """Returns how much the surface faces a direction of the world (-1…1)."""
    normal = graph.node("NewGeometry").outputs["Normal"]
    return graph.node("VectorMath", {"operation": "DOT_PRODUCT"}, i0=normal, i1=tuple(direction)).outputs["Value"]


def ice_ball(radius, waterline, dry=("#34568a", "#f4f8ff"), wet=("#d4861a", "#ffe6ad")):
    """Models a ball of ice around the origin, half clear and frosted in patches; below the height `waterline` it
    has the tint of the drink.

    Its shading is painted, because refraction in a dark room looks hard-edged and dark.
    """
    graph = Graph("ice")
    height = graph.axes("Object")[2]
    sunk = graph.math("DIVIDE", graph.math("SUBTRACT", waterline + 0.05, height), 0.13, clamp=True)
    sunk = graph.ramp(sunk, (0.0, 0.0), (0.5, 0.55), (1.0, 1.0))
    lit = graph.math("ADD", graph.math("MULTIPLY", facing_factor(graph, LIGHT), 0.5), 0.5)
    seas = graph.ramp(graph.noise(1.15 / radius, 4, 0.6, distortion=0.5), (0.36, 0.0), (0.64, 1.0))
    rim = graph.ramp(graph.facing(0.5), (0.45, 0.0), (0.8, 0.35), (1.0, 1.0))
    dry_tone = graph.mix(graph.ramp(lit, (0.25, 0.0), (0.95, 1.0)), *dry)
    dry_tone = graph.mix(graph.math("MULTIPLY", seas, 0.6), dry_tone, "#55779f")
    dry_tone = graph.mix(rim, dry_tone, "#dbe8ff")
    depth = graph.math("DIVIDE", graph.math("ADD", height, radius), radius + waterline, clamp=True)
    wet_tone = graph.mix(graph.math("MULTIPLY", graph.ramp(depth, (0.0, 0.35), (1.0, 1.0)), lit), *wet)
    tone = graph.mix(sunk, dry_tone, graph.mix(graph.math("MULTIPLY", rim, 0.6), wet_tone, "#ffe0a6"))
    body = graph.math("SUBTRACT", 0.86, graph.math("MULTIPLY", seas, 0.26))
    body = graph.math("ADD", body, graph.math("MULTIPLY", rim, 0.4), True)
    glint = graph.ramp(facing_factor(graph, GLINT), (0.965, 0.0), (0.99, 1.0))
    tone = graph.mix(glint, tone, "#ffffff")
    front = graph.math("SUBTRACT", 1.0, graph.node("NewGeometry").outputs["Backfacing"])
    body = graph.math("MULTIPLY", graph.math("MAXIMUM", body, glint), front)
    graph.material.cycles.sample_as_light = False
    shine = graph.node("Emission", Color=tone, Strength=graph.math("ADD", 0.8, graph.math("MULTIPLY", glint, 1.2)))
    seen = graph.node("MixShader", Fac=body, i1=graph.node("BsdfTransparent"), i2=shine)
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    graph.surface(graph.node("MixShader", Fac=passing, i1=seen, i2=graph.node("BsdfTransparent")))
    ball = blob("ice", graph.material, (radius,) * 3, 0.014, 1.3, 6)
    cracks = [_crack(radius * uniform(0.5, 0.75)) for _ in range(4)]
    for i, crack in enumerate(cracks):
        place(crack, (uniform(-0.35, 0.35) * radius, uniform(-0.3, 0.3) * radius, uniform(-0.2, 0.4) * radius))
        crack.rotation_euler = (uniform(-0.7, 0.7), uniform(0.6, 2.4), i * 1.5 + uniform(-0.4, 0.4))
    return group(ball, *cracks, name="ice")


def _crack(size):
    """Models a fine bent sheet that shines slightly: a crack in the ice."""
    graph = Graph("crack")
    across, along = graph.axes("UV")[:2]
    border = lambda u: graph.math("MULTIPLY", u, graph.math("SUBTRACT", 1.0, u))
    within = graph.math("MULTIPLY", graph.math("MULTIPLY", border(across), border(along)), 16.0)
    feather = graph.ramp(graph.noise(26, 4, 0.7, distortion=1.0), (0.44, 0.0), (0.62, 0.8))
    seed = uniform(0, 50)

    def point(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        return x, y, 0.45 * size * noise.noise(Vector((u * 1.8 + seed, v * 1.8, seed)))

    graph.material.cycles.sample_as_light = False
    white = graph.node("Emission", Color="#eef4ff", Strength=2.0)
    opacity = graph.math("MULTIPLY", feather, within, True)
    graph.surface(graph.node("MixShader", Fac=opacity, i1=graph.node("BsdfTransparent"), i2=white))
    return grid("crack", 20, 20, point, graph.material)
