"""Banner: fatty tuna, sea bream and salmon roe on a dark board under a lamp. `pc` leaves space on the left,
`mobile` at the top.
"""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.forms import slab
from kit.lights import area, table_lamp
from kit.materials import ceramic, lacquer, wood
from kit.sets import table_set
from kit.view import camera
from things.sushi import ginger, nigiri, roe_boat, wasabi
from things.tableware import chopsticks, cup
from things.vegetables import shiso

SEED = 33


def board():
    """Models the charred cedar board and the three pieces; its top is at 0.16."""
    burnt = wood("burnt cedar", "#0b0807", "#2c1d14", 1.6, 0.34, "X", 0.5)
    slab("board", (2.7, 1.2, 0.16), burnt, 0.02, 0.008, 4, 20)
    for make, x, y, turn in (
        (lambda: nigiri("fatty tuna"), -0.66, -0.1, 66),
        (lambda: nigiri("salmon"), -0.14, -0.06, 63),
        (roe_boat, 0.4, -0.02, 60),
    ):
        place(make(), (x, y, 0.16), (0, 0, turn))
    place(shiso(0.62), (0.66, 0.1, 0.17), (0, -8, 62))
    place(ginger(13, 0.14), (1.02, 0.1, 0.18))
    place(wasabi(), (0.95, -0.24, 0.16))


def build(view="pc"):
    """Builds the board, sake and a lamp, with one camera per view."""
    table_set(wood("counter", "#120c0a", "#33241b", 0.8, 0.3, "X", 0.4), lamp_side="right")
    area((0.3, -3.2, 1.4), (0, 0, 0.2), 1.6, 24, WARM_LIGHT, name="low fill")
    board()
    place(cup(0.2, 0.28, ceramic("indigo", "#1d3258", "#33558a")), (-0.95, 1.1, 0))
    place(chopsticks(lacquer(), length=2.1), (-0.9, -0.86, 0), (0, 0, 1))
    table_lamp((0.8, 2.6, 0), 0.86, 0.18, 16)
    if view == "pc":
        camera((-0.5, -4.6, 1.25), (-0.54, 0.2, 0.5), 46, focus=(-0.1, -0.2, 0.3), blur=28)
    else:
        camera((0.16, -5.0, 1.75), (0.08, 0.2, 0.72), 68, focus=(-0.1, -0.2, 0.3), blur=28)
