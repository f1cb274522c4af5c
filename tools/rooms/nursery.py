"""
The nursery. `blender -b -P tools/rooms/nursery.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS`

A cot with a blanket over its rail, a chest of drawers with a lamp, a rabbit, and wooden toys on a round rug.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import beds, cloth, house, lamps, materials, nursery, plants, room, shapes, small, tables  # noqa: E402
from kit.materials import linear  # noqa: E402

# Parts of the wall's plane (m): x, top, width, height. The whole picture, and what stands in front of the wall.
BOX = (-3.6, 3.3, 7.2, 4.4)
FRONT_BOX = (-2.592, 1.5, 4.896, 2.304)
DISTANCE = 6.8
EYE = 1.26


def build(scene, textiles=cloth.FAR):
    white = materials.paint("white", linear("#eae6de"), 0.42)
    wall_paint = materials.wall_paint(scene)
    floor = materials.timber("floor", linear("#a08868"), linear("#c4ae8e"), "Y", 0.36)
    oak = materials.timber("oak", linear("#a5845c"), linear("#c8a87e"), "X", 0.45)
    oak_upright = materials.timber("oak-upright", linear("#a5845c"), linear("#c8a87e"), "Z", 0.45)
    cabinet = materials.paint("cabinet", linear("#d9d5ca"), 0.4, texture=0.03)
    sheet = textiles.fabric("sheet", linear("#e6e2d8"), slub=0.03, bump=0.3)
    knit = textiles.fabric("knit", linear("#b08a72"), slub=0.13, scale=150, bump=1.0)
    pouf_wool = textiles.fabric("pouf-wool", linear("#a9a392"), slub=0.14, scale=130, bump=1.0)
    pile = materials.wool("pile", [linear("#b3a994"), linear("#cdc4b1"), linear("#ded7c8")])
    plush = materials.wool("plush", [linear("#a08c76"), linear("#b8a48c"), linear("#c9b8a2")])
    plush_pale = materials.wool("plush-pale", [linear("#d6cbb9"), linear("#e2d9ca"), linear("#ece5d9")])
    dark = materials.paint("eyes", linear("#171412"), 0.25)
    brass = materials.metal("brass", linear("#a08252"), 0.36)
    shade = lamps.lit_shade("shade", linear("#ece3d2"), 1.0)
    foot = materials.ceramic("lamp-clay", linear("#c2a58d"), 0.55)
    sheer = materials.translucent("sheer", linear("#e8e2d6"), 0.5)
    wicker = materials.timber("wicker", linear("#a2835a"), linear("#c4a67c"), "X", 0.75)
    paper = materials.paint("paper", linear("#e2dbcb"), 0.9)
    toys = [materials.paint(f"toy-{n}", linear(colour), 0.5) for n, colour in enumerate(("#b9795c", "#cfa877", "#93a08a", "#71848c", "#d8cbb4"))]
    covers = [materials.paint(f"cover-{n}", linear(colour), 0.7) for n, colour in enumerate(("#d9d0be", "#8c9a86", "#b98a6c", "#6f8189", "#cdb182", "#a3a39a"))]

    left, right, back_wall = -4.4, 4.4, -9.0
    back = house.shell(left, right, back_wall, 3.5, floor, wall_paint, white, room.PANES)
    back.append(house.curtain(-4.2, -3.2, -0.16, 3.45, sheer, seed=9))
    back += nursery.round_rug(-0.05, -1.42, 1.12, pile)

    front = nursery.cot(-0.32, -0.42, oak_upright, oak, sheet)
    front.append(small.draped("blanket", (0.02, -0.738, 0.852), 0.50, 0.50, 0.30, knit, seed=7, radius=0.018, folds=3, depth=0.014))
    front.append(shapes.smoothed(nursery.blob("cot-cushion", (-0.72, -0.36, 0.475), (0.15, 0.10, 0.055), plush_pale, 5), 1))

    front += tables.chest(1.06, -0.29, cabinet, oak, brass, width=0.86, depth=0.46, height=0.86, rows=3)
    lamp = beds.table_lamp((1.31, -0.27, 0.86), foot, shade, brass, height=0.40, radius=0.14)
    front += lamp
    lamps.glow(scene, lamp[2:])
    is_near = textiles is cloth.NEAR
    # From far the bands of a spine are not seen; from near books without any are dummies.
    bindings = [materials.paint(f"binding-{n}", linear(colour), 0.6) for n, colour in enumerate(("#cdc2ab", "#71847a", "#a9705c", "#5d7280", "#bfa473", "#e0d9cb", "#8b9084"))]
    inks = [materials.paint(f"ink-{n}", linear(colour), 0.6) for n, colour in enumerate(("#efe8da", "#3a3836", "#d9c48a"))]
    front += small.standing_books(0.70, -0.17, 0.86, bindings if is_near else covers, paper, 51 if is_near else 6, 0.24, tallest=0.22, depth=0.17, inks=inks if is_near else ())
    # From near plush without fur looks like clay: there the rabbit and the rings change places.
    on_chest, on_rug = (1.075, -0.33, 0.86), (0.44, -1.30, 0.012)
    front += nursery.rabbit(on_rug if is_near else on_chest, plush, plush_pale, dark)

    front += small.basket((-1.38, -0.40, 0), (0.44, 0.40), 0.34, wicker, rows=17)
    front.append(nursery.blob("toy-ball", (-1.46, -0.40, 0.33), (0.095, 0.095, 0.095), toys[4], 3, lumps=0.01))
    front.append(nursery.blob("toy-soft", (-1.28, -0.43, 0.335), (0.10, 0.09, 0.085), plush, 8))
    front.append(shapes.smoothed(nursery.blob("toy-cloth", (-1.36, -0.50, 0.315), (0.12, 0.08, 0.06), pouf_wool, 12, lumps=0.25), 1))
    front += nursery.pouf(-1.98, -0.55, pouf_wool)

    front += nursery.rainbow(-0.62, -1.22, [toys[3], toys[2], toys[1], toys[0]], turn=0.25)
    front += nursery.stacking_rings(on_chest if is_near else on_rug, [toys[0], toys[1], toys[4], toys[2], toys[3]], oak_upright)
    front += nursery.blocks([(0.16, -1.42, 0, 0.3), (0.222, -1.40, 0, 0.75), (0.188, -1.41, 1, 0.1), (0.02, -1.30, 0, 1.1)], [toys[4], toys[2], oak, toys[0]])

    room.add_daylight(scene, left, back_wall, sun=6)
    lamps.switch_on(scene, lamp, (1.31, -0.27, 1.17), 10, (36, 46))
    return back, front, lamp


if __name__ == "__main__":
    room.render(build, (BOX, FRONT_BOX), DISTANCE, EYE)
