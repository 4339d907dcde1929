"""A clear ball of ice, and twists of citrus peel, for glasses (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.colours import colour
from kit.forms import blob, grid, through
from kit.graph import Graph


def deepened(graph, tint, reach, inside):
    """What a drink leaves of the light that went through it: `tint` after `reach` units, deeper after more; `inside` is 0 or 1."""
    way = graph.node("LightPath").outputs["Ray Length"]
    power = graph.math("MULTIPLY", graph.math("DIVIDE", way, reach), inside)
    parts = [graph.math("POWER", max(c, 0.003), power) for c in colour(tint)]
    return graph.node("CombineXYZ", X=parts[0], Y=parts[1], Z=parts[2]).outputs[0]


def ice_ball(radius, tint, reach, waterline):
    """Clear ice around its middle with a faint cloud and a few cracks in it; below the height `waterline` it lies in a drink.

    Where it is wet it hardly bends light, and is seen through the drink before it: it fades into it.
    """
    graph = Graph("ice")
    place_of = graph.axes("Object")[2]
    wet = graph.math("DIVIDE", graph.math("SUBTRACT", waterline + 0.02, place_of), 0.05, clamp=True)
    under = graph.math("LESS_THAN", place_of, waterline - 0.004)
    front = graph.math("SUBTRACT", 1.0, graph.node("NewGeometry").outputs["Backfacing"])
    left = deepened(graph, tint, reach, graph.math("MULTIPLY", front, under))
    bend = graph.math("SUBTRACT", 1.31, graph.math("MULTIPLY", wet, 0.34))
    clear = graph.node("BsdfGlass", Color=left, Roughness=0.0, IOR=bend)
    frost = graph.math("MULTIPLY", graph.ramp(graph.facing(0.5), (0.45, 0.0), (0.95, 1.0)), front)
    held = graph.math("MULTIPLY", graph.math("MULTIPLY", frost, graph.math("SUBTRACT", 1.0, wet)), 0.3)
    graph.material.cycles.sample_as_light = False
    clear = graph.node("AddShader", i0=clear, i1=graph.node("Emission", Color="#cfdff8", Strength=held))
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    graph.surface(graph.node("MixShader", Fac=passing, i1=clear, i2=graph.node("BsdfTransparent")))
    ball = blob("ice", graph.material, (radius,) * 3, 0.012, 1.3, 6)
    heart = place(blob("cloud", _cloud(), (radius * 0.5,) * 3, 0.25, 1.6, 5), (0.02, 0.02, -0.1 * radius))
    cracks = [_crack(radius * vary(0.34, 0.5)) for _ in range(5)]
    for i, crack in enumerate(cracks):
        place(crack, (vary(-0.3, 0.3) * radius, vary(-0.3, 0.3) * radius, vary(-0.1, 0.45) * radius))
        crack.rotation_euler = (vary(-0.7, 0.7), vary(0.6, 2.4), i * 1.5 + vary(-0.4, 0.4))
    return group(ball, heart, *cracks, name="ice")


def _veil(graph, thickness, shine=0.12):
    """White that hides as much as `thickness` says, and shines a little of itself."""
    white = graph.node("BsdfTranslucent", Color="#eef4ff")
    lit = graph.node("AddShader", i0=white, i1=graph.node("Emission", Color="#dfe9fb", Strength=shine))
    graph.material.cycles.sample_as_light = False
    graph.surface(graph.node("MixShader", Fac=thickness, i1=graph.node("BsdfTransparent"), i2=lit))
    return graph.material


def _cloud():
    """The milky heart of the ice: thin wisps, nothing at its edges."""
    graph = Graph("cloud")
    wisps = graph.ramp(graph.noise(13, 4, 0.65, distortion=0.8), (0.42, 0.0), (0.68, 0.75))
    return _veil(graph, graph.math("MULTIPLY", wisps, graph.ramp(graph.facing(0.5), (0.2, 1.0), (0.75, 0.0))))


def _crack(size):
    """A fine bent sheet, feathered: where the ice has split."""
    graph = Graph("crack")
    across, along = graph.axes("UV")[:2]
    border = lambda u: graph.math("MULTIPLY", u, graph.math("SUBTRACT", 1.0, u))
    within = graph.math("MULTIPLY", graph.math("MULTIPLY", border(across), border(along)), 16.0)
    feather = graph.ramp(graph.noise(26, 4, 0.7, distortion=1.0), (0.44, 0.0), (0.62, 0.7))
    seed = vary(0, 50)

    def point(u, v):
        x, y = (u - 0.5) * size, (v - 0.5) * size
        return x, y, 0.45 * size * noise.noise(Vector((u * 1.8 + seed, v * 1.8, seed)))

    return grid("crack", 20, 20, point, _veil(graph, graph.math("MULTIPLY", feather, within, True), 0.25))


def _peel(points, across, wide, outer, inner, thick):
    """A ribbon of peel along points, `across` its width's direction at each: pored skin on one side, white pith on the other."""
    last = len(points) - 1

    def sheet(name, offset, material):
        def point(u, v):
            i = round(v * last)
            ahead = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
            side = across[i].normalized()
            half = wide * (min(1.0, 9 * v, 9 * (1 - v)) ** 0.5 if 0 < v < 1 else 0.05) * (1 + 0.1 * sin(v * 23))
            bow = 0.12 * wide * (1 - (2 * u - 1) ** 2)
            return points[i] + side * half * (u - 0.5) + ahead.cross(side) * (offset + bow)

        return grid(name, 8, last, point, material, thickness=thick / 2)

    return group(sheet("skin", thick / 2, peel_material(outer)), sheet("pith", 0.0, _pith_material(inner)), name="peel")


def peel_on_rim(turns=1.6, radius=0.085, pitch=0.17, wide=0.1, outer="#f2c01c", inner="#f8eccb", thick=0.018):
    """A long peel laid over a rim that runs along y through the origin: its notch within at -x, its spiral hanging outside at +x."""
    axis = Vector((radius + 0.055, 0, 0))
    line = [(-0.085, 0.015, -0.075), (-0.05, 0.01, 0.0), (0.0, 0.0, 0.034), (0.055, -0.01, 0.03)]
    ways = [(0.1, 1, 0.15), (0.1, 1, 0.1), (0, 1, 0), (0, 1, -0.15)]
    count = round(turns * 12)
    for i in range(1, count + 1):
        angle = 0.5 * pi + 2 * pi * i / 12
        share = min(1.0, i / 5)
        grow = radius * (1 + 0.12 * sin(i * 0.5)) * (1 - 0.2 * i / count)
        at = axis + Vector((grow * sin(angle) - 0.0, grow * cos(angle), 0.02 - pitch * i / 12))
        line.append(at[:])
        ways.append((0.15, 1 - share, -share))
    points = [Vector(p) for p in through(line, 6)]
    return _peel(points, [Vector(w) for w in through(ways, 6)], wide, outer, inner, thick)


def peel_curl(length=0.62, wide=0.13, bend=2.2, lift=0.12, outer="#f08a1a", inner="#f6e6c0", thick=0.022):
    """A broad strip of peel bowed over along +x, skin up, as it is laid on a glass's rim or floated on a drink."""
    points, across = [], []
    for i in range(49):
        v = i / 48
        a, turn = bend * (v - 0.5), 0.8 * (v - 0.5)
        reach = length / bend
        points.append(Vector((reach * sin(a), 0.3 * lift * sin(5 * v), reach * (cos(a) - cos(bend / 2)))))
        across.append(Vector((0, cos(turn), sin(turn))))
    return _peel(points, across, wide, outer, inner, thick)


def peel_material(tint):
    """Citrus skin: oily, with small pores."""
    graph = Graph("peel")
    pores = graph.cells(46)
    graph.set(
        Base_Color=graph.mix(graph.ramp(pores, (0.05, 0.5), (0.3, 0.0)), tint, "#b85c08"), Roughness=0.3, Clearcoat=0.5
    )
    return graph.set(Clearcoat_Roughness=0.12).bump(graph.ramp(pores, (0.0, 0.0), (0.35, 1.0)), 0.35, 0.01).material


def _pith_material(tint):
    graph = Graph("pith").set(Base_Color=tint, Roughness=0.75, Sheen=0.2)
    return graph.bump(graph.noise(26, 3), 0.3, 0.012).material
