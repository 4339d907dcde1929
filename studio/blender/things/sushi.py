"""Fish cut for sushi and sashimi, and nigiri (1 unit = 10 cm). Cut fish has UVs in units, so that the fat lines
follow the cut.
"""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, heap, hide, place, uniform
from kit.colours import blend
from kit.forms import blob, grid, lathe, weld
from kit.graph import Graph
from kit.lines import leaf
from kit.materials import simple, wet
from kit.stage import rng
from things.rice import rice_finger, rice_material


def fat_lines(name, flesh, deep, line, spacing=0.075, share=0.2, slant=0.5, strength=1.0, edge=None, coat=0.5):
    """Returns the material of wet flesh with curved lines of fat: `spacing` units apart, `share` of it white,
    slanting back from the middle; `coat` is its gloss.
    """
    graph = Graph(name)
    uv = graph.coordinates("UV")
    x, y = graph.node("SeparateXYZ", Vector=uv).outputs[:2]
    sway = graph.math("MULTIPLY", graph.noise(6, 3, at=uv), spacing * 2.6)
    bow = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("ADD", y, 0.02)), slant)
    phase = graph.math("DIVIDE", graph.math("ADD", graph.math("ADD", x, bow), sway), spacing)
    ridge = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", phase), 0.5)), 2)
    uneven = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4, at=uv), 0.5), share * 4.2)
    white = graph.ramp(graph.math("ADD", ridge, uneven), (1 - share - 0.08, 0.0), (1 - share * 0.3, strength))
    threads = graph.ramp(
        graph.math("FRACT", graph.math("MULTIPLY", phase, 4.0)), (0.0, 0.3), (0.3, 0.0), (0.85, 0.0), (1.0, 0.3)
    )
    body = graph.mix(threads, graph.ramp(graph.noise(7, 4, at=uv), (0.3, deep), (0.65, flesh)), blend(flesh, line, 0.6))
    body = graph.mix(white, body, line)
    body = graph.mix(graph.math("POWER", graph.facing(0.25), 2.5), body, edge or blend(flesh, line, 0.5))
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=coat * 0.5, Clearcoat_Roughness=0.2)
    graph.set(Emission=body, Emission_Strength=0.04)
    fibres = graph.noise(46, 4, 0.7, at=graph.coordinates("UV", (1, 0.25, 1)))
    relief = graph.math("ADD", graph.math("MULTIPLY", fibres, 0.5), graph.math("MULTIPLY", white, 0.5))
    return graph.bump(relief, 0.4, 0.009).material


def salmon():
    """Returns the material of orange flesh with broad pale lines."""
    return fat_lines("salmon", "#ea6a34", "#d2501f", "#f9c9a8", 0.09, 0.15, 0.55, 0.75)


def tuna():
    """Returns the material of lean tuna, deep red with faint lines."""
    return fat_lines("tuna", "#93202a", "#6c121c", "#c2686a", 0.062, 0.1, 0.35, 0.45, "#a84a46", 0.3)


def fatty_tuna():
    """Returns the material of tuna belly: rose, densely lined with fat."""
    return fat_lines("fatty tuna", "#e8837c", "#d9655f", "#fbe0d6", 0.05, 0.3, 0.5, 0.9)


def white_fish():
    """Returns the material of sea bream: pearly, faintly rose."""
    return fat_lines("sea bream", "#f3e2d6", "#ecccc0", "#fffaf2", 0.06, 0.2, 0.6, 0.8)


def cut(
    name,
    length,
    width,
    thickness,
    material,
    drape=None,
    taper=0.75,
    crook=0.0,
    ragged=0.0,
    rim=0.45,
    columns=40,
    rows=56,
):
    """Models a slice along x with rounded edges, lying over `drape(x, y) -> z` (flat by default).

    `rim` is how round its edges are (1 a rod, 0.2 cut straight). `taper` is the width of its far end, `crook` bends
    it sideways, `ragged` (0…0.3) makes its outline and thickness uneven. UVs are the flat slice in units.
    """
    rand = rng().random() * 9
    power = lambda c: (1 if c >= 0 else -1) * abs(c) ** rim

    def section(u, v):
        s = 2 * v - 1
        round_off = max(0.0, 1 - abs(s) ** 7) ** 0.42
        angle = 2 * pi * u
        half = width / 2 * round_off * (1 - (1 - taper) * v) * (1 + 0.05 * sin(5 * s + rand))
        if ragged:
            half *= 1 + ragged * noise.fractal(Vector((s * 2.2, rand, cos(angle) * 0.8)), 0.7, 2.0, 4)
        x = s * length / 2 + 0.04 * width * sin(angle * 2 + rand)
        y = half * power(cos(angle)) + crook * s * s
        up = thickness / 2 * (1 + power(sin(angle)) * round_off**0.5)
        swell = 1 + 1.2 * ragged * noise.noise(Vector((x * 5, y * 5, rand))) if ragged else 1
        return x, y, up * swell

    def at(u, v):
        x, y, up = section(u, v)
        return x, y, up + (drape(x, y) if drape else 0)

    form = grid(name, columns, rows, at, material, closed=True, uv=lambda u, v: section(u, v)[:2])
    return weld(form, 1e-4)


def fan(material, count, at, turn, size=(0.74, 0.36, 0.075), step=0.165, lean=33, **shape):
    """Models slices of `size` side by side along the heading `turn`, each leaning on the one behind it; `shape`
    goes to `cut`.
    """
    heading = radians(turn)
    for i in range(count):
        s = i - (count - 1) / 2
        x, y = at[0] + cos(heading) * s * step, at[1] + sin(heading) * s * step
        length, width, thickness = size
        own = length * uniform(0.9, 1.06), width * uniform(0.9, 1.06), thickness * uniform(0.85, 1.2)
        slice_ = cut("slice", *own, material, taper=uniform(0.68, 0.9), crook=uniform(-0.02, 0.06), **shape)
        place(
            slice_,
            (x, y, at[2] + 0.02 * cos(s)),
            (uniform(-7, 5) + lean, uniform(-4, 4), turn + 90 + 3 * s + uniform(-5, 5)),
        )


def _over_rice(x, y):
    """Returns the height of a topping over pressed rice; it droops beyond both ends."""
    return 0.198 - 0.135 * (abs(x) / 0.36) ** 2.6 - 0.055 * (y / 0.15) ** 2


def prawn_top(length=0.68):
    """Models a butterflied cooked prawn: pale with coral bands, its tail spread at the far end."""
    graph = Graph("cooked prawn")
    uv = graph.coordinates("UV")
    x, y = graph.node("SeparateXYZ", Vector=uv).outputs[:2]
    off = graph.math("ABSOLUTE", y)
    sway = graph.math("MULTIPLY", graph.noise(9, 3, at=uv), 0.05)
    phase = graph.math(
        "DIVIDE", graph.math("ADD", graph.math("ADD", x, sway), graph.math("MULTIPLY", off, -0.35)), 0.105
    )
    band = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", phase), 0.5)), 2)
    rim = graph.math("MULTIPLY", off, 3.2)
    coral = graph.ramp(graph.math("ADD", graph.math("MULTIPLY", band, 0.7), rim), (0.34, 0.0), (0.72, 1.0))
    body = graph.mix(coral, "#f6d8c4", graph.ramp(graph.noise(14, 3, at=uv), (0.3, "#d83410"), (0.7, "#f4743c")))
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.05)
    graph.bump(graph.math("ADD", graph.noise(30, 3, at=uv), band), 0.3, 0.01)
    groove = lambda x, y: (
        _over_rice(x, y)
        - 0.018 * max(0, 1 - abs(y) / 0.035) * max(0, 1 - (2.2 * x / length) ** 2)
        - 0.006 * cos(x * 60)
    )
    flesh = cut("prawn", length, 0.3, 0.05, graph.material, groove, 0.42)
    shell = wet("prawn tail", "#d8351a", "#ff8a4a", 0.12, 0.9)
    fan = []
    for turn, tilt, size in ((-38, -12, 0.9), (-14, -24, 1.0), (12, -22, 1.0), (36, -10, 0.9)):
        fin = leaf("fin", shell, 0.19, 0.045, 0.12, 0.2, thickness=0.012, steps=18)
        fan.append(place(fin, (length / 2 - 0.035, 0, 0.105), (0, tilt, turn), size))
    return group(flesh, *fan, name="prawn top")


def nigiri(kind, rice=None):
    """Models one piece along x: 'salmon', 'tuna', 'fatty tuna', 'white fish' or 'prawn'."""
    rice = rice_finger(material=rice or rice_material())
    if kind == "prawn":
        return group(rice, prawn_top(), name="nigiri")
    flesh = {"salmon": salmon, "tuna": tuna, "fatty tuna": fatty_tuna, "white fish": white_fish}[kind]()
    top = cut(kind, 0.72, 0.315, 0.06, flesh, _over_rice, uniform(0.8, 0.95), uniform(-0.02, 0.02))
    return group(rice, top, name="nigiri")


def roe_boat():
    """Models a gunkan: rice in a band of nori with salmon roe on top."""
    graph = Graph("nori").set(Roughness=0.42, Specular=0.5)
    fibres = graph.noise(24, 4, at=graph.coordinates(scale=(1, 1, 0.5)))
    graph.set(Base_Color=graph.ramp(fibres, (0.35, "#070b09"), (0.7, "#15201a"))).bump(fibres, 0.7, 0.012)
    oval = lambda r, z, a: (r / (1 + 0.75 * abs(sin(a)) ** 2.2) * (1 + 0.01 * sin(7 * a)), z + 0.008 * sin(3 * a))
    band = lathe(
        "nori", [(0.295, 0), (0.3, 0.14), (0.298, 0.27), (0.286, 0.27), (0.286, 0)], graph.material, 96, 1, bend=oval
    )
    rice = rice_finger(0.53, 0.29, 0.24, count=300)
    roe = wet("salmon roe", "#f0501a", "#ffb060", 0.04, 1.0, 0.2)
    egg = blob("egg", roe, (0.043,) * 3, detail=3)
    eggs = []
    for x in (-0.12, 0.0, 0.12):
        eggs += heap([duplicate(egg)], 11, 0.085, (x, 0), 0.2, scales=(0.88, 1.08), sink=0.012)
    hide(egg)
    return group(band, rice, *eggs, name="roe boat")


def ginger_material():
    """Returns the material of pickled ginger: pale, rosy and slightly translucent."""
    graph = Graph("ginger")
    rand = graph.node("ObjectInfo").outputs["Random"]
    veins = graph.noise(5, 3, at=graph.coordinates("UV", (5, 1, 1)))
    tone = graph.math("ADD", graph.math("MULTIPLY", rand, 0.4), graph.math("MULTIPLY", veins, 0.6))
    body = graph.ramp(tone, (0.25, "#eda394"), (0.5, "#f5c6b4"), (0.75, "#f8dcc6"))
    graph.set(Base_Color=body, Roughness=0.26, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    through = graph.node("BsdfTranslucent", Color=graph.mix(0.5, body, "#ff9a86"))
    return graph.surface(graph.node("MixShader", Fac=0.38, i1=graph.principled, i2=through)).material


def ginger(count=15, radius=0.16):
    """Models pickled ginger: thin slices gathered like a rose, each folded and frilled differently; about 1.4 x
    `radius` wide.
    """
    pink, parts = ginger_material(), []
    for i in range(count):
        t = i / max(1, count - 1)
        start, span, rand = i * 2.4 + uniform(-0.3, 0.3), uniform(2.7, 4.0), uniform(0, 40)
        low, rim = radius * (0.2 + 0.22 * (1 - t)), radius * (0.4 + 0.8 * (1 - t)) * uniform(0.8, 1.1)
        height, droop = radius * (0.42 + 0.26 * t) * uniform(0.9, 1.1), radius * uniform(0.1, 0.6) * (1 - t)

        def slice_(u, v, start=start, span=span, rand=rand, low=low, rim=rim, height=height, droop=droop):
            """Returns a point of a slice that rises from the middle outwards, then falls over at its frilled edge."""
            s = u * 2 - 1
            reach = v * (1 - 0.22 * s * s)
            angle = start + s * span / 2
            wave = noise.noise(Vector((s * 2.4, v * 1.4, rand)))
            frill = sin(s * 8 + 2 * wave + rand) * 0.17 + wave * 0.34
            r = low + (rim - low) * reach**1.3 + radius * frill * reach**1.6 * 0.7
            z = height * sin(1.5 * reach) - droop * reach**3 + radius * frill * reach**2 * 0.6
            return r * cos(angle), r * sin(angle), max(0.004, z)

        parts.append(grid("ginger", 40, 16, slice_, pink, thickness=0.004))
    return group(*parts, name="ginger")


def wasabi(radius=0.09):
    """Models a pinch of grated wasabi."""
    green = simple("wasabi", "#9dbb5c", 0.55, coat=0.2, grain=(30, 0.6, 0.02))
    return blob(
        "wasabi",
        green,
        (radius, radius * 0.9, radius * 0.75),
        0.16,
        2.4,
        5,
        lambda p: Vector((p.x, p.y, max(p.z, -0.02) + 0.02)),
    )
