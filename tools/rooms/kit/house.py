"""The room itself: wall, floor of boards, skirting, the window's side, and the curtain."""

import math
import random

from kit import materials, shapes
from kit.materials import linear


def shell(left, right, back, height, floor_wood, wall_paint, white, panes=(), has_skirting=True):
    """
    Builds walls, ceiling and floor; no floor if `floor_wood` is None. The wall that is seen is the plane y = 0; the room
    is in front of it, towards negative y. `panes` are holes in the left wall for sunlight: y from and to, z from and to.
    Returns what is wall or floor to the passes.
    """
    wall = shapes.mesh_object(
        "wall", [(left, 0, 0), (right, 0, 0), (right, 0, height), (left, 0, height)], [(0, 1, 2, 3)], wall_paint
    )
    sides = [
        pierced_wall(left, back, height, panes, white),
        shapes.mesh_object(
            "right", [(right, back, 0), (right, back, height), (right, 0, height), (right, 0, 0)], [(0, 1, 2, 3)], white
        ),
        shapes.mesh_object(
            "ceiling",
            [(left, back, height), (left, 0, height), (right, 0, height), (right, back, height)],
            [(0, 1, 2, 3)],
            white,
        ),
        shapes.mesh_object(
            "back", [(left, back, 0), (left, back, height), (right, back, height), (right, back, 0)], [(0, 1, 2, 3)],
            white,
        ),
    ]
    boards = [] if floor_wood is None else lay_boards(left, right, back, floor_wood)
    return [wall, *sides, *boards, *(skirting(left, right, white) if has_skirting else [])]


def pierced_wall(x, back, height, panes, material):
    """The wall at the left with a hole for each pane."""
    ys = sorted({back, 0.0, *(v for pane in panes for v in pane[:2])})
    zs = sorted({0.0, height, *(v for pane in panes for v in pane[2:])})
    vertices = [(x, y, z) for z in zs for y in ys]
    faces = []
    for j in range(len(zs) - 1):
        for i in range(len(ys) - 1):
            y, z = (ys[i] + ys[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
            if not any(a < y < b and c < z < d for a, b, c, d in panes):
                at = j * len(ys) + i
                faces.append((at, at + 1, at + len(ys) + 1, at + len(ys)))
    return shapes.mesh_object("left", vertices, faces, material, smooth=False)


def window_panes(front, back, bottom, top, columns=2, rows=3, bar=0.05):
    """Returns the panes of one window, with bars between them."""
    wide, high = (back - front + bar) / columns, (top - bottom + bar) / rows
    return [
        (front + wide * i, front + wide * (i + 1) - bar, bottom + high * j, bottom + high * (j + 1) - bar)
        for i in range(columns) for j in range(rows)
    ]


def lay_boards(left, right, back, material, width=0.145, gap=0.0025):
    """Oak boards that run towards the viewer, each cut from another piece."""
    maker = random.Random(11)
    base = shapes.mesh_object(
        "under-floor",
        [(left, back, -0.012), (right, back, -0.012), (right, 0, -0.012), (left, 0, -0.012)],
        [(0, 1, 2, 3)],
        materials.paint("joint", linear("#3a2a1a")),
    )
    boards = [base]
    x = left
    while x < right:
        y = -maker.uniform(0.2, 2.0)
        end = 0.0
        while end > back:
            start = max(back, y)
            length = end - start - gap
            if length > 0.02:
                boards.append(
                    shapes.box(
                        "board", (width - gap, length, 0.012), (x + width / 2, end - length / 2 - gap / 2, -0.012),
                        material, bevel=0.0014, segments=2,
                    )
                )
            end = start
            y = start - maker.uniform(1.2, 2.2)
        x += width
    return boards


def skirting(left, right, material, height=0.11, depth=0.016):
    """A skirting board with a rounded step at its top."""
    profile = [(0, 0), (depth, 0), (depth, height - 0.028), (depth - 0.003, height - 0.022), (depth - 0.008, height - 0.016),
               (depth - 0.009, height - 0.006), (depth - 0.012, height), (0, height)]
    vertices = [(x, -d, z) for x in (left, right) for d, z in profile]
    count = len(profile)
    faces = [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    item = shapes.mesh_object("skirting", vertices, faces, material)
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(25)
    return [item]


def curtain(left_x, right_x, y, top, material, folds=11, seed=5):
    """A curtain to the floor whose folds open downwards."""
    maker = random.Random(seed)
    phases = [maker.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    columns, rows = folds * 14, 40
    vertices = []
    for j in range(rows + 1):
        down = j / rows
        for i in range(columns + 1):
            at = i / columns
            fold = at * folds
            phase = phases[int(fold)] * (1 - fold % 1) + phases[int(fold) + 1] * (fold % 1)
            wave = math.sin(2 * math.pi * (fold + 0.16 * phase))
            depth = (0.028 + 0.03 * down) * (wave + 0.22 * math.sin(4 * math.pi * fold + phase))
            sway = 0.012 * down * math.sin(fold * 1.7 + seed)
            vertices.append((left_x + (right_x - left_x) * at + sway, y + depth, top * (1 - down) + 0.008))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for j in range(rows)
        for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    item = shapes.smoothed(shapes.mesh_object("curtain", vertices, faces, material))
    return item
