"""Small things that people leave on a table or on the floor, by script, in metres."""

import math
import random

from mathutils import Vector, noise

from kit import shapes


def basket(location, size, height, material, rows=15, strands=40, roundness=2.0, handles=True):
    """A woven basket: `size` is its width and depth, `roundness` 2 for an ellipse, more for a box with soft corners."""
    x, y, z = location
    w, d = size[0] / 2, size[1] / 2

    def rim(angle, scale):
        c, s = math.cos(angle), math.sin(angle)
        reach = (abs(c) ** roundness + abs(s) ** roundness) ** (-1 / roundness)
        return w * scale * reach * c, d * scale * reach * s

    items = []
    thick = height / rows / 2 * 1.12
    for row in range(rows):
        t = (row + 0.5) / rows
        scale = 0.86 + 0.14 * t**0.8 - 0.03 * t**4
        points = []
        for n in range(strands * 3 + 1):
            angle = 2 * math.pi * n / (strands * 3)
            over = 0.0035 * math.cos(strands * angle / 2 + math.pi * row)
            u, v = rim(angle, scale)
            length = math.hypot(u, v)
            points.append((u * (1 + over / length), v * (1 + over / length), height * t + 0.0012 * math.sin(angle * 7 + row)))
        items.append(shapes.tube("weave", [(x + a, y + b, z + c) for a, b, c in points], thick, material))
    bottom = shapes.box("basket-bottom", (size[0] * 0.55, size[1] * 0.55, 0.01), (x, y, z), material, 0)
    items.append(bottom)
    if handles:
        for side in (-1, 1):
            edge = w * 0.97 * side
            points = [(x + edge + side * 0.012 * math.sin(math.pi * n / 10), y + 0.075 * math.cos(math.pi * n / 10), z + height - 0.012 + 0.062 * math.sin(math.pi * n / 10)) for n in range(11)]
            items.append(shapes.tube("basket-handle", points, 0.007, material))
    return items


def spine_bands(thick, tall, deep, inks, maker):
    """A plain band around a spine, or two narrow ones, as cloth bindings have them: strokes that stand for letters are read, and say nothing."""
    kind, ink = maker.random(), maker.choice(inks)
    if kind < 0.25:
        return []
    at = tall * maker.uniform(0.66, 0.82)
    high = tall * maker.uniform(0.05, 0.11)
    bands = [(at, high)] if kind < 0.65 else [(at, tall * 0.012), (at + high, tall * 0.012)]
    return [shapes.box("book-band", (thick * 0.985, 0.0008, size), (0, -deep - 0.0003, place), ink, 0) for place, size in bands]


def standing_books(x, y, z, covers, paper, seed, width, tallest=0.25, depth=0.17, lean_last=True, inks=()):
    """A row of books from `x` to the right, as wide as `width` at most; the last one leans. With `inks` their spines have bands."""
    maker, prints = random.Random(seed), random.Random(seed + 1)
    items, at = [], x
    while True:
        thick, tall, deep = maker.uniform(0.014, 0.040), tallest * maker.uniform(0.72, 1.0), depth * maker.uniform(0.8, 1.0)
        if at + thick > x + width:
            break
        cover = maker.choice(covers)
        is_last = lean_last and at + 2 * thick + 0.03 > x + width
        own = [
            shapes.box("book-spine", (thick, 0.004, tall), (0, -deep + 0.002, 0), cover, 0.0016),
            shapes.box("book-left", (0.003, deep, tall), (-thick / 2 + 0.0015, -deep / 2, 0), cover, 0.001),
            shapes.box("book-right", (0.003, deep, tall), (thick / 2 - 0.0015, -deep / 2, 0), cover, 0.001),
            shapes.box("book-pages", (thick - 0.006, deep - 0.012, tall - 0.008), (0, -deep / 2 + 0.002, 0.003), paper, 0),
        ]
        if maker.random() < (0.0 if inks else 0.6):
            own.append(shapes.box("book-label", (thick * 0.72, 0.0012, tall * maker.uniform(0.10, 0.22)), (0, -deep - 0.0002, tall * maker.uniform(0.55, 0.7)), paper if maker.random() < 0.6 else covers[0], 0))
        own += spine_bands(thick, tall, deep, inks, prints) if inks else []
        lean = math.radians(-11) if is_last else math.radians(maker.uniform(-0.4, 0.4))
        shift = tall * math.sin(-lean) * 0.0
        for item in own:
            item.rotation_euler = (0, lean, 0)
            offset = item.location.copy()
            item.location = Vector((
                at + thick / 2 + offset.x * math.cos(lean) + offset.z * math.sin(lean) + shift + (0.050 if is_last else 0),
                y + offset.y + maker.uniform(-0.0, 0.0),
                z + offset.z * math.cos(lean) - offset.x * math.sin(lean) + (0.004 if is_last else 0),
            ))
        push = maker.uniform(-0.012, 0.0)
        for item in own:
            item.location.y += push
        items += own
        at += thick + 0.0012
    return items


def mug(location, material, turn=0.4, radius=0.041, height=0.088):
    x, y, z = location
    items = [
        shapes.turned("mug", [(0.0001, 0.0), (radius * 0.86, 0), (radius * 0.97, 0.006), (radius, 0.03), (radius, height - 0.002), (radius - 0.002, height),
                              (radius - 0.005, height - 0.002), (radius - 0.005, 0.03), (radius - 0.01, 0.008), (0.0001, 0.007)], material, 64, location)
    ]
    points = []
    for n in range(13):
        angle = -math.pi / 2 + math.pi * n / 12
        reach = radius - 0.003 + 0.030 * math.cos(angle)
        points.append((x + reach * math.cos(turn), y + reach * math.sin(turn), z + height * 0.5 + 0.028 * math.sin(angle)))
    items.append(shapes.tube("mug-handle", points, 0.0052, material))
    return items


def bowl(location, material, radius=0.15, height=0.075):
    profile = [(0.0001, 0.0), (radius * 0.38, 0), (radius * 0.40, 0.008), (radius * 0.62, height * 0.28), (radius * 0.88, height * 0.68), (radius, height - 0.002),
               (radius - 0.002, height), (radius - 0.006, height - 0.003), (radius * 0.84, height * 0.68), (radius * 0.58, height * 0.32), (radius * 0.36, 0.014), (0.0001, 0.012)]
    return [shapes.turned("bowl", profile, material, 96, location)]


def fruit(location, material, seed, size=0.036, length=1.25):
    """A lemon (or, with length 1, an orange): never quite round, lying on its side."""
    maker = random.Random(seed)
    steps, rings = 28, 22
    vertices = []
    for j in range(rings + 1):
        t = j / rings
        angle = math.pi * t
        tip = 0.22 * (math.exp(-((t - 0.0) / 0.06) ** 2) + math.exp(-((1 - t) / 0.05) ** 2)) if length > 1.1 else 0
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            out = Vector((math.sin(angle) * math.cos(turn), math.sin(angle) * math.sin(turn), math.cos(angle) * (length + tip)))
            vertices.append(out * size * (1 + 0.035 * noise.noise(out * 2.2 + Vector((seed, 0, 0)))))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rings) for i in range(steps)]
    item = shapes.mesh_object("fruit", vertices, faces, material)
    item.location = location
    item.rotation_euler = (maker.uniform(1.1, 2.0), maker.uniform(-0.4, 0.4), maker.uniform(0, 6.28))
    return item


def candlestick(location, metal, wax, height=0.20, candle=0.16, burnt=0.0):
    x, y, z = location
    return [
        shapes.turned("candlestick", [(0.0001, 0), (0.042, 0), (0.044, 0.005), (0.018, 0.014), (0.008, 0.03), (0.007, height - 0.045), (0.013, height - 0.03), (0.014, height - 0.004),
                                      (0.020, height), (0.020, height + 0.004), (0.0001, height + 0.004)], metal, 64, location),
        shapes.turned("candle", [(0.0001, 0), (0.011, 0), (0.0105, candle - burnt), (0.008, candle - burnt + 0.003), (0.0001, candle - burnt - 0.001)], wax, 40, (x, y, z + height)),
        shapes.tube("wick", [(x, y, z + height + candle - burnt), (x + 0.002, y, z + height + candle - burnt + 0.012)], 0.0012, metal),
    ]


def plates(location, material, count=4, radius=0.135):
    x, y, z = location
    items = []
    for n in range(count):
        profile = [(0.0001, 0), (radius * 0.55, 0), (radius * 0.60, 0.003), (radius * 0.93, 0.014), (radius, 0.018), (radius - 0.001, 0.020), (radius * 0.92, 0.0175),
                   (radius * 0.58, 0.007), (0.0001, 0.006)]
        items.append(shapes.turned("plate", profile, material, 96, (x + 0.002 * math.sin(n * 2.1), y + 0.002 * math.cos(n * 1.7), z + n * 0.0085)))
    return items


def draped(name, location, width, front, back, material, seed=1, radius=0.028, folds=5, depth=0.016, steps=70):
    """
    Cloth over a rail along x whose top is `location`, hanging `front` m towards the viewer and `back` m behind. It is
    parted into folds that open downwards.
    """
    maker = random.Random(seed)
    total = front + back + math.pi * radius
    rows, columns = steps, 64
    phases = [maker.uniform(0, 6.28) for _ in range(4)]
    vertices = []
    for j in range(rows + 1):
        s = j / rows * total
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            if s < front:
                down, side = front - s, -1
                y, z = -radius, -down
            elif s < front + math.pi * radius:
                angle = (s - front) / radius
                down, side = 0.0, 0
                y, z = -radius * math.cos(angle), radius * math.sin(angle)
            else:
                down, side = s - front - math.pi * radius, 1
                y, z = radius, -down
            open_ = min(1.0, down / 0.35)
            wave = depth * open_ * (math.sin(u * folds * 2.6 + phases[0] + 0.4 * down) + 0.5 * math.sin(u * folds * 5.1 + phases[1]))
            narrow = 1 - 0.06 * math.exp(-down / 0.12) + 0.03 * math.sin(phases[2] + down * 4)
            sag = 0.02 * u * u * (1 if side else 0)
            hem = 0.012 * math.sin(u * 3 + phases[3]) * open_
            vertices.append((location[0] + u * width / 2 * narrow + 0.012 * noise.noise(Vector((u * 2, down * 3, seed))),
                             location[1] + y + (wave - depth * 0.6 * open_ if side <= 0 else abs(wave) * 0.4),
                             location[2] - radius + z + hem - sag * 0.3))
    faces = [(a, a + 1, a + columns + 2, a + columns + 1) for j in range(rows) for a in range(j * (columns + 1), j * (columns + 1) + columns)]
    item = shapes.mesh_object(name, vertices, faces, material)
    solid = item.modifiers.new("Solidify", "SOLIDIFY")
    solid.thickness = 0.006
    return shapes.smoothed(item)


def straw_hat(location, straw, band):
    """A hat that hangs on a peg, its brim to the viewer."""
    profile = [(0.0001, 0.105), (0.05, 0.103), (0.078, 0.092), (0.088, 0.06), (0.093, 0.012), (0.10, 0.003), (0.15, -0.004), (0.195, 0.004), (0.197, 0.0), (0.15, -0.009), (0.10, -0.003), (0.088, 0.004), (0.082, 0.06), (0.0001, 0.10)]
    hat = shapes.turned("hat", profile, straw, 96, location)
    for vertex in hat.data.vertices:
        angle = math.atan2(vertex.co.y, vertex.co.x)
        reach = math.hypot(vertex.co.x, vertex.co.y)
        vertex.co.z += max(0, reach - 0.09) * 0.22 * math.sin(2 * angle + 0.5)
        vertex.co.y *= 1.12
    ribbon = shapes.turned("hat-band", [(0.0955, 0.010), (0.0925, 0.036), (0.0905, 0.036), (0.0935, 0.010)], band, 96, location)
    for vertex in ribbon.data.vertices:
        vertex.co.y *= 1.12
    for item in (hat, ribbon):
        item.rotation_euler = (math.radians(82), math.radians(4), math.radians(0))
    return [hat, ribbon]


def tote(location, canvas, width=0.36, height=0.38, seed=3):
    """A canvas bag that hangs from a peg at `location` by its handles."""
    x, y, z = location
    drop = 0.23
    bag = shapes.pillow("tote", width, height, canvas, pressure=1.6, seed=seed, puff=0.03)
    bag.location = (x, y - 0.035, z - drop - height / 2)
    bag.rotation_euler = (0, math.radians(1.5), 0)
    items = [bag]
    for depth in (-0.052, -0.022):
        points = []
        for n in range(13):
            t = n / 12
            points.append((x + (t - 0.5) * 0.19 * (1 - 0.75 * math.sin(math.pi * t)), y + depth * (0.4 + 0.6 * abs(2 * t - 1)), z - drop - 0.03 + (drop + 0.03) * math.sin(math.pi * t) ** 0.7))
        items.append(shapes.tube("tote-handle", points, 0.008, canvas))
    return items


def table_cloth(x, y, z, length, width, over, material, seed=2):
    """A strip of linen along a table of this length, its ends hanging `over` m, never quite flat."""
    columns, rows = 150, 14
    half = length / 2
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            along = (i / columns * 2 - 1) * (half + over)
            across = (j / rows - 0.5) * width * (1 + 0.015 * math.sin(along * 5 + seed))
            lift = 0.0022 + 0.0016 * noise.noise(Vector((along * 9, across * 12, seed)))
            beyond = max(0.0, abs(along) - half - 0.004)
            side = 1 if along > 0 else -1
            bend = min(1.0, beyond / 0.012)
            px = side * (min(abs(along), half + 0.004) + 0.008 * bend) + (0.006 * math.sin(across * 22) * bend)
            vertices.append((x + (px if beyond else along), y + across + 0.006 * math.sin(along * 2.1), z + lift - max(0.0, beyond - 0.004)))
    faces = [(a, a + 1, a + columns + 2, a + columns + 1) for j in range(rows) for a in range(j * (columns + 1), j * (columns + 1) + columns)]
    item = shapes.mesh_object("table-cloth", vertices, faces, material)
    solid = item.modifiers.new("Solidify", "SOLIDIFY")
    solid.thickness = 0.0014
    return [item]


def napkin(x, y, z, material, turn=0.1, size=(0.13, 0.20)):
    """A folded napkin."""
    items = [shapes.box("napkin", (size[0], size[1], 0.0035), (x + 0.001 * n, y, z + 0.0034 * n), material, 0.0016, 3) for n in range(3)]
    for n, item in enumerate(items):
        item.rotation_euler = (0, 0, turn + 0.02 * n)
    return items
