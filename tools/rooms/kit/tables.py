"""Tables, chests and shelves by script, in metres."""

import math

from kit import shapes


def knob(x, y, z, material, radius=0.014):
    item = shapes.turned("knob", [(0.0001, 0), (0.006, 0), (0.006, 0.012), (radius, 0.016), (radius, 0.022), (radius * 0.7, 0.026), (0.0001, 0.027)], material, 32, (x, y, z))
    item.rotation_euler = (math.pi / 2, 0, 0)
    return item


def legs(places, height, wood, thick=0.042, foot=0.030):
    """Square legs that taper to the floor."""
    items = []
    for x, y in places:
        a, b = foot / 2, thick / 2
        vertices = [(sx * w, sy * w, z) for z, w in ((0, a), (height, b)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7)] + [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
        item = shapes.mesh_object("leg", vertices, faces, wood)
        item.location = (x, y, 0)
        modifier = item.modifiers.new("Bevel", "BEVEL")
        modifier.width, modifier.segments = 0.004, 3
        item.data.use_auto_smooth = True
        items.append(item)
    return items


def console(x, y, wood, top_wood, brass, width=1.2, depth=0.36, height=0.80):
    """A console table with two drawers and a low shelf. `x`, `y` are the middle of its top; the grain of `top_wood` runs along x."""
    half, deep = width / 2 - 0.045, depth / 2 - 0.04
    items = legs([(x + sx * half, y + sy * deep) for sx in (-1, 1) for sy in (-1, 1)], height - 0.026, wood)
    items += [
        shapes.box("console-top", (width, depth, 0.026), (x, y, height - 0.026), top_wood, 0.006, 4),
        shapes.box("console-frame", (width - 0.12, depth - 0.05, 0.14), (x, y + 0.012, height - 0.166), top_wood, 0.002),
        shapes.box("console-rail", (width - 0.12, 0.02, 0.018), (x, y - deep, height - 0.166), top_wood, 0.003),
        shapes.box("console-shelf", (width - 0.07, depth - 0.05, 0.022), (x, y, 0.16), top_wood, 0.004),
    ]
    each = (width - 0.15) / 2
    for side in (-1, 1):
        middle = x + side * (each / 2 + 0.006)
        items.append(shapes.box("console-drawer", (each, 0.02, 0.112), (middle, y - deep - 0.004, height - 0.145), top_wood, 0.003))
        items.append(knob(middle, y - deep - 0.014, height - 0.089, brass))
    return items


def table(x, y, wood, top_wood, width, depth, height=0.75, apron=0.07):
    """A table with four tapered legs."""
    half, deep = width / 2 - 0.09, depth / 2 - 0.08
    items = legs([(x + sx * half, y + sy * deep) for sx in (-1, 1) for sy in (-1, 1)], height - 0.03, wood, 0.062, 0.038)
    items.append(shapes.box("table-top", (width, depth, 0.030), (x, y, height - 0.030), top_wood, 0.009, 5))
    for side in (-1, 1):
        items.append(shapes.box("apron", (2 * half, 0.022, apron), (x, y + side * (deep + 0.006), height - 0.030 - apron), top_wood, 0.002))
    return items


def chest(x, y, body, front_wood, brass, width=0.9, depth=0.46, height=0.84, rows=3, columns=1, foot=0.12):
    """A chest of drawers on four short legs; `x`, `y` are its middle."""
    half, deep = width / 2 - 0.04, depth / 2 - 0.04
    items = legs([(x + sx * half, y + sy * deep) for sx in (-1, 1) for sy in (-1, 1)], foot + 0.01, front_wood, 0.040, 0.028)
    items.append(shapes.box("chest-body", (width, depth - 0.022, height - foot - 0.024), (x, y + 0.011, foot), body, 0.004))
    items.append(shapes.box("chest-top", (width + 0.02, depth + 0.012, 0.024), (x, y, height - 0.024), front_wood, 0.006, 4))
    high, wide = (height - foot - 0.024 - 0.018) / rows, (width - 0.02) / columns
    for row in range(rows):
        for column in range(columns):
            middle = x - width / 2 + 0.01 + wide * (column + 0.5)
            bottom = foot + 0.009 + high * row
            items.append(shapes.box("chest-drawer", (wide - 0.006, 0.022, high - 0.006), (middle, y - depth / 2 + 0.006, bottom + 0.003), body, 0.004))
            spread = wide / 4 if wide > 0.6 else 0.0
            for side in (-1, 1) if spread else (0,):
                items.append(knob(middle + side * spread, y - depth / 2 - 0.004, bottom + high / 2, brass))
    return items


def open_shelf(x, y, wood, side_wood, width=0.66, depth=0.34, height=0.63, rows=2):
    """A low open shelf; `x`, `y` are its middle."""
    board = 0.020
    items = [shapes.box("shelf-back", (width - 0.01, 0.008, height - 0.03), (x, y + depth / 2 - 0.006, 0.02), wood, 0)]
    for side in (-1, 1):
        items.append(shapes.box("shelf-side", (board, depth, height), (x + side * (width - board) / 2, y, 0), side_wood, 0.003))
    for row in range(rows + 1):
        z = 0.05 + (height - board - 0.05) * row / rows
        items.append(shapes.box("shelf-board", (width - 2 * board, depth - 0.012, board), (x, y + 0.004, z), wood, 0.002))
    return items


def chair(location, turn, wood, seat, seat_height=0.455, width=0.47, depth=0.45, back=0.80):
    """
    A chair of bent wood with a padded seat, its back towards +y before it is turned by `turn` radians about z. Its rear
    legs rise into a curved back rest with three spindles.
    """
    items = []
    w, d = width / 2, depth / 2
    for side in (-1, 1):
        items.append(shapes.tube("chair-leg", [(side * (w - 0.035), -d + 0.03, seat_height - 0.01), (side * w, -d - 0.01, 0)], 0.018, wood, 0.68))
        items.append(
            shapes.tube(
                "chair-back-leg",
                [(side * (w - 0.01), d + 0.055, 0), (side * (w - 0.035), d - 0.02, seat_height * 0.6), (side * (w - 0.045), d - 0.03, seat_height),
                 (side * (w - 0.04), d + 0.005, seat_height + 0.17), (side * (w - 0.025), d + 0.05, back - 0.02)],
                0.017, wood, 0.85,
            )
        )
        items.append(shapes.tube("chair-rail", [(side * (w - 0.04), -d + 0.03, seat_height - 0.045), (side * (w - 0.045), d - 0.03, seat_height - 0.045)], 0.013, wood))
        items.append(shapes.tube("chair-stretcher", [(side * (w - 0.018), -d + 0.005, 0.19), (side * (w - 0.022), d + 0.02, 0.19)], 0.009, wood))
    for y in (-d + 0.03, d - 0.03):
        items.append(shapes.tube("chair-cross", [(-(w - 0.045), y, seat_height - 0.04), (w - 0.045, y, seat_height - 0.04)], 0.013, wood))
    # The top rail is bent, and as high as a hand.
    arc = [math.pi * n / 14 for n in range(15)]
    vertices, faces = [], []
    for angle in arc:
        across = -math.cos(angle) * (w + 0.012)
        out = d + 0.045 + 0.055 * math.sin(angle)
        high = 0.052 + 0.034 * math.sin(angle)
        for dy, dz in ((-0.010, 0), (-0.013, high * 0.5), (-0.010, high), (0.008, high + 0.002), (0.012, high * 0.5), (0.008, -0.002)):
            vertices.append((across, out + dy + 0.02 * (dz / high), back - 0.045 + dz))
    for n in range(14):
        faces += [(n * 6 + i, n * 6 + (i + 1) % 6, (n + 1) * 6 + (i + 1) % 6, (n + 1) * 6 + i) for i in range(6)]
    faces += [tuple(range(6)), tuple(reversed(range(14 * 6, 15 * 6)))]
    top = shapes.mesh_object("chair-top", vertices, faces, wood)
    items.append(shapes.smoothed(top, 2))
    for n in (-1, 0, 1):
        items.append(
            shapes.tube(
                "spindle",
                [(n * 0.085, d - 0.03, seat_height - 0.02), (n * 0.092, d + 0.025, seat_height + 0.17), (n * 0.10, d + 0.095 - 0.012 * abs(n), back - 0.03)],
                0.0085, wood, 0.8,
            )
        )
    pad = shapes.box("chair-seat", (width - 0.035, depth - 0.01, 0.048), (0, -0.005, seat_height - 0.03), seat, 0.021, 6)
    items.append(pad)
    place(items, location, turn)
    return items


def place(items, location, turn):
    """Turns things about the origin and moves them to `location`; their own transforms are kept."""
    from mathutils import Matrix

    move = Matrix.Translation(location) @ Matrix.Rotation(turn, 4, "Z")
    for item in items:
        item.matrix_world = move @ item.matrix_basis
    return items
