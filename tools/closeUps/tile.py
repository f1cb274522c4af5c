"""
A tile as it is made: four mitred pieces of moulding, mat, print, and a back with its magnet. Measures come from the
product's own data (writeProduct.ts). A tile stands in the plane x-z with the middle of its back at its origin; its front
faces -y, z is up.
"""

import math
import random

import bpy
from mathutils import Matrix, Vector

import surfaces
from kit import shapes
from kit.materials import linear

MM = 0.001
# The mitre's joint: half its width, and how far the edges beside it are rounded (m).
JOINT = 0.00003
EASED = 0.00022
# How far a piece may be from its place when a frame is joined (m), and how far it may be turned (radians).
OUT_OF_PLACE, OUT_OF_TRUE = 0.00016, 0.00045
BACK_RECESS = 0.0035
# How wide the cut edge of a mat is, of its depth: the blade stands a little steeper than 45 degrees.
CUT = 0.72
MAGNET = (0.050, 0.050, 0.0030)
# The plate, and what it sticks with: width, height, thickness.
PLATE = (0.064, 0.064, 0.0008)
PAD = (0.0625, 0.0625, 0.0008)

FACES = {"black": "#2b2c2f", "white": "#f8f6f1", "wood": "#c59c6a"}


def frame_material(colour):
    if colour == "wood":
        return surfaces.oak("frame-oak", FACES["wood"])
    if colour == "black":
        return surfaces.stained("frame-black", FACES["black"], albedo=0.9)
    return surfaces.painted("frame-white", FACES["white"], 0.42, albedo=0.88)


def face_heights(product, width, steps=10):
    """Returns the front of a moulding as (inward, height) in metres, from its highest point at the tile's depth."""
    points, height, last = [(0.0, 0.0)], 0.0, None
    for sample in product["profile"]:
        if last is not None:
            run = (sample["offset"] - last["offset"]) / steps
            for step in range(steps):
                if run == 0:
                    break
                slope = last["slope"] + (sample["slope"] - last["slope"]) * (step + 0.5) / steps
                height += math.tan(math.radians(slope)) * run
                points.append((last["offset"] + run * (step + 1), height))
        last = sample
    highest = max(h for _, h in points)
    return [(u * width, product["depth"] * MM + (h - highest) * width) for u, h in points]


def cross_section(product, width):
    """Returns the whole outline of a moulding, from its back at the outer edge over its face to its lip."""
    face = face_heights(product, width)
    _, lip = face[-1]
    lip -= 0.0011
    soft = 0.0006
    return [
        (0.0010, 0.0), (0.0003, 0.0002), (0.0, soft), *face,
        (width, lip), (width - 0.0045, lip), (width - 0.0045, 0.0),
    ]


def eased(outline, by):
    """Returns the outline moved inwards."""
    moved = []
    for index, point in enumerate(outline):
        before, after = Vector(outline[index - 1]), Vector(outline[(index + 1) % len(outline)])
        along = after - before
        normal = Vector((along.y, -along.x)).normalized()
        moved.append((point[0] + normal.x * by, point[1] + normal.y * by))
    return moved


def piece(name, length, outline, material, joints=(JOINT, JOINT)):
    """One piece of moulding along x, its outer edge at y = 0 and its back at z = 0, with mitred ends; `joints` are half the joints there."""
    inside = eased(outline, EASED * 0.8)
    rings = []
    for at_start in (True, False):
        joint = joints[0 if at_start else 1]
        ends = [(joint, inside), (joint + EASED * 0.4, eased(outline, EASED * 0.25)), (joint + EASED, outline)]
        # Without this one the rounding of the joints would bend the light of the whole piece.
        ends.append((joint + 4 * EASED, outline))
        for gap, line in ends if at_start else reversed(ends):
            rings.append([(u + gap if at_start else length - u - gap, u, h) for u, h in line])
    count = len(outline)
    vertices = [point for ring in rings for point in ring]
    faces = [
        (r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
        for r in range(len(rings) - 1)
        for i in range(count)
    ]
    faces.append(tuple(range(count - 1, -1, -1)))
    faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    item = shapes.mesh_object(name, vertices, faces, material)
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(32)
    return item


def covering(image, width, height, shift):
    """Returns the part of a photo that fills an opening, as UV bounds; `shift` (-1 to 1) chooses which part."""
    wide, high = image.size
    across, down = (1.0, (wide / high) / (width / height)) if wide / high < width / height else (
        (width / height) / (wide / high), 1.0)
    left, low = (1 - across) * (0.5 + 0.5 * shift), (1 - down) * (0.5 - 0.5 * shift)
    return left, low, left + across, low + down


def sheet(name, width, height, y, material, uv=None):
    """A flat rectangle in the plane x-z, facing -y."""
    x, z = width / 2, height / 2
    item = shapes.mesh_object(name, [(-x, y, -z), (x, y, -z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], material, smooth=False)
    left, low, right, high = uv or (0, 0, 1, 1)
    layer = item.data.uv_layers.new()
    for corner, at in zip(layer.data, ((left, low), (right, low), (right, high), (left, high))):
        corner.uv = at
    return item


def mat_board(width, height, opening, bevel, front, board, core):
    """The mat: its board, and the cut edge around the opening, which slopes towards the print."""
    wide, high = opening
    cut = bevel * CUT
    outer, top, low = (width / 2, height / 2), (wide / 2 + cut, high / 2 + cut), (wide / 2, high / 2)
    soft = 0.00012
    loops = [
        (outer, front), ((top[0] + soft, top[1] + soft), front), ((top[0], top[1]), front + soft * 0.45), (low, front + bevel),
    ]
    vertices = [(sx * x, y, sz * z) for (x, z), y in loops for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    item = shapes.mesh_object(
        "mat", vertices, [(l * 4 + i, l * 4 + (i + 1) % 4, l * 4 + 4 + (i + 1) % 4, l * 4 + 4 + i) for l in range(3) for i in range(4)],
        board, smooth=False,
    )
    item.data.materials.append(core)
    for index, face in enumerate(item.data.polygons):
        face.material_index = 1 if index >= 8 else 0
    return item


def build(product, size_key, style_key, photo, shift=0.0, landscape=False, name="tile"):
    """Returns an empty that carries a whole tile; to move a tile, move it."""
    size, style = product["sizes"][size_key], product["styles"][style_key]
    width, height = (size["height"], size["width"]) if landscape else (size["width"], size["height"])
    width, height = width * MM, height * MM
    moulding, bevel = size["moulding"] * MM, product["bevel"] * MM
    outline = cross_section(product, moulding)
    material = frame_material(style["colour"])
    parts = []
    # The same frame is joined the same way each time.
    joiner = random.Random(f"joined {name} {style_key}")
    corners = (
        ("top", (width / 2, height / 2), (-1, 0), (0, -1), width),
        ("left", (-width / 2, height / 2), (0, -1), (1, 0), height),
        ("bottom", (-width / 2, -height / 2), (1, 0), (0, 1), width),
        ("right", (width / 2, -height / 2), (0, 1), (-1, 0), height),
    )
    for side, (x, z), (ax, az), (ix, iz), length in corners:
        joints = (JOINT * joiner.uniform(0.7, 2.6), JOINT * joiner.uniform(0.7, 2.6))
        item = piece(f"{name}-{side}", length, outline, material, joints)
        placed = Matrix(((ax, ix, 0, x), (0, 0, -1, 0), (az, iz, 0, z), (0, 0, 0, 1)))
        slip = Matrix.Translation((0, joiner.uniform(-1, 1) * OUT_OF_PLACE, joiner.uniform(-1, 1) * OUT_OF_PLACE))
        # Turned about its middle, so that one end stands out and the other is in.
        about = Matrix.Translation((length / 2, 0, 0))
        turned = about @ Matrix.Rotation(joiner.uniform(-1, 1) * OUT_OF_TRUE, 4, "Y") @ about.inverted()
        item.matrix_world = placed @ slip @ turned
        parts.append(item)

    lip = face_heights(product, moulding)[-1][1] - 0.0011
    inner_width, inner_height = width - 2 * moulding, height - 2 * moulding
    under = 0.004
    has_mat = style["mat"] != "none"
    print_at = -lip + (bevel if has_mat else 0.0)
    image_width, image_height = inner_width, inner_height
    if has_mat:
        margin = size["mat"] * MM
        image_width, image_height = inner_width - 2 * margin, inner_height - 2 * margin
        parts.append(
            mat_board(
                inner_width + 2 * under, inner_height + 2 * under, (image_width, image_height), bevel, -lip,
                surfaces.paper("mat-board", (0.86, 0.85, 0.815)), surfaces.paper("mat-core", (0.80, 0.79, 0.76), 0.00007),
            )
        )
    printed = surfaces.printed(f"{name}-print", photo)
    image = next(node for node in printed.node_tree.nodes if node.type == "TEX_IMAGE").image
    parts.append(
        sheet(f"{name}-print", image_width, image_height, print_at, printed, covering(image, image_width, image_height, shift))
    )
    board = shapes.box(
        f"{name}-back", (inner_width + 2 * under, 0.0025, inner_height + 2 * under),
        (0, -BACK_RECESS - 0.00125, -inner_height / 2 - under), surfaces.hardboard("back-board"), bevel=0.0003,
    )
    on_board = Matrix.Translation((0, -BACK_RECESS, 0)) @ Matrix.Rotation(math.radians(-90), 4, "X")
    # It lies in a pocket of the board: a dark line around it.
    pocket = shapes.box(
        f"{name}-pocket", (MAGNET[0] + 0.0018, MAGNET[1] + 0.0018, 0.00025), (0, 0, 0),
        surfaces.painted("pocket", "#17120d", 0.9), bevel=0,
    )
    magnet = shapes.box(f"{name}-magnet", MAGNET, (0, 0, 0), surfaces.ferrite("magnet"), bevel=0.0011, segments=1)
    pocket.matrix_world = on_board
    magnet.matrix_world = on_board @ Matrix.Rotation(math.radians(0.7), 4, "Z")
    parts += [board, pocket, magnet, *fittings(name, inner_width, inner_height, under)]

    handle = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(handle)
    for item in parts:
        item.parent = handle
    return handle


def words(name, text, size, material, x, z, y):
    """Text on a tile's back, read from behind; `x` is its middle."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.body, curve.size, curve.align_x = text, size, "CENTER"
    curve.materials.append(material)
    item = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(item)
    item.matrix_world = Matrix(((-1, 0, 0, x), (0, 0, 1, y), (0, 1, 0, z), (0, 0, 0, 1)))
    return item


# Where the points of a back are, as shares of its sides, and how far each is turned (degrees): they are shot in by hand.
POINTS = (
    ("left", -0.27, 3), ("left", 0.31, -5), ("right", -0.33, -2), ("right", 0.24, 6), ("top", -0.22, -4), ("top", 0.29, 2),
    ("bottom", -0.30, 5), ("bottom", 0.26, -3),
)


def point_of_steel(name, material, length=0.0135, width=0.0058, thick=0.0005):
    """A flat point that is shot into a moulding: it narrows and is bent up a little at its end. It points along x."""
    half, rise = width / 2, 0.0009
    outline = [(0, half, 0), (length * 0.62, half, 0), (length * 0.88, half * 0.62, rise * 0.5), (length, half * 0.2, rise)]
    outline += [(x, -y, z) for x, y, z in reversed(outline)]
    count = len(outline)
    vertices = [(x, y, z + thick) for x, y, z in outline] + list(outline)
    # Across in strips, since a bent outline is not flat.
    faces = [(i, i + 1, count - 2 - i, count - 1 - i) for i in range(count // 2 - 1)]
    faces += [tuple(count + corner for corner in reversed(face)) for face in faces]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    item = shapes.mesh_object(name, vertices, faces, material, smooth=False)
    modifier = item.modifiers.new("Bevel", "BEVEL")
    modifier.width, modifier.segments = 0.00015, 2
    return item


def fittings(name, width, height, under):
    """What holds the back in its frame, points of steel, and the shop's label. `width` and `height` are those inside the moulding."""
    steel = surfaces.steel("point", (0.42, 0.41, 0.39), 0.42, 9)
    surface = -BACK_RECESS + 0.0004
    items = []
    for side, share, turn in POINTS:
        x, z, inwards = {
            "left": (width / 2, share * height, 180), "right": (-width / 2, share * height, 0),
            "top": (share * width, height / 2, 270), "bottom": (share * width, -height / 2, 90),
        }[side]
        item = point_of_steel(f"{name}-point", steel)
        # Up from the board is away from the tile's front.
        item.matrix_world = (
            Matrix.Translation((x, surface, z)) @ Matrix.Rotation(math.radians(-90), 4, "X")
            @ Matrix.Rotation(math.radians(-(inwards + turn)), 4, "Z")
        )
        items.append(item)
    return items + label_of_shop(name, height, surface)


def label_of_shop(name, height, surface):
    """The shop's label, stuck on by hand: not quite level, one corner a little loose."""
    paper = surfaces.paper("label", (0.78, 0.755, 0.70), 0.00006)
    green, ink = surfaces.painted("label-green", "#35604c", 0.85), surfaces.painted("label-ink", "#3f3c38", 0.85)
    wide, high, steps = 0.056, 0.021, 12
    vertices, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            u, v = i / steps, j / steps
            loose = max(0.0, u + v - 1.55) ** 2 * 0.011
            vertices.append(((u - 0.5) * wide, 0.00012 + loose, (v - 0.5) * high))
    for j in range(steps):
        for i in range(steps):
            first = j * (steps + 1) + i
            faces.append((first, first + 1, first + steps + 2, first + steps + 1))
    sheet_of_label = shapes.mesh_object(f"{name}-label", vertices, faces, paper)
    over, parts = 0.00028, [sheet_of_label]
    for x, z, w, h in ((0.0, 0.0053, 0.0040, 0.0027), (0.0, 0.0, 0.0040, 0.0043), (0.0050, 0.0040, 0.0033, 0.0040), (0.0050, 0.0, 0.0033, 0.0031)):
        parts.append(shapes.box(f"{name}-mark", (w, 0.00004, h), (0.0205 - x, over - 0.00004, z - 0.0036), green, bevel=0))
    parts.append(words(f"{name}-maker", "Storywall", 0.0074, ink, -0.0062, -0.0022, over))
    turned = Matrix.Translation((-0.036, surface - 0.0003, -height / 2 + 0.024)) @ Matrix.Rotation(math.radians(-1.6), 4, "Y")
    for item in parts:
        # A box's own place must survive, as that of the words.
        item.matrix_world = turned @ (item.matrix_world if item.type == "FONT" else Matrix.Translation(item.location))
    return parts


def rounded_slab(name, size, front, radius, material, bevel):
    """A flat piece with round corners in the plane x-z, whose back is at `front` + its thickness."""
    width, height, thick = size
    steps, outline = 10, []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            outline.append(
                (cx * (width / 2 - radius) + radius * math.cos(angle), cz * (height / 2 - radius) + radius * math.sin(angle))
            )
    count = len(outline)
    vertices = [(x, front + thick, z) for x, z in outline] + [(x, front, z) for x, z in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces.append(tuple(range(2 * count - 1, count - 1, -1)))
    item = shapes.mesh_object(name, vertices, faces, material)
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(35)
    modifier = item.modifiers.new("Bevel", "BEVEL")
    modifier.width, modifier.segments = bevel, 2
    return item


def plate(location, turn=0.6):
    """The plate on the wall: thin steel with round corners on its adhesive. `location` is its middle on the wall, `turn` in degrees."""
    pad = rounded_slab("plate-pad", PAD, -PAD[2], 0.0042, surfaces.paper("plate-pad", (0.55, 0.54, 0.52)), 0.0001)
    sheet_of_steel = rounded_slab("plate", PLATE, -PAD[2] - PLATE[2], 0.0050, surfaces.steel("plate"), 0.00022)
    for item in (pad, sheet_of_steel):
        item.location, item.rotation_euler = location, (0, math.radians(turn), 0)
    return sheet_of_steel
