"""
The living room. `blender -b -P tools/rooms/livingRoom.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS [plantless] [lampless]`

Two pictures on one plane: the bare room with the shadows of the furniture, and the furniture alone with alpha, so that
frames can hang between both. A floor lamp stands at the right; it is on in the evening. `plantless` leaves the plant out, `lampless` the
lamp.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import furniture, house, lamps, materials, plants, room, upholstery  # noqa: E402
from kit.materials import linear  # noqa: E402

# The part of the wall's plane that the picture shows (m): x, top, width, height.
BOX = (-4.2, 3.3, 7.2, 4.4)
# What stands in front of the wall.
FRONT_BOX = (-2.4, 1.5, 5.1552, 1.908)
DISTANCE = 6.4
EYE = 1.32
LAMP = (2.20, -0.50, 0)
LAMP_HEIGHT = 1.46


def build(scene, has_plant=True, has_lamp=True):
    white = materials.paint("white", linear("#f1eee8"), 0.45)
    wall_paint = materials.wall_paint(scene)
    oak_floor = materials.wood("oak-floor", linear("#7c6044"), linear("#b4926b"), along=(14, 0.9, 14), scale=2.0, roughness=0.36)
    oak = materials.wood("oak", linear("#9a7448"), linear("#c79f6c"), along=(12, 12, 1), scale=2.4)
    linen = materials.fabric("linen", linear("#cfc2ad"))
    pile = materials.wool("pile", [linear("#9d927f"), linear("#bfb4a1"), linear("#d6ccbb")])
    brass = materials.metal("brass", linear("#a98a56"), 0.34)
    shade = lamps.lit_shade("shade", linear("#f0e6d2"), 1.1)
    sheer = materials.translucent("sheer", linear("#efe9df"), 0.55)
    clay = materials.ceramic("clay", linear("#e2d8c8"), 0.7, speckle=linear("#8d7c68"))
    stone = materials.ceramic("stone", linear("#6d6a63"), 0.8)
    earth = materials.paint("earth", linear("#3b2c20"), 0.95, texture=0.8)
    bark = materials.paint("bark", linear("#6a5138"), 0.9, texture=0.4)
    fig = materials.leaf("fig", linear("#2f4f2a"), linear("#7f9a55"))
    straw = materials.paint("straw", linear("#b89a6a"), 0.9)
    paper = materials.paint("paper", linear("#efe8d8"), 0.9)

    back = house.shell(-5.0, 4.0, -8.6, 3.5, oak_floor, wall_paint, white)
    back.append(house.curtain(-4.75, -3.75, -0.16, 3.45, sheer))
    back += furniture.rug((0.1, -1.35), (3.0, 1.75), pile)

    front, _ = furniture.sofa(linen, oak)
    front += upholstery.covered(front)

    front += furniture.round_table((1.46, -0.42, 0), oak)
    front += furniture.books(
        (1.45, -0.40, 0.5), [materials.paint("b1", linear("#c8b79c"), 0.8), materials.paint("b2", linear("#47604f"), 0.8)], paper,
        [(0.25, 0.19, 0.030), (0.21, 0.16, 0.024)], [0.25, -0.1],
    )
    front += furniture.jar(
        (1.50, -0.37, 0.554),
        [(0.0001, 0), (0.045, 0), (0.062, 0.03), (0.068, 0.07), (0.058, 0.11), (0.030, 0.14), (0.024, 0.16), (0.029, 0.178), (0.025, 0.178), (0.020, 0.16), (0.0001, 0.15)],
        clay,
    )
    front += plants.dry_stems((1.50, -0.37, 0.70), 0.42, straw, straw)
    front += furniture.jar(
        (-1.52, -0.42, 0),
        [(0.0001, 0), (0.15, 0), (0.165, 0.02), (0.195, 0.30), (0.20, 0.335), (0.188, 0.335), (0.18, 0.30), (0.0001, 0.29)], stone,
    )
    front += furniture.jar((-1.52, -0.42, 0.29), [(0.0001, 0.012), (0.09, 0.014), (0.18, 0.004)], earth)
    if has_plant:
        front += plants.leafy_tree((-1.52, -0.42, 0.29), 1.02, fig, bark, stems=4, leaf_length=0.27, leaf_width=0.15)
    lamp = furniture.floor_lamp(LAMP, brass, shade, LAMP_HEIGHT) if has_lamp else []
    front += lamp
    room.add_daylight(scene, -5.0, -8.6, window=330, room=120, sun=0)
    if has_lamp:
        lamps.glow(scene, lamp[2:])
        lamps.switch_on(scene, lamp, (LAMP[0], LAMP[1], LAMP_HEIGHT - 0.16), 30, (47, 52))
    return back, front, lamp


if __name__ == "__main__":
    room.render(lambda scene: build(scene, "plantless" not in sys.argv, "lampless" not in sys.argv), (BOX, FRONT_BOX), DISTANCE, EYE)
