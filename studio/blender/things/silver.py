"""Silver goblets (1 unit = 10 cm). They stand on z=0."""

from kit.forms import lathe
from kit.graph import Graph


def beaten_silver(blows=11.0):
    """Returns the material of polished silver with shallow round hammer marks, `blows` per unit; the foot is
    smooth.
    """
    graph = Graph("silver").set(Base_Color="#dcdfe4", Metallic=1.0, Roughness=0.2)
    settings = dict(Vector=graph.coordinates(), Scale=blows, Smoothness=0.45)
    dents = graph.node("TexVoronoi", {"feature": "SMOOTH_F1"}, **settings).outputs["Distance"]
    height = graph.node("SeparateXYZ", Vector=graph.node("TexCoord").outputs["Generated"]).outputs[2]
    shown = graph.ramp(height, (0.5, 0.0), (0.6, 1.0), (0.9, 1.0), (0.95, 0.0))
    return graph.bump(graph.math("MULTIPLY", dents, shown), 0.24, 0.05).material


def goblet(height=1.75, radius=0.44, material=None):
    """Models a goblet with a deep bowl on a slender stem with one knop, its lip rolled outwards a little."""
    rise = height * 0.5
    outside = [(0, 0.02), (radius * 0.84, 0.0), (radius * 0.9, 0.012), (radius * 0.88, 0.03), (radius * 0.5, 0.065)]
    outside += [(0.13, 0.15), (0.062, 0.3), (0.05, rise * 0.5), (0.062, rise * 0.6), (0.125, rise * 0.68)]
    outside += [(0.062, rise * 0.77), (0.058, rise * 0.88), (0.13, rise * 0.98), (radius * 0.62, rise + 0.09)]
    outside += [(radius * 0.93, rise + 0.3), (radius, height * 0.78), (radius * 0.97, height * 0.93), (radius, height)]
    inside = [(radius * 0.985, height + 0.012), (radius * 0.95, height - 0.01), (radius * 0.95, height * 0.8)]
    inside += [(radius * 0.86, rise + 0.32), (radius * 0.5, rise + 0.14), (0, rise + 0.1)]
    return lathe("goblet", outside + inside, material or beaten_silver(), 144, 5)
