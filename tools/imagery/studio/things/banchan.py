"""Korean side dishes, each a small serving resting on z=0, about `radius` wide (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, heap, place, vary
from kit.forms import blob, grid, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from things.many import lying, many, over_dome
from things.vegetables import greens, julienne, rings, sesame, sprouts


def _speckled(name, pale, red, share=0.5, specks="#8c1408", scale=7.0):
    """Pale flesh dyed in patches by chilli paste, with flakes in it."""
    graph = Graph(name)
    dyed = graph.ramp(graph.noise(scale, 4, 0.65), (share - 0.12, 1.0), (share + 0.14, 0.0))
    body = graph.mix(dyed, pale, graph.ramp(graph.noise(scale * 3, 3), (0.3, "#b8230c"), (0.7, red)))
    flakes = graph.ramp(graph.cells(scale * 6), (0.12, 1.0), (0.2, 0.0))
    body = graph.mix(graph.math("MULTIPLY", flakes, 0.8), body, specks)
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.06)
    return graph.bump(graph.noise(scale * 2.5, 4), 0.5, 0.02).material


def kimchi(radius=0.2):
    """Cut cabbage kimchi: bundles of folded leaves, white ribs and red frills, laid side by side."""
    rib, frill = _speckled("kimchi rib", "#f1dcae", "#e8481c", 0.44), _speckled(
        "kimchi leaf", "#c9972f", "#d8320f", 0.62
    )
    parts = []
    for row in range(3):
        for layer in range(7):
            y, z = (row - 1) * radius * 0.62, 0.02 + layer * 0.024
            phase, lift = vary(0, 6), vary(0.7, 1.4)

            def fold(u, v, phase=phase, lift=lift):
                """A leaf from its rib to its frilled end, bent over the pile."""
                frilled = max(0, v - 0.3) * 1.4
                s = (u - 0.5) * radius * (0.72 + 0.1 * sin(phase))
                rough = noise.noise(Vector((u * 5, v * 6, phase))) * 0.05
                wave = 0.05 * lift * frilled * sin(u * 9 + phase) + rough - 0.1 * (2 * v - 1) ** 2
                return (v - 0.5) * radius * 1.65, s * (1 + 0.25 * frilled), wave + 0.1 + 0.02 * abs(u - 0.5)

            form = grid(
                "kimchi", 22, 26, fold, rib if layer % 3 == 1 else frill, thickness=0.024 if layer % 3 == 1 else 0.01
            )
            lean = vary(-16, 16), vary(-9, 9), vary(-10, 10) + 180 * ((row + layer) % 2)
            parts.append(place(form, (vary(-0.03, 0.03), y + vary(-0.02, 0.02), z), lean))
    return group(*parts, name="kimchi")


def cubed_radish(radius=0.2):
    """Kkakdugi: cubes of radish in chilli."""
    red = _speckled("radish", "#f6cfa0", "#e23a12", 0.6)
    cube = slab("cube", (0.1, 0.1, 0.09), red, 0.22, 0.04, 2, 8)
    return group(*heap([cube], 20, radius * 0.75, tilt=30), name="cubed radish")


def spinach(radius=0.2):
    """Sigeumchi-namul with sesame."""
    seeds = sesame(26, over_dome(60, radius * 0.8, 0.16, 2))
    return group(greens(radius, 0.17, "#2c6a1e", 84), seeds, name="spinach")


def bean_sprouts(radius=0.2):
    """Kongnamul."""
    return sprouts(54, radius, 0.17)


def bellflower(radius=0.2):
    """Doraji in a red dressing: split white roots, stained."""
    red = _speckled("bellflower", "#f5dcc0", "#e2502a", 0.5)
    return _strands(red, radius, 0.16, 44, 0.017)


def fernbrake(radius=0.2):
    """Gosari: soft brown stems."""
    brown = wet("fernbrake", "#5d3a1e", "#9a6a3a", 0.22, 0.7, 0.3, 6)
    return group(
        _strands(brown, radius, 0.15, 46, 0.014), sesame(20, over_dome(60, radius * 0.8, 0.15, 2)), name="fernbrake"
    )


def _strands(material, radius, height, count, thickness, reach_out=0.55):
    """Stems tossed into a nest; `reach_out` is half their length in radii."""
    parts = []
    for _ in range(count):
        angle, reach, turn = vary(0, 2 * pi), radius * vary(0.1, 0.75), vary(0, 2 * pi)
        top, bow = height * vary(0.3, 1.0) * (1 - 0.6 * (reach / radius) ** 2), vary(-1.6, 1.6)
        points, x, y = [], reach * cos(angle), reach * sin(angle)
        for k in range(6):
            s = (k - 2.5) / 2.5
            heading = turn + bow * s
            px, py = x + radius * reach_out * s * cos(heading), y + radius * reach_out * s * sin(heading)
            far = min(1.2, (px * px + py * py) ** 0.5 / radius)
            points.append((px, py, max(thickness, top * (1.1 - 0.75 * far**2) + vary(-0.012, 0.012))))
        parts.append(tube("strand", points, thickness, material, (0.6, 0.9, 1.1, 1, 0.9, 0.5), 4))
    return group(*parts, name="strands")


def japchae(radius=0.24):
    """Glass noodles, translucent brown, with carrot, spinach, mushroom, egg and beef."""
    noodle = wet("glass noodle", "#a8743a", "#e8bd80", 0.05, 1.0, 0.18, 5)
    base = _strands(noodle, radius, 0.2, 130, 0.009, 0.95)
    colours = (("#ee7a1e", 12), ("#2f6d22", 10), ("#f3cf58", 9), ("#4a2c1a", 10), ("#f3ece0", 8))
    parts = []
    for tint, count in colours:
        bits = wet("bits", tint, roughness=0.2, coat=0.7)
        parts.append(place(julienne(bits, count, radius * 0.7, 0.06, 0.14, 0.009), (0, 0, 0.13)))
    return group(
        base,
        *parts,
        sesame(26, [(p + Vector((0, 0, 0.05)), n) for p, n in over_dome(60, radius * 0.7, 0.16)]),
        name="japchae"
    )


def anchovies(radius=0.2):
    """Myeolchi-bokkeum: small glazed fish with sesame."""
    graph = Graph("anchovy")
    z = graph.axes()[2]
    body = graph.ramp(graph.math("ADD", graph.math("MULTIPLY", z, 30), 0.5), (0.2, "#e2b878"), (0.8, "#8a5a22"))
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    taper = lambda p: Vector((p.x, p.y * (1 - 0.5 * max(0, p.x / 0.075)), p.z + 4 * p.x * p.x))
    fish = blob("anchovy", graph.material, (0.075, 0.011, 0.014), 0.08, detail=2, bend=taper)
    places = [lying(p, n, scale=vary(0.8, 1.15)) for p, n in over_dome(130, radius, 0.12, 2, rough=0.02)]
    return group(many("anchovies", fish, places), sesame(30, over_dome(60, radius * 0.8, 0.135, 2)), name="anchovies")


def black_beans(radius=0.2):
    """Kongjorim: glossy braised beans."""
    bean = blob("bean", wet("bean", "#1c0f0c", "#5a2f20", 0.06, 1.0), (0.042, 0.034, 0.03), 0.06, 2, 3)
    return group(
        *heap([bean], 60, radius * 0.85, tilt=180, tries=8, sink=0.006),
        sesame(22, over_dome(40, radius * 0.7, 0.12)),
        name="beans"
    )


def braised_beef(radius=0.18):
    """Jangjorim: torn beef in dark soy with a quail's egg."""
    beef = wet("braised beef", "#5a2f18", "#a86a3a", 0.14, 0.8, 0.35, 8, grain=(30, 0.6, 0.015))
    shred = blob("shred", beef, (0.085, 0.022, 0.02), 0.22, 3, 3)
    egg = wet("quail egg", "#b77a3c", "#e8b878", 0.1, 0.8)
    eggs = [
        place(blob("egg", egg, (0.075, 0.06, 0.06), detail=3), (x, y, 0.13), (0, 0, t))
        for x, y, t in ((0.05, -0.06, 20), (-0.07, 0.03, 80))
    ]
    return group(*heap([shred], 46, radius * 0.8, tilt=30, tries=8, sink=0.008), *eggs, name="braised beef")


def soup_solids(radius, surface):
    """Tofu, courgette, mushroom and scallion that stand out of a stew whose surface is at z=`surface`."""
    white, green, brown = (
        wet("tofu", "#f6ecd8", roughness=0.3, coat=0.3),
        wet("courgette", "#b9cf6a", "#e5efb0", 0.2),
        wet("mushroom", "#8a5f3c", roughness=0.25),
    )
    patterns = [
        slab("tofu", (0.13, 0.13, 0.1), white, 0.15, 0.03),
        slab("courgette", (0.14, 0.1, 0.05), green, 0.4, 0.04),
    ]
    patterns.append(slab("mushroom", (0.12, 0.09, 0.06), brown, 0.7, 0.08))
    cubes = heap(patterns, 12, radius * 0.74, (0, 0), surface - 0.078, 10, tries=20)
    green_rings = rings(14, radius * 0.6, (0, 0), surface + 0.026, size=0.022)
    chilli = place(
        julienne(wet("chilli", "#d0240e", "#ff6a3a", 0.12), 14, radius * 0.7, 0.02, 0.06, 0.012),
        (0, 0, surface + 0.02),
    )
    return group(*cubes, *green_rings, chilli, name="soup")
