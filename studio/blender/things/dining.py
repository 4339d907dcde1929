"""Tables and their settings (1 unit = 1 m; settings are tableware at a tenth). Table tops are at 0.74."""

from math import atan2, cos, degrees, pi, sin

from kit.arrange import build_group, duplicate, group, hide, place
from kit.colours import BRASS, CELADON, LACQUER_RED, PORCELAIN, SILVER
from kit.forms import grid, lathe
from kit.materials import brass, ceramic, lacquer, linen, liquid, metal, wood
from things.cutlery import candle, folded_napkin, fork, knife, tray
from things.joinery import bars
from things.tableware import bowl, chopsticks, coupe, cup, plate, tumbler, wine_glass

TOP = 0.74


def table_wood(dark="#2a180d", light="#6b4527", along="X"):
    """Returns the material of a waxed table top."""
    return wood("table top", dark, light, 1.6, 0.3, along, 0.4)


def clothed_table(radius=0.45, material=None, drop=0.7, at=(0, 0, 0), folds=9):
    """Models a round table under a cloth that falls `drop` (0.25: short, 0.7: to the floor) in soft folds."""
    material = material or linen("table cloth", "#d9d1c3", 42, strength=0.3)
    flat, edge = radius - 0.02, 0.035
    length = flat + edge + drop

    def point(u, v):
        angle, way = 2 * pi * u, v * length
        if way < flat:
            r, z = way, TOP
        elif way < flat + edge:
            t = (way - flat) / edge
            r, z = flat + 0.022 * sin(t * pi / 2), TOP - 0.022 * (1 - cos(t * pi / 2))
        else:
            fall = way - flat - edge
            wave = sin(folds * angle + 0.6 * sin(3 * angle))
            r, z = flat + 0.022 + fall * (0.09 + 0.08 * wave * min(1, fall * 4)), TOP - 0.022 - fall * 0.985
        return r * cos(angle), r * sin(angle), max(z, 0.01)

    uv = lambda u, v: (v * length * cos(2 * pi * u), v * length * sin(2 * pi * u))
    return place(grid("table cloth", 216, 60, point, material, closed=True, uv=uv), at)


def pedestal_table(radius=0.4, top=None, metal_foot=None, at=(0, 0, 0), thickness=0.03):
    """Models a round top on one column with a heavy foot."""
    foot = metal_foot or brass(0.3)
    lid = lathe(
        "top",
        [
            (0, TOP),
            (radius - 0.012, TOP),
            (radius, TOP - 0.01),
            (radius, TOP - thickness),
            (radius - 0.02, TOP - thickness - 0.004),
            (0, TOP - thickness - 0.004),
        ],
        top or table_wood(),
        96,
        1,
    )
    column = lathe(
        "column",
        [
            (0.045, TOP - thickness),
            (0.03, TOP - 0.1),
            (0.028, 0.16),
            (0.05, 0.06),
            (radius * 0.52, 0.022),
            (radius * 0.56, 0.01),
            (radius * 0.56, 0),
        ],
        foot,
        64,
        3,
    )
    return group(lid, column, at=at, name="pedestal table")


def turning_table(radius=0.95, top=None, disc=None, base=None, at=(0, 0, 0)):
    """Models a large round table with a turning disc in its middle (0.04 above the top)."""
    top, base = top or lacquer("red lacquer", "#5e120e", 0.28), base or table_wood("#1c0d08", "#3d1c10")
    lid = lathe(
        "top",
        [
            (0, TOP),
            (radius - 0.02, TOP),
            (radius, TOP - 0.015),
            (radius, TOP - 0.05),
            (radius - 0.03, TOP - 0.062),
            (0, TOP - 0.062),
        ],
        top,
        144,
        1,
    )
    band = lathe(
        "band",
        [
            (radius - 0.01, TOP - 0.02),
            (radius + 0.004, TOP - 0.025),
            (radius + 0.004, TOP - 0.042),
            (radius - 0.01, TOP - 0.047),
        ],
        brass(),
        144,
        1,
    )
    inner = radius * 0.6
    plate_form = lathe(
        "turning disc",
        [
            (0, TOP + 0.04),
            (inner - 0.01, TOP + 0.04),
            (inner, TOP + 0.034),
            (inner, TOP + 0.024),
            (inner - 0.01, TOP + 0.018),
            (0, TOP + 0.018),
        ],
        disc or lacquer("disc", "#14100f", 0.16),
        144,
        1,
    )
    hub = lathe("hub", [(0.1, TOP + 0.02), (0.1, TOP)], brass(), 48, 1)
    drum = lathe(
        "drum",
        [
            (radius * 0.5, TOP - 0.06),
            (radius * 0.42, 0.5),
            (radius * 0.36, 0.2),
            (radius * 0.5, 0.04),
            (radius * 0.52, 0),
        ],
        base,
        96,
        4,
    )
    return group(lid, band, plate_form, hub, drum, at=at, name="turning table")


def long_table(length=2.4, width=0.9, top=None, legs=None, at=(0, 0, 0), turn=0.0, height=TOP, thick=0.045, cloth=None):
    """Models a rectangular table along x on two trestles; `cloth` lays a runner of that linen along it."""
    top, legs = top or table_wood(), legs or top or table_wood()
    parts = [bars("top", [((length, width, thick), (0, 0, height - thick / 2))], top, 0.008)]
    for s in (-1, 1):
        x = s * (length / 2 - 0.32)
        posts = [((0.07, 0.07, height - thick), (x, t * (width / 2 - 0.12), (height - thick) / 2)) for t in (-1, 1)]
        posts += [((0.07, width - 0.2, 0.06), (x, 0, z)) for z in (0.03, height - thick - 0.03)]
        parts.append(bars("trestle", posts, legs, 0.008))
    if cloth:
        parts.append(runner(length + 0.3, 0.34, cloth, height))
    return group(*parts, at=at, turn=(0, 0, turn), name="long table")


def runner(length, width, material, height=TOP, table_length=None):
    """Models a strip of cloth along x over a table, its ends hanging down."""
    half = (table_length or length - 0.3) / 2

    def point(u, v):
        x = (u - 0.5) * length
        over = max(0.0, abs(x) - half - 0.004)
        reach = min(abs(x), half + 0.006) * (1 if x > 0 else -1)
        return reach, (v - 0.5) * width, height + 0.003 - over

    return grid("runner", 120, 8, point, material, uv=lambda u, v: (u * length * 4, v * width * 4), thickness=0.003)


def create_setting(build):
    """Returns a setting as a hidden pattern. `build` creates tableware (1 unit = 10 cm) before a guest who sits at
    -y and looks to +y.
    """
    made = build_group(build, scale=0.1)
    hide(made)
    return made


def lay_setting(setting, at, towards, height=TOP):
    """Places a copy of a setting on the table at (x, y); the guest looks towards another (x, y)."""
    turn = degrees(atan2(-(towards[0] - at[0]), towards[1] - at[1]))
    return duplicate(setting, (at[0], at[1], height + 0.002), (0, 0, turn), 0.1)


def western(napkin="#e6dfd2", wine=True, charger="#1c2734", metal_tint=SILVER):
    """Models a Western place setting: two plates, napkin, knife and fork, two glasses."""

    def build():
        dark = ceramic("charger", charger, roughness=0.25)
        plate(1.45, 0.36, 0.14, dark)
        place(plate(1.05, 0.3, 0.12, ceramic("porcelain", PORCELAIN, roughness=0.16)), (0, 0, 0.075))
        place(folded_napkin(linen("napkin", napkin, 34), 0.52, 1.25), (0, 0, 0.15))
        steel = metal("cutlery", metal_tint, 0.2)
        place(fork(1.95, steel), (-1.75, -0.95, 0), (0, 0, 90))
        place(knife(2.2, steel), (1.75, -1.05, 0), (0, 0, 90))
        red = liquid("red wine", (0.42, 0.02, 0.06))
        place(wine_glass(2.2, 0.44, 0.34 if wine else 0, red), (1.25, 1.5, 0))
        place(tumbler(0.34, 0.95), (0.45, 1.8, 0))

    return create_setting(build)


def korean(tint="#efe9dc"):
    """Models a Korean place setting: rice and soup bowls, small dishes, brass chopsticks and a cup."""

    def build():
        white, jade = ceramic("white ware", tint, roughness=0.2), ceramic("celadon", CELADON, "#7f9e88", roughness=0.16)
        place(bowl(0.58, 0.5, white), (-0.75, 0, 0))
        place(bowl(0.62, 0.42, white), (0.75, 0, 0))
        for x, y, size in ((-1.0, 1.35, 0.44), (0.0, 1.55, 0.5), (1.0, 1.35, 0.44), (0.05, 0.75, 0.36)):
            place(coupe(size, 0.14, jade), (x, y, 0))
        place(chopsticks(brass(), brass()), (1.65, -0.9, 0), (0, 0, 90))
        place(cup(0.26, 0.46, jade), (1.75, 1.75, 0))

    return create_setting(build)


def japanese(tint="#1d1b1c"):
    """Models a Japanese place setting: a tray with a dark plate, a small bowl, a cup, chopsticks laid across."""

    def build():
        dark = ceramic("iron glaze", "#2a3038", "#3b3a38", 0.3, 0.3)
        tray(3.9, 2.9, 0.13, lacquer("tray", tint, 0.26))
        place(coupe(0.95, 0.18, dark), (-0.1, 0.3, 0.06))
        place(bowl(0.5, 0.42, lacquer("red", LACQUER_RED, 0.25)), (-1.3, 0.75, 0.06))
        place(cup(0.27, 0.44, ceramic("ash glaze", "#c9c2b0", "#8d8a78", 0.4, 0.25)), (1.35, 0.8, 0.06))
        place(chopsticks(), (-1.15, -1.05, 0.06), (0, 0, 0))

    return create_setting(build)


def chinese():
    """Models a Chinese place setting: plate on plate, a bowl with its spoon, upright chopsticks, a tea cup and a
    small glass.
    """

    def build():
        rim = metal("gold band", BRASS, 0.25)
        white = ceramic("white ware", "#f0ebe0", roughness=0.12)
        plate(1.3, 0.34, 0.14, ceramic("ink ware", "#1b2a3c", roughness=0.18), rim)
        place(plate(0.85, 0.24, 0.12, white), (0, 0, 0.075))
        place(folded_napkin(linen("napkin", "#8a1c14", 34), 0.42, 0.95), (0, 0, 0.14))
        place(bowl(0.52, 0.42, white), (-1.1, 1.25, 0))
        place(chopsticks(), (1.75, -1.1, 0), (0, 0, 90))
        place(cup(0.28, 0.44, white), (1.1, 1.4, 0))
        place(wine_glass(1.5, 0.3), (0.3, 1.75, 0))

    return create_setting(build)


def table_candle(at, height=0.35, power=2.5, radius=0.15):
    """Models a candle on a table at (x, y, z) in metres."""
    return build_group(lambda: candle(radius, height * 1.4, power), at, scale=0.1)
