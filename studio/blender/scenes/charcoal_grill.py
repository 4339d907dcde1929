"""Korean beef carved over glowing charcoal: marbled slices on a fine grate, mushrooms, garlic and peppers around
them.
"""

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.brazier import brazier, grill
from things.fire import sparks
from things.garnish import rosemary, salt_flakes
from things.hanwoo import hanwoo_material, soft_pepper
from things.meat import mushroom_slice
from things.steak import garlic_clove, garlic_half, garlic_material, sliced_steak

SEED = 41
FINISH = {"bloom": 0.1}
GRATE = 0.674


def food():
    """Models the food on the grate; the nearest third stays free and shows the embers."""
    place(sliced_steak(hanwoo_material(), 6, 0.13, 50, 0.46), (-0.74, 0.46, GRATE + 0.004), (0, 0, -30), 0.96)
    place(rosemary(0.42), (-0.86, 0.5, GRATE + 0.325), (0, 0, -28))
    salt_flakes([(-0.72 + uniform(-0.2, 0.16), 0.46 + uniform(-0.12, 0.12)) for _ in range(12)], GRATE + 0.36)
    place(garlic_half(0.2), (0.5, 0.66, GRATE), (0, 0, 20))
    for x, y, turn in ((-0.1, 0.86, 14), (0.9, 0.3, 70)):
        place(mushroom_slice(0.5), (x, y, GRATE), (0, 0, turn))
    for x, y, turn in ((-0.76, -0.22, -24), (-0.6, -0.4, -34), (-0.34, -0.5, -28)):
        place(soft_pepper(0.46), (x, y, GRATE), (0, 0, turn))
    clove = garlic_material()
    for x, y in ((0.1, -0.66), (0.3, -0.7), (0.22, -0.86)):
        place(garlic_clove(clove, 0.13), (x, y, GRATE), (0, 0, uniform(0, 360)))


def build():
    table_set(stone("basalt", "#10131a", "#2a303a", 0.6, 0.5, 0.6), lamp_side="right", brightness=0.8, lights=34)
    area((-0.8, -3.8, 3.0), (0, 0, 0.8), 1.6, 70, WARM_LIGHT, name="on the meat").visible_glossy = False
    place(brazier(1.3, 0.62, power=95))
    place(grill(1.2, 0.1), (0, 0, 0.66), (0, 0, 90))
    food()
    place(sparks(12, 0.8, 0.9, 1.7))
    camera((0.25, -3.9, 2.75), (0.02, 0.02, 0.7), 65, focus=(0.1, -0.1, 0.8), blur=26)
