"""Korean side dishes, each a small serving resting on z=0, about `radius` wide (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, heap, place, scatter, uniform
from kit.forms import blob, extrude, grid, lathe, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from things.many import many, pose_on, sample_dome
from things.settings import tangle
from things.vegetables import julienne, sesame, sprouts


def _speckled_material(name, pale, red, share=0.5, specks="#8c1408", scale=7.0):
    """Returns the material of pale flesh with patches of chilli paste and flakes."""
    graph = Graph(name)
    dyed = graph.ramp(graph.noise(scale, 4, 0.65), (share - 0.12, 1.0), (share + 0.14, 0.0))
    body = graph.mix(dyed, pale, graph.ramp(graph.noise(scale * 3, 3), (0.3, "#b8230c"), (0.7, red)))
    flakes = graph.ramp(graph.cells(scale * 6), (0.12, 1.0), (0.2, 0.0))
    body = graph.mix(graph.math("MULTIPLY", flakes, 0.8), body, specks)
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.06)
    return graph.bump(graph.noise(scale * 2.5, 4), 0.5, 0.02).material


def _kimchi_material():
    """Returns the material of a cabbage leaf from its pale rib to its frilled end, dyed unevenly by chilli."""
    graph = Graph("kimchi")
    end = graph.axes("UV")[1]
    uneven = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(7, 4, 0.65), 0.5), 0.9)
    dyed = graph.math("ADD", end, uneven)
    stops = (0.0, "#e6c590"), (0.1, "#d07c3c"), (0.22, "#b23c1a"), (0.6, "#95220d"), (0.85, "#a83415"), (1.0, "#b5501f")
    body = graph.ramp(dyed, *stops)
    fibres = graph.noise(30, 3, 0.6, at=graph.coordinates("UV", (1.6, 0.12, 1)))
    body = graph.mix(graph.ramp(fibres, (0.4, 0.0), (0.7, 0.16)), body, "#e8b878")
    flakes = graph.ramp(graph.cells(44), (0.1, 0.85), (0.17, 0.0))
    graph.set(Base_Color=graph.mix(flakes, body, "#7a1508"), Roughness=0.26, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    return graph.bump(graph.math("ADD", fibres, graph.noise(18, 3)), 0.35, 0.012).material


def kimchi(radius=0.2):
    """Models cut cabbage kimchi: folded leaves laid side by side, pale ribs at one end, red frills at the other."""
    stained, parts, count = _kimchi_material(), [], 20
    for i in range(count):
        t, rand, turned = i / (count - 1) * 2 - 1, uniform(0, 40), i % 3 == 1
        long, wide = radius * uniform(1.3, 1.65), radius * uniform(0.34, 0.5)
        x0, layer = radius * 0.74 * t + uniform(-0.1, 0.1) * radius, radius * (0.12 + 0.14 * (i % 3))

        def leaf_(u, v, rand=rand, long=long, wide=wide, x0=x0, layer=layer, turned=turned):
            """Returns a point of one leaf: it crosses the serving, and its frilled end hangs down."""
            s, along = u * 2 - 1, (v - 0.5) * long * (-1 if turned else 1)
            soft = noise.noise(Vector((s * 1.3, v * 2.6, rand)))
            frill = max(0.0, v - 0.35) ** 1.2 * sin(s * 7 + rand + 3 * soft)
            x = x0 + s * wide * (0.75 + 0.5 * v) * (1 - 0.25 * abs(soft)) + 0.25 * radius * soft
            far = min(1.2, (x * x + along * along) ** 0.5 / radius)
            z = layer + radius * (0.5 * (1 - far * far) + 0.22 * soft * v + 0.08 * frill - 0.24 * s * abs(s))
            return x, along + 0.1 * radius * soft, max(0.012, z)

        parts.append(grid("kimchi", 22, 30, leaf_, stained, thickness=0.012))
    return group(*parts, name="kimchi")


def cubed_radish(radius=0.2):
    """Models kkakdugi: cubes of radish in chilli."""
    red = _speckled_material("radish", "#f6cfa0", "#e23a12", 0.6)
    cube = slab("cube", (0.1, 0.1, 0.09), red, 0.22, 0.04, 2, 8)
    return group(*heap([cube], 20, radius * 0.75, tilt=30), name="cubed radish")


def _wilted_leaf(material, length):
    """Models a blanched leaf along +x: soft, rolled in and crumpled."""
    rand, roll = uniform(0, 40), uniform(1.2, 2.3)

    def point(u, v):
        s = u * 2 - 1
        half = length * 0.2 * sin(pi * min(0.98, 0.06 + v * 0.9)) ** 0.6
        soft = noise.noise(Vector((v * 3.2, s * 1.8, rand)))
        y, z = half * sin(s * roll), half * (1 - cos(s * roll)) * 0.7
        bow = 0.16 * length * sin(v * 3 + rand)
        return (
            (v - 0.5) * length,
            y + bow + 0.1 * length * soft,
            z + 0.13 * length * soft - 0.3 * length * (v - 0.5) ** 2,
        )

    return grid("wilted", 14, 20, point, material, thickness=0.006)


def spinach(radius=0.2):
    """Models sigeumchi-namul: limp dark leaves and tender stems in a loose heap, with sesame."""
    dark = wet("spinach", "#1d3f18", "#4d7a38", 0.3, 0.45, 0.35, 7, grain=(26, 0.4, 0.012))
    stem = wet("spinach stem", "#6f9448", "#b4cc86", 0.28, 0.5)
    leaves = [_wilted_leaf(dark, radius * uniform(0.75, 1.1)) for _ in range(6)]
    places = [pose_on(p, n, scale=uniform(0.85, 1.15)) for p, n in sample_dome(34, radius * 0.82, 0.14, 2, rough=0.012)]
    stems = _strands(stem, radius * 0.95, 0.17, 22, 0.011, 0.7)
    seeds = sesame(26, sample_dome(60, radius * 0.75, 0.19, 2))
    return group(many("spinach", leaves, places, dark), stems, seeds, name="spinach")


def bean_sprouts(radius=0.2):
    """Models kongnamul, seasoned bean sprouts."""
    return sprouts(54, radius, 0.17)


def bellflower(radius=0.2):
    """Models doraji in a red dressing: split white roots, stained."""
    red = _speckled_material("bellflower", "#f5dcc0", "#e2502a", 0.5)
    return _strands(red, radius, 0.16, 44, 0.017)


def fernbrake(radius=0.2):
    """Models gosari: soft brown stems."""
    brown = wet("fernbrake", "#5d3a1e", "#9a6a3a", 0.22, 0.7, 0.3, 6)
    return group(
        _strands(brown, radius, 0.15, 46, 0.014), sesame(20, sample_dome(60, radius * 0.8, 0.15, 2)), name="fernbrake"
    )


def _strands(material, radius, height, count, thickness, reach_out=0.55):
    """Models stems tossed into a nest; `reach_out` is half their length in radii."""
    parts = []
    for _ in range(count):
        angle, reach, turn = uniform(0, 2 * pi), radius * uniform(0.1, 0.75), uniform(0, 2 * pi)
        top, bow = height * uniform(0.3, 1.0) * (1 - 0.6 * (reach / radius) ** 2), uniform(-1.6, 1.6)
        points, x, y = [], reach * cos(angle), reach * sin(angle)
        for k in range(6):
            s = (k - 2.5) / 2.5
            heading = turn + bow * s
            px, py = x + radius * reach_out * s * cos(heading), y + radius * reach_out * s * sin(heading)
            far = min(1.2, (px * px + py * py) ** 0.5 / radius)
            points.append((px, py, max(thickness, top * (1.1 - 0.75 * far**2) + uniform(-0.012, 0.012))))
        parts.append(tube("strand", points, thickness, material, (0.6, 0.9, 1.1, 1, 0.9, 0.5), 4))
    return group(*parts, name="strands")


def japchae(radius=0.24):
    """Models glass noodles, translucent brown, with carrot, spinach, mushroom, egg and beef."""
    noodle = wet("glass noodle", "#a8743a", "#e8bd80", 0.05, 1.0, 0.18, 5)
    base = tangle(noodle, 120, radius * 1.02, 0.15, 0.0085, 0.62)
    colours = (("#c8651f", 12), ("#2c5522", 10), ("#d8b24c", 9), ("#3d2417", 10), ("#cfc4ae", 7))
    parts = []
    for tint, count in colours:
        bits = wet("bits", tint, roughness=0.2, coat=0.7)
        parts.append(place(julienne(bits, count, radius * 0.62, 0.05, 0.13, 0.0075), (0, 0, 0.13)))
    return group(
        base,
        *parts,
        sesame(26, [(p + Vector((0, 0, 0.05)), n) for p, n in sample_dome(60, radius * 0.7, 0.16)]),
        name="japchae",
    )


def anchovies(radius=0.2):
    """Models myeolchi-bokkeum: small glazed fish with sesame."""
    graph = Graph("anchovy")
    z = graph.axes()[2]
    body = graph.ramp(graph.math("ADD", graph.math("MULTIPLY", z, 30), 0.5), (0.2, "#e2b878"), (0.8, "#8a5a22"))
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    taper = lambda p: Vector((p.x, p.y * (1 - 0.5 * max(0, p.x / 0.075)), p.z + 4 * p.x * p.x))
    fish = blob("anchovy", graph.material, (0.075, 0.011, 0.014), 0.08, detail=2, bend=taper)
    places = [pose_on(p, n, scale=uniform(0.8, 1.15)) for p, n in sample_dome(130, radius, 0.12, 2, rough=0.02)]
    return group(many("anchovies", fish, places), sesame(30, sample_dome(60, radius * 0.8, 0.135, 2)), name="anchovies")


def black_beans(radius=0.2):
    """Models kongjorim: glossy braised beans."""
    bean = blob("bean", wet("bean", "#1c0f0c", "#5a2f20", 0.06, 1.0), (0.042, 0.034, 0.03), 0.06, 2, 3)
    return group(
        *heap([bean], 60, radius * 0.85, tilt=180, tries=8, sink=0.006),
        sesame(22, sample_dome(40, radius * 0.7, 0.12)),
        name="beans",
    )


def braised_beef(radius=0.18):
    """Models jangjorim: torn beef in dark soy with a quail's egg."""
    beef = wet("braised beef", "#5a2f18", "#a86a3a", 0.14, 0.8, 0.35, 8, grain=(30, 0.6, 0.015))
    shred = blob("shred", beef, (0.085, 0.022, 0.02), 0.22, 3, 3)
    egg = wet("quail egg", "#b77a3c", "#e8b878", 0.1, 0.8)
    eggs = [
        place(blob("egg", egg, (0.075, 0.06, 0.06), detail=3), (x, y, 0.13), (0, 0, t))
        for x, y, t in ((0.05, -0.06, 20), (-0.07, 0.03, 80))
    ]
    return group(*heap([shred], 46, radius * 0.8, tilt=30, tries=8, sink=0.008), *eggs, name="braised beef")


def _broth():
    """Returns the material of soybean broth: brown and cloudy, with paste sunk in it and small drops of oil on top."""
    graph = Graph("broth")
    drift = graph.ramp(graph.noise(3.2, 4, 0.6, distortion=0.8), (0.34, "#4c290f"), (0.5, "#6c3e18"), (0.68, "#8a5a29"))
    grains = graph.ramp(graph.cells(60), (0.1, 0.7), (0.2, 0.0))
    body = graph.mix(
        graph.math("MULTIPLY", grains, graph.ramp(graph.noise(8), (0.45, 0.0), (0.6, 1.0))), drift, "#4a2a12"
    )
    eye = graph.cells(13)
    patches = graph.ramp(graph.noise(4.3, 3), (0.47, 0.0), (0.55, 1.0))
    oil = graph.math("MULTIPLY", graph.ramp(eye, (0.24, 1.0), (0.27, 0.0)), patches)
    rim = graph.math("MULTIPLY", graph.ramp(eye, (0.19, 0.0), (0.235, 1.0), (0.28, 0.0)), patches)
    body = graph.mix(graph.math("MULTIPLY", oil, 0.6), body, "#b5641a")
    body = graph.mix(graph.math("MULTIPLY", rim, 0.7), body, "#e0a04a")
    graph.set(Base_Color=body, Roughness=graph.mix(oil, 0.2, 0.06), Clearcoat=graph.mix(oil, 0.25, 0.7))
    relief = graph.math("ADD", graph.math("MULTIPLY", oil, 0.5), graph.noise(7, 3))
    return graph.bump(relief, 0.3, 0.02).material


def _courgette(radius, flesh, skin):
    """Models a half-moon of courgette, its skin along the round edge, lying on z=0."""
    arc = [(radius * cos(pi * i / 20), radius * sin(pi * i / 20)) for i in range(21)]
    inner = extrude("courgette", [(x * 0.95, y * 0.95) for x, y in arc], 0.04, flesh, 0.008)
    band = extrude("courgette skin", arc + [(x * 0.93, y * 0.93) for x, y in arc[::-1]], 0.036, skin, 0.004)
    return group(inner, band, name="courgette")


def soybean_stew(radius=0.4):
    """Models doenjang-jjigae up to z=0: broth with tofu, courgette, mushroom, scallion and chilli rising above it."""
    profile = [(0, 0.012), (radius * 0.5, 0.008), (radius * 0.94, 0.0), (radius, 0.008), (radius, -0.04), (0, -0.04)]
    parts = [lathe("broth", profile, _broth(), 72, 2)]
    tofu = wet("tofu", "#d9bf8e", "#ecd9ae", 0.36, 0.2, 0.14, 9, grain=(20, 0.4, 0.012))
    flesh = wet("courgette", "#aeb45c", "#d3d68e", 0.25, 0.4, 0.2, 12)
    skin = wet("courgette skin", "#3f6a1e", "#7da044", 0.25, 0.5)
    brown = wet("mushroom", "#573820", "#8a6440", 0.36, 0.25, 0.3, 12)
    spots = scatter(40, radius * 0.3, radius * 0.8, tries=40)
    for i, (x, y) in enumerate(spots):
        sunk, lean = uniform(-0.045, -0.02), (uniform(-14, 14), uniform(-14, 14), uniform(0, 360))
        if i % 5 in (0, 2):
            form = slab("tofu", (uniform(0.12, 0.15), uniform(0.11, 0.14), 0.085), tofu, 0.16, 0.05)
        elif i % 5 in (1, 3):
            form, sunk = _courgette(uniform(0.085, 0.11), flesh, skin), uniform(-0.012, 0.005)
        else:
            form = slab("mushroom", (0.15, 0.085, 0.06), brown, 0.75, 0.12)
        parts.append(place(form, (x, y, sunk), lean))
    green, red = wet("scallion", "#4f8f2c", "#b9d67c", 0.25, 0.5), wet("chilli", "#b3200f", "#e8603a", 0.16, 0.7)
    for count, tint, size in ((34, green, 0.019), (6, red, 0.026)):
        for x, y in scatter(count, 0.03, radius * 0.72):
            ring = lathe("ring", [(size * r, size * z) for r, z in _RING], tint, 20, 1)
            parts.append(
                place(ring, (x, y, uniform(0.02, 0.05)), (uniform(-35, 35), uniform(-35, 35), 0), uniform(0.8, 1.15))
            )
    return group(*parts, name="soybean stew")


_RING = ((0.66, -0.4), (1, -0.42), (1.02, 0.42), (0.66, 0.4), (0.64, 0), (0.66, -0.4))
