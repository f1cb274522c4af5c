"""
The dining table. `blender -b -P tools/rooms/diningRoom.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS`

An oak table along the wall with four chairs, a sideboard with a lamp at the right, a fig at the left.
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import beds, cloth, furniture, house, lamps, materials, plants, room, shapes, small, tables  # noqa: E402
from kit.materials import linear  # noqa: E402

# Parts of the wall's plane (m): x, top, width, height. The whole picture, and what stands in front of the wall.
BOX = (-3.6, 3.3, 7.2, 4.4)
FRONT_BOX = (-2.592, 1.6008, 5.472, 2.3976)
DISTANCE = 7.0
EYE = 1.34


def build(scene, textiles=cloth.FAR):
    white = materials.paint("white", linear("#e9e5dc"), 0.42)
    wall_paint = materials.wall_paint(scene)
    floor = materials.timber("floor", linear("#75624d"), linear("#a08a6f"), "Y", 0.30)
    oak = materials.timber("oak", linear("#80603f"), linear("#a8845b"), "X", 0.40)
    oak_upright = materials.timber("oak-upright", linear("#80603f"), linear("#a8845b"), "Z", 0.42)
    black = materials.timber("black-wood", linear("#26231f"), linear("#39342e"), "Z", 0.45)
    cord = textiles.fabric("cord", linear("#a99a80"), slub=0.16, scale=140, bump=1.0)
    linen = textiles.fabric("linen", linear("#d8d0c0"), slub=0.07, bump=0.4)
    napkin = textiles.fabric("napkin", linear("#8f9487"), slub=0.08, bump=0.4)
    brass = materials.metal("brass", linear("#a08252"), 0.36)
    shade = lamps.lit_shade("shade", linear("#e6dcc8"), 1.0)
    foot = materials.ceramic("lamp-clay", linear("#6e6a62"), 0.55)
    sheer = materials.translucent("sheer", linear("#e4ddd0"), 0.5)
    stoneware = materials.ceramic("stoneware", linear("#ddd6c8"), 0.42, speckle=linear("#9a8b76"))
    dark_clay = materials.ceramic("dark-clay", linear("#57524b"), 0.6)
    bowl_clay = materials.ceramic("bowl-clay", linear("#a9876a"), 0.6, speckle=linear("#7a5f49"))
    lemon = materials.ceramic("lemon", linear("#d0ab3c"), 0.42)
    wax = materials.paint("wax", linear("#e6dfcf"), 0.5)
    eucalyptus = materials.leaf("eucalyptus", linear("#566655"), linear("#8b9a86"))
    twig = materials.paint("twig", linear("#6a5640"), 0.9)
    fig = materials.leaf("fig", linear("#33492c"), linear("#4d6640"))
    bark = materials.paint("bark", linear("#6a5a48"), 0.9, texture=0.4)
    earth = materials.paint("earth", linear("#3b2c20"), 0.95, texture=0.8)
    pot = materials.ceramic("pot", linear("#b9aea0"), 0.8)
    paper = materials.paint("paper", linear("#ddd5c4"), 0.9)
    covers = [materials.paint(f"cover-{n}", linear(colour), 0.75) for n, colour in enumerate(("#5f5a50", "#b8aa92"))]

    left, right, back_wall = -4.4, 4.4, -9.2
    back = house.shell(left, right, back_wall, 3.5, floor, wall_paint, white, room.PANES)
    back.append(house.curtain(-4.2, -3.2, -0.16, 3.45, sheer, seed=4))

    front = tables.table(0, -0.80, oak_upright, oak, 1.86, 0.88)
    front += small.table_cloth(0, -0.80, 0.75, 1.86, 0.36, 0.20, linen)
    for x, y, turn in ((-0.44, -1.33, math.pi + 0.06), (0.47, -1.40, math.pi - 0.16), (-1.20, -0.80, math.pi / 2 + 0.05), (1.24, -0.76, -math.pi / 2 - 0.14)):
        front += tables.chair((x, y, 0), turn, black, cord)

    front += furniture.jar(
        (-0.40, -0.79, 0.753),
        [(0.0001, 0), (0.062, 0), (0.068, 0.006), (0.086, 0.07), (0.082, 0.13), (0.058, 0.18), (0.047, 0.21), (0.053, 0.235), (0.048, 0.235), (0.042, 0.21), (0.0001, 0.20)], stoneware,
    )
    front += plants.branches((-0.40, -0.79, 0.96), 0.36, eucalyptus, twig, seed=23, count=6, lean=0.6, leaf_length=0.055, leaf_width=0.034, density=15)
    front += small.bowl((0.10, -0.82, 0.753), bowl_clay, 0.155, 0.085)
    for seed, at in enumerate(((0.055, -0.83, 0.822), (0.125, -0.795, 0.822), (0.13, -0.87, 0.824), (0.075, -0.765, 0.828), (0.10, -0.83, 0.868))):
        front.append(small.fruit(at, lemon, seed + 1, 0.030))
    front += small.candlestick((0.44, -0.74, 0.753), brass, wax, 0.17, 0.17)
    front += small.candlestick((0.53, -0.83, 0.753), brass, wax, 0.11, 0.17, burnt=0.035)
    front += small.plates((0.74, -0.98, 0.75), stoneware, 4, 0.125)
    front += small.napkin(0.745, -0.985, 0.797, napkin, 0.3)

    front += tables.chest(2.06, -0.27, oak, oak, brass, width=1.15, depth=0.42, height=0.78, rows=2, columns=2, foot=0.15)
    lamp = beds.table_lamp((1.80, -0.25, 0.78), foot, shade, brass, height=0.52, radius=0.17)
    front += lamp
    lamps.glow(scene, lamp[2:])
    front += furniture.books((2.18, -0.27, 0.78), covers, paper, [(0.27, 0.20, 0.032), (0.23, 0.17, 0.024)], [0.1, -0.12])
    front += furniture.jar(
        (2.44, -0.24, 0.78),
        [(0.0001, 0), (0.055, 0), (0.10, 0.06), (0.115, 0.12), (0.09, 0.19), (0.035, 0.225), (0.028, 0.26), (0.036, 0.29), (0.031, 0.29), (0.023, 0.26), (0.0001, 0.24)], dark_clay,
    )

    front += furniture.jar(
        (-1.95, -0.42, 0),
        [(0.0001, 0), (0.15, 0), (0.165, 0.02), (0.195, 0.30), (0.20, 0.335), (0.188, 0.335), (0.18, 0.30), (0.0001, 0.29)], pot,
    )
    front += furniture.jar((-1.95, -0.42, 0.29), [(0.0001, 0.012), (0.09, 0.014), (0.18, 0.004)], earth)
    front += plants.leafy_tree((-1.95, -0.42, 0.29), 1.12, fig, bark, seed=29, stems=3, leaf_length=0.23, leaf_width=0.145, spread=0.28)

    room.add_daylight(scene, left, back_wall, sun=11)
    lamps.switch_on(scene, lamp, (1.80, -0.25, 1.16), 14, (38, 46))
    lamps.add_light(scene, "lamp-ceiling", "SPOT", (0, -0.95, 3.3), 60, 0.10, cone=42)
    return back, front, lamp


if __name__ == "__main__":
    room.render(build, (BOX, FRONT_BOX), DISTANCE, EYE)
