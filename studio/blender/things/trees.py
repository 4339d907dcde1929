"""Trees and bushes with separate leaves (1 unit = 1 m): tangerine, broad-leaved, pine, clipped hedge. They stand on
z=0 at the origin.
"""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import group, uniform
from kit.forms import blob, box, grid, mesh
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple
from kit.stage import rng
from things.many import island, many, pose, pose_on


def foliage_material(name="foliage", dark="#16300f", light="#4f7f2c", roughness=0.4):
    """Returns the material of leaves, each with its own tone between two."""
    graph = Graph(name)
    tone = graph.ramp(island(graph), (0.0, dark), (0.7, light), (1.0, light))
    return graph.set(Base_Color=tone, Roughness=roughness, Specular=0.4).material


def bark(tint="#3a2c20"):
    """Returns the material of rough bark."""
    return simple("bark", tint, 0.9, grain=(14, 0.8, 0.03))


def _blade(length, width):
    """Models a small folded leaf of few faces along +x."""
    shape = lambda v: width * sin(pi * min(max(v, 0.04), 0.97) ** 0.85)
    point = lambda u, v: (v * length, (u * 2 - 1) * shape(v), abs(u * 2 - 1) * width * 0.35 - 0.25 * length * v * v)
    return grid("leaf", 2, 3, point)


def _random_surface_point(centre, radius, squash):
    """Returns a random direction and a position near the surface of a ball."""
    while True:
        d = Vector((uniform(-1, 1), uniform(-1, 1), uniform(-0.75, 1)))
        if 0.1 < d.length <= 1:
            break
    reach = radius * (0.55 + 0.45 * rng().random() ** 0.5)
    d = d.normalized()
    return d, centre + Vector((d.x, d.y, d.z * squash)) * reach


def leaves(clumps, count, size, material, squash=0.8, droop=0.4):
    """Creates one mesh of leaves over clumps [(centre, radius)…]; `count` is the total, `size` the length of a
    leaf.
    """
    weight = sum(r * r for _, r in clumps)
    places = []
    for centre, radius in clumps:
        for _ in range(int(count * radius * radius / weight)):
            d, at = _random_surface_point(Vector(centre), radius, squash)
            normal = (
                d + Vector((uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(-0.2, 0.9) - droop * 0.3))
            ).normalized()
            places.append(pose_on(at, normal, scale=uniform(0.7, 1.2)))
    return many("leaves", [_blade(size, size * uniform(0.2, 0.3)) for _ in range(3)], places, material)


def _limbs(height, spread, clumps, material, thickness):
    """Models a trunk and a branch to each clump."""
    fork = Vector((uniform(-0.05, 0.05) * height, uniform(-0.05, 0.05) * height, height * 0.32))
    parts = [tube("trunk", [(0, 0, -0.05), fork * 0.5, fork], thickness, material, [1.25, 0.9, 0.75])]
    for centre, _ in clumps:
        end = Vector(centre)
        middle = fork.lerp(end, 0.5) + Vector((0, 0, -0.04 * spread))
        parts.append(tube("limb", [fork, middle, end], thickness * 0.5, material, [1, 0.6, 0.25]))
    return parts


def broadleaf(height=8.0, spread=3.0, count=3200, size=0.34, material=None):
    """Models a zelkova or maple of a street."""
    clumps = []
    for i in range(11):
        angle, reach = i * 2.4, spread * (0.25 + 0.55 * rng().random())
        z = height * (0.5 + 0.4 * rng().random()) - reach * 0.12
        clumps.append(((reach * cos(angle), reach * sin(angle), z), spread * uniform(0.32, 0.5)))
    clumps.append(((0, 0, height * 0.85), spread * 0.5))
    crown = leaves(clumps, count, size, material or foliage_material())
    return group(crown, *_limbs(height, spread, clumps, bark(), height * 0.02), name="tree")


def tangerine_tree(height=2.4, spread=1.1, fruits=46, count=2600, material=None, peel=None):
    """Models a tangerine tree in fruit: low, round, glossy, the fruits at its outside."""
    clumps = []
    for i in range(9):
        angle, reach = i * 2.4, spread * uniform(0.35, 0.68)
        clumps.append(
            ((reach * cos(angle), reach * sin(angle), height * uniform(0.42, 0.72)), spread * uniform(0.36, 0.5))
        )
    clumps.append(((0, 0, height * 0.78), spread * 0.5))
    crown = leaves(clumps, count, 0.105, material or foliage_material("citrus", "#12300c", "#47862a", 0.28))
    places = []
    for i in range(fruits):
        centre, radius = clumps[rng().randrange(len(clumps))]
        d, _ = _random_surface_point(Vector(centre), radius, 0.8)
        d.z = 0.8 * min(max(d.z, -0.3), 0.5)
        places.append(pose(Vector(centre) + d * radius * 0.96, scale=(1, 1, 0.86 * uniform(0.95, 1.05))))
    peel = peel or simple("tangerine", "#ee7d18", 0.32, coat=0.3, grain=(60, 0.1, 0.004))
    fruit = many("fruits", blob("fruit", peel, (0.042,) * 3, detail=3), places)
    return group(crown, fruit, *_limbs(height, spread, clumps, bark("#4a3c2e"), 0.05), name="tangerine tree")


def _needles(length=0.22, count=15):
    """Models a tuft of pine needles, fanned upwards."""
    vertices, faces = [], []
    for i in range(count):
        angle, lean = i * 2.4, uniform(0.25, 1.25)
        tip = Vector((cos(angle) * lean, sin(angle) * lean, 1.0)).normalized() * length * uniform(0.8, 1.1)
        side = Vector((-sin(angle), cos(angle), 0)) * length * 0.045
        start = len(vertices)
        vertices += [-side, side, tip]
        faces.append((start, start + 1, start + 2))
    return mesh("needles", vertices, faces, smooth=False)


def pine(height=6.0, lean=(0.25, 0.0), pads=9, material=None, needles=150, tuft=0.22):
    """Models a Korean pine bent by wind: a leaning trunk and flat cushions of needles; `lean` is a fraction of the
    height.
    """
    material = material or foliage_material("pine", "#0f2414", "#3c5f34", 0.5)
    turn = uniform(0, 6)
    line = []
    for i in range(7):
        t = i / 6
        sway = 0.05 * height * sin(t * 6 + turn)
        line.append(Vector((lean[0] * height * t**1.4 + sway, lean[1] * height * t**1.4 + 0.6 * sway, height * t)))
    parts = [tube("trunk", line, height * 0.035, bark("#5a4234"), [1.2, 1, 0.85, 0.7, 0.55, 0.4, 0.25])]
    places = []
    for i in range(pads):
        t = 0.45 + 0.55 * i / (pads - 1)
        root = line[min(6, int(t * 6))].lerp(line[min(6, int(t * 6) + 1)], t * 6 - int(t * 6))
        angle, reach = i * 2.4 + turn, height * 0.3 * (1.15 - 0.75 * t) * uniform(0.8, 1.2)
        centre = root + Vector((cos(angle) * reach + lean[0] * 0.35 * reach, sin(angle) * reach, 0.06 * height))
        limb = [root, root.lerp(centre, 0.55) - Vector((0, 0, 0.02 * height)), centre - Vector((0, 0, 0.05))]
        parts.append(tube("limb", limb, height * 0.014, bark("#5a4234"), [1, 0.7, 0.4]))
        wide = height * 0.17 * uniform(0.8, 1.25)
        for _ in range(needles):
            a, r = rng().random() * 2 * pi, rng().random() ** 0.6
            up = 0.22 * wide * (1 - r * r) * uniform(0.2, 1.3)
            at = centre + Vector((wide * 1.15 * r * cos(a), wide * 0.9 * r * sin(a), up))
            places.append(
                pose_on(at, Vector((r * cos(a) * 0.8 + lean[0], r * sin(a) * 0.8, 1)), scale=uniform(0.8, 1.25))
            )
    parts.append(many("cushions", [_needles(tuft) for _ in range(4)], places, material, smooth=False))
    return group(*parts, name="pine")


def hedge(length=4.0, depth=0.8, height=0.9, count=2600, material=None):
    """Models a clipped hedge along x, its middle at the origin."""
    places = []
    for _ in range(count):
        x, face = uniform(-0.5, 0.5) * length, rng().random()
        if face < 0.5:
            at, normal = Vector((x, -depth / 2, uniform(0, 1) * height)), Vector((0, -1, 0.3))
        else:
            at, normal = Vector((x, uniform(-0.5, 0.5) * depth, height)), Vector((0, 0, 1))
        normal += Vector((uniform(-0.9, 0.9), uniform(-0.9, 0.9), uniform(-0.6, 0.9)))
        places.append(
            pose_on(at + Vector((0, uniform(-0.04, 0.04), uniform(-0.05, 0.04))), normal, scale=uniform(0.7, 1.2))
        )
    material = material or foliage_material("hedge", "#12280e", "#3f6b2a")
    core = box(
        "core", (length - 0.1, depth - 0.1, height - 0.06), simple("shade", "#0c1a0a", 0.9), (0, 0, height / 2), 0.05
    )
    return group(core, many("leaves", [_blade(0.09, 0.028) for _ in range(3)], places, material), name="hedge")
