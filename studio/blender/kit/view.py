"""The camera. It is a pinhole while rendering; the lens blur is applied afterwards from `focus` and `blur`."""

import bpy
from mathutils import Vector


def look_at(thing, target):
    """Rotates a camera or lamp towards a position."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def camera(at, target, lens=64, focus=None, blur=30, shift=(0, 0)):
    """Creates the camera at `at`, looking at `target`; `lens` is in mm on a 36 mm frame.

    `focus` is the sharp position (`target` by default). `blur` is the blur radius of an infinitely far object in
    pixels of a 1600 px picture: 30 for tables, 7–10 for rooms, 0 for none. `shift` moves the frame (fractions of
    its width).
    """
    data = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(eye)
    eye.location = at
    look_at(eye, target)
    data.lens, data.clip_end = lens, 5000
    data.shift_x, data.shift_y = shift
    ahead = (Vector(target) - eye.location).normalized()
    eye["focus"] = (Vector(focus or target) - eye.location).dot(ahead)
    eye["blur"] = float(blur)
    bpy.context.scene.camera = eye
    return eye
