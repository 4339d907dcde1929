"""The private rooms of Eunharu: a round table that turns, for six to ten; a screen of ink mountains or a moon gate,
silk lanterns.
"""

from math import cos, radians, sin
from typing import NamedTuple

from kit.arrange import build_group, hide, place
from kit.colours import BRASS
from kit.forms import box, lathe
from kit.lights import area
from kit.materials import ceramic, metal, simple, velvet, wood
from kit.stage import sky
from kit.view import camera
from things.cutlery import teapot
from things.dining import TOP, chinese, lay_setting, turning_table
from things.furniture import place_chair, yoke_chair
from things.gardens import bamboo, branch
from things.joinery import bars, folding_screen, lattice, panelling
from things.lanterns import silk_lantern, strip
from things.rooms import carpet, moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.tableware import bowl, coupe
from things.windows import wall_with_round_window

SEED = 9
FINISH = {"exposure": 0.6}
HEIGHT = 3.3
MIDDLE = (0.0, 2.7)


class Room(NamedTuple):
    """What differs between the rooms: number of guests, table, colours, lanterns, and the camera."""

    seats: int = 8
    radius: float = 1.0
    wall: str = "#3f5a58"
    silk: str = "#4d0f0d"
    carpet: tuple = ("#3f1412", "#561d18", "#1c2c3c", "#24384a")
    lanterns: tuple = ((-1.25, 3.9, 2.35), (1.5, 4.2, 2.5), (2.1, 1.7, 2.3), (-0.2, 2.9, 2.62))
    gate: bool = False
    eye: tuple = (0.85, -1.15, 1.72)
    target: tuple = (0.02, 3.0, 1.08)
    lens: float = 25


ROOMS = {
    "vega": Room(),
    "spring": Room(
        6,
        0.86,
        "#4c6c9c",
        "#23405e",
        ("#243c64", "#2f4f80", "#5c4326", "#6b5230"),
        ((-1.5, 4.3, 2.3), (1.5, 4.3, 2.3), (0.0, 2.7, 2.55)),
        True,
        (-0.5, -0.75, 1.66),
        (0.06, 3.0, 1.12),
        26,
    ),
    "autumn": Room(
        8,
        1.0,
        "#8a5230",
        "#1f4a44",
        ("#23443f", "#2d564f", "#3a1a12", "#4a2318"),
        ((1.3, 3.9, 2.35), (-1.5, 4.4, 2.5), (-1.9, 1.9, 2.35), (0.3, 2.7, 2.6)),
        False,
        (1.75, -0.7, 1.85),
        (-0.3, 3.1, 0.98),
        24,
    ),
    "altair": Room(
        10,
        1.26,
        "#54202c",
        "#8a6a30",
        ("#4a1a24", "#5e222e", "#1a1a24", "#262634"),
        ((-1.5, 4.2, 2.45), (0.0, 4.4, 2.45), (1.5, 4.2, 2.45), (-1.3, 1.8, 2.5), (1.3, 1.8, 2.5)),
        False,
        (-0.1, -1.75, 2.02),
        (0.0, 2.9, 1.0),
        23,
    ),
}


def moon_gate_side(tint):
    """Models the left side: three lattice windows to a garden of bamboo."""
    red_wood = wood("red wood", "#2a0e08", "#5f2416", 3, 0.4, "Z", 0.25)
    for y in (0.3, 1.9, 3.5):
        window = lattice(1.46, 2.3, 5, 7, red_wood, 0.024, 0.04, 0.07)
        place(window, (-2.9, y + 0.3, 0.6), (0, 0, 90))
    box("beside window", (0.2, 0.9, HEIGHT), plaster(tint, 0.1), (-2.97, 5.0, HEIGHT / 2), 0)
    bars("sill", [((0.2, 6.4, 0.6), (-2.95, 2.0, 0.3)), ((0.2, 6.4, 0.4), (-2.95, 2.0, HEIGHT - 0.2))], red_wood, 0.01)
    bamboo((-5.4, -3.6), (-0.5, 5.5), 26, 4.6)
    box("garden wall", (0.2, 14, 4), plaster("#7a86a0"), (-6.2, 3, 2), 0)
    area((-4.0, 3, 4.6), (-6.2, 3.5, 1.6), 3.0, 240, (0.48, 0.66, 1.0), None, 170)


def table(room):
    """Models a table laid for its guests, with tea, dishes and a branch on the turning disc."""
    x0, y0 = MIDDLE
    turning_table(room.radius, at=(x0, y0, 0))
    chair, setting = yoke_chair(fabric=velvet("silk", room.silk)), chinese()
    hide(chair)
    for i in range(room.seats):
        angle = radians(360 / room.seats * i + 35)
        ux, uy = sin(angle), -cos(angle)
        place_chair(chair, (x0 + ux * (room.radius + 0.34), y0 + uy * (room.radius + 0.34)), MIDDLE)
        lay_setting(setting, (x0 + ux * (room.radius - 0.2), y0 + uy * (room.radius - 0.2)), MIDDLE)

    def centre():
        jade, white = ceramic("jade", "#8fb09a", "#6d9079", roughness=0.16), ceramic("white", "#efe9dc", roughness=0.14)
        place(teapot(0.62, 0.8, jade), (2.2, -1.6, 0), (0, 0, 150))
        for x, y, kind in (
            (-2.6, -1.2, white),
            (-0.6, -3.2, jade),
            (3.4, 1.4, white),
            (-3.2, 1.8, jade),
            (0.9, 3.4, white),
        ):
            place(coupe(1.05, 0.24, kind), (x, y, 0))

    build_group(centre, (x0, y0, TOP + 0.041), scale=0.1)
    vase = build_group(
        lambda: bowl(0.9, 1.0, ceramic("ink glaze", "#1d2c3f", "#2d3d52", roughness=0.2)),
        (x0, y0, TOP + 0.041),
        scale=0.1,
    )
    branch((x0 - 0.02, y0, TOP + 0.1), (-0.35, 0.1, 1), 0.62, 2, "#f3d9d6")
    branch((x0 + 0.02, y0, TOP + 0.1), (0.5, 0.0, 0.9), 0.5, 2, "#f3d9d6")


def moon_gate(wall):
    """Models the back wall with a round opening to a garden of bamboo."""
    wall_with_round_window(5.8, HEIGHT, (0.0, 1.62), 1.16, wall, 5.3, 0.34, simple("dark ring", "#2a0e08", 0.4))
    bamboo((-2.6, 2.6), (6.4, 7.6), 24, 4.4)
    box("garden wall", (9, 0.2, 5), plaster("#8a97b4"), (0, 8.2, 1.6), 0)
    area((-1.4, 6.0, 4.6), (0.2, 8.0, 1.4), 3.0, 330, (0.48, 0.66, 1.0), None, 170)


def build(view="vega"):
    """Builds the scene of one room."""
    room = ROOMS[view]
    sky(strength=0.6)
    floor = tiles("#4a4642", "#5a5550", 0.6, 0.2)
    wall = plaster(room.wall, 0.1)
    shell(-2.9, 2.9, -2, 5.4, HEIGHT, floor, wall, simple("ceiling", "#5a4438", 0.7), "R" if room.gate else "RB")
    for name, inner, outer, weave in (
        ("carpet", 0.0, 1.62, carpet(*room.carpet[:2], 0.5)),
        ("carpet band", 1.62, 1.7, carpet("#a8834a", "#b8935a", 2)),
        ("carpet edge", 1.7, 2.02, carpet(*room.carpet[2:], 0.5)),
    ):
        lathe(
            name, [(inner, 0.016), (outer - 0.004, 0.016), (outer, 0.008), (outer, 0)], weave, 128, 1, at=(*MIDDLE, 0)
        )
    red_wood = wood("red wood", "#2a0e08", "#5f2416", 3, 0.4, "Z", 0.25)
    panels = ((2.88, 5.4, -90, 7.4),) if room.gate else ((-2.9, 5.38, 0, 5.8), (2.88, 5.4, -90, 7.4))
    for x, y, turn, length in panels:
        place(
            panelling(length, 0.85, red_wood, int(length / 0.8), moulding=metal("gilt", BRASS, 0.3)),
            (x, y, 0),
            (0, 0, turn),
        )
    for x in (-2.84, 2.84):
        box("post", (0.16, 0.16, HEIGHT), red_wood, (x, 5.3, HEIGHT / 2), 0.01)
    bars(
        "cornice",
        [((5.8, 0.2, 0.2), (0, 5.3, HEIGHT - 0.1)), ((0.2, 7.4, 0.2), (2.8, 1.7, HEIGHT - 0.1))],
        red_wood,
        0.02,
    )
    if room.gate:
        moon_gate(wall)
    else:
        place(folding_screen(6, 0.68, 2.15, 16), (0.1, 4.85, 0))
    moon_gate_side(room.wall)
    table(room)
    for x, y, z in room.lanterns:
        silk_lantern((x, y, z), HEIGHT, 0.24, 16, 1.0)
    warm_pool((0, 2.7, 2.2), 0.9, 75)
    strip((2.2, -1.0, HEIGHT - 0.3), (2.2, 5.0, HEIGHT - 0.3), 60, 0.1, target=(2.9, 2.4, 1.5))
    strip((-1.8, 4.5, HEIGHT - 0.25), (1.9, 4.5, HEIGHT - 0.25), 60, 0.1, target=(0.1, 4.95, 1.0))
    moon_side((-5.0, 1.6, 4.2), (-0.5, 2.7, 0.6), 900, 2.6)
    room_fill((0.3, -2, 2.6), (0, 2.7, 0.8), 90 if view == "vega" else 150)
    camera(room.eye, room.target, room.lens, focus=(0, 2.2, 0.8), blur=5)
