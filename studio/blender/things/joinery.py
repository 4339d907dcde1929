"""Woodwork in rooms (1 unit = 1 m): bars, slats, panelling, lattices, paper doors, folding screens, shelves."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.arrange import group, place
from kit.colours import PAPER, shade
from kit.forms import box, mesh
from kit.graph import Graph
from kit.materials import wood


def bars(name, pieces, material=None, bevel=0.004):
    """Models many bevelled boxes as one mesh: pieces = [((width, depth, height), (x, y, z) of the middle)…], with
    grain through them.
    """
    build = bmesh.new()
    for size, at in pieces:
        matrix = Matrix.Translation(Vector(at)) @ Matrix.Diagonal((*size, 1))
        bmesh.ops.create_cube(build, size=1, matrix=matrix)
    if bevel:
        bmesh.ops.bevel(build, geom=build.edges[:], offset=bevel, segments=2, profile=0.5, affect="EDGES")
    data = bpy.data.meshes.new(name)
    build.to_mesh(data)
    build.free()
    form = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(form)
    if material:
        data.materials.append(material)
    return form


def dark_wood(scale=2.5, along="Z", light="#4a3020", dark="#1c110a"):
    """Returns the material of oiled walnut for walls and frames."""
    return wood("oiled walnut", dark, light, scale, 0.36, along, 0.2)


def slats(length, height, material=None, spacing=0.09, width=0.045, depth=0.045, backing=None):
    """Models a wall of upright slats along +x from the origin, rising from z=0, its face towards -y."""
    material = material or dark_wood()
    count = int(length / spacing)
    pieces = [((width, depth, height), (spacing * (i + 0.5), -depth / 2, height / 2)) for i in range(count)]
    parts = [bars("slats", pieces, material, 0.005)]
    if backing:
        parts.append(box("behind slats", (length, 0.02, height), backing, (length / 2, 0.01, height / 2), 0))
    return group(*parts, name="slats")


def panelling(length, height, material=None, columns=4, rail=0.09, moulding=None):
    """Models panels with raised fields along +x, the face towards -y: a dado or a whole wall."""
    material = material or dark_wood(along="Z")
    cell = length / columns
    frame = [((length, 0.04, rail), (length / 2, -0.02, z)) for z in (rail / 2, height - rail / 2)]
    frame += [((rail, 0.04, height - 2 * rail), (cell * i, -0.02, height / 2)) for i in range(columns + 1)]
    fields = [
        ((cell - rail * 2.1, 0.03, height - rail * 3.1), (cell * (i + 0.5), -0.012, height / 2)) for i in range(columns)
    ]
    parts = [bars("frame", frame, material, 0.008), bars("fields", fields, material, 0.012)]
    parts.append(box("ground", (length, 0.01, height), material, (length / 2, 0.005, height / 2), 0))
    if moulding:
        parts.append(bars("moulding", [((length, 0.06, 0.035), (length / 2, -0.03, height + 0.0175))], moulding, 0.01))
    return group(*parts, name="panelling")


def paper(tint=PAPER, through=0.6, glow=0.0):
    """Returns the material of hanji: fibrous paper that lets light through (`through` 0…1); `glow` adds emission."""
    graph = Graph("hanji")
    fibres = graph.noise(9, 4, 0.75, at=graph.coordinates(scale=(1, 1, 0.35)), distortion=1.5)
    tone = graph.ramp(fibres, (0.3, shade(tint, 0.86)), (0.7, tint))
    front, behind = graph.node("BsdfDiffuse", Color=tone), graph.node("BsdfTranslucent", Color=tone)
    body = graph.node("MixShader", Fac=through, i1=front, i2=behind)
    if glow:
        shine = graph.node("Emission", Color=tone, Strength=glow)
        body = graph.node("AddShader", i0=body, i1=shine)
        graph.material.cycles.sample_as_light = False
    return graph.surface(body).material


def lattice(width, height, columns, rows, material, bar=0.016, depth=0.028, frame=0.045):
    """Models a frame with crossing bars, standing on z=0 around x=0, in the plane y=0. `rows` is a number or a list
    of heights 0…1.
    """
    marks = [(j + 1) / rows for j in range(rows - 1)] if isinstance(rows, int) else rows
    inner_w, inner_h = width - 2 * frame, height - 2 * frame
    pieces = [((frame, depth * 1.4, height), (s * (width - frame) / 2, 0, height / 2)) for s in (-1, 1)]
    pieces += [((inner_w, depth * 1.4, frame), (0, 0, z)) for z in (frame / 2, height - frame / 2)]
    pieces += [
        ((bar, depth, inner_h), (-inner_w / 2 + inner_w * (i + 1) / columns, 0, height / 2)) for i in range(columns - 1)
    ]
    pieces += [((inner_w, depth * 0.8, bar), (0, 0, frame + inner_h * m)) for m in marks]
    return bars("lattice", pieces, material, 0.003)


def paper_door(width=0.9, height=2.1, material=None, sheet=None, columns=6, rows=None, board=0.0):
    """Models a Korean sliding door: a close lattice of grouped bars before paper; `board` is the height of a wooden
    panel at its foot.
    """
    material = material or wood("pine", "#6b4526", "#a9794a", 3, 0.45, "Z", 0.1)
    rows = rows or [0.05, 0.1, 0.15, 0.44, 0.5, 0.56, 0.85, 0.9, 0.95]
    frame = place(lattice(width, height - board, columns, rows, material), (0, 0, board))
    low, high, half = board + 0.03, height - 0.03, (width - 0.06) / 2
    corners = [(-half, 0.02, low), (half, 0.02, low), (half, 0.02, high), (-half, 0.02, high)]
    sheet_form = mesh("hanji", corners, [(0, 1, 2, 3)], sheet or paper(), False)
    parts = [frame, sheet_form]
    if board:
        parts.append(bars("board", [((width, 0.04, board), (0, 0, board / 2))], material, 0.006))
        parts.append(bars("field", [((width - 0.14, 0.03, board - 0.14), (0, -0.016, board / 2))], material, 0.01))
    return group(*parts, name="paper door")


def ink_landscape(sheet="#e9dfca", ink="#1d2630", moon_at=(0.68, 0.78), ridges=5):
    """Returns the material of an ink painting: mountains with mist between them; it needs UVs of 0…1 over the
    picture.
    """
    graph = Graph("ink painting")
    uv = graph.coordinates("UV")
    x, y = graph.node("SeparateXYZ", Vector=uv).outputs[:2]
    tone = graph.ramp(graph.noise(7, 4, 0.7, at=uv), (0.3, "#d9cdb4"), (0.7, sheet))
    away = graph.math(
        "SQRT",
        graph.math(
            "ADD",
            graph.math("POWER", graph.math("MULTIPLY", graph.math("SUBTRACT", x, moon_at[0]), 2.6), 2),
            graph.math("POWER", graph.math("SUBTRACT", y, moon_at[1]), 2),
        ),
    )
    tone = graph.mix(graph.ramp(away, (0.115, 1.0), (0.122, 0.0)), tone, "#c99a4a")
    for k in range(ridges):
        near = k / (ridges - 1)
        along = graph.coordinates("UV", scale=(3.2 + 1.7 * k, 0.0, 0.0))
        line = graph.noise(1.9 + 0.33 * k, 4, 0.5 + 0.05 * k, at=along, distortion=0.3)
        height = graph.math("ADD", graph.math("MULTIPLY", line, 1.25 - 0.55 * near), 0.08 - 0.33 * near)
        depth = graph.math("SUBTRACT", height, y)
        wash = graph.ramp(depth, (0.0, 0.0), (0.006, 0.35 + 0.6 * near), (0.10, 0.22 + 0.5 * near), (0.34, 0.0))
        grain = graph.ramp(
            graph.noise(16 + 6 * k, 4, 0.8, at=graph.coordinates("UV", scale=(3, 1, 1))), (0.3, 0.55), (0.65, 1.0)
        )
        tone = graph.mix(graph.math("MULTIPLY", wash, grain), tone, ink)
    graph.set(Base_Color=tone, Roughness=0.75, Specular=0.2)
    return graph.material


def folding_screen(panels=6, width=0.52, height=1.75, fold=24, picture=None, edge=None):
    """Models a painted screen that stands in zigzag along x around the origin; the picture runs over all its
    panels.
    """
    picture, edge = picture or ink_landscape(), edge or dark_wood(along="Z")
    parts, x, y = [], 0.0, 0.0
    for i in range(panels):
        lean = radians(fold if i % 2 else -fold)
        dx, dy = width * cos(lean), width * sin(lean)
        corners = [(x, y, 0.05), (x + dx, y + dy, 0.05), (x + dx, y + dy, height), (x, y, height)]
        inset = [Vector(c) for c in corners]
        middle = sum(inset, Vector()) / 4
        face = [middle + (c - middle) * 0.93 + Vector((sin(lean), -cos(lean), 0)) * 0.016 for c in inset]
        uvs = [(i / panels, 0), ((i + 1) / panels, 0), ((i + 1) / panels, 1), (i / panels, 1)]
        parts.append(mesh("painting", face, [(0, 1, 2, 3)], picture, False, uvs))
        board = bars("panel", [((width - 0.006, 0.024, height - 0.05), (0, 0, 0))], edge, 0.006)
        parts.append(place(board, (x + dx / 2, y + dy / 2, (height + 0.05) / 2), (0, 0, lean * 180 / pi)))
        x, y = x + dx, y + dy
    whole = group(*parts, name="folding screen")
    for part in parts:
        part.location.x -= x / 2
    return whole


def shelves(width, height, levels, material=None, depth=0.32, back=None, thickness=0.035, sides=True):
    """Models boards at the given heights between uprights, open towards -y, x from -width/2; the back at y=0."""
    material = material or dark_wood(along="X")
    pieces = [((width, depth, thickness), (0, -depth / 2, z - thickness / 2)) for z in levels]
    if sides:
        pieces += [((thickness, depth, height), (s * (width - thickness) / 2, -depth / 2, height / 2)) for s in (-1, 1)]
    parts = [bars("shelves", pieces, material, 0.004)]
    if back:
        parts.append(box("back", (width, 0.02, height), back, (0, 0.01, height / 2), 0))
    return group(*parts, name="shelves")


def beams(width, y0, y1, height, count, material=None, size=(0.12, 0.16)):
    """Models ceiling beams across the room, from y0 to y1 under `height`."""
    material = material or dark_wood(along="X")
    step = (y1 - y0) / max(1, count - 1)
    return bars(
        "beams",
        [((width, size[0], size[1]), (0, y0 + step * i, height - size[1] / 2)) for i in range(count)],
        material,
        0.008,
    )


def arch_wall(width, height, openings, thickness=0.3, material=None, segments=24):
    """Models a wall in the plane y=0 (x around 0) with round-headed openings [(middle x, width, height to the
    crown)…].
    """
    front, strips, x = [], [], -width / 2
    for middle, span, crown in sorted(openings):
        radius = span / 2
        strips.append((x, middle - radius, 0.0, height))
        spring = crown - radius
        for i in range(segments):
            a0, a1 = pi - pi * i / segments, pi - pi * (i + 1) / segments
            xa, xb = middle + radius * cos(a0), middle + radius * cos(a1)
            za, zb = spring + radius * sin(a0), spring + radius * sin(a1)
            front.append(((xa, za), (xb, zb)))
        x = middle + radius
    strips.append((x, width / 2, 0.0, height))
    vertices, faces = [], []

    def quad(*points):
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        vertices.extend(points)

    for y in (0, thickness):
        for x0, x1, z0, z1 in strips:
            quad((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1))
        for (xa, za), (xb, zb) in front:
            quad((xa, y, za), (xb, y, zb), (xb, y, height), (xa, y, height))
    for (xa, za), (xb, zb) in front:
        quad((xa, 0, za), (xa, thickness, za), (xb, thickness, zb), (xb, 0, zb))
    for middle, span, crown in openings:
        for s in (-1, 1):
            x0 = middle + s * span / 2
            quad((x0, 0, 0), (x0, thickness, 0), (x0, thickness, crown - span / 2), (x0, 0, crown - span / 2))
    return mesh("arch wall", vertices, faces, material, False)
