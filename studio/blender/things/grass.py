"""Grass and Jeju's silvergrass in the wind (1 unit = 1 m). The wind blows towards +x."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import uniform
from kit.forms import mesh
from kit.graph import Graph
from kit.stage import rng
from things.many import island, many, pose


def blades_material(name="grass", low="#1c2c14", high="#5d7038", roughness=0.55):
    """Returns the material of blades, each with its own tone."""
    graph = Graph(name)
    graph.set(Base_Color=graph.ramp(island(graph), (0.0, low), (1.0, high)), Roughness=roughness, Specular=0.25)
    return graph.material


def _ribbon(vertices, faces, line, widths, side):
    start = len(vertices)
    for point, width in zip(line, widths):
        vertices += [point - side * width / 2, point + side * width / 2]
    for i in range(len(line) - 1):
        a = start + 2 * i
        faces.append((a, a + 1, a + 3, a + 2))


def tuft(blades=26, height=0.4, wind=0.5, spread=0.12, width=0.012):
    """Models a tuft of bent blades, as a pattern for `many`."""
    vertices, faces = [], []
    for _ in range(blades):
        angle, tall = rng().random() * 2 * pi, height * uniform(0.55, 1.1)
        root = Vector((cos(angle), sin(angle), 0)) * spread * rng().random()
        lean = Vector((cos(angle) * 0.35 + wind * uniform(0.6, 1.3), sin(angle) * 0.35, 0)) * tall
        line = [root + lean * t**1.8 + Vector((0, 0, tall * (t - 0.3 * wind * t * t))) for t in (0, 0.4, 0.75, 1)]
        turn = rng().random() * pi
        _ribbon(vertices, faces, line, [width, width * 0.9, width * 0.6, 0.001], Vector((cos(turn), sin(turn), 0)))
    return mesh("tuft", vertices, faces)


def meadow(places, height=0.4, wind=0.5, material=None, blades=26, width=0.012):
    """Models tufts at [(x, y, z)…] as one mesh."""
    patterns = [tuft(blades, height, wind, 0.12 * height / 0.4, width) for _ in range(5)]
    spots = [pose(p, (0, 0, uniform(-35, 35)), uniform(0.75, 1.25)) for p in places]
    return many("meadow", patterns, spots, material or blades_material())


def _plume(height, wind):
    """Models a stem with a feathered head, both bent by the wind. Returns (stem mesh, head mesh)."""
    stem_v, stem_f, head_v, head_f = [], [], [], []
    at = lambda t: Vector(
        (wind * height * 0.42 * t**2.2, 0.03 * height * sin(3 * t), height * (t - 0.12 * wind * t**3))
    )
    line = [at(i / 7) for i in range(8)]
    _ribbon(stem_v, stem_f, line, [0.009] * 7 + [0.004], Vector((0.5, 0.85, 0)))
    for _ in range(4):
        t, tall = uniform(0.05, 0.5), height * uniform(0.35, 0.6)
        root, out = at(t), Vector((wind * uniform(0.5, 1.0), uniform(-0.35, 0.35), 0))
        leaf = [root + out * tall * s + Vector((0, 0, tall * (0.75 * s - 0.75 * s * s))) for s in (0, 0.3, 0.65, 1)]
        _ribbon(stem_v, stem_f, leaf, [0.013, 0.013, 0.009, 0.001], Vector((0.25, 0.95, 0.2)))
    for i in range(110):
        t = 0.78 + 0.22 * (i / 109)
        root, reach = at(t), height * 0.13 * sin(pi * min(0.97, (t - 0.74) / 0.28)) ** 0.6 * uniform(0.7, 1.15)
        way = Vector((wind * 0.9 + 0.2, uniform(-0.55, 0.55), uniform(-0.25, 0.75))).normalized()
        line = [root, root + way * reach * 0.6 + Vector((0, 0, 0.03)), root + way * reach + Vector((0.03, 0, -0.01))]
        _ribbon(head_v, head_f, line, [0.004, 0.007, 0.002], Vector((0, 0.4, 0.9)))
    return mesh("stem", stem_v, stem_f), mesh("head", head_v, head_f)


def silvergrass(places, height=1.5, wind=0.75, stem=None, head=None):
    """Models silvergrass at [(x, y, z)…]: bent stems with narrow leaves and pale heads that catch the moonlight."""
    stem = stem or blades_material("silvergrass leaves", "#3a3d1e", "#8a8450")
    head = head or blades_material("silvergrass heads", "#b8aa94", "#efe6d6", 0.7)
    pairs = [_plume(height * uniform(0.7, 1.15), wind * uniform(0.35, 1.35)) for _ in range(9)]
    stems, heads = [[] for _ in pairs], [[] for _ in pairs]
    for p in places:
        kind = rng().randrange(len(pairs))
        place = pose(p, (uniform(-8, 8), uniform(-10, 10), uniform(-60, 60)), uniform(0.6, 1.15))
        stems[kind].append(place)
        heads[kind].append(place)
    for (stem_mesh, head_mesh), stem_places, head_places in zip(pairs, stems, heads):
        if stem_places:
            many("silvergrass stems", stem_mesh, stem_places, stem)
            many("silvergrass heads", head_mesh, head_places, head)
