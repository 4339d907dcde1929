"""Materials of tables and rooms. Colours are hex or linear triples; sizes follow the mesh before scaling.

No material uses subsurface light, because it doubles the render time; colour, edge tint and clear coat imitate it.
"""

from math import pi

from kit.colours import (
    BASALT,
    BASALT_DARK,
    BRASS,
    LACQUER_BLACK,
    LINEN_WHITE,
    WALNUT,
    WALNUT_DARK,
    blend,
    colour,
    shade,
)
from kit.graph import Graph


def simple(name, tint, roughness=0.4, metallic=0.0, coat=0.0, specular=0.5, sheen=0.0, grain=None, coat_roughness=0.03):
    """Returns a material of one colour; `grain` = (scale, strength) of a bump map or (scale, strength, distance)."""
    graph = Graph(name)
    graph.set(Base_Color=tint, Roughness=roughness, Metallic=metallic, Specular=specular, Sheen=sheen)
    graph.set(Clearcoat=coat, Clearcoat_Roughness=coat_roughness)
    if grain:
        graph.bump(graph.noise(grain[0], 4), *grain[1:])
    return graph.material


def wet(name, tint, edge=None, roughness=0.06, coat=0.8, variation=0.12, scale=2.0, grain=None):
    """Returns a material of moist, slightly translucent food: roe, fish, fruit, sauce. `edge` is the tint of the
    rim, where light would pass through.
    """
    graph = Graph(name)
    edge = edge or shade(tint, 1.6)
    clouds = graph.ramp(graph.noise(scale, 3), (0.3, shade(tint, 1 - variation)), (0.7, shade(tint, 1 + variation)))
    body = graph.mix(graph.math("POWER", graph.facing(0.35), 1.5), clouds, edge)
    graph.set(Base_Color=body, Roughness=roughness, Clearcoat=coat, Clearcoat_Roughness=0.02)
    if grain:
        graph.bump(graph.noise(grain[0], 4), *grain[1:])
    return graph.material


def ceramic(name, tint, pooled=None, specks=0.0, roughness=0.12, scale=1.0):
    """Returns a glaze: darker where it pools, fine iron specks, slightly uneven below a clear coat."""
    graph = Graph(name)
    pool = graph.ramp(graph.noise(0.9 * scale, 4), (0.35, 0.0), (0.7, 1.0))
    body = graph.mix(pool, tint, pooled or shade(tint, 0.86))
    if specks:
        dots = graph.ramp(graph.cells(26 * scale), (0.10, 1.0), (0.15, 0.0))
        patches = graph.ramp(graph.noise(7 * scale), (0.5, 0.0), (0.62, specks))
        body = graph.mix(graph.math("MULTIPLY", dots, patches), body, "#3a2c20")
    graph.set(Base_Color=body, Roughness=roughness, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    graph.bump(graph.noise(2.2 * scale, 2), 0.12, 0.03)
    return graph.material


def lacquer(name="lacquer", tint=LACQUER_BLACK, roughness=0.22):
    """Returns deep lacquer under a clear coat. It looks black unless it has a light to reflect."""
    graph = Graph(name).set(Base_Color=tint, Roughness=roughness, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    return graph.material


def metal(name, tint, roughness=0.22, brushed=False, hammered=0.0):
    """Returns polished, brushed or hammered metal; `hammered` is the scale of the marks."""
    graph = Graph(name).set(Base_Color=tint, Metallic=1.0, Roughness=roughness)
    if brushed:
        graph.bump(graph.noise(60, 2, at=graph.coordinates(scale=(1, 1, 12))), 0.08, 0.01)
    if hammered:
        graph.bump(graph.cells(hammered), 0.35, 0.03)
    return graph.material


def brass(roughness=0.24):
    """Returns brass, the accent of most scenes."""
    return metal("brass", BRASS, roughness)


def wood(name="wood", dark=WALNUT_DARK, light=WALNUT, scale=1.0, roughness=0.38, along="X", coat=0.25, planks=0.0):
    """Returns wood with grain along an axis; `planks` (a scale) adds boards with fine joints, for floors and
    counters.
    """
    graph = Graph(name)
    stretched = lambda long: tuple(scale * (long if axis == along else 1) for axis in "XYZ")
    broad = graph.noise(0.9, 3, 0.5, at=graph.coordinates(scale=stretched(0.16)))
    rings = graph.math("SINE", graph.math("MULTIPLY", broad, 46))
    fibres = graph.noise(20, 4, 0.65, at=graph.coordinates(scale=stretched(0.03)))
    figure = graph.math("ADD", graph.math("MULTIPLY", rings, 0.11), graph.math("MULTIPLY", fibres, 0.75))
    body = graph.ramp(graph.math("ADD", figure, 0.12), (0.26, dark), (0.74, light))
    body = graph.mix(graph.math("MULTIPLY", broad, 0.5), body, blend(dark, light, 0.35))
    if planks:
        turn = (0, 0, pi / 2 if along == "Y" else 0)
        boards = graph.node(
            "TexBrick", {"offset": 0.37, "offset_frequency": 2}, Vector=graph.coordinates(rotation=turn)
        )
        for key, value in {"Color1": 0.75, "Color2": 1.15, "Mortar": 0.02, "Scale": planks}.items():
            graph.put(boards, key, value)
        for key, value in {"Mortar Size": 0.006, "Brick Width": 3.0, "Row Height": 0.28}.items():
            graph.put(boards, key, value)
        body = graph.mix(1.0, body, boards.outputs["Color"], "MULTIPLY")
    gloss = graph.ramp(fibres, (0.3, roughness * 0.8), (0.8, roughness * 1.35))
    graph.set(Base_Color=body, Roughness=gloss, Clearcoat=coat, Clearcoat_Roughness=0.2).bump(fibres, 0.1, 0.02)
    return graph.material


def stone(name="stone", dark=BASALT_DARK, light=BASALT, scale=1.0, roughness=0.5, pores=0.5, coat=0.0):
    """Returns basalt, slate or cast stone: two tones, pores and uneven gloss."""
    graph = Graph(name)
    at = graph.coordinates()
    broad, fine = graph.noise(1.5 * scale, 4, 0.65, at=at), graph.noise(14 * scale, 4, 0.7, at=at)
    tone = graph.math("ADD", graph.math("MULTIPLY", broad, 0.6), graph.math("MULTIPLY", fine, 0.4))
    gloss = graph.ramp(fine, (0.3, roughness * 0.75), (0.7, roughness * 1.25))
    graph.set(Base_Color=graph.ramp(tone, (0.32, dark), (0.68, light)), Roughness=gloss)
    graph.set(Clearcoat=coat, Clearcoat_Roughness=0.25)
    holes = graph.ramp(graph.cells(16 * scale, at=at), (0.0, 0.0), (0.35, 1.0))
    return graph.bump(graph.math("ADD", graph.math("MULTIPLY", holes, pores), fine), 0.35, 0.03).material


def marble(name="marble", body="#d8d5cf", vein="#6d7078", scale=1.0, roughness=0.15):
    """Returns polished stone with soft branching veins."""
    graph = Graph(name)
    warped = graph.noise(1.1 * scale, 4, 0.6, distortion=1.6)
    lines = graph.math("ABSOLUTE", graph.math("SUBTRACT", warped, 0.5))
    graph.set(Base_Color=graph.ramp(lines, (0.0, vein), (0.045, body), (0.2, shade(body, 1.06))), Roughness=roughness)
    return graph.set(Clearcoat=0.4, Clearcoat_Roughness=0.08).material


def linen(name="linen", tint=LINEN_WHITE, threads=28.0, roughness=0.85, strength=0.5):
    """Returns woven cloth. The mesh needs UVs in units, as cloth, drapes and napkins have."""
    graph = Graph(name)
    uv = graph.coordinates("UV")
    warp, weft = graph.waves(threads, "X", 1.2, at=uv), graph.waves(threads, "Y", 1.2, at=uv)
    weave = graph.math("MAXIMUM", warp, weft)
    slubs = graph.noise(threads * 0.6, 3, 0.6, at=uv)
    body = graph.mix(graph.math("MULTIPLY", weave, 0.5), shade(tint, 0.66), tint)
    body = graph.mix(graph.ramp(slubs, (0.4, 0.0), (0.8, 0.45)), body, shade(tint, 1.1))
    graph.set(Base_Color=body, Roughness=roughness, Sheen=0.6, Specular=0.15)
    return graph.bump(graph.math("ADD", weave, graph.math("MULTIPLY", slubs, 0.6)), strength, 0.012).material


def velvet(name="velvet", tint="#1f3a66", roughness=0.75):
    """Returns upholstery that is lighter at grazing angles."""
    graph = Graph(name)
    body = graph.mix(
        graph.math("POWER", graph.facing(), 1.6), tint, tuple(min(1, c * 3.2 + 0.01) for c in colour(tint))
    )
    graph.set(Base_Color=body, Roughness=roughness, Sheen=0.9, Specular=0.2)
    return graph.bump(graph.noise(90, 3), 0.15, 0.01).material


def _pass_shadow_rays(graph, solid, clear):
    """Makes shadow and diffuse rays pass through as `clear`, which avoids noise and black shadows."""
    path = graph.node("LightPath")
    passing = graph.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    return graph.surface(graph.node("MixShader", Fac=passing, i1=solid, i2=clear)).material


def glass(name="glass", tint=(0.97, 0.985, 0.98), roughness=0.0, ior=1.48):
    """Returns clear or tinted solid glass."""
    graph = Graph(name)
    solid = graph.node("BsdfGlass", Color=tint, Roughness=roughness, IOR=ior)
    return _pass_shadow_rays(
        graph, solid, graph.node("BsdfTransparent", Color=tuple(c**0.6 * 0.96 for c in colour(tint)))
    )


def liquid(name, tint, body=0.12, ior=1.33):
    """Returns a drink in a vessel: pale tints for white wine, deep ones for red. `body` is how much light it
    scatters (0 water … 0.6 tea).
    """
    graph = Graph(name)
    clear = graph.node("BsdfGlass", Color=tint, Roughness=0.0, IOR=ior)
    lit = graph.node("BsdfTranslucent", Color=tint)
    solid = graph.node("MixShader", Fac=body, i1=clear, i2=lit)
    return _pass_shadow_rays(
        graph, solid, graph.node("BsdfTransparent", Color=tuple(c**0.6 * 0.96 for c in colour(tint)))
    )


def window_glass(name="pane", mirror=1.0):
    """Returns a thin pane that is transparent and reflects by angle, for camera rays only."""
    graph = Graph(name)
    fresnel = graph.math("MULTIPLY", graph.node("Fresnel", IOR=1.45), mirror)
    factor = graph.math("MULTIPLY", fresnel, graph.node("LightPath").outputs["Is Camera Ray"])
    through, shine = graph.node("BsdfTransparent", Color=(0.92, 0.95, 0.97)), graph.node("BsdfGlossy", Roughness=0.0)
    return graph.surface(graph.node("MixShader", Fac=factor, i1=through, i2=shine)).material


def glow(name, tint, strength, lights=False):
    """Returns an emitting surface. With `lights` it also lights the scene, which is noisy; a point light inside is
    usually better.
    """
    graph = Graph(name)
    graph.surface(graph.node("Emission", Color=tint, Strength=strength))
    graph.material.cycles.sample_as_light = lights
    return graph.material
