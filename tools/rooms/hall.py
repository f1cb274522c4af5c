"""
The hall with its stairs. `blender -b -P tools/rooms/hall.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS`

A console table below the tiles, a panelled wall, a door at the left and a flight of stairs at the right.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from kit import beds, cloth, furniture, house, joinery, lamps, materials, plants, room, shapes, small, tables  # noqa: E402
from kit.materials import linear  # noqa: E402

# Parts of the wall's plane (m): x, top, width, height. The whole picture, and what stands in front of the wall.
BOX = (-3.6, 3.3, 7.2, 4.4)
FRONT_BOX = (-2.448, 2.6952, 6.048, 3.312)
DISTANCE = 7.0
EYE = 1.38


def build(scene, textiles=cloth.FAR):
    white = materials.paint("white", linear("#eae6de"), 0.42)
    joinery_white = materials.paint("joinery", linear("#d3cdc0"), 0.38, texture=0.05)
    wall_paint = materials.wall_paint(scene)
    joint = materials.paint("joint", linear("#2e2116"), 0.9)
    parquet = materials.timber("parquet", linear("#7d6348"), linear("#a68a69"), "X", 0.34)
    oak = materials.timber("oak", linear("#8d6a45"), linear("#b08a60"), "X", 0.42)
    oak_upright = materials.timber("oak-upright", linear("#8d6a45"), linear("#b08a60"), "Z", 0.42)
    brass = materials.metal("brass", linear("#a08252"), 0.36)
    shade = lamps.lit_shade("shade", linear("#e9dfcb"), 1.0)
    clay = materials.ceramic("clay", linear("#8b8a80"), 0.55, speckle=linear("#5d5b54"))
    cream = materials.ceramic("cream", linear("#dcd2c0"), 0.6, speckle=linear("#8d7c68"))
    wicker = materials.timber("wicker", linear("#8a6a44"), linear("#b4946a"), "X", 0.7)
    wicker_pale = materials.timber("wicker-pale", linear("#a88a62"), linear("#ccb48e"), "X", 0.75)
    olive = materials.leaf("olive", linear("#4d5a3c"), linear("#8f9a78"))
    bark = materials.paint("bark", linear("#6b5b48"), 0.9, texture=0.5)
    earth = materials.paint("earth", linear("#3b2c20"), 0.95, texture=0.8)
    jute = materials.wool("jute", [linear("#8f7f68"), linear("#a89880"), linear("#bfb096")])
    border = materials.wool("border", [linear("#4b4f4e"), linear("#5b605e"), linear("#6c716e")])
    knit = textiles.fabric("knit", linear("#b7a58a"), slub=0.10, scale=200, bump=0.9)
    canvas = textiles.fabric("canvas", linear("#cdc3b0"), slub=0.07)
    straw = textiles.fabric("straw", linear("#bfa273"), slub=0.10, scale=260, bump=0.8)
    ribbon = textiles.fabric("ribbon", linear("#3f3d3a"), slub=0.05)
    paper = materials.paint("paper", linear("#ddd5c4"), 0.9)
    covers = [materials.paint(f"cover-{n}", linear(colour), 0.75) for n, colour in enumerate(("#8d9188", "#b7a78e", "#6d5a4c"))]

    left, right, back_wall = -4.4, 4.4, -9.2
    back = house.shell(left, right, back_wall, 3.5, None, wall_paint, white, room.PANES, has_skirting=False)
    back += joinery.herringbone(-4.4, 4.4, -4.2, (joint, parquet))
    back.append(shapes.mesh_object("floor-behind", [(left, back_wall, -0.002), (right, back_wall, -0.002), (right, -4.2, -0.002), (left, -4.2, -0.002)], [(0, 1, 2, 3)], parquet))
    back += joinery.door(-3.44, joinery_white, brass)
    back += joinery.panelling(-4.4, -3.525, joinery_white)
    back += joinery.panelling(-2.495, 4.4, joinery_white)
    back += furniture.runner((-0.15, -1.10), (2.7, 0.78), jute, border)

    front = joinery.stairs(1.40, joinery_white, oak)
    front += tables.console(0, -0.215, oak_upright, oak, brass)
    lamp = beds.table_lamp((-0.41, -0.21, 0.80), clay, shade, brass, height=0.50, radius=0.165)
    front += lamp
    lamps.glow(scene, lamp[2:])
    front += furniture.books((0.10, -0.20, 0.80), covers, paper, [(0.26, 0.19, 0.030), (0.235, 0.17, 0.024), (0.20, 0.15, 0.020)], [0.12, -0.07, 0.2])
    front += small.bowl((0.095, -0.21, 0.874), cream, 0.082, 0.045)
    front += furniture.jar(
        (0.43, -0.20, 0.80),
        [(0.0001, 0), (0.05, 0), (0.056, 0.006), (0.082, 0.06), (0.088, 0.11), (0.076, 0.17), (0.040, 0.215), (0.034, 0.235), (0.040, 0.255), (0.035, 0.255), (0.029, 0.235), (0.0001, 0.22)], cream,
    )
    front += plants.branches((0.43, -0.20, 1.02), 0.46, olive, bark, seed=15, count=5)
    front += small.basket((-0.27, -0.215, 0.182), (0.44, 0.29), 0.25, wicker, roundness=4)
    front += small.basket((0.29, -0.215, 0.182), (0.40, 0.28), 0.22, wicker_pale, roundness=4)
    front.append(small.draped("knit", (-0.30, -0.352, 0.446), 0.30, 0.17, 0.08, knit, seed=4, radius=0.016, folds=3, depth=0.012, steps=40))

    front += small.basket((-1.12, -0.36, 0), (0.40, 0.40), 0.32, wicker_pale, rows=17)
    front += furniture.jar((-1.12, -0.36, 0.25), [(0.0001, 0.016), (0.09, 0.014), (0.165, 0.0)], earth)
    front += plants.small_tree((-1.12, -0.36, 0.25), 1.25, olive, bark)

    front += joinery.pegs(-2.34, -1.66, 1.62, oak, oak_upright)
    front += small.straw_hat((-2.15, -0.055, 1.60), straw, ribbon)
    front += small.tote((-1.86, -0.06, 1.665), canvas)

    room.add_daylight(scene, left, back_wall)
    lamps.switch_on(scene, lamp, (-0.41, -0.21, 1.16), 12, (38, 46))
    return back, front, lamp


if __name__ == "__main__":
    room.render(build, (BOX, FRONT_BOX), DISTANCE, EYE, wall_scale=0.5)
