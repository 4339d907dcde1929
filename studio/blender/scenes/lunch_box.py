"""A black lacquer box with red inside, nine compartments, each with another dish; chopsticks on a linen cloth."""

from kit.arrange import build_group, place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob, box
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, lacquer, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things import banchan, banchan_pan
from things.many import sample_dome
from things.meat import short_rib
from things.rice import rice_mound
from things.sushi import cut, fat_lines, prawn_top
from things.tableware import chopsticks, cup
from things.vegetables import sesame, shiso

SEED = 53
WIDTH, DEPTH, HEIGHT = 2.9, 2.1, 0.42
FLOOR = 0.09


def lacquer_box():
    """Models the box with its dividers: three columns, three rows; a brass line along the edge."""
    black, red = lacquer("black lacquer", "#100e0e"), lacquer("red lacquer", "#7d1711", 0.26)
    box("floor", (WIDTH - 0.1, DEPTH - 0.1, 0.05), red, (0, 0, 0.06), 0.01)
    for side in (-1, 1):
        box("wall", (WIDTH, 0.07, HEIGHT), black, (0, side * (DEPTH / 2 - 0.035), HEIGHT / 2), 0.024)
        box("wall", (0.07, DEPTH - 0.1, HEIGHT), black, (side * (WIDTH / 2 - 0.035), 0, HEIGHT / 2), 0.024)
        box("lining", (WIDTH - 0.15, 0.012, HEIGHT - 0.1), red, (0, side * (DEPTH / 2 - 0.078), HEIGHT / 2), 0.004)
        box("lining", (0.012, DEPTH - 0.15, HEIGHT - 0.1), red, (side * (WIDTH / 2 - 0.078), 0, HEIGHT / 2), 0.004)
        box("divider", (0.035, DEPTH - 0.14, HEIGHT * 0.72), red, (side * WIDTH / 6, 0, HEIGHT * 0.36 + 0.05), 0.012)
        box("divider", (WIDTH - 0.14, 0.035, HEIGHT * 0.72), red, (0, side * DEPTH / 6, HEIGHT * 0.36 + 0.05), 0.012)


def cell(column, row):
    """Returns the middle of a compartment; columns and rows are -1, 0, 1, row -1 in front."""
    return column * WIDTH / 3.12, row * DEPTH / 3.16, FLOOR


def rice_cell(at):
    """Models rice with black sesame, five braised black beans and a small leaf."""
    place(rice_mound(0.43, 0.24, count=1300, power=5), at, scale=(1.06, 0.77, 1))
    x, y, z = at
    spots = [((p.x * 1.06 + x, p.y * 0.77 + y, p.z + z), n) for p, n in sample_dome(160, 0.41, 0.262, 5)]
    sesame(110, spots, "#171310")
    bean = wet("black bean", "#180d0b", "#54301f", 0.1, 0.9)
    place(shiso(0.27), (x + 0.0, y - 0.03, z + 0.285), (0, 6, 24))
    for dx, dy, turn in (
        (-0.1, 0.02, 20),
        (-0.035, -0.06, 75),
        (0.0, 0.035, -30),
        (-0.13, -0.075, 50),
        (-0.06, 0.1, 10),
    ):
        form = blob("bean", bean, (0.047, 0.038, 0.034), 0.05, 2, 3)
        place(form, (x + dx, y + dy, z + 0.268), (uniform(-10, 10), 0, turn))


def dishes():
    """Models nine dishes."""
    rice_cell(cell(0, -1))
    fish = fat_lines("salmon", "#ee6a34", "#d9501c", "#f6bd96", 0.088, 0.13, 0.16, 0.75, coat=0.7)
    x, y, z = cell(-1, -1)
    for i in range(5):
        at, turn = (
            (x - 0.25 + 0.128 * i, y + uniform(-0.03, 0.02), z + 0.15),
            (-42, uniform(-3, 3), 84 + uniform(-5, 5)),
        )
        place(cut("salmon", 0.48, 0.27, 0.07, fish, ragged=0.08), at, turn)
    x, y, z = cell(1, -1)
    place(shiso(0.7), (x - 0.34, y - 0.06, z + 0.12), (0, -8, 14))
    place(banchan_pan.egg_roll(5, 0.155), (x + 0.1, y, z + 0.04), (0, 0, 8), 1.15)
    x, y, z = cell(-1, 0)
    place(banchan.spinach(), (x, y, z), scale=(1.75, 1.3, 1.6))
    x, y, z = cell(0, 0)
    place(shiso(0.66), (x - 0.3, y - 0.06, z + 0.05), (0, -6, 16))
    for i, dx in enumerate((-0.24, 0.0, 0.24)):
        place(prawn_top(0.64), (x + dx, y - 0.02, z + 0.015), (0, -7, 66 + (4, -3, 2)[i]), 0.76)
    x, y, z = cell(1, 0)
    place(banchan.japchae(), (x, y, z), scale=(1.5, 1.12, 1.4))
    x, y, z = cell(-1, 1)
    place(banchan_pan.lotus_root(5, 0.2), (x, y - 0.02, z + 0.06), (0, 0, 4), 1.12)
    x, y, z = cell(0, 1)
    for dx in (-0.24, 0.0, 0.24):
        place(short_rib(0.5), (x + dx, y, z + 0.04), (0, 0, 94), (1, 0.62, 0.8))
    x, y, z = cell(1, 1)
    place(banchan.kimchi(), (x, y, z + 0.04), (0, 0, 4), (1.7, 1.3, 1.3))


def contents():
    """Models the filled box."""
    lacquer_box()
    dishes()


def build():
    table_set(wood("hinoki", "#7a5a38", "#bd9868", 0.9, 0.44, "X", 0.1), lamp_side="right", lights=36)
    area((0.2, -4.0, 3.6), (0, 0, 0.2), 2.2, 52, WARM_LIGHT, name="low fill")
    cloth("indigo wrap", 4.3, 3.2, linen("indigo", "#17243f", 28), 0.03, seed=4, at=(0, 0, -0.004), turn=-10)
    build_group(contents, (0, 0, 0.06))
    place(chopsticks(lacquer("stick", "#5a130f"), length=2.3), (-1.1, -1.5, 0.05), (0, 0, 3))
    place(cup(0.28, 0.42, ceramic("celadon", "#a9c2ae", "#86a48e")), (1.75, 1.75, 0.03))
    camera((0.05, -4.7, 4.3), (0.05, -0.02, 0.06), 60, focus=(0, -0.2, 0.3), blur=26)
