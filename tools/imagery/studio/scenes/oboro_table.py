"""Oboro: a seat at the hinoki counter, lacquer, sake and a first dish, the moon behind mist."""

from kit.arrange import group, place, vary
from kit.forms import blob, slab
from kit.graph import Graph
from kit.lines import leaf
from kit.materials import brass, ceramic, lacquer, stone, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import hazy_moon, move_moon
from things.cutlery import tray
from things.sushi import ginger
from things.tableware import bowl, chopsticks, cup
from things.vessels import sake_flask, small_dish

SEED = 5


def rolled_omelette(at, turn):
    """Three cut pieces of tamago, browned outside, layered within, with grated radish."""
    graph = Graph("egg")
    layers = graph.waves(2.3, "Z", 3.0, 3, 1.5)
    graph.set(Base_Color=graph.ramp(layers, (0.0, "#cf9438"), (0.1, "#e6b452"), (0.6, "#edc263")), Roughness=0.34)
    egg = graph.set(Clearcoat=0.35).bump(graph.noise(24, 4), 0.3, 0.02).material
    sear = wet("sear", "#9c5a16", "#d79a3e", 0.35, 0.3, 0.4, 7)
    parts = []
    for i, lean in enumerate((0, 3, 6)):
        piece = slab("egg", (0.5, 0.24, 0.32), egg, 0.3, 0.05, 2.4)
        crust = slab("sear", (0.5, 0.24, 0.05), sear, 0.4, 0.05, 2)
        place(crust, (0, 0, 0.285))
        parts.append(group(piece, crust, at=(0.05 * i, 0.3 * (i - 1), 0), turn=(lean, 0, vary(-5, 5))))
    return group(*parts, at=at, turn=(0, 0, turn))


def tray_setting():
    """The red-edged black tray with the first small dishes."""
    black, red = lacquer("black", "#100d0c", 0.2), lacquer("red", "#8c1a14", 0.2)
    place(tray(3.9, 2.5, 0.13, black), (0, 0.1, 0))
    glaze = ceramic("shino", "#cfc6b4", "#a59a86", 0.8, 0.3)
    dish = group(small_dish(0.72, 0.17, glaze, 0.03), rolled_omelette((-0.1, 0.02, 0.06), 28))
    radish = wet("radish", "#f4f1e6", "#ffffff", 0.3, 0.5, 0.08, 8, (18, 0.6, 0.03))
    place(blob("radish", radish, (0.13, 0.12, 0.1), 0.22, 2.6), (0.02, -0.27, 0.2))
    place(
        leaf("shiso", wet("shiso", "#3d7a2a", "#79b04a", 0.4, 0.25), 0.75, 0.28, 0.2, 0.2, 0.14, 0.01, 26),
        (-0.75, 0.2, 0.14),
        (0, 0, 20),
    )
    place(dish, (-0.35, 0.1, 0.06))
    small = group(
        small_dish(0.36, 0.13, ceramic("ink", "#22304a", "#141d30", roughness=0.2)),
        place(ginger(12, 0.2), (0, 0, 0.06)),
    )
    place(small, (-1.45, 0.6, 0.06))
    place(
        bowl(0.5, 0.44, black, red, fill=0.72, drink=wet("soup", "#b06a2a", roughness=0.03, coat=1.0)),
        (1.05, 0.5, 0.06),
    )


def build():
    """The whole picture."""
    table_set(wood("hinoki", "#a57c4a", "#d6b583", 1.6, 0.45, "X", 0.2), "left", 0.72, 0.6, lights=0, depth=8)
    move_moon((3.0, 4.6, 8.0))
    hazy_moon((-2.3, 16, 0.35), 1.0)
    tray_setting()
    place(chopsticks(lacquer("red", "#7a1611"), brass(), stone("rest", "#3a4048", "#596069"), 2.2), (-1.25, -1.0, 0.06))
    flask = ceramic("flask", "#7d8f94", "#47595f", 0.7, 0.28)
    place(sake_flask(1.4, 0.42, flask), (2.35, 1.7, 0))
    place(cup(0.25, 0.32, flask, 0.8, wet("sake", "#e9e2c6", roughness=0.02, coat=1)), (1.95, 0.55, 0.06))
    camera((-0.5, -7.4, 2.9), (0.3, 0.75, 0.78), 59, focus=(-0.3, -0.1, 0.3), blur=26)
