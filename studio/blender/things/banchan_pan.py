"""Korean side dishes from the pan: egg roll, fritters, braised lotus root; each rests on z=0 (1 unit = 10 cm)."""

from math import cos, pi, sin

import bmesh

from kit.arrange import group, place, uniform
from kit.forms import lathe, mesh
from kit.graph import Graph


def egg_roll(slices=5, radius=0.1):
    """Models gyeran-mari: slices that show their spiral and green flecks, leaning in a row along x."""
    graph = Graph("egg roll")
    x, y, z = graph.axes()[:3]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    angle = graph.math("DIVIDE", graph.math("ARCTAN2", y, x), 2 * pi)
    coil = graph.math("FRACT", graph.math("ADD", graph.math("DIVIDE", reach, radius / 3.2), angle))
    body = graph.ramp(coil, (0.0, "#c98a1c"), (0.14, "#f8d657"), (0.8, "#fbe27a"), (1.0, "#dfa326"))
    flecks = graph.ramp(graph.cells(34), (0.1, 1.0), (0.2, 0.0))
    green = graph.mix(graph.math("GREATER_THAN", graph.noise(16), 0.52), "#4c8a24", "#e0641e")
    body = graph.mix(graph.math("MULTIPLY", flecks, graph.ramp(graph.noise(9), (0.42, 0.0), (0.5, 0.85))), body, green)
    graph.set(
        Base_Color=body, Roughness=0.35, Clearcoat=0.4, Clearcoat_Roughness=0.15, Emission=body, Emission_Strength=0.03
    )
    graph.bump(graph.noise(26, 4), 0.3, 0.012)
    profile = [
        (0, 0.07),
        (radius * 0.9, 0.07),
        (radius, 0.06),
        (radius * 1.01, 0.035),
        (radius, 0.008),
        (radius * 0.9, 0),
        (0, 0),
    ]
    oval = lambda r, z, a: (r * (1 + 0.08 * cos(2 * a) + 0.02 * sin(5 * a)), z)
    parts = []
    for i in range(slices):
        form = lathe("slice", profile, graph.material, 56, 2, bend=oval)
        parts.append(place(form, ((i - slices / 2) * 0.098, 0, radius * 0.92), (0, -62, 0)))
    return group(*parts, name="egg roll")


def fritters(count=5, radius=0.13):
    """Models jeon: courgette rounds in egg batter, golden with browned spots, overlapping along x."""
    graph = Graph("jeon")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    uneven = graph.math("ADD", reach, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(14), 0.5), 0.03))
    body = graph.ramp(
        uneven,
        (0.0, "#d3da8a"),
        (radius * 0.55, "#dfe09a"),
        (radius * 0.68, "#6f9b35"),
        (radius * 0.74, "#f0c648"),
        (radius, "#d98f22"),
    )
    brown = graph.ramp(graph.noise(11, 4, 0.65), (0.5, 0.0), (0.68, 0.75))
    graph.set(Base_Color=graph.mix(brown, body, "#b5691a"), Roughness=0.34, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    graph.bump(graph.noise(22, 4), 0.5, 0.02)
    profile = [
        (0, 0.05),
        (radius * 0.7, 0.05),
        (radius * 0.78, 0.04),
        (radius, 0.025),
        (radius * 1.02, 0.012),
        (radius * 0.9, 0),
        (0, 0),
    ]
    frill = lambda r, z, a: (r * (1 + (0.05 * sin(3 * a) + 0.03 * sin(7 * a + 1)) * (r / radius) ** 4), z)
    parts = []
    for i in range(count):
        form = lathe("jeon", profile, graph.material, 64, 3, bend=frill)
        parts.append(
            place(
                form,
                ((i - count / 2 + 0.5) * 0.12, uniform(-0.015, 0.015), 0.035 + 0.012 * i),
                (0, -16, uniform(0, 360)),
            )
        )
    return group(*parts, name="jeon")


def _lotus_slice(radius, thickness, material):
    """Models a slice lying on z=0, pierced by a ring of holes and one in the middle."""
    ring = lambda count, r, at=(0, 0), wave=0.0, squash=1.0, turn=0.0: [
        (
            at[0] + r * (1 + wave * cos(9 * a)) * (cos(a) * cos(turn) - squash * sin(a) * sin(turn)),
            at[1] + r * (1 + wave * cos(9 * a)) * (cos(a) * sin(turn) + squash * sin(a) * cos(turn)),
        )
        for a in (2 * pi * i / count for i in range(count))
    ]
    loops = [ring(72, radius, wave=0.025), ring(10, radius * 0.09)]
    for k in range(9):
        a, reach = 2 * pi * (k + 0.5) / 9 + uniform(-0.05, 0.05), radius * uniform(0.58, 0.63)
        loops.append(
            ring(16, radius * uniform(0.15, 0.19), (reach * cos(a), reach * sin(a)), squash=uniform(0.62, 0.75), turn=a)
        )
    build = bmesh.new()
    for loop in loops:
        corners = [build.verts.new((x, y, 0)) for x, y in loop]
        for first, second in zip(corners, corners[1:] + corners[:1]):
            build.edges.new((first, second))
    bmesh.ops.triangle_fill(build, use_beauty=True, edges=build.edges[:])
    raised = bmesh.ops.extrude_face_region(build, geom=build.faces[:])
    top = [g for g in raised["geom"] if isinstance(g, bmesh.types.BMVert)]
    bmesh.ops.translate(build, vec=(0, 0, thickness), verts=top)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    sharp = [e for e in build.edges if e.is_manifold and e.calc_face_angle(0) > 1.2]
    bmesh.ops.bevel(build, geom=sharp, offset=thickness * 0.22, segments=2, profile=0.5, affect="EDGES")
    build.verts.index_update()
    points, faces = [tuple(v.co) for v in build.verts], [tuple(v.index for v in f.verts) for f in build.faces]
    build.free()
    form = mesh("lotus", points, faces, material)
    form.data.use_auto_smooth, form.data.auto_smooth_angle = True, 0.6
    return form


def lotus_root(count=5, radius=0.15):
    """Models yeongeun-jorim: slices braised in soy, pierced by their holes, overlapping along x."""
    graph = Graph("lotus")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    uneven = graph.math(
        "ADD", reach, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(12), 0.5), radius * 0.5)
    )
    body = graph.ramp(
        uneven, (0.0, "#9c6431"), (radius * 0.6, "#905424"), (radius * 0.92, "#743f18"), (radius, "#512810")
    )
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.22, Clearcoat_Roughness=0.3, Specular=0.2)
    graph.bump(graph.noise(30, 4), 0.3, 0.012)
    parts = []
    for i in range(count):
        form = _lotus_slice(radius * uniform(0.93, 1.04), 0.034, graph.material)
        at = ((i - count / 2 + 0.5) * 0.1, uniform(-0.025, 0.025), 0.03 + 0.014 * i)
        parts.append(place(form, at, (uniform(-4, 4), -20 + uniform(-4, 4), uniform(0, 360))))
    return group(*parts, name="lotus root")
