"""What every room has in common: its arguments, its daylight, its passes."""

import os
import sys

from kit import house, scene as stage

# A window of six panes in the left wall: y from and to, z from and to (m).
PANES = house.window_panes(-2.75, -1.15, 0.75, 2.6)


def add_daylight(scene, left, back, window=300, room=170, sun=11.0, direction=(1.0, 0.12, -0.62)):
    """
    Adds the sky in a window at the left, out of the picture, the open room behind the viewer, and the sun. They are
    white: `developPasses.py` gives each its colour and its strength at the time of day.
    """
    stage.add_area_light(scene, "window", (left + 0.1, -3.1, 1.85), (-0.6, 0.0, 1.15), (2.4, 2.5), window, (1, 1, 1), "window")
    stage.add_area_light(scene, "room", (0.9, back + 0.3, 2.1), (0.3, 0.0, 1.2), (5.0, 2.2), room, (1, 1, 1), "room")
    stage.add_sun(scene, direction, sun, (1, 1, 1), "sun")


def render(build, boxes, distance, eye, wall_scale=0.375):
    """
    Renders a room by its arguments: the folder of its passes, width in px, samples, and parts. `build` fills a scene and
    returns what belongs to the bare room, what stands in it, and what of that is a lamp.
    """
    folder, width, samples, parts = sys.argv[sys.argv.index("--") + 1 :][:4]
    scene = stage.empty_scene(threads=1)
    back, front, lamp = build(scene)
    stage.add_camera(scene, boxes[0], distance, eye, int(width))
    stage.render_layers(scene, back, front, boxes, os.path.abspath(folder), int(width), int(samples), parts.split(","), lamp, wall_scale)
