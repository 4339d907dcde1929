"""Gardens outside windows and branches inside (1 unit = 1 m): bamboo, dry stone walls, gravel, a blossoming branch,
stones.
"""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.arrange import duplicate, group, hide, uniform
from kit.forms import blob, grid, lathe, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import ceramic, simple
from kit.stage import rng
from things.many import many, pose_on
from things.trees import foliage_material


def varied_stone(name="stones", dark="#1d2125", light="#474c52", pores=0.6, scale=5.0):
    """Returns the material of basalt stones, each with its own tone and many small holes."""
    graph = Graph(name)
    fine, broad = graph.noise(scale * 2.2, 4, 0.7), graph.noise(scale * 0.5, 4, 0.6)
    rand = graph.node("ObjectInfo").outputs["Random"]
    tone = graph.math("ADD", graph.math("MULTIPLY", fine, 0.45), graph.math("MULTIPLY", broad, 0.25))
    tone = graph.math("ADD", tone, graph.math("MULTIPLY", rand, 0.3))
    holes = graph.ramp(graph.cells(scale * 3.2), (0.1, 0.0), (0.42, 1.0))
    body = graph.mix(
        graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, holes), 0.7),
        graph.ramp(tone, (0.3, dark), (0.75, light)),
        "#0c0e10",
    )
    graph.set(Base_Color=body, Roughness=0.75, Specular=0.35)
    return graph.bump(graph.math("ADD", graph.math("MULTIPLY", holes, pores), fine), 0.6, 0.02).material


def stone_courses(
    width, height, course=0.22, stones=(0.28, 0.62), depth=0.16, material=None, gap=0.012, roughness=0.06
):
    """Models a wall of cut stones in courses, x around 0, rising from z=0, faces towards -y at y=0 (each slightly
    in or out).
    """
    material = material or varied_stone()
    shapes = [slab("stone", (1, 1, 1), material, 0.12, roughness, 2.4, 12) for _ in range(7)]
    parts, z = [], 0.0
    while z < height - 0.02:
        rise = min(course * uniform(0.8, 1.2), height - z)
        x = -width / 2 - uniform(0, stones[0])
        while x < width / 2:
            wide = min(uniform(*stones), width / 2 - x + 0.2)
            shape = shapes[rng().randrange(len(shapes))]
            at = (x + wide / 2, depth / 2 + uniform(-0.02, 0.02), z)
            parts.append(duplicate(shape, at, scale=(wide - gap, depth, rise - gap)))
            x += wide
        z += rise
    hide(*shapes)
    return group(*parts, name="stone wall")


def dry_wall(width, height=0.9, material=None, size=0.26, depth=0.4):
    """Models a Jeju field wall: rounded lava stones piled without mortar, x around 0, from z=0."""
    material = material or varied_stone("lava", "#1a1d20", "#4a4e52", 0.9, 4)
    shapes = [blob("lava stone", material, (0.5, 0.5, 0.42), 0.32, 1.3, 4) for _ in range(8)]
    parts, row, z = [], 0, 0.0
    while z < height:
        rise = size * uniform(0.62, 0.82) * (1 - 0.25 * z / height)
        x = -width / 2 + (row % 2) * size / 2
        while x < width / 2:
            wide = size * uniform(0.8, 1.45)
            at = (x + wide / 2, uniform(-0.5, 0.5) * 0.3 * depth, z + rise * 0.5 + uniform(-0.02, 0.02))
            turn = (uniform(-20, 20), uniform(-14, 14), uniform(0, 360))
            shape = shapes[rng().randrange(len(shapes))]
            parts.append(duplicate(shape, at, turn, (wide * 1.12, depth * uniform(0.9, 1.2), rise * 1.5)))
            x += wide
        z += rise * 0.86
        row += 1
    hide(*shapes)
    return group(*parts, name="dry wall")


def bamboo(outline_x=(-3, 3), y=(0.0, 2.0), count=30, height=5.0, green=None, cane=None, leaf_size=0.2, leaves=90):
    """Models a grove: jointed canes with hanging leaves, standing on z=0 in the given range of x and y."""
    green = green or foliage_material("bamboo leaf", "#172f2e", "#56797a", 0.5)
    cane = cane or _cane_material()

    def blade(length):
        shape = lambda v: length * 0.075 * sin(pi * min(max(v, 0.03), 0.99) ** 0.6)
        return grid("leaf", 2, 4, lambda u, v: (v * length, (u * 2 - 1) * shape(v), -0.18 * length * v * v))

    places, parts = [], []
    for _ in range(count):
        x, far, tall = uniform(*outline_x), uniform(*y), height * uniform(0.75, 1.1)
        lean = Vector((uniform(-0.12, 0.12), uniform(-0.06, 0.06), 0)) * tall
        thick, line, taper = uniform(0.022, 0.036), [], []
        joints = int(tall / 0.3)
        for i in range(joints + 1):
            t = i / joints
            middle = Vector((x, far, 0)) + lean * t**2.2 + Vector((0, 0, tall * t))
            for shift, swell in ((-0.012, 1.0), (0.0, 1.22), (0.012, 1.0)):
                line.append(middle + Vector((0, 0, shift)))
                taper.append(swell * (1 - 0.6 * t))
        parts.append(tube("cane", line, thick, cane, taper, smooth=False))
        for _ in range(leaves):
            t = uniform(0.22, 1.0)
            root = Vector((x, far, 0)) + lean * t**2.2 + Vector((0, 0, tall * t))
            reach, angle = uniform(0.05, 0.55) * (0.35 + 0.65 * t), uniform(0, 2 * pi)
            at = root + Vector((cos(angle) * reach, sin(angle) * reach, uniform(-0.08, 0.12)))
            away = Vector((cos(angle + uniform(-0.8, 0.8)), sin(angle + uniform(-0.8, 0.8)), uniform(-1.1, -0.1)))
            places.append(_along(at, away, uniform(0.7, 1.25)))
    parts.append(many("bamboo leaves", [blade(leaf_size) for _ in range(3)], places, green))
    return group(*parts, name="bamboo")


def _along(at, direction, scale):
    """Returns a transform whose x axis follows a direction."""
    facing = Vector(direction).to_track_quat("X", "Z")
    return Matrix.LocRotScale(Vector(at), facing, Vector((scale,) * 3))


def _cane_material():
    graph = Graph("cane")
    tone = graph.ramp(graph.node("ObjectInfo").outputs["Random"], (0.0, "#26403c"), (0.6, "#4a6a60"), (1.0, "#7a8a78"))
    return graph.set(Base_Color=tone, Roughness=0.3, Clearcoat=0.3).material


def gravel(tint="#8d8f92", dark="#5a5d62"):
    """Returns the material of pale raked gravel."""
    graph = Graph("gravel")
    grains = graph.cells(34)
    body = graph.ramp(graph.noise(30, 4, 0.7), (0.3, dark), (0.7, tint))
    return graph.set(Base_Color=body, Roughness=0.9).bump(grains, 0.7, 0.03).material


def branch(at, direction, length, depth=2, blossom="#f2dfe0", bark="#2a1d14", thick=0.007, flowers=2.0):
    """Models a curved branch with small round blossoms and buds."""
    wood_material = simple("bark", bark, 0.8)
    ends = []

    def grow(start, ahead, reach, level):
        points = [start]
        for _ in range(6):
            ahead = (ahead + Vector((uniform(-0.35, 0.35), uniform(-0.3, 0.3), uniform(-0.12, 0.25)))).normalized()
            points.append(points[-1] + ahead * reach / 6)
        tube("branch", points, thick * level / depth, wood_material, [1, 0.9, 0.8, 0.7, 0.6, 0.45, 0.3])
        for p in points[2:]:
            ends.extend(
                p + Vector((uniform(-1, 1), uniform(-1, 1), uniform(-1, 1))) * 0.012
                for _ in range(int(flowers + rng().random()))
            )
            if level > 1 and rng().random() < 0.7:
                side = Vector((uniform(-1, 1), uniform(-0.6, 0.6), uniform(0, 0.9)))
                grow(p, (ahead + side).normalized(), reach * 0.48, level - 1)

    grow(Vector(at), Vector(direction).normalized(), length, depth)
    if flowers:
        petals = foliage_material("blossom", "#d9aeb2", blossom, 0.6)
        flower = blob("blossom", petals, (0.011, 0.011, 0.008), 0.35, 2.2, 2)
        many(
            "blossoms",
            flower,
            [
                pose_on(p, Vector((uniform(-1, 1), uniform(-1, 1), uniform(-0.2, 1))), scale=uniform(0.6, 1.25))
                for p in ends
            ],
            petals,
        )


def moon_jar(at=(0, 0, 0), radius=0.2, material=None):
    """Models a white moon jar of the Joseon period."""
    r = radius
    profile = [
        (0, 0.02),
        (r * 0.46, 0.0),
        (r * 0.5, 0.02),
        (r * 0.8, r * 0.42),
        (r, r * 0.98),
        (r * 0.86, r * 1.5),
        (r * 0.52, r * 1.86),
        (r * 0.5, r * 1.98),
        (r * 0.46, r * 1.98),
        (r * 0.46, r * 1.85),
        (r * 0.6, r * 1.7),
    ]
    jar = ceramic("moon jar", "#ece6d8", "#ddd3be", roughness=0.22)
    return lathe("moon jar", profile, material or jar, 128, wobble=0.012, at=at)
