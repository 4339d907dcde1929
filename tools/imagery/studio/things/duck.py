"""Peking duck: a sliced breast and shards of its crisp skin (1 unit = 10 cm)."""

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import blob, extrude, grid
from kit.graph import Graph
from kit.materials import wet


def _skin_material():
    """Crisp skin: amber to mahogany, browner spots, fine blisters; `wet` enough for a sheen, not for a mirror."""
    graph = Graph("duck skin")
    clouds = graph.noise(5, 4, 0.6)
    body = graph.ramp(clouds, (0.3, "#541603"), (0.46, "#983607"), (0.62, "#c85c0e"), (0.78, "#e68c28"))
    spots = graph.ramp(graph.noise(13, 3, 0.6), (0.58, 0.0), (0.7, 0.75))
    body = graph.mix(spots, body, "#4c1605")
    blister = graph.ramp(graph.cells(15), (0.05, 1.0), (0.5, 0.0))
    patches = graph.ramp(graph.noise(6, 3), (0.42, 0.15), (0.6, 1.0))
    relief = graph.math(
        "ADD", graph.math("MULTIPLY", blister, patches), graph.math("MULTIPLY", graph.noise(34, 4), 0.5)
    )
    gloss = graph.ramp(graph.noise(17, 4), (0.35, 0.34), (0.65, 0.56))
    graph.set(Base_Color=body, Roughness=gloss, Specular=0.2, Clearcoat=0.4, Clearcoat_Roughness=0.12)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(relief, 0.6, 0.018).material


def skin_shard(skin, fat, length=0.44, width=0.3):
    """A rectangle of crisp skin on a thin layer of fat, lying on z=0: its edges broken unevenly, a little bowed and blistered."""
    chance, bow = vary(0, 40), vary(0.1, 0.3)

    def sheet(grow, lift):
        def point(u, v):
            s, t = 2 * u - 1, 2 * v - 1
            edge = (
                1
                + 0.07 * noise.noise(Vector((s * 2.2, t * 2.2, chance)))
                + 0.025 * noise.noise(Vector((s * 9, t * 9, chance)))
            )
            x = s * length / 2 * edge * (1 - 0.06 * t * t) * grow
            y = t * width / 2 * edge * (1 - 0.05 * s * s) * grow
            blister = max(0.0, noise.noise(Vector((x * 13, y * 13, chance + 7)))) ** 1.5
            z = 0.05 - bow * (x * x + 0.6 * y * y) + 0.012 * noise.noise(Vector((x * 5, y * 5, chance)))
            return x, y, z + lift + (0.026 * blister if grow < 1.01 else 0)

        return point

    fatty = grid("fat", 26, 20, sheet(1.025, -0.018), fat, thickness=0.024)
    return group(grid("skin", 48, 36, sheet(1.0, 0.002), skin, thickness=0.014), fatty, name="skin")


def crisp_skin(count=8, step=0.19):
    """A row of shards along x, each lying half over the one before, sloping towards the eye on a hidden bed of meat."""
    skin, fat = _skin_material(), wet("duck fat", "#e3c48c", "#f2dfb0", 0.35, 0.3)
    bed = wet("duck meat", "#8e5a38", "#b98054", 0.4, 0.2, grain=(14, 0.6, 0.02))
    half = count * step / 2
    parts = [place(blob("bed", bed, (half - 0.14, 0.2, 0.17), 0.12), (0, 0.12, -0.02))]
    for i in range(count):
        s = i - (count - 1) / 2
        for row, (y, z, lean) in enumerate(((0.17, 0.14, 14), (-0.06, 0.165, 27))):
            form = skin_shard(skin, fat, vary(0.34, 0.39) * (1 - 0.012 * s * s), vary(0.27, 0.31))
            at = (s * step + 0.09 * row + vary(-0.02, 0.02), y + vary(-0.025, 0.025), z + vary(0, 0.012))
            parts.append(place(form, at, (lean + vary(-4, 4), -17 + vary(-4, 4), vary(-12, 12))))
    return group(*parts, name="crisp skin")


def _breast_material(width, height, chance):
    """The cut face of a roast breast: pale tender meat, a line of fat and thin lacquered skin along its arch."""
    graph = Graph("duck breast")
    x, y = graph.axes()[:2]
    across = graph.math("MULTIPLY", graph.math("MULTIPLY", x, x), 4 / width**2)
    arch = graph.math("POWER", graph.math("MAXIMUM", graph.math("SUBTRACT", 1.0, across), 0.0), 0.62)
    at = graph.coordinates(scale=(1 + 0.13 * chance, 1 + 0.09 * chance, 1))
    depth = graph.math("SUBTRACT", graph.math("MULTIPLY", arch, height), y)
    depth = graph.math(
        "ADD", depth, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 3, at=at), 0.5), 0.05)
    )
    fibres = graph.noise(11, 4, 0.65, at=graph.coordinates(scale=(1 + 0.2 * chance, 3.4, 1), rotation=(0, 0, 0.4)))
    meat = graph.ramp(fibres, (0.3, "#8a4522"), (0.5, "#bd7644"), (0.72, "#dda66a"))
    flesh = graph.mix(graph.ramp(depth, (0.025, 1.0), (0.075, 0.0)), meat, "#e8c283")
    clouds = graph.noise(7, 4, 0.6, at=at)
    skin = graph.ramp(clouds, (0.3, "#4e1405"), (0.48, "#8a300a"), (0.66, "#bd5a16"), (0.82, "#dd8a34"))
    share = graph.ramp(depth, (0.014, 1.0), (0.032, 0.0))
    graph.set(Base_Color=graph.mix(share, flesh, skin), Roughness=graph.mix(share, 0.4, 0.16))
    graph.set(Clearcoat=graph.mix(share, 0.35, 1.0), Clearcoat_Roughness=0.06)
    return graph.bump(graph.math("ADD", fibres, graph.noise(24, 3)), 0.35, 0.014).material


def breast_slice(material, width=0.62, height=0.3, thickness=0.07):
    """A slice standing on y=0 in the plane of x and y, its skin along the arch."""
    steps, lean = 30, vary(-0.04, 0.04)
    rise = lambda t: max(0.0, 1 - t * t)
    top = [(t * width / 2, height * rise(t) ** 0.62) for t in (1 - 2 * i / steps for i in range(steps + 1))]
    below = [(t * width / 2, -0.035 * rise(t) ** 0.7) for t in (-1 + 2 * i / steps for i in range(1, steps))]
    outline = [(x + lean * y, y) for x, y in top + below]
    return extrude("breast", outline, thickness, material, thickness * 0.3)


def sliced_duck(slices=12):
    """A breast fanned out in slices along the front, its cut faces to the left; crisp skin in shards behind it."""
    size = (0.62, 0.3)
    meat = [_breast_material(*size, k) for k in range(4)]
    parts = [place(crisp_skin(), (0.02, 0.26, 0.02), (0, 0, 2))]
    for i in range(slices):
        s = i - (slices - 1) / 2
        form = breast_slice(meat[i % 4], *size)
        at = (s * 0.135 + vary(-0.01, 0.01), -0.24 + 0.006 * s * s + vary(-0.02, 0.02), 0.05)
        grown = (1 - 0.006 * s * s) * vary(0.95, 1.05)
        parts.append(place(form, at, (50 + vary(-4, 4), 0, -42 + 1.6 * s + vary(-4, 4)), grown))
    return group(*parts, name="sliced duck")
