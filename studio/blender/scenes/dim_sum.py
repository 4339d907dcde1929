"""Three bamboo steamers of dim sum, prawn crescents in front, open pork dumplings and soup dumplings; tea and a
stack behind.
"""

from kit.arrange import place
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import ceramic, lacquer, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import teapot
from things.dumplings import banana_leaf, basket, green_dumpling, open_dumpling, prawn_dumpling, soup_dumpling, steamer
from things.sauces import sauce_dish
from things.tableware import chopsticks, cup

SEED = 27


def build():
    table_set(wood("rosewood", "#1a0b08", "#4a2016", 0.9, 0.28, "X", 0.5), lamp_side="left", lights=36)
    area((0.3, -3.8, 3.0), (0, 0, 0.2), 2.2, 30, WARM_LIGHT, name="low fill")
    place(basket(prawn_dumpling, 5, 0.82, 0.47, leaf=banana_leaf(), face=-6), (-0.62, -0.42, 0))
    place(basket(open_dumpling, 6, 0.76, 0.42), (1.02, -0.12, 0), (0, 0, 20))
    place(basket(soup_dumpling, 5, 0.82, 0.47), (0.12, 1.32, 0), (0, 0, 40))
    place(basket(green_dumpling, 5, 0.76, 0.44), (-1.6, 1.15, 0), (0, 0, 10))
    place(steamer(0.76), (1.85, 1.9, 0))
    place(steamer(0.76, lid=True), (1.85, 1.9, 0.345), (0, 0, 30))
    place(sauce_dish(0.28, wet("dark soy", "#120704", "#2e1408", 0.06, 0.5)), (0.86, -1.2, 0))
    place(teapot(0.5, 0.62, ceramic("celadon", "#9fb9a4", "#7f9e88", roughness=0.16)), (-0.75, 2.8, 0), (0, 0, 200))
    place(cup(0.22, 0.3, ceramic("celadon", "#9fb9a4")), (0.55, 2.75, 0))
    place(chopsticks(lacquer(), length=2.3), (-1.95, -1.5, 0), (0, 0, 7))
    camera((0.15, -4.9, 3.0), (0.06, 0.24, 0.14), 56, focus=(-0.3, -0.4, 0.25), blur=30)
