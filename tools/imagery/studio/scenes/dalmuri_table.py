"""A low table by the window at Dalmuri: whisky over a moon of ice, a cocktail, a small lamp; Seoul out of focus behind."""

from kit.arrange import place
from kit.forms import box
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.materials import ceramic, metal
from kit.sets import table_set
from kit.view import camera
from things.backdrops import open_view
from things.city import facade, skyline
from things.clear_glass import clear_drink, coupe_glass, ice_moon, tumbler
from things.ice import peel_curl
from things.sky import evening
from things.tableware import bowl
from things.fruit import walnut_half

SEED = 41
FINISH = {"exposure": 0.5}


def window():
    """Slim mullions, and the city's towers far outside."""
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


def smooth_top():
    """Dark polished stone, clouded but even: what stands behind glass has no grain."""
    graph = Graph("black stone")
    tone = graph.ramp(graph.noise(0.5, 3), (0.35, "#10151e"), (0.7, "#1d2634"))
    return graph.set(Base_Color=tone, Roughness=0.32, Clearcoat=0.25, Clearcoat_Roughness=0.2).material


def build():
    """The whole picture."""
    table_set(smooth_top(), "left", 1.15, 0.0, lights=0, depth=8)
    open_view()
    evening(
        strength=0.5, moon=(-2.3, 0.9), moon_size=1.9, moon_shine=1.5, halo=0.45, glow=(25, 0.6), light=0.5, stars=0.0
    )
    window()
    whisky = clear_drink("whisky", (1.0, 0.66, 0.24), (0.7, 0.3, 0.06), 0.5, 0.22, 0.22)
    rose = clear_drink("rose drink", (1.0, 0.58, 0.5), (0.85, 0.24, 0.24), 1.5, 0.85, 0.36)
    place(tumbler(whisky, 0.48, 0.44, 0.82, 0.11), (-0.5, -0.5, 0))
    place(ice_moon(0.34), (-0.5, -0.5, 0.12 + 0.335), (20, 30, 10), 0.33)
    place(coupe_glass(rose, 1.47), (0.62, 0.3, 0))
    place(peel_curl(), (0.3, 0.05, 1.46), (0, 0, 30), 0.7)
    place(bowl(0.4, 0.19, ceramic("ink bowl", "#26344c", "#3f5274", 0.4, 0.2)), (0.9, -0.75, 0))
    for x, y, turn in ((0.8, -0.8, 20), (1.0, -0.7, 150), (0.93, -0.88, 260)):
        place(walnut_half(), (x, y, 0.14), (0, 0, turn))
    table_lamp((-1.6, 1.7, 0), 1.55, 0.3, 22, shine=2.0)
    area((-1.0, -4.4, 2.2), (0, 0, 0.6), 2.0, 60, (0.86, 0.9, 1.0))
    camera((0.08, -6.1, 1.62), (0.02, 0.3, 0.74), 65, focus=(-0.2, -0.35, 0.7), blur=24)
