"""Candles, lanterns and small lights on a wire (1 unit = 10 cm)."""

from math import cos, exp, pi, sin

from mathutils import Vector

from kit.arrange import duplicate, group, hide, place, uniform
from kit.colours import CANDLE_LIGHT, CREAM
from kit.forms import blob, lathe, through
from kit.graph import Graph
from kit.lights import point
from kit.lines import tube
from kit.materials import brass, glass, glow, simple


def _flame_material():
    graph = Graph("flame")
    rise = graph.axes("Generated")[2]
    tone = graph.ramp(rise, (0.0, "#5a7bd0"), (0.14, "#ff9c48"), (0.4, "#fff0c4"), (1.0, "#ffb45c"))
    shine = graph.ramp(rise, (0.0, 0.12), (0.3, 1.0), (1.0, 0.7))
    graph.surface(graph.node("Emission", Color=tone, Strength=graph.math("MULTIPLY", shine, 9)))
    graph.material.cycles.sample_as_light = False
    return graph.material


def flame(at=(0, 0, 0), size=1.0, power=8.0):
    """Models a candle flame, 3 cm high at size 1, with its light; `at` is the foot of the wick."""
    drop = [(0, 0), (0.03, 0.03), (0.043, 0.085), (0.034, 0.15), (0.014, 0.24), (0, 0.3)]
    lean = uniform(-0.012, 0.012)
    form = lathe("flame", drop, _flame_material(), 24)
    form.visible_shadow = False
    wick = tube("wick", [(0, 0, -0.03), (0.004, 0, 0.03), (0.014, 0, 0.07)], 0.008, simple("wick", "#1a120c", 0.9))
    place(form, (lean, 0, 0.025), (0, lean * 300, 0))
    return group(wick, form, point((0, 0, 0.2), power, CANDLE_LIGHT, 0.07), at=at, scale=size, name="flame")


def wax(tint=CREAM):
    """Returns the material of candle wax, lighter near the flame."""
    graph = Graph("wax")
    rise = graph.axes("Generated")[2]
    shine = graph.ramp(rise, (0.62, 0.0), (1.0, 0.55))
    graph.set(Base_Color=tint, Roughness=0.42, Clearcoat=0.25, Emission="#ff9d4a", Emission_Strength=shine)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.noise(3, 3), 0.12, 0.03).material


def _drips(radius, height, material, count):
    """Models runs of wax down the side of a candle."""
    parts = []
    for _ in range(count):
        angle, long = uniform(0, 2 * pi), uniform(0.15, 0.5) * height
        out = lambda z, swell=0.0: (cos(angle) * (radius + swell), sin(angle) * (radius + swell), z)
        line = [out(height - 0.005, -0.02), out(height - 0.04), out(height - long * 0.6), out(height - long, 0.006)]
        parts.append(tube("drip", line, 0.018, material, [0.8, 0.9, 0.8, 1.5]))
    return parts


def taper(height=2.2, radius=0.1, power=8.0, stick=None, foot=0.9, material=None):
    """Models a slender candle in a candlestick of `foot` height (0: none); its flame is at height + foot."""
    material = material or wax()
    body = [
        (0, 0),
        (radius * 1.08, 0),
        (radius, height * 0.5),
        (radius * 0.9, height - 0.03),
        (radius * 0.8, height),
        (radius * 0.5, height - 0.03),
        (0, height - 0.035),
    ]
    parts = [lathe("taper", body, material, 48, 4), *_drips(radius * 0.92, height, material, 3)]
    candle = group(*parts, flame((0, 0, height - 0.03), 1.0, power), at=(0, 0, foot), name="taper")
    return group(candlestick(foot, stick), candle, name="candle") if foot else candle


def candlestick(height=0.9, material=None):
    """Models a turned stick: broad foot, two knops, a cup with a drip pan."""
    profile = [(0, 0.0), (0.42, 0.0), (0.44, 0.025), (0.4, 0.05), (0.2, 0.085), (0.08, 0.14), (0.055, height * 0.32)]
    profile += [
        (0.1, height * 0.4),
        (0.055, height * 0.48),
        (0.045, height * 0.72),
        (0.09, height * 0.84),
        (0.2, height * 0.88),
    ]
    profile += [
        (0.21, height * 0.9),
        (0.13, height * 0.91),
        (0.135, height * 1.06),
        (0.115, height * 1.06),
        (0.11, height * 0.99),
        (0, height * 0.99),
    ]
    return lathe("candlestick", profile, material or brass(0.2), 96, 5)


def pillar(height=1.1, radius=0.34, power=8.0, material=None):
    """Models a thick candle that has burnt down a little in the middle, with runs of wax down its side."""
    material = material or wax()
    runs = [(uniform(0, 2 * pi), height * uniform(0.45, 0.85), uniform(0.05, 0.085)) for _ in range(7)]

    def bend(r, z, a):
        if r < radius * 0.9 or z < 0.1:
            return r, z
        for angle, foot, half in runs:
            off = (a - angle + pi) % (2 * pi) - pi
            swell = min(1.0, max(0.0, (z - foot) / 0.05)) * (1 + 0.7 * exp(-(((z - foot - 0.06) / 0.05) ** 2)))
            r += 0.016 * exp(-((off / half) ** 2)) * swell
        lip = 0.03 * sin(2 * a + 1) + 0.012 * sin(5 * a)
        return r, z + lip * min(1.0, max(0.0, z / height - 0.8) * 5)

    profile = [(0, 0), (radius * 0.97, 0), (radius, 0.04)]
    profile += [(radius * (1 - 0.012 * i / 20), 0.06 + (height - 0.06) * i / 20) for i in range(1, 21)]
    profile += [(radius * 0.9, height + 0.012), (radius * 0.6, height - 0.09), (0, height - 0.11)]
    body = lathe("pillar", profile, material, 180, 3, wobble=0.012, bend=bend)
    return group(body, flame((0, 0, height - 0.1), 1.15, power), name="pillar")


def tealight(radius=0.3, height=0.42, power=5.0, tint=(0.97, 0.985, 0.98)):
    """Models a low candle in a glass."""
    outside = [(0, 0), (radius * 0.8, 0), (radius * 0.9, 0.03), (radius, height * 0.6), (radius * 1.03, height)]
    inside = [(0, 0.06), (radius * 0.76, 0.08), (radius * 0.93, height * 0.6), (radius * 0.97, height)]
    form = lathe("glass", outside + inside[::-1], glass("candle glass", tint), 72, 5)
    stub = lathe(
        "stub", [(0, 0.07), (radius * 0.7, 0.08), (radius * 0.72, height * 0.4), (0, height * 0.38)], wax(), 48, 4
    )
    return group(form, stub, flame((0, 0, height * 0.38), 0.75, power), name="tealight")


def star_lights(points, count=24, power=1.4, size=0.032, lit_every=4, wire=None):
    """Models tiny lamps on a copper wire through `points`; every `lit_every`-th one lights its surroundings."""
    line = [Vector(p) for p in through(points, 16)]
    tube("wire", line, 0.007, wire or brass(0.35))
    bulb = blob("bulb", glow("bulb", "#ffd9a0", 16), (1, 1, 1.3), detail=2)
    bulb.visible_shadow = False
    for i in range(count):
        place_at = line[round(i * (len(line) - 1) / (count - 1))]
        spot = place_at + Vector((uniform(-0.05, 0.05), uniform(-0.05, 0.05), uniform(0.01, 0.05)))
        duplicate(bulb, spot, scale=size * uniform(0.8, 1.2))
        if i % lit_every == 0:
            point(spot + Vector((0, 0, 0.06)), power, CANDLE_LIGHT, 0.05)
    hide(bulb)


def red_lantern(radius=0.9, power=60.0, strength=1.1):
    """Models a round silk lantern with ribs, brass caps and a tassel, around the origin."""
    graph = Graph("silk")
    rise, weave = graph.axes("Generated")[2], graph.noise(30, 3, at=graph.coordinates(scale=(1, 1, 0.1)))
    tone = graph.ramp(rise, (0.08, "#a3170d"), (0.5, "#ff6a2c"), (0.92, "#b01c10"))
    tone = graph.mix(graph.ramp(weave, (0.4, 0.0), (0.7, 0.3)), tone, "#7a0f0a")
    x, y = graph.axes()[:2]
    fold = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", graph.math("ARCTAN2", y, x), 9)))
    tone = graph.mix(graph.ramp(fold, (0.0, 0.7), (0.3, 0.0)), tone, "#8c140a")
    graph.set(Base_Color="#a11a10", Roughness=0.6, Emission=tone, Emission_Strength=strength)
    graph.material.cycles.sample_as_light = False
    ribs = lambda r, z, a: (r * (1 - 0.035 * abs(sin(a * 9)) ** 0.6), z)
    around = (pi * (0.11 + 0.78 * i / 20) for i in range(21))
    body = [(radius * sin(a) ** 0.85, -0.79 * radius * cos(a)) for a in around]
    silk = lathe(
        "silk",
        body,
        graph.material,
        144,
        6,
        bend=ribs,
    )
    silk.visible_shadow = False
    gold, red = brass(), simple("tassel", "#b3241a", 0.7, sheen=0.5)
    caps = [
        lathe("cap", [(0, z + s * 0.14), (radius * 0.3, z + s * 0.14), (radius * 0.37, z), (0, z)], gold, 48, 1)
        for z, s in ((-0.74 * radius, -1), (0.74 * radius, 1))
    ]
    tassel = [
        tube(
            "thread",
            [
                (0, 0, -0.8 * radius),
                (uniform(-0.04, 0.04), uniform(-0.04, 0.04), -1.1 * radius),
                (uniform(-0.1, 0.1), uniform(-0.1, 0.1), -1.75 * radius),
            ],
            0.014,
            red,
        )
        for _ in range(22)
    ]
    cord = tube("cord", [(0, 0, 0.8 * radius), (0, 0, 5)], 0.02, red, smooth=False)
    return group(silk, *caps, *tassel, cord, point((0, 0, 0), power, (1.0, 0.38, 0.16), radius * 0.6), name="lantern")
