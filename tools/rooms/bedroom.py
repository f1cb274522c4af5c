"""
The bedroom. `blender -b -P tools/rooms/bedroom.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS`

A double bed seen from its foot, between two bedside tables; the lamp at the left is switched on in the evening.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import beds, cloth, furniture, house, lamps, materials, plants, room  # noqa: E402
from kit.materials import linear  # noqa: E402

# The part of the wall's plane that the picture shows (m): x, top, width, height.
BOX = (-3.6, 3.3, 7.2, 4.4)
# What stands in front of the wall.
FRONT_BOX = (-2.448, 1.7016, 4.464, 2.8008)
DISTANCE = 7.6
EYE = 1.36


def build(scene, textiles=cloth.FAR):
    white = materials.paint("white", linear("#eae6de"), 0.45)
    wall_paint = materials.wall_paint(scene)
    floor = materials.timber("floor", linear("#86694c"), linear("#b0946f"), "Y", 0.36)
    oak = materials.timber("oak", linear("#85633f"), linear("#b08a5c"), "X", 0.42)
    boucle = textiles.fabric("boucle", linear("#aba08c"), slub=0.14, scale=240, bump=1.0)
    sheet = textiles.fabric("sheet", linear("#efece6"), slub=0.03, bump=0.3)
    duvet = textiles.fabric("duvet", linear("#e9e3d8"), slub=0.04, bump=0.35)
    fold = textiles.fabric("fold", linear("#f3f1ec"), slub=0.03, bump=0.3)
    white_linen = textiles.fabric("white-linen", linear("#f1eee8"), slub=0.04, bump=0.35)
    sage = textiles.fabric("sage", linear("#8a9180"), slub=0.08)
    ochre = textiles.fabric("ochre", linear("#a9805a"), slub=0.12)
    blanket = textiles.fabric("blanket", linear("#7b8175"), slub=0.16, scale=180, bump=1.0)
    pile = materials.wool("pile", [linear("#a79b88"), linear("#c8bdab"), linear("#ded5c6")])
    brass = materials.metal("brass", linear("#a98a56"), 0.34)
    shade = lamps.lit_shade("shade", linear("#ece2cf"), 1.0)
    sheer = materials.translucent("sheer", linear("#efe9df"), 0.55)
    clay = materials.ceramic("clay", linear("#e2d8c8"), 0.7, speckle=linear("#8d7c68"))
    foot = materials.ceramic("lamp-clay", linear("#84705f"), 0.6)
    stone = materials.ceramic("stone", linear("#c9c0b2"), 0.8)
    earth = materials.paint("earth", linear("#3b2c20"), 0.95, texture=0.8)
    bark = materials.paint("bark", linear("#6a5138"), 0.9, texture=0.4)
    fig = materials.leaf("fig", linear("#31482b"), linear("#4a643d"))
    straw = materials.paint("straw", linear("#b89a6a"), 0.9)
    paper = materials.paint("paper", linear("#efe8d8"), 0.9)

    left, back_wall = -4.4, -10.5
    back = house.shell(left, 4.2, back_wall, 3.5, floor, wall_paint, white, room.PANES)
    back.append(house.curtain(-4.2, -3.2, -0.16, 3.45, sheer, seed=8))
    back += furniture.rug((0.0, -1.75), (3.1, 1.9), pile, seed=6)

    front = beds.headboard(boucle)
    stand, bedding = beds.bed(boucle, sheet, duvet, fold, blanket)
    front += stand
    pillows = [
        ("pillow-left", 0.70, 0.50, white_linen, (-0.375, -0.20, 0.76), (-20, 0, 2), 41),
        ("pillow-right", 0.70, 0.50, white_linen, (0.375, -0.20, 0.76), (-21, 0, -2), 42),
        ("pillow-left-front", 0.66, 0.46, sage, (-0.34, -0.36, 0.735), (-30, 2, 4), 43),
        ("pillow-right-front", 0.66, 0.46, sage, (0.35, -0.37, 0.735), (-31, -2, -4), 44),
        ("cushion-ochre", 0.54, 0.32, ochre, (0.03, -0.53, 0.685), (-33, 1, 3), 45),
    ]
    for name, width, height, fabric, at, turn, seed in pillows:
        item = textiles.pillow(name, width, height, fabric, seed=seed)
        item.location = at
        item.rotation_euler = tuple(v * 3.14159 / 180 for v in turn)
        front.append(item)
    front += [beds.washed(item, seed) for seed, item in enumerate(bedding)]

    for x in (-1.12, 1.12):
        front += beds.bedside_table(x, oak, brass)
    lamp = beds.table_lamp((-1.14, -0.23, 0.52), foot, shade, brass)
    front += lamp
    lamps.glow(scene, lamp[2:])
    front += furniture.books(
        (1.02, -0.24, 0.52),
        [materials.paint("b1", linear("#c8b79c"), 0.8), materials.paint("b2", linear("#6f4a3a"), 0.8)], paper,
        [(0.22, 0.16, 0.028), (0.20, 0.15, 0.022)], [0.2, -0.15],
    )
    front += furniture.jar(
        (1.22, -0.20, 0.52),
        [(0.0001, 0), (0.042, 0), (0.058, 0.03), (0.063, 0.07), (0.054, 0.11), (0.028, 0.14), (0.023, 0.16), (0.028, 0.178), (0.024, 0.178), (0.019, 0.16), (0.0001, 0.15)],
        clay,
    )
    front += plants.dry_stems((1.22, -0.20, 0.67), 0.40, straw, straw)
    front += furniture.jar(
        (-1.86, -0.40, 0),
        [(0.0001, 0), (0.15, 0), (0.165, 0.02), (0.195, 0.30), (0.20, 0.335), (0.188, 0.335), (0.18, 0.30), (0.0001, 0.29)], stone,
    )
    front += furniture.jar((-1.86, -0.40, 0.29), [(0.0001, 0.012), (0.09, 0.014), (0.18, 0.004)], earth)
    front += plants.leafy_tree((-1.86, -0.40, 0.29), 1.12, fig, bark, seed=17, stems=4, leaf_length=0.25, leaf_width=0.14)

    room.add_daylight(scene, left, back_wall, sun=11)
    lamps.switch_on(scene, lamp, (-1.14, -0.23, 0.85), 10, (36, 46))
    return back, front, lamp


if __name__ == "__main__":
    room.render(build, (BOX, FRONT_BOX), DISTANCE, EYE)
