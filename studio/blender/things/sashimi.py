"""Sashimi in leaning rows, and its ice (1 unit = 10 cm). Slices have flat UVs in units, so that the fat follows the
cut.
"""

from math import cos, hypot, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, scatter, uniform
from kit.forms import displace, lathe, reshape, slab
from kit.graph import Graph
from kit.lines import circle
from kit.stage import rng
from things.many import many, pose


def flesh(name, tint, deep, fat, spacing=0.085, share=0.3, strength=0.8, bow=4.5, skin=None, gloss=0.35):
    """Returns the material of moist, slightly translucent fish; `fat` lies in nested arcs, `skin` is the tint along
    the outer edge of a slice.
    """
    graph = Graph(name)
    uv = graph.coordinates("UV")
    x, y = graph.node("SeparateXYZ", Vector=uv).outputs[:2]
    off = graph.math("ADD", y, 0.07)
    arc = graph.math("MULTIPLY", graph.math("MULTIPLY", off, off), bow)
    sway = graph.math("MULTIPLY", graph.noise(5, 3, at=uv), spacing * 1.6)
    phase = graph.math("FRACT", graph.math("DIVIDE", graph.math("ADD", graph.math("ADD", x, arc), sway), spacing))
    ridge = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5)), 2)
    uneven = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(7, 4, at=uv), 0.5), 0.7)
    white = graph.ramp(graph.math("ADD", ridge, uneven), (1 - share, 0.0), (1.02, strength))
    body = graph.mix(white, graph.ramp(graph.noise(6, 4, at=uv), (0.3, deep), (0.68, tint)), fat)
    if skin:
        edge = graph.math("ADD", y, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(6, 3, at=uv), 0.5), 0.08))
        body = graph.mix(graph.ramp(edge, (0.1, 0.0), (0.14, 0.5), (0.175, 0.9)), body, skin)
    fibres = graph.noise(40, 4, 0.7, at=graph.coordinates("UV", (1, 0.3, 1)))
    graph.set(Base_Color=body, Roughness=0.48, Specular=0.3, Clearcoat=gloss, Clearcoat_Roughness=0.14)
    graph.bump(graph.math("ADD", graph.math("MULTIPLY", fibres, 0.6), graph.math("MULTIPLY", white, 0.3)), 0.25, 0.008)
    through = graph.node("BsdfTranslucent", Color=body)
    return graph.surface(graph.node("MixShader", Fac=0.18, i1=graph.principled, i2=through)).material


def slice_(material, length=0.72, width=0.34, thickness=0.055, skew=0.25, taper=0.2, sag=0.3):
    """Models a slice along x with soft edges: cut at an angle (`skew`), slimmer and hanging (`sag`) towards +x."""
    form = slab("slice", (length, width, thickness), material, 0.42, 0.02, 1.5, 26)
    layer, rand = form.data.uv_layers.new(name="UV"), uniform(0, 40)
    shift = uniform(0, 0.09)
    for loop in form.data.loops:
        p = form.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (p.x + shift, p.y)

    def cut(p):
        t = p.x / length * 2
        x = p.x + skew * p.y
        y = p.y * (1 - taper * max(0.0, 0.5 + 0.5 * t) ** 1.5) + 0.03 * width * noise.noise(
            Vector((t * 1.7, rand, p.y * 3))
        )
        soft = 0.016 * noise.noise(Vector((t * 1.4, p.y * 4, rand)))
        return Vector((x, y - 0.05 * t * t * width, p.z + soft - sag * (x * x + 0.6 * max(0.0, x) ** 2)))

    return reshape(form, cut)


def row(material, count, at, heading, step=0.15, lean=19.0, pitch=0.0, across=86.0, **shape):
    """Models overlapping slices along `heading` (degrees); `pitch` lets their free ends slope down."""
    way, parts = radians(heading), []
    for i in range(count):
        s = i - (count - 1) / 2
        place_ = (at[0] + cos(way) * s * step, at[1] + sin(way) * s * step, at[2])
        turn = heading + across + 2.2 * s + uniform(-2.5, 2.5)
        form = slice_(material, **shape)
        parts.append(
            place(form, place_, (lean + uniform(-1.5, 1.5), pitch + uniform(-2, 2), turn), uniform(0.97, 1.04))
        )
    return group(*parts, name="sashimi")


def ice_material():
    """Returns the material of melting ice: clear, partly cloudy, with bright edges; it casts no shadow."""
    graph = Graph("melting ice")
    cloud = graph.ramp(graph.noise(1.6, 3, at=graph.coordinates(scale=(6, 6, 6))), (0.42, 0.04), (0.7, 0.4))
    haze = graph.math("MAXIMUM", cloud, graph.ramp(graph.facing(0.5), (0.6, 0.0), (0.98, 0.5)))
    milk = graph.node("BsdfDiffuse", Color="#e2eef5")
    clear = graph.node("BsdfGlass", Color=(0.9, 0.96, 1.0), Roughness=0.02, IOR=1.24)
    solid = graph.node("MixShader", Fac=haze, i1=clear, i2=milk)
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    dimmed = graph.node("BsdfTransparent", Color=(0.86, 0.92, 0.97))
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=dimmed)).material


def core_material():
    """Returns the material of finely crushed ice below the lumps: pale blue crumbs."""
    graph = Graph("ice core")
    shards = graph.math("MULTIPLY", graph.cells(24, output="Color"), 0.6)
    tone = graph.math("ADD", shards, graph.math("MULTIPLY", graph.noise(5, 4), 0.5))
    graph.set(Base_Color=graph.ramp(tone, (0.25, "#5c8db4"), (0.8, "#bdd6e5")), Roughness=0.22, Clearcoat=0.6)
    return graph.bump(graph.math("ADD", tone, graph.noise(20, 4, 0.7)), 0.6, 0.03).material


def rise(r, height):
    """Returns the height of the core of the ice at r of its radius (0…1): flat in the middle, with soft sides."""
    return height * max(0.0, 1 - r**3.2) if r < 1 else 0.0


def ice_bed(radius=1.0, depth=0.75, height=0.26, count=300, size=0.092, avoid=()):
    """Models rounded lumps half sunk in a pale bluish core on z=0; `depth` is its depth as a share of the width,
    `avoid` what lies on it.
    """
    steps = (0, 0.25, 0.45, 0.6, 0.75, 0.86, 0.94, 1)
    core = lathe("ice core", [(0.84 * radius * r, rise(r, height) - 0.02) for r in steps], core_material(), 96)
    place(displace(core, 0.03, 3), scale=(1, depth, 1))
    places = []
    shore = [(x, y * depth) for x, y in circle(radius, 48)]
    for x, y in scatter(count, size * 1.1, outline=shore, avoid=avoid):
        z = rise(hypot(x, y / depth) / radius, height)
        own = size * (0.55 + 0.6 * rng().random())
        places.append(pose((x, y, z - 0.1 * own), (uniform(-40, 40), uniform(-40, 40), uniform(0, 360)), own))
    lumps = [slab("ice", (1.9, uniform(1.4, 1.9), uniform(1.2, 1.8)), None, 0.36, 0.13, 0.9, 8) for _ in range(7)]
    return group(core, many("ice", lumps, places, ice_material()), name="ice")
