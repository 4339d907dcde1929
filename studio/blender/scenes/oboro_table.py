"""Oboro: a seat at the hinoki counter, nigiri on a lacquered tray, miso soup, sake, the moon behind mist."""

from math import cos, pi, sin

from kit.arrange import group, place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import box, grid, slab
from kit.graph import Graph
from kit.lights import area
from kit.materials import ceramic, lacquer, metal, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import hazy_moon, move_moon
from things.cutlery import tray
from things.perilla import perilla
from things.sushi import ginger, nigiri, roe_boat, wasabi
from things.tableware import bowl, chopsticks, cup
from things.vegetables import rings
from things.vessels import sake_flask, small_dish

SEED = 5


def miso_material():
    """Returns the material of broth with a cloud of settling miso."""
    graph = Graph("miso")
    clouds = graph.noise(3.4, 4, 0.62, distortion=1.2)
    body = graph.ramp(clouds, (0.34, "#5f3412"), (0.5, "#9a6530"), (0.66, "#c79a5c"))
    return graph.set(Base_Color=body, Roughness=0.12, Clearcoat=0.9, Clearcoat_Roughness=0.03).material


def wakame(material, size=0.14):
    """Models a limp frilled piece of seaweed lying on the soup."""
    shift = uniform(0, 6)

    def point(u, v):
        angle, r = 2 * pi * u, size * v * (1 + 0.3 * sin(2 * pi * u * 3 + shift))
        return r * cos(angle), 0.6 * r * sin(angle), 0.012 + 0.016 * sin(u * 19 + shift) * v

    return grid("wakame", 36, 6, point, material, closed=True, thickness=0.006)


def miso_soup(radius=0.56, height=0.46):
    """Models a lacquered bowl, black outside and red inside: tofu, wakame and scallion in cloudy broth."""
    black, red = lacquer("bowl black", "#100d0c", 0.2), lacquer("red", "#6e140f", 0.22)
    surface, parts = height * 0.8, []
    tofu, weed = wet("tofu", "#efe4cc", "#fff8e8", 0.3, 0.3), wet("wakame", "#16301c", "#3f6a36", 0.15, 0.8)
    for x, y in ((-0.16, -0.1), (0.02, -0.2), (0.13, 0.04), (-0.08, 0.16)):
        parts.append(
            place(slab("tofu", (0.12, 0.12, 0.1), tofu, 0.12, 0.03), (x, y, surface - 0.07), (4, 3, uniform(0, 90)))
        )
    for x, y in ((-0.27, 0.1), (0.2, -0.16), (0.08, 0.24), (0.3, 0.1)):
        parts.append(place(wakame(weed, 0.1), (x, y, surface), (0, 0, uniform(0, 360))))
    soup = bowl(radius, height, black, red, fill=0.8, drink=miso_material())
    return group(soup, *parts, *rings(11, 0.26, (0, 0), surface + 0.004, size=0.026), name="miso soup")


def tray_setting():
    """Models the black tray with sushi, ginger and soup; its floor is at 0.06."""
    place(tray(3.5, 2.3, 0.12, lacquer("black", "#100d0c", 0.24)), (0.15, 0.05, 0))
    glaze = ceramic("shino", "#b9b2a4", "#8f8778", 0.8, 0.34)
    place(small_dish(0.84, 0.15, glaze, 0.012), (-0.3, 0.06, 0.06))
    place(perilla(0.62), (-0.35, 0.36, 0.15), (0, -14, 62))
    for make, x, y, turn, tall in (
        (lambda: nigiri("fatty tuna"), -0.72, 0.0, 58, 0.82),
        (lambda: nigiri("salmon"), -0.3, -0.04, 56, 0.82),
        (roe_boat, 0.12, 0.02, 54, 0.94),
    ):
        place(make(), (x, y, 0.125), (0, 0, turn), (1, 1, tall))
    place(wasabi(0.075), (0.28, -0.33, 0.12))
    ink = ceramic("ink", "#22304a", "#141d30", roughness=0.2)
    place(group(small_dish(0.3, 0.12, ink), place(ginger(15, 0.16), (0, 0, 0.058))), (-1.23, 0.79, 0.06))
    place(miso_soup(), (1.12, 0.42, 0.06))
    sticks = chopsticks(
        lacquer("red", "#6a130f", 0.3), lacquer("tip", "#1a0f0c", 0.3), metal("rest", "#b98f4e", 0.42), 2.1
    )
    place(sticks, (-0.95, -0.86, 0.06), (0, 0, 1))


def far_wall():
    """Models upright slats of smoked cedar behind the counter in the light of a lamp, and the misty night left of
    the post.
    """
    timber = wood("smoked cedar", "#120e0c", "#3d2c20", 1.6, 0.6, "Z", 0.2)
    box("back", (6, 0.1, 4), simple("ink wall", "#0c1019", 0.9), (2.7, 7.6, 0.4), 0)
    box("post", (0.34, 0.4, 4), timber, (-0.3, 7.1, 0.4), 0.02)
    for i in range(11):
        box("slat", (0.17, 0.2, 4), timber, (0.14 + 0.37 * i, 7.2, 0.4), 0.015)
    area((1.6, 5.9, 2.6), (1.9, 7.2, -0.4), 0.8, 120, WARM_LIGHT, name="wall washer")


def build():
    top = table_set(wood("hinoki", "#96713f", "#c9a672", 1.6, 0.45, "X", 0.2), "left", 0.8, 0.6, lights=0, depth=8)
    top.location.y = 0.5
    move_moon((3.0, 4.6, 8.0))
    hazy_moon((-2.1, 16, -1.86), 0.62, "#f3e6cb", "#0d1119", 0.55, ("#85837f", "#4a4d54", "#2c323d", "#191f2b"))
    far_wall()
    area((0.6, -4.0, 1.9), (0, 0, 0.2), 1.8, 34, WARM_LIGHT, name="low fill")
    tray_setting()
    flask = ceramic("flask", "#7d8f94", "#47595f", 0.7, 0.28)
    place(sake_flask(1.2, 0.38, flask), (1.75, 1.95, 0))
    place(cup(0.24, 0.3, flask, 0.8, wet("sake", "#d8d6c8", roughness=0.02, coat=1)), (0.95, 1.75, 0))
    camera((-0.3, -5.8, 2.75), (0.1, 0.45, 0.44), 67, focus=(-0.2, -0.1, 0.25), blur=26)
