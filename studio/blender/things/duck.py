"""Peking duck: a sliced breast and shards of its crisp skin (1 unit = 10 cm)."""

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, extrude, grid
from kit.graph import Graph
from kit.materials import wet


def _skin_material():
    """Returns the material of crisp skin: amber to mahogany, with browner spots and fine blisters, glossy but not
    reflecting.
    """
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
    """Models a torn piece of crisp skin on a thin layer of fat, lying on z=0: irregular, curved and blistered."""
    rand, bow, curl = uniform(0, 40), uniform(0.05, 0.4), uniform(-0.5, 0.5)
    taper, slant, skew = uniform(-0.22, 0.22), uniform(-0.2, 0.2), uniform(-0.25, 0.25)

    def sheet(grow, lift):
        def point(u, v):
            s, t = 2 * u - 1, 2 * v - 1
            edge = (
                1
                + 0.14 * noise.noise(Vector((s * 1.8, t * 1.8, rand)))
                + 0.035 * noise.noise(Vector((s * 8, t * 8, rand)))
            )
            x = s * length / 2 * edge * (1 - 0.12 * t * t) * (1 + taper * t) * grow + skew * t * width / 2
            y = t * width / 2 * edge * (1 - 0.1 * s * s) * (1 + slant * s) * grow
            blister = max(0.0, noise.noise(Vector((x * 13, y * 13, rand + 7)))) ** 1.5
            z = 0.05 - bow * (x * x + 0.6 * y * y) + curl * x * y
            z += 0.016 * noise.noise(Vector((x * 5, y * 5, rand)))
            return x, y, z + lift + (0.028 * blister if grow < 1.01 else 0)

        return point

    fatty = grid("fat", 26, 20, sheet(1.015, -0.014), fat, thickness=0.016)
    return group(grid("skin", 48, 36, sheet(1.0, 0.002), skin, thickness=0.014), fatty, name="skin")


def crisp_skin():
    """Models a loose heap of shards along x on a hidden bed of meat, sloping towards the camera."""
    skin, fat = _skin_material(), wet("duck fat", "#e0b878", "#efd7a2", 0.35, 0.3)
    bed = wet("duck meat", "#8e5a38", "#b98054", 0.4, 0.2, grain=(14, 0.6, 0.02))
    parts = [place(blob("bed", bed, (0.68, 0.22, 0.22), 0.12), (0, 0.14, -0.02))]
    for count, step, y, z, lean in ((6, 0.25, 0.22, 0.17, 18), (6, 0.24, -0.02, 0.17, 36), (4, 0.27, 0.11, 0.265, 26)):
        for i in range(count):
            s = i - (count - 1) / 2
            form = skin_shard(skin, fat, uniform(0.32, 0.5), uniform(0.24, 0.36))
            at = (s * step + uniform(-0.05, 0.05), y + uniform(-0.04, 0.04), z - 0.012 * s * s + uniform(0, 0.02))
            parts.append(place(form, at, (lean + uniform(-8, 8), -12 + uniform(-7, 7), uniform(-34, 34))))
    return group(*parts, name="crisp skin")


def _breast_material(width, height, rand, lean):
    """Returns the material of a cut roast breast: rosy moist meat with long fine grain, a thin line of fat and
    lacquered skin along its arch.
    """
    graph = Graph("duck breast")
    x, y = graph.axes()[:2]
    x = graph.math("SUBTRACT", x, graph.math("MULTIPLY", y, lean))
    across = graph.math("MULTIPLY", graph.math("MULTIPLY", x, x), 4 / width**2)
    arch = graph.math("POWER", graph.math("MAXIMUM", graph.math("SUBTRACT", 1.0, across), 0.0), 0.62)
    at = graph.coordinates(scale=(1 + 0.13 * rand, 1 + 0.09 * rand, 1))
    depth = graph.math("SUBTRACT", graph.math("MULTIPLY", arch, height), y)
    uneven = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(7, 2, at=at), 0.5), 0.022)
    depth = graph.math("ADD", depth, uneven)
    fibres = graph.noise(
        1, 3, 0.5, at=graph.coordinates(scale=(4 + 0.3 * rand, 62, 1), rotation=(0, 0, 0.2 + 0.05 * rand))
    )
    meat = graph.ramp(fibres, (0.3, "#a04f30"), (0.5, "#b5653f"), (0.72, "#c87d58"))
    # The meat below the skin is brown, the middle of the slice rosy.
    meat = graph.mix(graph.ramp(depth, (0.05, 0.45), (0.17, 0.0)), meat, "#7c3a18")
    flesh = graph.mix(graph.ramp(depth, (0.04, 1.0), (0.052, 0.0)), meat, "#e8bd80")
    clouds = graph.noise(7, 4, 0.6, at=at)
    skin = graph.ramp(clouds, (0.3, "#4e1405"), (0.48, "#8a300a"), (0.66, "#bd5a16"), (0.82, "#dd8a34"))
    share = graph.ramp(depth, (0.026, 1.0), (0.034, 0.0))
    graph.set(Base_Color=graph.mix(share, flesh, skin), Roughness=graph.mix(share, 0.3, 0.16))
    graph.set(Clearcoat=graph.mix(share, 0.5, 1.0), Clearcoat_Roughness=0.1)
    return graph.bump(fibres, 0.3, 0.01).material


def breast_slice(material, width, height, lean, thickness=0.06):
    """Models a slice standing on y=0 in the plane of x and z, its skin along the arch, its foot slightly uneven."""
    steps, rand = 30, uniform(0, 40)
    rise = lambda t: max(0.0, 1 - t * t)
    foot = lambda t: 0.02 + 0.02 * noise.noise(Vector((t * 1.6, rand, 0)))
    top = [(t * width / 2, height * rise(t) ** 0.62) for t in (1 - 2 * i / steps for i in range(steps + 1))]
    below = [(t * width / 2, -foot(t) * rise(t) ** 0.7) for t in (-1 + 2 * i / steps for i in range(1, steps))]
    outline = [(x + lean * y, y) for x, y in top + below]
    return extrude("breast", outline, thickness, material, thickness * 0.3)


def sliced_duck(slices=10):
    """Models a breast fanned out in slices along the front, its cut faces to the left; crisp skin in shards behind
    it.
    """
    size, leans = (0.62, 0.3), (-0.12, 0.1, -0.03, 0.16)
    meat = [_breast_material(*size, k, lean) for k, lean in enumerate(leans)]
    parts = [place(crisp_skin(), (0.02, 0.33, 0.02), (0, 0, 2))]
    for i in range(slices):
        s = i - (slices - 1) / 2
        form = breast_slice(meat[i % 4], *size, leans[i % 4])
        at = (s * 0.142 + uniform(-0.012, 0.012), -0.25 + 0.009 * s * s + uniform(-0.025, 0.025), -0.008)
        grown = (1 - 0.007 * s * s) * uniform(0.92, 1.1)
        # The fan is lower towards its open end.
        lean = 62 - 2.2 * max(0.0, -s - 1) ** 1.5 + uniform(-4, 4)
        parts.append(place(form, at, (lean, 0, -38 + 2.2 * s + uniform(-5, 5)), grown))
    return group(*parts, name="sliced duck")
