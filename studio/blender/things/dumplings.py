"""Bamboo steamers and the dumplings in them (1 unit = 10 cm). Dumplings rest on z=0."""

from math import cos, pi, sin

from kit.arrange import group, place, uniform
from kit.forms import blob, box, grid, lathe, weld
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple, wet
from things.many import many, pose, sample_dome


def dough(name="dough", tint="#ebdfca", heart="#dcc6a4", gloss=0.5):
    """Returns the material of steamed wheat dough: matt light edges, a warmer middle where the filling shows
    through.
    """
    graph = Graph(name)
    clouds = graph.ramp(graph.noise(6, 3), (0.35, heart), (0.65, tint))
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.2), clouds, tint)
    graph.set(Base_Color=body, Roughness=0.34, Clearcoat=gloss, Clearcoat_Roughness=0.16)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(18, 3), 0.15, 0.012).material


def bamboo():
    """Returns the material of split bamboo, honey-coloured with darker nodes and fibres."""
    graph = Graph("bamboo")
    fibres = graph.noise(16, 4, 0.7, at=graph.coordinates(scale=(0.25, 0.25, 3)))
    body = graph.ramp(fibres, (0.3, "#8a5f2c"), (0.5, "#c1924f"), (0.7, "#dcb676"))
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.25, Clearcoat_Roughness=0.3)
    return graph.bump(fibres, 0.4, 0.012).material


def steamer(radius=0.78, height=0.34, lid=False):
    """Models a bamboo basket: two bent bands tied with cane, slats for a floor at 0.1. `lid` closes it with a woven
    top.
    """
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


def liner(radius=0.68, material=None):
    """Models a round of steaming paper, or of a leaf with that `material`; it lies on the floor of a steamer."""
    wave = lambda r, z, a: (r, z + 0.012 * sin(5 * a + r * 9) * r / radius)
    return lathe(
        "paper",
        [(0, 0.004), (radius * 0.5, 0.004), (radius, 0.006)],
        material or simple("paper", "#e9dfc8", 0.7),
        96,
        3,
        bend=wave,
    )


def crystal_dough():
    """Returns the material of har gow skin: white and glassy, slightly pink where the filling is thick."""
    graph = Graph("crystal dough")
    height = graph.axes()[2]
    prawn = graph.ramp(graph.noise(6.5, 3, 0.5, distortion=0.8), (0.4, 0.0), (0.56, 1.0))
    belly = graph.ramp(height, (0.015, 0.3), (0.06, 1.0), (0.1, 0.85), (0.145, 0.0))
    front = graph.ramp(graph.facing(0.5), (0.3, 1.0), (0.95, 0.15))
    share = graph.math("MULTIPLY", graph.math("MULTIPLY", prawn, belly), graph.math("MULTIPLY", front, 0.8))
    skin = graph.ramp(height, (0.02, "#e6dccb"), (0.12, "#efe8db"), (0.2, "#f8f4ec"))
    body = graph.mix(share, skin, "#ea7f58")
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    graph.set(Subsurface=0.25, Subsurface_Color=body, Subsurface_Radius=(0.09, 0.06, 0.045))
    return graph.bump(graph.noise(14, 3), 0.1, 0.012).material


def prawn_dumpling(material=None, pleats=9):
    """Models har gow: a translucent crescent with pleats that fan down from a thin ridge in front; the prawn shows
    rosy.
    """
    material = material or crystal_dough()
    lean, shift, reach = uniform(-0.03, 0.03), uniform(0, 1), 0.255

    def point(u, v):
        """Returns a point; `v` runs from tip to tip, `u` around: up the front, over the ridge, down the smooth
        back.
        """
        s, a = 2 * v - 1, 2 * pi * u
        full = max(0.0, 1 - abs(s) ** 2.3) ** 0.6
        t = (1 - cos(a)) / 2
        thin = 1 - 0.92 * min(1.0, max(0.0, (t - 0.36) / 0.5)) ** 1.1
        y = -0.168 * full * sin(a) * (1.12 if sin(a) > 0 else 0.85) * thin
        y += (-1 if sin(a) > 0 else 1) * 0.007 * full * abs(sin(a)) ** 0.3
        z = 0.2 * (0.12 + 0.88 * full) * max(0.0, t - 0.07) / 0.93
        fold = (s * pleats / 2 * (1.12 - 0.12 * t) + shift) % 1.0
        laid = fold**1.3 if fold < 0.86 else (1 - fold) / 0.14 * 0.82
        rise = min(1.0, max(0.0, (t - 0.22) / 0.3)) * full
        if sin(a) > 0:
            y -= 0.026 * laid * rise * (1.15 - 0.5 * t)
        crest = max(0.0, (t - 0.75) / 0.25) * full
        z += 0.016 * laid * crest
        y += crest * (0.012 * sin(s * 7 + 6 * shift) - 0.01) + lean * t
        x = reach * s * (1 - 0.14 * t)
        return x, y + 1.15 * x * x, z

    return weld(grid("har gow", 84, 168, point, material, closed=True))


def open_dumpling(topping="#f0601c"):
    """Models siu mai: a thin wrinkled wrapper open at the top, filled with minced pork and a dot of roe."""
    height, shift = 0.185, uniform(0, 6)

    def ruffle(r, z, a):
        t = min(1.0, max(0.0, z / height))
        fold = sin(13 * a + 1.6 * sin(2 * a + shift) + 1.5 * t)
        hang = 0.5 * sin(3 * a + shift) + 0.3 * sin(5 * a + 2 * shift)
        return r * (1 + (0.012 + 0.045 * t**1.5) * fold + 0.02 * hang), z + t**3 * (0.016 * hang + 0.007 * fold)

    profile = [(0, 0), (0.1, 0.0), (0.134, 0.022), (0.142, 0.08), (0.132, 0.135), (0.137, height)]
    profile += [(0.131, height - 0.001), (0.12, 0.14), (0.1, 0.13)]
    yellow = dough("egg dough", "#efdfae", "#e2c173", 0.5)
    wrap = lathe("siu mai", profile, yellow, 130, 5, bend=ruffle)
    pork = wet("pork", "#cf9a78", "#e9c3a4", 0.2, 0.7, 0.3, 10, grain=(26, 0.7, 0.02))
    heart = place(blob("pork", pork, (0.112, 0.112, 0.07), 0.1, 3, 4), (0, 0, 0.165))
    egg = blob("roe", wet("roe", topping, "#ffb25a", 0.05, 1.0), (0.015,) * 3, detail=2)
    dots = [pose(p) for p, _ in sample_dome(24, 0.05, 0.024, 2, (0, 0, 0.222))]
    return group(wrap, heart, many("roe", egg, dots), name="siu mai")


def soup_dumpling(material=None, folds=18):
    """Models xiaolongbao: a sagging purse with folds that twist into its crown."""
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
    """Models a jiaozi in spinach dough."""
    return prawn_dumpling(dough("spinach dough", "#a9c77a", "#7fa750", 0.7))


def banana_leaf():
    """Returns the material of a cut leaf, deep green with fine veins across and a dull shine."""
    graph = Graph("banana leaf")
    veins = graph.waves(5, "X", 0.6)
    body = graph.mix(graph.ramp(graph.noise(3, 3), (0.35, 0.0), (0.65, 1.0)), "#35501c", "#55722c")
    body = graph.mix(graph.math("MULTIPLY", veins, 0.35), body, "#6d8a3a")
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.2, Clearcoat_Roughness=0.3)
    return graph.bump(veins, 0.2, 0.012).material


def basket(make, count, radius=0.78, ring=0.42, middle=True, lined=True, leaf=None, face=None):
    """Models a steamer with `count` dumplings around, and one in the middle if there is room; each is rotated
    randomly.

    `leaf` is the material of another liner; `face` turns all fronts one way (degrees, 0 = -y) instead of outwards.
    """
    parts = [steamer(radius)]
    if lined:
        parts.append(place(liner(radius * 0.9, leaf), (0, 0, 0.1)))
    spots = [(ring * cos(2 * pi * i / count), ring * sin(2 * pi * i / count)) for i in range(count)] + [(0, 0)] * middle
    for i, (x, y) in enumerate(spots):
        turn = 360 * i / count + uniform(-14, 14) + 90 if face is None else face + uniform(-32, 32)
        parts.append(place(make(), (x, y, 0.112), (0, 0, turn), uniform(0.96, 1.04)))
    return group(*parts, name="basket")
