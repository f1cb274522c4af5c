"""Furniture by script, in metres, each standing on the floor against the wall (y = 0)."""

import math

from kit import shapes


def sofa(linen, legs, width=2.2, depth=0.92, seat=0.43, back=0.80, arm=0.17, wall_gap=0.06):
    """A three-seat sofa with loose cushions. Returns its objects; those that cloth may fall on come as well."""
    behind = -wall_gap
    middle = behind - depth / 2
    items = [
        shapes.box("sofa-base", (width - 0.06, depth - 0.06, 0.16), (0, middle, 0.13), linen, 0.03, 5),
        shapes.box("sofa-back", (width - 0.02, 0.20, back - 0.16), (0, behind - 0.10, 0.13), linen, 0.06, 8),
    ]
    arms = []
    for side in (-1, 1):
        item = shapes.box_cushion(
            f"sofa-arm-{side}", (arm, depth, 0.47), (side * (width - arm) / 2, middle, 0.13), linen, pressure=0.7, seed=20 + side,
            steps=22,
        )
        arms.append(item)
    items += arms
    inside = width - 2 * arm
    each = inside / 3
    seats = []
    for n in range(3):
        x = -inside / 2 + each * (n + 0.5)
        seats.append(
            shapes.box_cushion(
                f"seat-{n}", (each + 0.012, depth - 0.20, 0.165), (x, middle - 0.105, seat - 0.165), linen, pressure=1.3, seed=n
            )
        )
        items.append(
            shapes.box_cushion(
                f"back-{n}", (each + 0.006, 0.20, 0.43), (x + 0.004 * (n - 1), behind - 0.275, seat - 0.035), linen, pressure=1.7,
                seed=10 + n, rotation=(math.radians(-9), 0, math.radians((n - 1) * 1.2)),
            )
        )
    items += seats
    for x in (-width / 2 + 0.14, width / 2 - 0.14):
        for y in (behind - 0.10, behind - depth + 0.10):
            leg = shapes.turned("leg", [(0.0001, 0), (0.014, 0), (0.024, 0.15), (0.0001, 0.15)], legs, 24, (x, y, 0))
            items.append(leg)
    return items, arms + seats


def round_table(location, wood, radius=0.23, height=0.50):
    """A side table of oak with a thin top on three legs."""
    x, y, _ = location
    items = [
        shapes.turned(
            "table-top",
            [(0.0001, height - 0.022), (radius - 0.012, height - 0.022), (radius - 0.002, height - 0.016), (radius, height - 0.008),
             (radius - 0.003, height - 0.001), (radius - 0.008, height), (0.0001, height)],
            wood, 96, (x, y, 0),
        )
    ]
    for n in range(3):
        turn = 2 * math.pi * n / 3 + 0.5
        items.append(
            shapes.tube(
                f"table-leg-{n}",
                [(x + 0.10 * math.cos(turn), y + 0.10 * math.sin(turn), height - 0.02),
                 (x + (radius - 0.02) * math.cos(turn), y + (radius - 0.02) * math.sin(turn), 0.0)],
                0.014, wood,
            )
        )
    return items


def books(location, covers, paper, sizes, turns):
    """A pile of closed books."""
    x, y, z = location
    items = []
    for cover, (width, depth, thick), turn in zip(covers, sizes, turns):
        boards = [
            shapes.box("cover", (width, depth, 0.003), (x, y, z), cover, 0.001),
            shapes.box("cover", (width, depth, 0.003), (x, y, z + thick - 0.003), cover, 0.001),
            shapes.box("spine", (width, 0.003, thick), (x, y, z), cover, 0.001),
            shapes.box("pages", (width - 0.008, depth - 0.008, thick - 0.006), (x, y, z + 0.003), paper, 0.0),
        ]
        boards[2].location.y -= depth / 2 - 0.0015
        for board in boards:
            offset = board.location.y - y
            board.rotation_euler = (0, 0, turn)
            board.location.x = x - math.sin(turn) * offset
            board.location.y = y + math.cos(turn) * offset
        items += boards
        z += thick
    return items


def floor_lamp(location, stand, shade, height=1.52):
    """A floor lamp with a linen drum."""
    x, y, _ = location
    return [
        shapes.turned("lamp-foot", [(0.0001, 0), (0.145, 0), (0.147, 0.006), (0.143, 0.014), (0.02, 0.018), (0.012, 0.03), (0.0001, 0.03)],
                      stand, 72, (x, y, 0)),
        shapes.tube("lamp-rod", [(x, y, 0.02), (x, y, height - 0.05)], 0.009, stand),
        shapes.turned("lamp-shade", [(0.205, height - 0.30), (0.207, height - 0.297), (0.175, height - 0.003), (0.173, height)],
                      shade, 96, (x, y, 0)),
        shapes.turned("lamp-ring", [(0.172, height - 0.002), (0.176, height), (0.176, height + 0.003), (0.172, height + 0.003)],
                      stand, 96, (x, y, 0)),
    ]


def rug(location, size, material, seed=2):
    """A wool rug with a soft edge and a pile that is nowhere quite even."""
    import random

    from mathutils import Vector, noise

    width, depth = size
    columns, rows = 220, 120
    maker = random.Random(seed)
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns * 2 - 1, j / rows * 2 - 1
            edge = min(1.0, (1 - abs(u)) * width / 0.03, (1 - abs(v)) * depth / 0.03)
            wobble = 0.006 * noise.noise(Vector((u * 4, v * 3, seed)))
            height = 0.003 + 0.013 * max(0.0, edge) ** 0.5 + 0.0035 * noise.noise(Vector((u * 60, v * 40, 1))) + 0.002 * maker.random()
            vertices.append((location[0] + u * width / 2 + wobble, location[1] + v * depth / 2 + wobble, height))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1)
        for j in range(rows)
        for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    return [shapes.mesh_object("rug", vertices, faces, material)]


def runner(location, size, field, edge, border=0.05, inset=0.045):
    """A flat woven rug with a border of another colour."""
    width, depth = size
    items = rug(location, size, field, seed=5)
    mesh = items[0].data
    mesh.materials.append(edge)
    for point in mesh.vertices:
        point.co.z = 0.002 + 0.45 * (point.co.z - 0.002)
    for polygon in mesh.polygons:
        x, y = abs(polygon.center.x - location[0]), abs(polygon.center.y - location[1])
        distance = min(width / 2 - x, depth / 2 - y)
        if inset < distance < inset + border:
            polygon.material_index = 1
    return items


def jar(location, profile, material):
    return [shapes.turned("jar", profile, material, 72, location)]
