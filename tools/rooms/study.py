"""
The study. `blender -b -P tools/rooms/study.py -- OUT_FOLDER WIDTH_PX SAMPLES PARTS`

A desk with the tools of its owner, its chair pushed back a little, a low shelf at the left, a fig at the right.
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import cloth, desk, furniture, house, lamps, materials, plants, room, shapes, small, tables  # noqa: E402
from kit.materials import linear  # noqa: E402

# Parts of the wall's plane (m): x, top, width, height. The whole picture, and what stands in front of the wall.
BOX = (-3.6, 3.3, 7.2, 4.4)
FRONT_BOX = (-1.872, 1.6008, 3.888, 2.3976)
DISTANCE = 6.8
EYE = 1.32


def build(scene, textiles=cloth.FAR):
    white = materials.paint("white", linear("#e9e5dc"), 0.42)
    wall_paint = materials.wall_paint(scene)
    floor = materials.timber("floor", linear("#84694c"), linear("#ad906e"), "Y", 0.32)
    walnut = materials.timber("walnut", linear("#5d4431"), linear("#846449"), "X", 0.27)
    walnut_upright = materials.timber("walnut-upright", linear("#5d4431"), linear("#846449"), "Z", 0.30)
    shelf_wood = materials.timber("shelf-wood", linear("#8a6a47"), linear("#b08d63"), "X", 0.45)
    shelf_side = materials.timber("shelf-side", linear("#8a6a47"), linear("#b08d63"), "Z", 0.45)
    leather = textiles.fabric("seat", linear("#8a8474"), slub=0.10, scale=240, bump=0.8)
    pile = materials.wool("pile", [linear("#8c8575"), linear("#a59d8b"), linear("#bab29f")])
    border = materials.wool("border", [linear("#5b5148"), linear("#6a5f54"), linear("#776b5f")])
    black = materials.paint("black", linear("#23221f"), 0.24)
    brass = materials.metal("brass", linear("#a08252"), 0.36)
    glazed = materials.ceramic("glazed", linear("#35514d"), 0.13)
    bulb = lamps.lit_shade("bulb", linear("#efe8da"), 2.0)
    sheer = materials.translucent("sheer", linear("#e4ddd0"), 0.5)
    stoneware = materials.ceramic("stoneware", linear("#d8d0c1"), 0.22, speckle=linear("#9a8b76"))
    clay = materials.ceramic("clay", linear("#8f7563"), 0.34)
    pot = materials.ceramic("pot", linear("#5f5d57"), 0.75)
    terracotta = materials.ceramic("terracotta", linear("#a8704f"), 0.85)
    earth = materials.paint("earth", linear("#3b2c20"), 0.95, texture=0.8)
    wicker = materials.timber("wicker", linear("#8a6a44"), linear("#b4946a"), "X", 0.7)
    fig = materials.leaf("fig", linear("#2f4529"), linear("#45603a"))
    pothos = materials.leaf("pothos", linear("#486336"), linear("#6d8650"))
    bark = materials.paint("bark", linear("#6a5a48"), 0.9, texture=0.4)
    paper = materials.paint("paper", linear("#ddd5c4"), 0.9)
    covers = [materials.paint(f"cover-{n}", linear(colour), 0.7) for n, colour in enumerate(("#cfc6b4", "#4f5a5c", "#8a5a44", "#6d7363", "#b59a6e", "#2f3437", "#a9a295"))]
    olive = materials.leaf("olive", linear("#5b6a4a"), linear("#93a07e"))
    bindings = [materials.paint(f"binding-{n}", linear(colour), 0.65) for n, colour in enumerate(("#3a4c57", "#bfae92", "#7d4438", "#cbc3b3", "#3c3b39", "#7b8471", "#96805c"))]
    inks = [materials.paint(f"ink-{n}", linear(colour), 0.6) for n, colour in enumerate(("#cfc5b0", "#a08a5c", "#3a3733"))]
    pencils = [materials.paint(f"pencil-{n}", linear(colour), 0.5) for n, colour in enumerate(("#c19a5b", "#3a3a38", "#8d4f3c", "#cdbd9c"))]

    left, right, back_wall = -4.4, 4.4, -9.0
    back = house.shell(left, right, back_wall, 3.5, floor, wall_paint, white, room.PANES)
    back.append(house.curtain(-4.2, -3.2, -0.16, 3.45, sheer, seed=12))
    back += furniture.runner((0.02, -1.02), (2.5, 1.35), pile, border, border=0.035, inset=0.06)

    front = tables.table(0, -0.36, walnut_upright, walnut, 1.50, 0.64, apron=0.10)
    front += [
        shapes.box("desk-drawer", (0.42, 0.012, 0.082), (x, -0.36 - 0.258, 0.629), walnut, 0.003) for x in (-0.44, 0.0, 0.44)
    ]
    front += [tables.knob(x, -0.36 - 0.264, 0.670, brass, 0.011) for x in (-0.44, 0.0, 0.44)]
    front += tables.chair((0.30, -1.02, 0), math.pi - 0.62, walnut_upright, leather)

    # Glazed, so that the window is seen in it.
    front += furniture.jar(
        (-0.06, -0.22, 0.75),
        [(0.0001, 0), (0.046, 0), (0.050, 0.005), (0.084, 0.050), (0.092, 0.082), (0.082, 0.116), (0.046, 0.146), (0.036, 0.160), (0.041, 0.172), (0.037, 0.172), (0.031, 0.160), (0.0001, 0.150)],
        glazed,
    )
    front += plants.branches((-0.06, -0.22, 0.91), 0.26, olive, bark, seed=17, count=5, lean=0.85, leaf_length=0.055, leaf_width=0.017, density=15)
    lamp, at = desk.task_lamp((0.60, -0.22, 0.75), black, brass, bulb)
    front += lamp
    lamps.glow(scene, lamp[-1:])
    front += small.standing_books(-0.69, -0.15, 0.75, bindings, paper, 5, 0.24, tallest=0.245, depth=0.17, inks=inks)
    front += furniture.books((-0.335, -0.20, 0.75), [bindings[1], bindings[5], bindings[2]], paper, [(0.25, 0.18, 0.036), (0.21, 0.16, 0.022), (0.19, 0.13, 0.028)], [0.12, -0.16, 0.3])
    front += desk.pencil_cup((0.19, -0.19, 0.75), clay, pencils)
    front += small.mug((-0.345, -0.20, 0.837), stoneware, turn=-0.5)
    front += furniture.books((-0.02, -0.49, 0.75), [bindings[0], bindings[3]], paper, [(0.27, 0.20, 0.022), (0.22, 0.16, 0.018)], [0.16, -0.22])
    front += desk.notebook((0.30, -0.49, 0.75), covers[1], paper, -0.5)
    front += furniture.jar((0.36, -0.17, 0.75), [(0.0001, 0), (0.040, 0), (0.044, 0.004), (0.056, 0.085), (0.058, 0.092), (0.053, 0.092), (0.050, 0.080), (0.0001, 0.078)], terracotta)
    front += plants.branches((0.36, -0.17, 0.82), 0.17, pothos, bark, seed=31, count=7, lean=1.0, leaf_length=0.060, leaf_width=0.042, density=9)

    front += tables.open_shelf(-1.27, -0.20, shelf_wood, shelf_side, width=0.80, height=0.66)
    front += small.standing_books(-1.635, -0.10, 0.372, covers, paper, 8, 0.34, tallest=0.225, depth=0.19)
    front += furniture.books((-1.07, -0.20, 0.37), [covers[3], covers[0], covers[2]], paper, [(0.24, 0.18, 0.030), (0.22, 0.17, 0.022), (0.20, 0.15, 0.026)], [0.05, -0.1, 0.12])
    front += small.basket((-1.46, -0.21, 0.070), (0.33, 0.27), 0.20, wicker, rows=11, roundness=4, handles=False)
    front += small.basket((-1.07, -0.21, 0.070), (0.33, 0.27), 0.20, wicker, rows=11, roundness=4, handles=False)
    front += furniture.jar((-1.44, -0.20, 0.66), [(0.0001, 0), (0.075, 0), (0.082, 0.006), (0.105, 0.15), (0.108, 0.165), (0.100, 0.165), (0.096, 0.145), (0.0001, 0.14)], stoneware)
    front += plants.branches((-1.44, -0.20, 0.80), 0.40, pothos, bark, seed=44, count=9, lean=0.75, leaf_length=0.095, leaf_width=0.062, density=11)
    front += furniture.jar(
        (-1.08, -0.18, 0.66),
        [(0.0001, 0), (0.05, 0), (0.085, 0.05), (0.092, 0.09), (0.075, 0.14), (0.030, 0.17), (0.025, 0.20), (0.032, 0.22), (0.027, 0.22), (0.020, 0.20), (0.0001, 0.19)], clay,
    )

    front += furniture.jar(
        (1.34, -0.40, 0),
        [(0.0001, 0), (0.15, 0), (0.165, 0.02), (0.195, 0.30), (0.20, 0.335), (0.188, 0.335), (0.18, 0.30), (0.0001, 0.29)], pot,
    )
    front += furniture.jar((1.34, -0.40, 0.29), [(0.0001, 0.012), (0.09, 0.014), (0.18, 0.004)], earth)
    front += plants.leafy_tree((1.34, -0.40, 0.29), 1.12, fig, bark, seed=37, stems=3, leaf_length=0.24, leaf_width=0.14, spread=0.24)

    room.add_daylight(scene, left, back_wall, sun=6)
    lamps.add_light(scene, "lamp-task", "SPOT", at, 16, 0.02, cone=52)
    lamps.add_light(scene, "lamp-task-glow", "POINT", (at[0], at[1] - 0.05, at[2] - 0.05), 1.6, 0.06)
    return back, front, lamp


if __name__ == "__main__":
    room.render(build, (BOX, FRONT_BOX), DISTANCE, EYE)
