"""Bamboo steamers and the dumplings in them (1 unit = 10 cm). Dumplings rest on z=0."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import group, place, vary
from kit.forms import blob, box, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple, wet
from things.many import many, over_dome, spot


def dough(name="dough", tint="#ebdfca", heart="#dcc6a4", gloss=0.5):
    """Steamed wheat dough: matt light edges, a warmer heart where the filling shines through."""
    graph = Graph(name)
    clouds = graph.ramp(graph.noise(6, 3), (0.35, heart), (0.65, tint))
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.2), clouds, tint)
    graph.set(Base_Color=body, Roughness=0.34, Clearcoat=gloss, Clearcoat_Roughness=0.16)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(18, 3), 0.15, 0.012).material


def bamboo():
    """Split bamboo, honey-coloured with darker nodes and fibres."""
    graph = Graph("bamboo")
    fibres = graph.noise(16, 4, 0.7, at=graph.coordinates(scale=(0.25, 0.25, 3)))
    body = graph.ramp(fibres, (0.3, "#8a5f2c"), (0.5, "#c1924f"), (0.7, "#dcb676"))
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.25, Clearcoat_Roughness=0.3)
    return graph.bump(fibres, 0.4, 0.012).material


def steamer(radius=0.78, height=0.34, lid=False):
    """A bamboo basket: two bent bands tied with cane, slats for a floor at 0.1. `lid` closes it with a woven top."""
    wood, parts = bamboo(), []
    wall = [(radius, 0.02), (radius, height), (radius - 0.05, height), (radius - 0.05, 0.02), (radius, 0.02)]
    parts.append(lathe("wall", wall, wood, 128, 1, wobble=0.006))
    for low, high in ((0.0, 0.12), (height * 0.62, height * 0.95)):
        band = [
            (radius + 0.006, low),
            (radius + 0.028, low + 0.01),
            (radius + 0.028, high - 0.01),
            (radius + 0.006, high),
        ]
        parts.append(lathe("band", band, wood, 128, 1, wobble=0.006))
    for k in range(3):
        a = 2 * pi * k / 3 + 0.5
        for step in (-0.05, 0.0, 0.05):
            at = ((radius + 0.03) * cos(a + step), (radius + 0.03) * sin(a + step), 0.06)
            parts.append(box("cane", (0.02, 0.026, 0.13), wood, at, 0.006, (0, 0, (a + step) * 180 / pi)))
    for i in range(13):
        y = (i - 6) * radius / 6.7
        half = (max(0.0, radius**2 - y * y)) ** 0.5 - 0.04
        parts.append(box("slat", (2 * half, radius / 8.5, 0.03), wood, (0, y, 0.08), 0.008))
    if lid:
        woven = Graph("woven lid")
        at = woven.coordinates()
        weave = woven.math("MULTIPLY", woven.waves(3.2, "X", 0.3, at=at), woven.waves(3.2, "Y", 0.3, at=at))
        woven.set(Base_Color=woven.ramp(weave, (0.0, "#7d5426"), (0.6, "#d6ae6c")), Roughness=0.5)
        woven.bump(weave, 0.8, 0.04)
        dome = [
            (0, height + 0.16),
            (radius * 0.5, height + 0.145),
            (radius * 0.9, height + 0.09),
            (radius + 0.02, height + 0.05),
        ]
        parts.append(lathe("lid", dome + [(radius + 0.03, height), (radius, height)], woven.material, 128, 4))
        arch = [(-0.14, 0, height + 0.14), (-0.1, 0, height + 0.24), (0.1, 0, height + 0.24), (0.14, 0, height + 0.14)]
        parts.append(tube("handle", arch, 0.022, wood))
    return group(*parts, name="steamer")


def liner(radius=0.68):
    """A round of steaming paper with holes; lay it at the floor."""
    wave = lambda r, z, a: (r, z + 0.012 * sin(5 * a + r * 9) * r / radius)
    return lathe(
        "paper", [(0, 0.004), (radius * 0.5, 0.004), (radius, 0.006)], simple("paper", "#e9dfc8", 0.7), 96, 3, bend=wave
    )


def prawn_dumpling(material=None):
    """Har gow: a translucent crescent, nine pleats gathered along its ridge, the prawn rosy inside."""
    if not material:
        graph = Graph("crystal dough")
        rosy = graph.ramp(graph.noise(7, 3), (0.36, "#efdccb"), (0.52, "#eda88c"), (0.66, "#e0704e"))
        body = graph.mix(graph.ramp(graph.facing(0.5), (0.25, 0.1), (0.85, 1.0)), rosy, "#f0e6da")
        graph.set(
            Base_Color=body,
            Roughness=0.14,
            Clearcoat=1.0,
            Clearcoat_Roughness=0.05,
            Emission=body,
            Emission_Strength=0.06,
        )
        material = graph.bump(graph.noise(10, 3), 0.15, 0.02).material
    lean = vary(-0.15, 0.15)

    def crescent(p):
        """A ball pressed flat below, drawn up to a ridge, pleated in front, bent to a half moon."""
        x, y, z = p
        along = max(0.0, 1 - (x / 0.25) ** 2)
        high = max(0.0, z) / 0.125
        pleats = 0.017 * abs(sin(x * 44)) * high * (1.2 if y < 0 else 0.25) * along
        y = y * (1 - 0.62 * high**1.4) + pleats
        z = max(z, -0.04) + 0.04 + 0.05 * high**2 * along + 0.012 * abs(sin(x * 37)) * high**3 * along
        return Vector((x, y + lean * z + 0.9 * x * x, z))

    return blob("har gow", material, (0.25, 0.16, 0.125), detail=6, bend=crescent)


def open_dumpling(topping="#f0601c"):
    """Siu mai: a ruffled yellow wrapper open at the top, minced pork, a dot of roe."""
    height = 0.2

    def ruffle(r, z, a):
        open_ = max(0.0, z / height) ** 2
        return r * (1 + 0.05 * open_ * sin(11 * a) + 0.03 * sin(5 * a + z * 9)), z + 0.014 * open_ * sin(11 * a + 1) * (
            r > 0.06
        )

    profile = [
        (0, 0),
        (0.09, 0.0),
        (0.128, 0.03),
        (0.136, 0.09),
        (0.122, 0.14),
        (0.134, height),
        (0.124, height - 0.005),
    ]
    yellow = dough("egg dough", "#f0cf6a", "#dda93a", 0.5)
    wrap = lathe("siu mai", profile + [(0.112, 0.15), (0.1, 0.14)], yellow, 110, 5, bend=ruffle)
    pork = wet("pork", "#d9a07e", "#f3cdb0", 0.16, 0.8, 0.3, 10, grain=(26, 0.7, 0.02))
    heart = place(blob("pork", pork, (0.098, 0.098, 0.09), 0.1, 3, 4), (0, 0, 0.15))
    egg = blob("roe", wet("roe", topping, "#ffb25a", 0.05, 1.0), (0.017,) * 3, detail=2)
    dots = [spot(p) for p, _ in over_dome(26, 0.062, 0.03, 2, (0, 0, 0.222))]
    return group(wrap, heart, many("roe", egg, dots), name="siu mai")


def soup_dumpling(material=None, folds=18):
    """Xiaolongbao: a sagging purse with folds that turn into its crown."""
    material = material or dough()
    twist = 2.4

    def pleat(r, z, a):
        t = min(1.0, max(0.0, z / 0.2))
        depth = 0.15 * max(0.0, t - 0.2) ** 0.7 * (1.0 - 0.3 * t)
        return r * (1 + depth * sin(folds * (a + twist * t * t))), z - 0.008 * t * sin(folds * (a + twist * t * t))

    profile = [(0, 0), (0.14, 0.0), (0.19, 0.025), (0.205, 0.07), (0.185, 0.115), (0.135, 0.155), (0.075, 0.183)]
    profile += [(0.045, 0.2), (0.05, 0.222), (0.034, 0.232), (0.02, 0.215), (0, 0.208)]
    return lathe("soup dumpling", profile, material, 216, 6, bend=pleat)


def green_dumpling():
    """A jiaozi in spinach dough."""
    return prawn_dumpling(dough("spinach dough", "#a9c77a", "#7fa750", 0.7))


def pork_bun():
    """Char siu bao: a white bun burst open over its red filling."""

    def burst(r, z, a):
        t = max(0.0, (z - 0.14) / 0.12)
        return r * (1 + 0.1 * t * cos(3 * a)), z + 0.035 * t * cos(3 * a)

    profile = [
        (0, 0),
        (0.17, 0.0),
        (0.22, 0.04),
        (0.225, 0.1),
        (0.19, 0.17),
        (0.12, 0.235),
        (0.075, 0.25),
        (0.06, 0.22),
        (0, 0.18),
    ]
    bun = lathe("bun", profile, dough("bun", "#f3ebdc", "#e8dcc6", 0.1), 120, 6, bend=burst)
    filling = wet("char siu", "#9c2c14", "#e07a3a", 0.12, 1.0, 0.3, 10, grain=(24, 0.6, 0.02))
    return group(bun, place(blob("filling", filling, (0.085, 0.085, 0.045), 0.18, 4, 4), (0, 0, 0.215)), name="bun")


def basket(make, count, radius=0.78, ring=0.42, middle=True, lined=True):
    """A steamer with `count` dumplings around, and one in the middle if there is room; each turned by chance."""
    parts = [steamer(radius)]
    if lined:
        parts.append(place(liner(radius * 0.9), (0, 0, 0.1)))
    spots = [(ring * cos(2 * pi * i / count), ring * sin(2 * pi * i / count)) for i in range(count)] + [(0, 0)] * middle
    for i, (x, y) in enumerate(spots):
        turn = 360 * i / count + vary(-14, 14) + 90
        parts.append(place(make(), (x, y, 0.112), (0, 0, turn), vary(0.96, 1.04)))
    return group(*parts, name="basket")
