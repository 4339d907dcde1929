"""A steak knife (1 unit = 10 cm)."""

from math import pi, sin

from kit.arrange import group, place
from kit.colours import SILVER
from kit.forms import blob, extrude
from kit.lines import circle, sweep
from kit.materials import brass, metal, wood


def steak_knife(length=2.3, handle=None):
    """Models a pointed blade and a riveted wooden handle along +x, edge towards -y."""
    steel, grip = metal("steel", SILVER, 0.2), handle or wood("handle", "#3a1f10", "#8a5630", 4, 0.35, "X", 0.4)
    start = length * 0.46
    outline = [(start - 0.06, 0.05), (start + 0.1, 0.07), (length * 0.75, 0.085), (length * 0.92, 0.05)]
    outline += [(length, -0.035), (length * 0.93, -0.07), (length * 0.75, -0.085), (start + 0.12, -0.08)]
    outline += [(start + 0.08, -0.04), (start - 0.06, -0.045)]
    blade = place(extrude("blade", outline, 0.022, steel, 0.006), (0, 0, 0.055))
    path = [(0, -0.02, 0.065), (0.16, 0, 0.065), (start * 0.55, 0.012, 0.068), (start, 0, 0.065)]
    swell = lambda t: 0.72 + 0.32 * sin(pi * min(1, 0.2 + t * 0.7)) + (0.15 if t < 0.12 else 0)
    haft = sweep("haft", path, circle(0.088, 18, 0.62), grip, swell)
    rivets = [
        place(blob("rivet", brass(), (0.026, 0.026, 0.012), detail=2), (0.24 + i * start * 0.3, 0.005, 0.122))
        for i in range(3)
    ]
    return group(blade, haft, *rivets, name="steak knife")
