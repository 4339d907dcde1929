"""Distinctive vessels, from brassware to a sake flask (1 unit = 10 cm), standing on z=0 at the origin."""

from math import sin

from kit.arrange import group, place
from kit.colours import PORCELAIN
from kit.forms import lathe
from kit.lines import circle, sweep
from kit.materials import ceramic, glass, metal
from things.glazes import beaten_brass, earthenware
from things.tableware import level


def brass_bowl(radius=0.6, height=0.42, material=None, lid=False):
    """Models a Korean brass bowl with a thin out-turned lip; `lid` adds a shallow dome with a ring as knob. Food
    starts at height * 0.5.
    """
    material = material or beaten_brass()
    wall = 0.03
    outside = [(0, 0.03), (radius * 0.46, 0.025), (radius * 0.5, 0), (radius * 0.56, 0), (radius * 0.58, 0.035)]
    outside += [(radius * 0.86, height * 0.32), (radius * 0.97, height * 0.68), (radius, height * 0.96)]
    lip = [(radius * 1.035, height), (radius * 1.03, height + 0.014), (radius - wall, height * 0.95)]
    inside = [
        (radius * 0.97 - wall, height * 0.68),
        (radius * 0.84 - wall, height * 0.36),
        (radius * 0.4, 0.1),
        (0, 0.09),
    ]
    form = lathe("brass bowl", outside + lip + inside, material, 128, 5)
    return group(form, place(brass_lid(radius, material), (0, 0, height)), name="brass bowl") if lid else form


def brass_lid(radius=0.6, material=None):
    """Models the lid of a brass bowl, resting on its rim."""
    profile = [(radius * 1.07, 0.012), (radius * 1.09, 0.03), (radius * 1.06, 0.05), (radius * 0.98, 0.075)]
    profile += [(radius * 0.8, 0.15), (radius * 0.5, 0.205), (radius * 0.26, 0.222), (radius * 0.2, 0.235)]
    profile += [(radius * 0.2, 0.285), (radius * 0.23, 0.3), (radius * 0.2, 0.315), (radius * 0.15, 0.3), (0, 0.285)]
    return lathe("brass lid", profile, material or beaten_brass(), 128, 5)


def small_dish(radius=0.45, height=0.16, material=None, wobble=0.006):
    """Models a low dish for a side dish, soy or salt; food lies at 0.06."""
    profile = [(0, 0.05), (radius * 0.6, 0.055), (radius * 0.86, height * 0.6), (radius * 0.97, height)]
    profile += [(radius, height + 0.006), (radius * 1.01, height - 0.02), (radius * 0.9, height * 0.42)]
    profile += [(radius * 0.62, 0.02), (radius * 0.58, 0), (radius * 0.5, 0), (radius * 0.46, 0.02), (0, 0.02)]
    return lathe("dish", profile, material or ceramic("dish", PORCELAIN, specks=0.3), 96, wobble=wobble)


def sake_flask(height=1.35, radius=0.4, material=None):
    """Models a tokkuri: full shoulders, a narrow neck, a flared mouth."""
    profile = [(0, 0.02), (radius * 0.7, 0.01), (radius * 0.78, 0), (radius * 0.92, 0.06), (radius, height * 0.25)]
    profile += [(radius * 0.98, height * 0.42), (radius * 0.72, height * 0.62), (radius * 0.4, height * 0.76)]
    profile += [(radius * 0.34, height * 0.84), (radius * 0.42, height * 0.94), (radius * 0.56, height)]
    profile += [
        (radius * 0.52, height * 1.005),
        (radius * 0.36, height * 0.93),
        (radius * 0.28, height * 0.84),
        (0, height * 0.7),
    ]
    wheel_marks = lambda r, z, a: (r * (1 + 0.008 * sin(z * 60)), z)
    return lathe(
        "flask", profile, material or ceramic("flask", "#6d7a78", "#4a5657", 0.6, 0.3), wobble=0.02, bend=wheel_marks
    )


def handle(radius, height, thickness=0.05, material=None, reach=0.26):
    """Models a handle towards +x for a cup with this radius and height."""
    path = [
        (radius * 0.96, 0, height * 0.8),
        (radius + reach * 0.7, 0, height * 0.84),
        (radius + reach, 0, height * 0.6),
    ]
    path += [(radius + reach * 0.75, 0, height * 0.36), (radius * 0.86, 0, height * 0.26)]
    return sweep("handle", path, circle(thickness, 14, 0.62), material, up=(0, 1, 0))


def coffee_cup(radius=0.42, height=0.5, material=None, fill=0.86, drink=None):
    """Models a cup with a handle on its saucer; `drink` is the material of its contents (crema, tea)."""
    material = material or ceramic("cup", PORCELAIN, specks=0.25)
    inside = [
        (0, 0.1),
        (radius * 0.5, 0.13),
        (radius * 0.82, height * 0.5),
        (radius * 0.95, height - 0.012),
        (radius * 0.97, height),
    ]
    outside = [(0, 0.03), (radius * 0.44, 0.03), (radius * 0.5, 0), (radius * 0.56, 0.01), (radius * 0.6, 0.06)]
    outside += [(radius * 0.9, height * 0.46), (radius, height - 0.01)]
    body = [lathe("cup", outside + inside[::-1], material), handle(radius, height, 0.05, material)]
    if fill:
        body.append(level(inside, fill, drink))
    return group(saucer(radius * 1.75, material), group(*body, at=(0, 0, 0.05)), name="coffee")


def saucer(radius=0.72, material=None):
    """Models a saucer; the cup stands at 0.05."""
    profile = [(0, 0.045), (radius * 0.48, 0.045), (radius * 0.52, 0.06), (radius * 0.85, 0.1), (radius, 0.15)]
    profile += [(radius * 1.005, 0.135), (radius * 0.86, 0.075), (radius * 0.55, 0.02), (radius * 0.5, 0), (0, 0.01)]
    return lathe("saucer", profile, material or ceramic("saucer", PORCELAIN, specks=0.25), 128)


def earthen_jar(radius=0.7, height=1.1, material=None):
    """Models an onggi jar with a lid like an inverted bowl."""
    material = material or earthenware()
    rounds = lambda r, z, a: (r * (1 + 0.006 * sin(z * 46)), z)
    belly = [
        (0, 0.02),
        (radius * 0.62, 0),
        (radius * 0.7, 0.04),
        (radius * 0.95, height * 0.3),
        (radius, height * 0.52),
    ]
    belly += [
        (radius * 0.86, height * 0.8),
        (radius * 0.66, height * 0.92),
        (radius * 0.7, height),
        (radius * 0.6, height * 0.98),
    ]
    lid = [
        (radius * 0.82, height * 0.97),
        (radius * 0.84, height),
        (radius * 0.74, height * 1.1),
        (radius * 0.4, height * 1.17),
    ]
    lid += [
        (radius * 0.16, height * 1.185),
        (radius * 0.15, height * 1.22),
        (radius * 0.19, height * 1.25),
        (0, height * 1.265),
    ]
    return group(
        lathe("jar", belly, material, 128, wobble=0.02, bend=rounds),
        lathe("lid", lid, material, wobble=0.015),
        name="jar",
    )


def oil_cruet(height=1.5, radius=0.3, oil=None):
    """Models a slim bottle of olive oil with a steel pourer."""
    outside = [(0, 0), (radius * 0.9, 0), (radius, 0.04), (radius, height * 0.5), (radius * 0.8, height * 0.64)]
    outside += [(radius * 0.36, height * 0.78), (radius * 0.33, height * 0.97), (radius * 0.42, height)]
    inside = [
        (0, 0.05),
        (radius * 0.86, 0.06),
        (radius * 0.94, 0.1),
        (radius * 0.94, height * 0.5),
        (radius * 0.74, height * 0.64),
    ]
    inside += [(radius * 0.28, height * 0.79), (radius * 0.26, height)]
    body = lathe("bottle", outside + inside[::-1], glass(), 72, 5)
    steel = metal("steel", "#c9ccd1", 0.2)
    stop = lathe(
        "stopper",
        [
            (0, height - 0.06),
            (radius * 0.3, height - 0.05),
            (radius * 0.4, height + 0.03),
            (0.04, height + 0.1),
            (0, height + 0.1),
        ],
        steel,
        48,
    )
    path = [(0, 0, height + 0.06), (0.0, 0, height + 0.2), (0.05, 0, height + 0.3), (0.16, 0, height + 0.38)]
    spout = sweep("spout", path, circle(0.035, 12), steel, scale=lambda t: 1 - 0.4 * t, up=(0, 1, 0))
    return group(
        body, stop, spout, level(inside[:-1], 0.72, oil or glass("oil", (0.85, 0.72, 0.12), 0, 1.4)), name="cruet"
    )
