"""Hundreds of small things as one mesh: rice, sesame, strands, chips. `island` gives each piece its own tone in a
shader.
"""

from math import cos, pi, radians, sin, sqrt

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector

from kit.arrange import uniform
from kit.forms import mesh
from kit.stage import rng


def pose(at, turn=(0, 0, 0), scale=1.0):
    """Returns a transform for `many`, rotated by degrees and scaled by one number or three."""
    size = Vector((scale,) * 3 if isinstance(scale, (int, float)) else scale)
    return Matrix.LocRotScale(Vector(at), Euler([radians(a) for a in turn]), size)


def pose_on(at, normal, turn=None, scale=1.0):
    """Returns a transform whose z axis follows `normal`, for something that lies on a surface; rotated randomly by
    default.
    """
    turn = rng().random() * 360 if turn is None else turn
    facing = Vector(normal).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), radians(turn))
    size = Vector((scale,) * 3 if isinstance(scale, (int, float)) else scale)
    return Matrix.LocRotScale(Vector(at), facing, size)


def many(name, patterns, places, material=None, smooth=True):
    """Creates one mesh from copies of `patterns` (one mesh object or several, which are deleted), one for each
    transform.
    """
    patterns = patterns if isinstance(patterns, (list, tuple)) else [patterns]
    shapes = []
    for pattern in patterns:
        points = np.array([v.co[:] for v in pattern.data.vertices], np.float32)
        shapes.append((points, [tuple(p.vertices) for p in pattern.data.polygons]))
        material = material or pattern.data.materials[0]
        bpy.data.objects.remove(pattern)
    vertices, faces, start = [], [], 0
    for placement in places:
        points, polygons = shapes[rng().randrange(len(shapes))]
        turn = np.array(placement, np.float32)
        vertices.append(points @ turn[:3, :3].T + turn[:3, 3])
        faces += [tuple(i + start for i in polygon) for polygon in polygons]
        start += len(points)
    return mesh(name, np.concatenate(vertices).tolist(), faces, material, smooth)


def island(graph, low=0.0, high=1.0):
    """Returns a shader value with one random number between two for each separate piece of a mesh."""
    rand = graph.node("NewGeometry").outputs["Random Per Island"]
    return graph.math("ADD", graph.math("MULTIPLY", rand, high - low), low)


def sample_dome(count, radius, height, power=2.0, centre=(0, 0, 0), rough=0.0):
    """Returns points and normals spread over a dome: [(at, normal)…]; power 2 is round, more is flatter with steep
    sides.
    """
    found = []
    for _ in range(count):
        angle, r = rng().random() * 2 * pi, sqrt(rng().random())
        rise = (1 - r**power) * height
        slope = height * power * r ** (power - 1) / radius
        at = Vector((r * radius * cos(angle), r * radius * sin(angle), rise + uniform(-rough, rough))) + Vector(centre)
        found.append((at, Vector((slope * cos(angle), slope * sin(angle), 1)).normalized()))
    return found


def chip(name, material=None, size=(1, 1, 1), corners=12):
    """Models an angular fragment with flat faces: ice, charcoal, crystal, stone; `size` are the half-axes."""
    build = bmesh.new()
    for _ in range(corners):
        p = Vector((rng().gauss(0, 1), rng().gauss(0, 1), rng().gauss(0, 1))).normalized() * uniform(0.8, 1.05)
        build.verts.new(Vector(a * b for a, b in zip(p, size)))
    hull = bmesh.ops.convex_hull(build, input=build.verts)
    bmesh.ops.delete(build, geom=list({*hull["geom_interior"], *hull["geom_unused"]}), context="VERTS")
    data = bpy.data.meshes.new(name)
    build.to_mesh(data)
    build.free()
    form = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(form)
    if material:
        data.materials.append(material)
    return form
