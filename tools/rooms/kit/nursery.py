"""A cot and toys by script, in metres."""

import math
import random

from mathutils import Vector, noise

from kit import shapes


def cot(x, y, wood, rail_wood, sheet, width=1.30, depth=0.68, height=0.88, bed=0.34):
    """A cot with round bars and rounded posts; the grain of `rail_wood` runs along x. `x`, `y` are its middle."""
    items = []
    w, d = width / 2 - 0.022, depth / 2 - 0.022
    for sx in (-1, 1):
        for sy in (-1, 1):
            items.append(shapes.turned(
                "cot-post", [(0.0001, 0), (0.015, 0), (0.022, 0.10), (0.023, 0.6), (0.023, height), (0.018, height + 0.010), (0.0001, height + 0.013)],
                wood, 40, (x + sx * w, y + sy * d, 0)))
    for sy in (-1, 1):
        top = shapes.box("cot-rail", (2 * w, 0.026, 0.052), (x, y + sy * d, height - 0.085), rail_wood, 0.011, 5)
        low = shapes.box("cot-rail", (2 * w, 0.022, 0.060), (x, y + sy * d, bed - 0.075), rail_wood, 0.008, 4)
        items += [top, low]
        count = 17
        for n in range(count):
            at = x - w + 2 * w * (n + 1) / (count + 1)
            items.append(shapes.tube("cot-bar", [(at, y + sy * d, bed - 0.05), (at, y + sy * d, height - 0.06)], 0.0078, wood))
    for sx in (-1, 1):
        top = shapes.box("cot-end", (0.026, 2 * d, 0.052), (x + sx * w, y, height - 0.062), rail_wood, 0.011, 5)
        low = shapes.box("cot-end", (0.022, 2 * d, 0.060), (x + sx * w, y, bed - 0.075), rail_wood, 0.008, 4)
        items += [top, low]
        for n in range(8):
            at = y - d + 2 * d * (n + 1) / 9
            items.append(shapes.tube("cot-bar", [(x + sx * w, at, bed - 0.05), (x + sx * w, at, height - 0.04)], 0.0078, wood))
    mattress = shapes.box("cot-mattress", (2 * w - 0.03, 2 * d - 0.03, 0.11), (x, y, bed - 0.03), sheet, 0.035, 6)
    return [*items, mattress]


def blob(name, location, size, material, seed, turn=(0, 0, 0), lumps=0.03):
    """A stuffed shape, an ellipsoid that is never quite even."""
    steps, rings = 40, 26
    vertices = []
    for j in range(rings + 1):
        angle = math.pi * j / rings
        for i in range(steps):
            around = 2 * math.pi * i / steps
            out = Vector((math.sin(angle) * math.cos(around), math.sin(angle) * math.sin(around), math.cos(angle)))
            scale = 1 + lumps * noise.noise(out * 2 + Vector((seed, 0, 0))) + 0.012 * noise.noise(out * 14 + Vector((0, seed, 0)))
            vertices.append((out.x * size[0] * scale, out.y * size[1] * scale, out.z * size[2] * scale))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rings) for i in range(steps)]
    item = shapes.mesh_object(name, vertices, faces, material)
    item.location = location
    item.rotation_euler = turn
    return item


def rabbit(location, plush, inner, dark, size=1.0):
    """A soft rabbit that sits and looks at the viewer; one ear hangs."""
    x, y, z = location
    s = size

    def part(name, at, radii, seed, turn=(0, 0, 0), material=plush):
        return blob(name, (x + at[0] * s, y + at[1] * s, z + at[2] * s), tuple(r * s for r in radii), material, seed, turn)

    items = [
        part("body", (0, 0, 0.088), (0.070, 0.060, 0.092), 1),
        part("belly", (0, -0.022, 0.080), (0.052, 0.046, 0.066), 2, material=inner),
        part("head", (0.004, -0.012, 0.212), (0.058, 0.052, 0.053), 3),
        part("muzzle", (0.004, -0.055, 0.200), (0.026, 0.018, 0.018), 4, material=inner),
        part("nose", (0.004, -0.073, 0.208), (0.006, 0.004, 0.0045), 5, material=dark),
    ]
    for side in (-1, 1):
        items += [
            part("eye", (0.004 + side * 0.024, -0.057, 0.224), (0.0048, 0.0036, 0.0052), 6, material=dark),
            part("leg", (side * 0.058, -0.072, 0.028), (0.028, 0.062, 0.028), 7 + side, (0.12, 0, side * 0.28)),
            part("foot", (side * 0.074, -0.124, 0.036), (0.026, 0.018, 0.034), 9 + side),
            part("arm", (side * 0.070, -0.026, 0.118), (0.020, 0.022, 0.056), 11 + side, (0.35, side * -0.42, 0)),
        ]
    items += [
        part("ear", (-0.026, 0.004, 0.318), (0.021, 0.011, 0.072), 14, (0.05, -0.10, 0)),
        part("ear-inside", (-0.026, -0.005, 0.314), (0.012, 0.006, 0.054), 15, (0.05, -0.10, 0), inner),
        part("ear", (0.058, -0.006, 0.266), (0.020, 0.012, 0.050), 16, (0.0, 1.05, 0)),
        part("ear", (0.094, -0.014, 0.218), (0.020, 0.011, 0.048), 17, (0.1, 0.22, 0)),
    ]
    return items


def arch(x, y, inner, outer, depth, material, turn=0.0):
    """One arch of a wooden rainbow that stands on the floor."""
    steps = 40
    vertices, faces = [], []
    for n in range(steps + 1):
        angle = math.pi * n / steps
        for radius, across in ((inner, -depth / 2), (outer, -depth / 2), (outer, depth / 2), (inner, depth / 2)):
            vertices.append((-math.cos(angle) * radius, across, math.sin(angle) * radius))
    for n in range(steps):
        faces += [(n * 4 + i, n * 4 + (i + 1) % 4, (n + 1) * 4 + (i + 1) % 4, (n + 1) * 4 + i) for i in range(4)]
    faces += [(0, 1, 2, 3), tuple(steps * 4 + i for i in (3, 2, 1, 0))]
    item = shapes.mesh_object("arch", vertices, faces, material)
    item.location, item.rotation_euler = (x, y, 0.012), (0, 0, turn)
    modifier = item.modifiers.new("Bevel", "BEVEL")
    modifier.width, modifier.segments = 0.003, 3
    item.data.use_auto_smooth = True
    return item


def rainbow(x, y, materials, turn=0.0, thick=0.024, inner=0.034):
    return [arch(x, y, inner + n * (thick + 0.001), inner + (n + 1) * (thick + 0.001) - 0.001, 0.065, material, turn) for n, material in enumerate(materials)]


def stacking_rings(location, materials, wood):
    """Wooden rings on a rod, which stand at `location`."""
    x, y, ground = location
    items = [shapes.turned("rings-foot", [(0.0001, 0), (0.064, 0), (0.066, 0.006), (0.064, 0.014), (0.0001, 0.014)], wood, 60, (x, y, ground))]
    z = 0.026
    for n, material in enumerate(materials):
        radius, thick = 0.064 - 0.0075 * n, 0.0145
        profile = [(radius - thick + thick * math.cos(a), z + thick + thick * math.sin(a)) for a in (2 * math.pi * i / 20 for i in range(21))]
        items.append(shapes.turned("ring", profile, material, 60, (x + 0.001 * math.sin(n * 2), y, ground - 0.012)))
        z += 2 * thick
    items.append(blob("rings-top", (x, y, ground + z + 0.008), (0.019, 0.019, 0.019), wood, 3, lumps=0))
    return items


def blocks(places, materials, size=0.046, ground=0.014):
    """Wooden blocks: x, y, how many stand below, and turn."""
    items = []
    for n, (x, y, below, turn) in enumerate(places):
        item = shapes.box("block", (size, size, size), (x, y, ground + below * size), materials[n % len(materials)], 0.0035, 3)
        item.rotation_euler = (0, 0, turn)
        items.append(item)
    return items


def round_rug(x, y, radius, material, seed=6):
    """A round rug with a soft, uneven edge."""
    maker = random.Random(seed)
    rings, steps = 60, 300
    vertices = [(x, y, 0.014)]
    for j in range(1, rings + 1):
        t = j / rings
        for i in range(steps):
            angle = 2 * math.pi * i / steps
            reach = radius * t * (1 + 0.004 * noise.noise(Vector((math.cos(angle) * 3, math.sin(angle) * 3, seed))))
            high = 0.003 + 0.011 * min(1.0, (1 - t) * radius / 0.03) ** 0.5 + 0.003 * noise.noise(Vector((reach * 60 * math.cos(angle), reach * 60 * math.sin(angle), 1))) + 0.0015 * maker.random()
            vertices.append((x + reach * math.cos(angle), y + reach * math.sin(angle), high))
    faces = [(0, 1 + i, 1 + (i + 1) % steps) for i in range(steps)]
    for j in range(rings - 1):
        for i in range(steps):
            a, b = 1 + j * steps + i, 1 + j * steps + (i + 1) % steps
            faces.append((a, a + steps, b + steps, b))
    return [shapes.mesh_object("rug", vertices, faces, material)]


def pouf(x, y, material, radius=0.27, height=0.36, ribs=18):
    """A knitted pouf whose ribs meet in the middle of its top."""
    rings, steps = 40, ribs * 10
    vertices = []
    for j in range(rings + 1):
        angle = math.pi * j / rings
        for i in range(steps):
            around = 2 * math.pi * i / steps
            rib = abs(math.sin(around * ribs / 2)) ** 0.6
            flat = math.sin(angle) ** 0.7
            out = radius * flat * (0.955 + 0.045 * rib * math.sin(angle))
            z = height / 2 + height / 2 * math.cos(angle) * (0.93 + 0.07 * rib * math.sin(angle))
            sag = -0.03 * math.exp(-((out / 0.10) ** 2)) if angle < math.pi / 2 else 0
            vertices.append((x + out * math.cos(around), y + out * math.sin(around), max(0.004, z + sag + 0.006 * noise.noise(Vector((out * 9, around * 2, z * 7))))))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rings) for i in range(steps)]
    return [shapes.mesh_object("pouf", vertices, faces, material)]
