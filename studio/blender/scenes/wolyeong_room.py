"""The private rooms of Wolyeong: paper doors lit by the moon, a low table laid for four to ten, a white jar in its
niche.
"""

from typing import NamedTuple

from kit.arrange import duplicate, hide, place
from kit.colours import COOL_LIGHT
from kit.forms import box
from kit.lights import area, moon, spot
from kit.materials import simple, velvet, wood
from kit.stage import sky
from kit.view import camera
from things.dining import korean, lay_setting, long_table, table_candle
from things.furniture import floor_seat, place_chair
from things.gardens import bamboo, branch, dry_wall, moon_jar
from things.joinery import beams, paper, paper_door
from things.lanterns import floor_lantern, paper_lantern
from things.rooms import oiled_paper_floor, plaster, room_fill, shell, warm_pool
from things.trees import pine

SEED = 21
HEIGHT = 2.75
FINISH = {"exposure": 0.4}


class Room(NamedTuple):
    """What differs between the rooms: rows of guests, length and middle of the table, the camera, and its moon."""

    rows: tuple
    table: tuple
    eye: tuple
    target: tuple
    lens: float
    moon: tuple = (2.05, 16, 3.5)
    cotton: str = "#3d5a78"


ROOMS = {
    "four": Room((1.75, 2.65), (1.9, 2.2), (-1.5, -0.75, 1.2), (0.62, 2.75, 0.72), 30, cotton="#5e3a34"),
    "six": Room((1.35, 2.2, 3.05), (2.7, 2.2), (0.75, -1.55, 1.32), (-0.02, 2.6, 0.78), 27),
    "eight": Room(
        (0.6, 1.4, 2.2, 3.0), (3.4, 1.8), (1.75, -1.5, 1.55), (-0.55, 2.3, 0.62), 26, (0.85, 16, 2.85), "#465040"
    ),
    "ten": Room((0.2, 0.92, 1.64, 2.36, 3.08), (3.8, 1.64), (0.0, -1.95, 1.75), (0.0, 2.4, 0.62), 24, cotton="#4b4668"),
}


def doors():
    """Models six doors along the back, one open to the garden, and four along the left side, all between a head and
    a sill.
    """
    pine_wood = wood("pine", "#5c3a20", "#9a6c42", 3, 0.45, "Z", 0.1)
    door = paper_door(0.92, 2.2, pine_wood, paper("#f4ecdc", 0.62, 0.05), columns=7, board=0.34)
    hide(door)
    for i, x in enumerate((-2.3, -1.38, -0.46, 0.46, 2.3)):
        duplicate(door, (x, 4.2, 0.02))
    duplicate(door, (2.24, 4.26, 0.02))
    for i in range(4):
        duplicate(door, (-2.8, 3.68 - 0.92 * i, 0.02), (0, 0, 90))
    for z, height in ((2.28, 0.16), (0.018, 0.06)):
        box("rail", (5.8, 0.15, height), pine_wood, (0, 4.22, z), 0.006)
        box("rail", (0.15, 5, height), pine_wood, (-2.8, 1.8, z), 0.006)
    for x in (-2.8, 2.8):
        box("post", (0.17, 0.17, HEIGHT), pine_wood, (x, 4.22, HEIGHT / 2), 0.008)
    wall = plaster("#b9a98d", 0.08)
    box("above", (5.8, 0.08, 0.5), wall, (0, 4.24, 2.55), 0)
    box("above", (0.08, 5, 0.5), wall, (-2.84, 1.8, 2.55), 0)


def garden(moon_at):
    """Models what the open door shows: a pine, a low wall, the moon."""
    box("ground", (14, 8, 0.1), simple("ground", "#2b3140", 0.95, grain=(20, 0.6, 0.02)), (0, 8.6, -0.25), 0)
    place(pine(2.6, (0.2, 0), needles=220, tuft=0.16), (1.75, 7.2, -0.2))
    place(dry_wall(9, 0.75), (0, 8.6, -0.2))
    bamboo((-2.7, 0.5), (5.15, 5.35), 7, 3.4, leaf_size=0.25, leaves=46)
    moon(moon_at, 0.5, 1.7)


def table(room):
    """Models the low table, its cushions and its dishes."""
    top = wood("low table", "#2a160b", "#6e4526", 1.6, 0.22, "Y", 0.6)
    length, middle = room.table
    long_table(1.05, length, top, at=(0, middle, 0), height=0.36, thick=0.05)
    seat = floor_seat(velvet("cotton", room.cotton))
    hide(seat)
    setting = korean()
    for y in room.rows:
        for s in (-1, 1):
            place_chair(seat, (s * 0.95, y), (0, y))
            lay_setting(setting, (s * 0.34, y), (0, y), 0.36)
    for first, second in zip(room.rows, room.rows[1:]):
        table_candle((0, (first + second) / 2, 0.362), 0.3, 1.4)


def niche():
    """Models the right wall with a niche for the jar and a branch."""
    wall = plaster("#a8977a", 0.1)
    box("right wall", (0.2, 6.2, HEIGHT), wall, (2.9, 1.2, HEIGHT / 2), 0)
    chest = wood("chest", "#2a170d", "#6b4325", 3, 0.35, "Y", 0.35)
    box("chest", (0.42, 1.5, 0.5), chest, (2.56, 2.9, 0.25), 0.01)
    moon_jar((2.52, 3.1, 0.5), 0.22)
    branch((2.52, 3.1, 0.9), (-0.25, -0.2, 1), 0.9, 2)
    spot((2.1, 2.7, HEIGHT - 0.05), (2.55, 3.1, 0.7), 45, angle=42)
    floor_lantern((2.12, 3.82, 0), 0.22, 0.5, 6)


def build(view="six"):
    """Builds the room for the given number of guests."""
    room = ROOMS[view]
    sky(strength=0.5)
    shell(-3, 3, -2, 4.2, HEIGHT, oiled_paper_floor("#9a7a50"), None, plaster("#c2b394", 0.06), sides="")
    beams(6, 0.2, 3.9, HEIGHT, 5, wood("beam", "#4a2e19", "#84593a", 3, 0.45, "X", 0.1))
    doors()
    garden(room.moon)
    table(room)
    niche()
    for y in (1.6, 2.9):
        paper_lantern((0, y, 1.72), HEIGHT, 0.19, 0.3, 9, 20, 0.95)
    warm_pool((0, 2.2, 1.6), 0.6, 34, 2.0)
    area((-4.6, 2.6, 2.8), (-2.8, 1.8, 1.0), 3.0, 90, COOL_LIGHT, 2.5, 170)
    area((-0.9, 9.5, 3.4), (-0.4, 4.2, 1.2), 0.1, 520, COOL_LIGHT, 0.1, 170)
    area((0.5, 6.0, 3.9), (0.6, 3.4, 0.5), 3.0, 50, COOL_LIGHT, 2.0, 170)
    room_fill((0.4, -2, 2.3), (0, 2.5, 0.6), 55)
    camera(room.eye, room.target, room.lens, focus=(0, 1.9, 0.4), blur=5)
