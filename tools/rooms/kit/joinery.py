"""What a joiner makes for a house, by script, in metres: panelling, stairs, parquet."""

import math
import random

import bpy

from kit import shapes


def panelling(left, right, material, height=0.96, panel=0.62):
    """White panelling in front of the wall: a base, a rail with a cap, and panels with a moulding in each."""
    width = right - left
    middle = (left + right) / 2
    items = [
        shapes.box("panel-ground", (width, 0.008, height), (middle, -0.004, 0), material, 0),
        shapes.box("panel-base", (width, 0.024, 0.15), (middle, -0.012, 0), material, 0.005),
        shapes.box("panel-base-cap", (width, 0.030, 0.018), (middle, -0.015, 0.15), material, 0.007),
        shapes.box("panel-rail", (width, 0.020, 0.10), (middle, -0.010, height - 0.10), material, 0.002),
        shapes.box("panel-cap", (width, 0.042, 0.022), (middle, -0.021, height), material, 0.008),
        shapes.box("panel-cove", (width, 0.030, 0.016), (middle, -0.015, height - 0.016), material, 0.007),
    ]
    count = round(width / panel)
    each = width / count
    bottom, top = 0.168, height - 0.10
    for n in range(count):
        x = left + each * (n + 0.5)
        items.append(shapes.box("panel-stile", (0.09, 0.020, top - bottom), (x - each / 2, -0.010, bottom), material, 0.002))
        wide, high = each - 0.09 - 0.07, top - bottom - 0.07
        for side in (-1, 1):
            items.append(shapes.box("moulding", (0.016, 0.022, high), (x + side * wide / 2, -0.011, bottom + 0.035), material, 0.006))
            items.append(
                shapes.box("moulding", (wide, 0.022, 0.016), (x, -0.011, bottom + 0.027 + (0 if side < 0 else high)), material, 0.006)
            )
    return items


def herringbone(left, right, front, materials, length=0.50, width=0.10, gap=0.0012, seed=12):
    """Parquet laid in herringbone from the wall to `front`."""
    maker = random.Random(seed)
    ground = shapes.mesh_object(
        "under-floor", [(left, front, -0.013), (right, front, -0.013), (right, 0, -0.013), (left, 0, -0.013)], [(0, 1, 2, 3)], materials[0]
    )
    items = [ground]
    # Blocks in steps along the rows; the pattern is turned by 45 degrees.
    turn = math.pi / 4
    reach = int(max(right - left, -front) / width) + 8
    steps = round(length / width)
    for row in range(-reach, reach):
        for column in range(-reach // steps - 2, reach // steps + 2):
            start = column * 2 * steps * width + row * width
            places = (
                (start + length / 2, row * width + width / 2, 0.0),
                (start + length + width / 2, row * width + width - length / 2 + 0.0, math.pi / 2),
            )
            for u, v, own in places:
                x = u * math.cos(turn) - v * math.sin(turn)
                y = u * math.sin(turn) + v * math.cos(turn) + front / 2
                if not (left - 0.4 < x < right + 0.4 and front - 0.4 < y < 0.3):
                    continue
                item = shapes.box("block", (length - gap, width - gap, 0.012), (x, y, -0.012 + maker.uniform(-0.0003, 0.0003)), materials[1], 0.0009, 1)
                item.rotation_euler = (maker.gauss(0, 0.0012), maker.gauss(0, 0.0012), turn + own)
                items.append(item)
    return items


def stairs(start, white, oak, steps=10, rise=0.185, going=0.245, depth=0.92):
    """A straight flight along the wall that rises to the right from x = `start`, with its balustrade."""
    items = []
    outline = [(start, 0.0)]
    for n in range(steps):
        outline += [(start + n * going, (n + 1) * rise - 0.03), (start + (n + 1) * going, (n + 1) * rise - 0.03)]
    outline.append((start + steps * going, 0.0))
    count = len(outline)
    vertices = [(x, y, z) for y in (-depth, -0.004) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    items.append(shapes.mesh_object("stair-body", vertices, faces, white, smooth=False))
    items.append(shapes.box("stair-plinth", (steps * going, 0.014, 0.12), (start + steps * going / 2 + 0.01, -depth - 0.006, 0), white, 0.004))
    slope = math.atan2(rise, going)
    rail_height = 0.93
    for n in range(steps):
        x, z = start + n * going, (n + 1) * rise
        items.append(shapes.box("tread", (going + 0.03, depth + 0.028, 0.03), (x + going / 2 - 0.014, -(depth + 0.028) / 2 - 0.002, z - 0.03), oak, 0.011, 5))
        items.append(shapes.box("tread-cove", (0.012, depth, 0.014), (x - 0.006, -depth / 2, z - 0.044), white, 0.005))
        for part in (0.24, 0.74):
            at = x + going * part
            top = rise + (at - start) / going * rise + rail_height - 0.035
            items.append(shapes.box("baluster", (0.030, 0.030, top - z), (at, -depth + 0.035, z), white, 0.003))
    length = steps * going / math.cos(slope)
    for name, size, lift, material, bevel in (
        ("hand-rail", (length, 0.062, 0.044), rail_height - 0.02, oak, 0.018), ("under-rail", (length, 0.040, 0.022), rail_height - 0.046, white, 0.004)
    ):
        rail = shapes.box(name, size, (0, 0, 0), material, bevel, 6)
        rail.rotation_euler = (0, -slope, 0)
        rail.location = (start + steps * going / 2, -depth + 0.035, rise + steps * rise / 2 + lift)
        items.append(rail)
    newel = (start - 0.005, -depth + 0.035)
    items += [
        shapes.box("newel", (0.092, 0.092, 1.14), (*newel, 0), white, 0.004),
        shapes.box("newel-base", (0.112, 0.112, 0.20), (*newel, 0), white, 0.006),
        shapes.box("newel-neck", (0.104, 0.104, 0.016), (*newel, 1.08), white, 0.006),
        shapes.box("newel-cap", (0.118, 0.118, 0.030), (*newel, 1.14), oak, 0.012, 5),
    ]
    board = shapes.box("wall-string", (length, 0.052, 0.24), (0, 0, 0), white, 0.004)
    board.rotation_euler = (0, -slope, 0)
    board.location = (start + steps * going / 2 + 0.28, -0.027, steps * rise / 2 + 0.06 + 0.28 * rise / going)
    items.append(board)
    return items


def pegs(left, right, height, wood, metal_like):
    """A rail with wooden pegs on the wall."""
    middle = (left + right) / 2
    items = [shapes.box("peg-rail", (right - left, 0.018, 0.085), (middle, -0.009, height), wood, 0.005)]
    count = round((right - left) / 0.19)
    for n in range(count):
        x = left + (right - left) * (n + 0.5) / count
        peg = shapes.turned("peg", [(0.0001, 0), (0.009, 0), (0.008, 0.05), (0.013, 0.066), (0.014, 0.074), (0.010, 0.080), (0.0001, 0.081)], metal_like, 24, (x, -0.016, height + 0.042))
        peg.rotation_euler = (math.radians(78), 0, 0)
        items.append(peg)
    return items


def door(left, white, brass, width=0.86, height=2.06):
    """A closed door of four panels with its architrave, flat in the wall."""
    middle = left + width / 2
    trim = 0.085
    items = [
        shapes.box("door-leaf", (width, 0.012, height), (middle, -0.006, 0), white, 0.002),
        shapes.box("architrave-top", (width + 2 * trim, 0.026, trim), (middle, -0.013, height), white, 0.007),
        shapes.box("door-step", (width, 0.03, 0.006), (middle, -0.015, 0), white, 0.002),
    ]
    for side in (-1, 1):
        items.append(shapes.box("architrave", (trim, 0.026, height), (middle + side * (width + trim) / 2, -0.013, 0), white, 0.007))
    stile = 0.115
    panel = (width - 3 * stile) / 2
    for bottom, top in ((0.22, 0.86), (1.06, height - 0.13)):
        for side in (-1, 1):
            x, high = middle + side * (panel + stile) / 2, top - bottom
            items.append(shapes.box("door-panel", (panel - 0.05, 0.020, high - 0.05), (x, -0.010, bottom + 0.025), white, 0.009, 4))
            for edge in (-1, 1):
                items.append(shapes.box("door-moulding", (0.014, 0.022, high), (x + edge * (panel / 2 - 0.007), -0.011, bottom), white, 0.006))
                items.append(shapes.box("door-moulding", (panel, 0.022, 0.014), (x, -0.011, bottom if edge < 0 else top - 0.014), white, 0.006))
    x = left + width - 0.06
    plate = shapes.box("door-plate", (0.042, 0.006, 0.20), (x, -0.015, 0.93), brass, 0.003)
    handle = shapes.tube("door-handle", [(x, -0.016, 1.05), (x, -0.058, 1.05), (x - 0.02, -0.064, 1.05), (x - 0.115, -0.060, 1.047)], 0.0095, brass, 0.8)
    return [*items, plate, handle]
