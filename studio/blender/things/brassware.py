"""Korean brassware (bangjja yugi): heavy, softly hammered, glowing (1 unit = 10 cm)."""

from kit.arrange import group, place
from kit.forms import lathe
from kit.graph import Graph
from kit.lines import tube
from things.cutlery import spoon
from things.tableware import level


def yugi():
    """Returns the material of warm brass, polished by hand and slightly uneven."""
    graph = Graph("yugi").set(Metallic=1.0)
    tone = graph.ramp(graph.noise(2.5, 3), (0.3, "#d6a44c"), (0.7, "#eec272"))
    graph.set(Base_Color=tone, Roughness=graph.ramp(graph.noise(5, 2), (0.3, 0.17), (0.7, 0.27)))
    return graph.bump(graph.noise(4, 2), 0.08, 0.02).material


def brass_dish(radius=0.3, height=0.13):
    """Models a small round dish for a side dish; its floor is at 0.04."""
    profile = [
        (0, 0.035),
        (radius * 0.7, 0.04),
        (radius * 0.88, 0.07),
        (radius * 0.94, height),
        (radius, height + 0.006),
    ]
    profile += [
        (radius * 1.01, height - 0.012),
        (radius * 0.94, 0.05),
        (radius * 0.75, 0.005),
        (radius * 0.6, 0),
        (0, 0),
    ]
    return lathe("brass dish", profile, yugi(), 96, wobble=0.003)


def brass_bowl(radius=0.42, height=0.42, fill=0.0, drink=None):
    """Models a deep bowl for rice or soup with a small foot."""
    inside = [
        (0, 0.07),
        (radius * 0.55, 0.085),
        (radius * 0.86, 0.19),
        (radius * 0.95, height * 0.7),
        (radius * 0.96, height),
    ]
    outside = [(0, 0.02), (radius * 0.5, 0.02), (radius * 0.54, 0), (radius * 0.6, 0), (radius * 0.62, 0.04)]
    outside += [(radius * 0.9, 0.15), (radius, height * 0.68), (radius * 1.02, height - 0.01)]
    form = lathe("brass bowl", outside + inside[::-1], yugi(), 96, wobble=0.003)
    return group(form, level(inside, fill, drink), name="brass bowl") if fill else form


def brass_plate(radius=1.1, height=0.1):
    """Models a broad flat plate with a low upright edge; its floor is at 0.05."""
    profile = [
        (0, 0.05),
        (radius * 0.85, 0.05),
        (radius * 0.95, 0.06),
        (radius * 0.985, height),
        (radius, height + 0.008),
    ]
    profile += [(radius * 1.008, height - 0.012), (radius * 0.97, 0.03), (radius * 0.85, 0), (radius * 0.6, 0), (0, 0)]
    return lathe("brass plate", profile, yugi(), 160, wobble=0.002)


def brass_spoon_and_sticks(length=2.0):
    """Models sujeo: a flat round spoon and two chopsticks along +x."""
    metal = yugi()
    sticks = [
        tube(
            "stick",
            [(0, y, 0.03), (length * 0.5, y * 0.98, 0.03), (length * 1.03, y * 0.95, 0.03)],
            0.026,
            metal,
            (1.15, 1, 0.7),
        )
        for y in (-0.19, -0.27)
    ]
    return group(place(spoon(length, metal), scale=(1, 0.72, 1)), *sticks, name="sujeo")
