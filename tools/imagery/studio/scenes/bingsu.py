"""Snow-shaved milk ice heaped with mango, strawberries and berries; red beans and condensed milk beside it."""

from math import degrees

from mathutils import Vector, noise

from kit.arrange import duplicate, heap, hide, place, vary
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, simple, wet, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.fruit import blueberry, cube, raspberry, strawberry
from things.garnish import basil_leaf, herb_green
from things.cutlery import spoon
from things.many import lying, many, over_dome
from things.vessels import brass_bowl

SEED = 23
RIM = 0.62


def snow_material():
    """Milk ice: white, blue in its hollows, glittering a little."""
    graph = Graph("snow")
    tone = graph.ramp(graph.noise(7, 4, 0.7), (0.34, "#b9c9e4"), (0.52, "#e9eef6"), (0.7, "#fdfcf8"))
    graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.3, Sheen=0.2)
    return graph.bump(graph.noise(30, 4, 0.7), 0.5, 0.02).material


def flake(material):
    """One shaved curl of ice."""
    seed = rng().random() * 9

    def point(u, v):
        ragged = 0.5 + 0.5 * noise.noise(Vector((v * 3, u * 2, seed)))
        return (
            (v - 0.5) * 0.2,
            (u - 0.5) * 0.09 * (0.5 + ragged),
            0.035 * (1 - (2 * v - 1) ** 2) + 0.02 * noise.noise(Vector((u * 3, v * 3, seed))),
        )

    return grid("flake", 4, 8, point, material)


def snow(radius, height, base):
    """The mountain: a rough dome under hundreds of curls."""
    material = snow_material()
    dome = lambda p: Vector((p.x, p.y, max(p.z, -0.1))) * (1 + 0.05 * noise.noise(p * 6) + 0.03 * noise.noise(p * 14))
    place(blob("mountain", material, (radius, radius, height), 0.05, 2.0, 6, dome), (0, 0, base))
    spots = over_dome(1100, radius * 1.0, height * 0.98, 2.0, (0, 0, base), 0.012)
    many(
        "curls",
        [flake(material) for _ in range(4)],
        [lying(at, n + Vector((vary(-0.7, 0.7), vary(-0.7, 0.7), 0.1)), scale=vary(0.5, 1.05)) for at, n in spots],
        material,
    )


def fruit(radius, height, base):
    """Fruit lying on the mountain: most on top and towards the eye."""

    def spots(count, low, high, spacing, taken):
        found = []
        for at, normal in over_dome(count * 60, radius, height, 2.0, (0, 0, base)):
            share = (at.z - base) / height
            front = at.y < 0.25 * radius
            if low <= share <= high and front and all((at - q).length > spacing for q in taken):
                taken.append(at)
                found.append((at, normal))
            if len(found) == count:
                break
        return found

    taken = []
    for at, normal in spots(6, 0.5, 0.92, 0.3, taken):
        form = strawberry(0.15, leaves=False)
        lean = normal.to_track_quat("Z", "Y").to_euler()
        place(form, at - normal * 0.03, [degrees(a) for a in lean])
    for at, normal in spots(26, 0.22, 1.0, 0.2, taken):
        place(
            cube("mango", "#e08608", "#ffb83a", vary(0.17, 0.24)),
            at - normal * 0.03,
            [degrees(a) + vary(-32, 32) for a in normal.to_track_quat("Z", "Y").to_euler()],
        )
    berry, blue = raspberry(), blueberry(0.075)
    for at, normal in spots(7, 0.3, 1.0, 0.16, taken):
        duplicate(berry, at + normal * 0.06, [degrees(a) for a in normal.to_track_quat("Z", "Y").to_euler()])
    for at, normal in spots(18, 0.1, 0.95, 0.13, taken):
        duplicate(blue, at, [degrees(a) + vary(-30, 30) for a in normal.to_track_quat("Z", "Y").to_euler()])
    hide(berry, blue)


def beside():
    """A bowl of red beans, a jug of condensed milk, a spoon."""
    place(brass_bowl(0.42, 0.3), (1.55, 0.55, 0))
    bean = blob("bean", wet("bean", "#4a1214", "#8a3a34", 0.16, 0.8), (0.06, 0.045, 0.045), 0.05, detail=3)
    heap([bean], 130, 0.3, (1.55, 0.55), 0.14, 90, sink=0.01)
    jug = [
        (0, 0.02),
        (0.2, 0.0),
        (0.27, 0.08),
        (0.28, 0.22),
        (0.2, 0.42),
        (0.17, 0.5),
        (0.21, 0.58),
        (0.195, 0.585),
        (0.155, 0.5),
        (0.18, 0.42),
        (0.25, 0.24),
        (0, 0.08),
    ]
    spout = lambda r, z, a: (r * (1 + (0.35 * max(0.0, 1 - abs(a - 3.4) / 0.5) if z > 0.48 else 0.0)), z)
    place(lathe("jug", jug, ceramic("white", "#ded9ce", roughness=0.15), 96, bend=spout), (-1.45, 0.75, 0))
    place(lathe("milk", [(0, 0.44), (0.165, 0.44)], simple("milk", "#f4ead2", 0.2), 48, 1), (-1.45, 0.75, 0))
    place(spoon(1.7), (0.95, -0.95, 0.0), (0, 0, 24))


def build():
    """The whole picture."""
    table_set(
        wood("lacquered", "#170f0c", "#38241a", 1.6, 0.24, "X", 0.5), lamp_side="right", brightness=0.92, background=1.7
    )
    place(brass_bowl(1.0, 0.66), (0, 0, 0.03))
    snow(0.92, 0.82, RIM - 0.06)
    fruit(0.95, 0.86, RIM - 0.04)
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((20, 30), (140, 25), (260, 35), (80, 55)):
        place(basil_leaf(green, 0.24), (0.02, -0.05, RIM + 0.84), (vary(-10, 10), -rise, turn))
    beside()
    cloth("linen", 3.6, 3.0, linen("linen", "#35506e", 30), 0.012, seed=9, at=(0.0, -0.2, -0.02), turn=8)
    table_lamp((-1.9, 4.0, 0), 1.35)
    area((1.6, -4.6, 2.2), (0, 0, 0.5), 4.2, 150, (1.0, 0.84, 0.64))
    camera((0.3, -6.2, 2.5), (0.06, 0.2, 0.66), 62, focus=(0, -0.4, 0.9), blur=28)
