"""A low table by the window at Dalmuri: whisky over a moon of ice, a cocktail, a small lamp; Seoul out of focus
behind.
"""

from math import cos, radians, sin

from kit.arrange import heap, place
from kit.forms import box
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.materials import ceramic, metal
from kit.sets import table_set
from kit.view import camera
from things.backdrops import remove_backdrop
from things.city import facade, skyline, towers
from things.clear_glass import coupe_glass, tumbler
from things.nuts import almond, cashew
from things.peel import peel_on_rim
from things.sky import evening
from things.tableware import bowl

SEED = 41
FINISH = {"exposure": 0.5}


def window():
    """Models slim mullions and the towers of the city far outside."""
    frame = metal("frame", "#3a3028", 0.4)
    for x in (-3.6, 3.3):
        box("mullion", (0.16, 0.3, 12), frame, (x, 6.6, 3), 0.02)
    box("sill", (30, 0.7, 0.2), frame, (0, 6.4, -0.15), 0.03)
    styles = [
        facade(
            "offices",
            (1.5, 1.6),
            (0.2, 0.8, 0.25, 0.75),
            0.34,
            "#2a3a5a",
            shine=3.0,
            whole_floors=0.06,
            reach=220,
            haze=0.3,
        ),
        facade(
            "flats",
            (1.9, 1.8),
            (0.25, 0.75, 0.3, 0.75),
            0.3,
            "#34415c",
            shine=3.0,
            whole_floors=0.0,
            reach=220,
            haze=0.3,
        ),
    ]
    skyline(70, 210, 30, 54, (14, 44), styles, gap=(-6, 5), widths=(8, 16), ground=-26)
    towers([(-16, 190, 22, 22), (4, 200, 20, 20), (-6, 215, 24, 23)], styles, ground=-26)


def smooth_top():
    """Returns the material of dark polished stone, cloudy but without grain, because glass stands before it."""
    graph = Graph("black stone")
    tone = graph.ramp(graph.noise(0.5, 3), (0.35, "#10151e"), (0.7, "#1d2634"))
    return graph.set(Base_Color=tone, Roughness=0.32, Clearcoat=0.25, Clearcoat_Roughness=0.2).material


def rose(at, turn=-132):
    """Models the coupe with a curl of peel over its rim."""
    radius, tall = 0.52, 1.5
    place(coupe_glass(1.43, radius, tall=tall), at)
    x, y = at[0] + radius * cos(radians(turn)), at[1] + radius * sin(radians(turn))
    place(peel_on_rim(outer="#d8700f"), (x, y, tall + 0.012), (0, 0, turn))


def nuts(at):
    """Models almonds and cashews in a small dark bowl."""
    place(bowl(0.4, 0.19, ceramic("ink bowl", "#26344c", "#3f5274", 0.4, 0.2)), at)
    hollow = lambda x, y: 0.05 + 0.55 * ((x - at[0]) ** 2 + (y - at[1]) ** 2)
    heap([almond(), almond(), almond(), cashew()], 30, 0.22, at[:2], hollow, 40, peak=0.8)


def build():
    table_set(smooth_top(), "left", 1.15, 0.0, lights=0, depth=8)
    remove_backdrop()
    evening(
        strength=0.5, moon=(-2.3, 0.15), moon_size=1.7, moon_shine=1.5, halo=0.45, glow=(25, 0.6), light=0.5, stars=0.0
    )
    window()
    place(tumbler(0.5, 0.46, 0.82, 0.11, 0.3), (-0.5, -0.44, 0))
    rose((0.62, 0.3, 0))
    nuts((0.92, -0.62, 0))
    table_lamp((-1.6, 1.7, 0), 1.55, 0.3, 22, shine=2.0)
    area((-1.0, -4.4, 2.2), (0, 0, 0.6), 2.0, 60, (0.86, 0.9, 1.0))
    camera((0.08, -6.1, 2.05), (0.02, 0.3, 0.76), 64, focus=(-0.2, -0.35, 0.7), blur=24)
