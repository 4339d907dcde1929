"""Eunharu: a round table of red lacquer, tea in celadon and dim sum under lanterns."""


from kit.arrange import place
from kit.colours import INK
from kit.forms import lathe
from kit.lights import area
from kit.materials import brass, ceramic, lacquer, metal, simple, wet
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.candles import red_lantern
from things.cutlery import teapot
from things.dumplings import basket, prawn_dumpling
from things.settings import ringed_napkin
from things.tableware import bowl, chopsticks, cup, plate


SEED = 31


def round_table():
    """The lacquered top with a brass line, and the turning disc in its middle."""
    red, line = lacquer("red lacquer", "#7d1712", 0.16), brass(0.2)
    edge = [(0, 0), (4.6, 0), (4.66, -0.03), (4.68, -0.1), (4.64, -0.2), (4.4, -0.24), (0, -0.24)]
    place(lathe("table", edge, red, 200, 1), (0, 2.2, 0))
    place(lathe("line", [(4.28, 0.002), (4.32, 0.004), (4.34, 0.002)], line, 200, 1), (0, 2.2, 0))
    disc = [(0, 0.16), (2.3, 0.16), (2.38, 0.14), (2.4, 0.1), (2.34, 0.06), (2.0, 0.04), (0, 0.04)]
    place(lathe("disc", disc, red, 200, 1), (0, 3.3, 0))
    place(lathe("rim", [(2.2, 0.161), (2.24, 0.166), (2.28, 0.161)], line, 200, 1), (0, 3.3, 0))


def place_setting(glaze):
    """One guest's plates, bowl, napkin, sticks and tea."""
    place(plate(1.15, 0.34, 0.15, glaze, metal("band", "#d2ab66", 0.2)), (-0.3, -0.15, 0))
    place(ringed_napkin(width=0.8, length=1.5), (-0.3, -0.15, 0.07), (0, 0, 68))
    place(chopsticks(lacquer("ink", "#14100f"), brass(), glaze, 2.2), (1.25, -1.15, 0), (0, 0, 84))
    tea = wet("tea", "#a4672a", "#d79a4e", 0.03, 1.0)
    place(cup(0.3, 0.36, glaze, 0.8, tea), (1.85, 0.75, 0))
    place(bowl(0.42, 0.34, glaze), (-1.75, 0.85, 0))


def build():
    """The whole picture."""
    table_set(simple("floor", INK, 0.8), "right", 1.25, 0.6, lights=16, depth=2).location.z = -9
    move_moon((-3.4, 3.0, 10.0))
    round_table()
    glaze = ceramic("celadon", "#a9c2ae", "#84a592", roughness=0.14)
    place_setting(glaze)
    place(teapot(0.58, 0.78, glaze), (0.85, 2.6, 0.16), (0, 0, 160))
    place(basket(prawn_dumpling, 6), (-1.15, 2.15, 0.16), (0, 0, 10), 0.92)
    for x, y in ((0.05, 1.75), (0.2, 2.9)):
        place(cup(0.27, 0.34, glaze, 0.8, wet("tea", "#a4672a", roughness=0.03, coat=1)), (x, y, 0.16))
    for x, y, z, size in ((-2.2, 9.0, 1.75, 1.0), (1.9, 12.0, 1.7, 1.0), (4.3, 9.6, 1.5, 1.05), (-5.4, 12.5, 1.4, 1.0)):
        place(red_lantern(0.95), (x, y, z), scale=size)
    area((0, 4.5, 5.0), (0, 1, 0), 3.0, 160, (1.0, 0.5, 0.26), 1.2, name="lanterns' glow")
    camera((0.3, -7.9, 3.1), (0.15, 1.0, 1.12), 55, focus=(-0.2, 0.0, 0.3), blur=24)
