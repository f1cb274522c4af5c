"""What each close-up shows, in which light, and from where. Lengths are in metres; the wall is the plane y = 0."""

import math
import os

import bpy
from mathutils import Euler, Matrix, Vector, noise

import surfaces
import tile
from kit import materials, scene as stage, shapes, small
from kit.materials import linear, times
from kit.weaves import woven

PHOTOS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "photographs")
WALL_LIGHT = 0.93
# Behind a tile that hangs: the plate, and the magnet that is let into its back.
STAND_OFF = 0.0016


def photo(name):
    return os.path.join(PHOTOS, f"{name}.jpg")


def window_light(scene, strength=1.0, fill=1.0, side=-1):
    """Daylight of a window at the upper left, in front of the wall, and what a pale room reflects."""
    stage.add_area_light(
        scene, "window", (side * 0.95, -1.00, 1.15), (0, 0, 0), (0.55, 0.95), 46 * strength, (1.0, 0.955, 0.89)
    )
    stage.add_area_light(scene, "room", (1.3 * -side, -2.0, 0.5), (0, 0, 0), (2.2, 1.8), 11.0 * fill, (1.0, 0.97, 0.93))
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (0.93, 0.96, 1.0, 1)
    background.inputs["Strength"].default_value = 0.15 * fill


def camera(scene, location, target, lens, fstop, focus, size_px, roll=0.0):
    data = bpy.data.cameras.new("Camera")
    item = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(item)
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    if roll:
        item.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.lens = lens
    data.sensor_width = 36.0
    data.clip_start = 0.01
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = 0
    # Distance along the view to the plane that is sharp.
    forward = (Vector(target) - Vector(location)).normalized()
    data.dof.focus_distance = (Vector(focus) - Vector(location)).dot(forward)
    scene.camera = item
    scene.render.resolution_x, scene.render.resolution_y = size_px
    scene.render.resolution_percentage = 100


def wall(product, colour="warmWhite"):
    paint = surfaces.plaster("plaster", times(linear(product["wallColours"][colour]["colour"]), WALL_LIGHT))
    return shapes.mesh_object("wall", [(-3, 0, -2), (3, 0, -2), (3, 0, 2.5), (-3, 0, 2.5)], [(0, 1, 2, 3)], paint)


# Where each frame was photographed, by a person who walked around with a camera: the corner (right, up), what the tile hangs on or
# lies on, from where it is seen (degrees aside, rise), how far away (m), the lens (mm, f-stop, roll in degrees), where its window is
# (side), and its light (strength, fill).
CORNERS = {
    "infinite": {
        "style": "Infinite", "photo": "lighthouse-at-dusk", "shift": 0.0, "corner": (1, 1), "on": "warmWhite", "aim": (-0.040, -0.034),
        "aside": 47, "rise": 0.20, "away": 0.43, "lens": (85, 7, -1.6), "side": -1, "light": (1.0, 1.0),
    },
    "timeless": {
        "style": "Timeless", "photo": "white-pier", "shift": 0.0, "corner": (1, -1), "on": "linen", "aim": (-0.026, 0.026),
        "aside": 33, "rise": 1.02, "away": 0.44, "lens": (80, 6, 2.5), "side": -1, "light": (1.08, 1.0),
    },
    "serene": {
        "style": "Serene", "photo": "apricot-rose", "shift": 0.0, "corner": (-1, -1), "on": "shelf", "aim": (0.044, 0.040),
        "aside": -38, "rise": 0.24, "away": 0.46, "lens": (80, 6, 0.8), "side": -1, "light": (0.95, 0.9),
    },
    "sleek": {
        "style": "Sleek", "photo": "wave-from-above", "shift": 0.0, "corner": (-1, 1), "on": "sage", "aim": (0.036, -0.040),
        "aside": -44, "rise": 0.12, "away": 0.40, "lens": (85, 8, 1.1), "side": 1, "light": (1.0, 0.85),
    },
    "harmony": {
        "style": "Harmony", "photo": "green-bay", "shift": 0.2, "corner": (1, 1), "on": "board", "aim": (-0.034, -0.022),
        "aside": 40, "rise": 0.86, "away": 0.42, "lens": (80, 6, -3.0), "side": -1, "light": (1.05, 1.1),
    },
    "whisper": {
        "style": "Whisper", "photo": "kitten-in-daisies", "shift": 0.0, "corner": (1, -1), "on": "warmWhite", "aim": (-0.031, 0.025),
        "aside": 17, "rise": 0.22, "away": 0.35, "lens": (85, 8, -1.4), "side": -1, "light": (0.98, 0.95),
    },
}


def cloth(half_width, half_height, material, size=0.9, steps=180, seed=7):
    """Linen that was laid on a table: low folds beside the tile, and none below it. It lies in the plane z = 0."""
    vertices, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x, y = (i / steps - 0.5) * size, (j / steps - 0.5) * size
            beside = max(abs(x) - half_width, abs(y) - half_height)
            free = min(1.0, max(0.0, beside / 0.030))
            free = free * free * (3 - 2 * free)
            fold = 0.5 + noise.noise(Vector((x * 5.0 + y * 2.2, y * 1.6 - x * 0.7, seed)))
            crease = (0.5 - abs(noise.noise(Vector((x * 15, y * 11, seed + 3.7))))) * 0.0022
            vertices.append((x, -free * (max(0.0, fold) * 0.0065 + crease), y))
    for j in range(steps):
        for i in range(steps):
            first = j * (steps + 1) + i
            faces.append((first, first + 1, first + steps + 2, first + steps + 1))
    item = shapes.mesh_object("linen", vertices, faces, material)
    item.rotation_euler = Euler((math.radians(-90), 0, 0), "XYZ")
    return item


def corner(scene, product, key, width_px):
    """A corner of a frame, seen at about 45 degrees: no two alike, as a person takes them."""
    shot = CORNERS[key]
    size = product["sizes"]["rectangle_small"]
    half_width, half_height = size["width"] * 0.0005, size["height"] * 0.0005
    depth = product["depth"] * 0.001
    hung = tile.build(product, "rectangle_small", shot["style"], photo(shot["photo"]), shot["shift"], name=key)
    (right, up), (across, along) = shot["corner"], shot["aim"]
    x, z = right * half_width + across, up * half_height + along
    yaw = math.radians(shot["aside"])
    direction = Vector((math.sin(yaw), -math.cos(yaw), shot["rise"])).normalized()
    edge = Vector((right * (half_width - 0.012), -depth, up * (half_height - 0.012)))
    aim = Vector((x, -0.014, z))
    if shot["on"] in ("linen", "board"):
        lying(hung, 0, 0, 0, 0)
        aim, edge = Vector((aim.x, aim.z, 0.014)), Vector((edge.x, edge.z, depth))
        if shot["on"] == "linen":
            cloth(half_width, half_height, woven("linen", (0.60, 0.545, 0.46), 0.12, 1400, 0.45, nap=0.2))
        else:
            white = surfaces.painted("table-white", "#efeae0", 0.5, albedo=0.92)
            for index in range(-6, 10):
                board = shapes.box("board", (2.4, 0.108, 0.03), (0, 0, 0), white, bevel=0.0014)
                turned = Matrix.Rotation(math.radians(62), 4, "Z")
                board.matrix_world = turned @ Matrix.Translation((0.02 * index, 0.1092 * index + 0.022, -0.03))
    elif shot["on"] == "shelf":
        wall(product)
        shelf(0.17, -half_height - 0.0002, face="#b39b7a")
        tilt = math.radians(7)
        hung.rotation_euler = Euler((-tilt, 0, math.radians(1.5)), "XYZ")
        foot = 2 * half_height * math.sin(tilt)
        hung.location = (0, -foot / 2 - 0.002, -half_height * (1 - math.cos(tilt)) + depth * math.sin(tilt))
        aim.y -= foot
        edge.y -= foot
    else:
        wall(product, shot["on"])
        hung.location = (0, -STAND_OFF, 0)
        hung.rotation_euler = Euler((0, math.radians(0.3 * right), 0), "XYZ")
    window_light(scene, *shot["light"], side=shot["side"])
    lens, fstop, roll = shot["lens"]
    camera(scene, aim + direction * shot["away"], aim, lens, fstop, edge, (width_px, width_px), roll)


def mat_bevel(scene, product, width_px):
    """The cut edge of a mat, from a hand's width."""
    wall(product)
    hung = tile.build(product, "rectangle_small", "Whisper", photo("lavender-field"), landscape=True)
    hung.location = (0, -STAND_OFF, 0)
    window_light(scene, 1.0, 0.8)
    # The lower right corner of the opening: its edges face the light.
    at = Vector((0.118, -0.0145, -0.068))
    direction = Vector((math.sin(math.radians(-30)), -math.cos(math.radians(30)), 0.40)).normalized()
    aim = at + Vector((-0.004, 0, 0.004))
    camera(scene, aim + direction * 0.25, aim, 100, 9, at, (width_px, round(width_px * 5 / 6)))


def shelf(depth=0.13, z=0.0, left=-0.9, right=0.9, face="#b98f5d"):
    """An oak shelf on the wall; `z` is its top."""
    oak = surfaces.oak("shelf-oak", face, scale=1.8, contrast=0.7)
    return shapes.box("shelf", (right - left, depth, 0.026), ((left + right) / 2, -depth / 2, z - 0.026), oak, bevel=0.0016)


def leaning(handle, x, foot, height, depth):
    """
    Stands a tile on the shelf and leans its front at the wall, so that its back is seen; `foot` is how far its lower edge
    is farther from the wall than its upper edge.
    """
    tilt = math.asin(foot / height)
    handle.rotation_euler = Euler((tilt, 0, math.pi), "XYZ")
    handle.location = (x, -foot / 2 - depth * math.cos(tilt), height / 2 * math.cos(tilt) + depth * math.sin(tilt))


def side_light(scene, strength=1.0):
    """
    Daylight of a window at the left that grazes the wall, in a room whose floor, ceiling and walls give it back: soft
    from everywhere, and there is something for steel to mirror.
    """
    stage.add_area_light(scene, "window", (-1.75, -1.10, 0.85), (0.05, 0, 0.2), (0.8, 1.3), 92 * strength, (1.0, 0.985, 0.96))
    paint, boards = materials.paint("room-paint", (0.62, 0.61, 0.59), 0.9), materials.paint("room-floor", (0.26, 0.17, 0.10), 0.6)
    dark = materials.paint("room-sofa", (0.09, 0.10, 0.11), 0.9)
    for name, material, corners in (
        ("floor", boards, ((-2.2, 0, -0.95), (2.4, 0, -0.95), (2.4, -3.4, -0.95), (-2.2, -3.4, -0.95))),
        ("ceiling", paint, ((-2.2, 0, 1.55), (2.4, 0, 1.55), (2.4, -3.4, 1.55), (-2.2, -3.4, 1.55))),
        ("far", paint, ((-2.2, -3.4, -0.95), (2.4, -3.4, -0.95), (2.4, -3.4, 1.55), (-2.2, -3.4, 1.55))),
        ("right", paint, ((2.4, 0, -0.95), (2.4, -3.4, -0.95), (2.4, -3.4, 1.55), (2.4, 0, 1.55))),
        ("left", paint, ((-2.2, 0, -0.95), (-2.2, -3.4, -0.95), (-2.2, -3.4, 1.55), (-2.2, 0, 1.55))),
    ):
        shapes.mesh_object(f"room-{name}", corners, [(0, 1, 2, 3)], material, smooth=False)
    shapes.box("room-sofa", (1.9, 0.8, 0.75), (0.5, -2.7, -0.95), dark, bevel=0.05)
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Strength"].default_value = 0.0


def magnet(scene, product, width_px):
    """The plate on the wall beside a tile that hangs; the tile that was taken off it stands below, with the magnet in its back to be seen."""
    wall(product)
    white = surfaces.painted("shelf-white", "#efece5", 0.42, albedo=0.9)
    shapes.box("shelf", (2.4, 0.17, 0.024), (0, -0.085, -0.024), white, bevel=0.0014)
    tile.plate((-0.088, 0, 0.283))
    hung = tile.build(product, "square_small", "Harmony", photo("lake-jetty"), name="hung")
    hung.location = (0.160, -STAND_OFF, 0.280)
    back = tile.build(product, "square_small", "Harmony", photo("green-bay"), name="back")
    leaning(back, -0.062, 0.048, 0.200, product["depth"] * 0.001)
    back.rotation_euler.z += math.radians(2.2)
    back.location.y -= 0.004
    glaze = materials.ceramic("cup", (0.52, 0.50, 0.46), 0.38, (0.20, 0.17, 0.14))
    small.mug((0.205, -0.085, 0.0), glaze, turn=0.5)
    side_light(scene)
    aim = Vector((0.037, 0.0, 0.188))
    direction = Vector((math.sin(math.radians(13)), -math.cos(math.radians(13)), 0.10)).normalized()
    camera(scene, aim + direction * 0.94, aim, 62, 4.5, Vector((-0.06, -0.028, 0.12)), (width_px, round(width_px * 5 / 6)), roll=0.5)


def table(z=0.0):
    """A table of oak boards in front of the wall, no two of them alike."""
    oak = surfaces.oak("table-oak", "#a99478", scale=2.1, contrast=0.8, spread=0.13)
    for index in range(-6, 7):
        along, gap = 0.31 * (index * 7 % 5), 0.0008
        shapes.box("board", (3.6, 0.094 - gap, 0.03), (along - 0.6, -0.52 + index * 0.094, z - 0.03), oak, bevel=0.0011)


def lying(handle, x, y, z, turn):
    """Lays a tile on its back; `z` is what it lies on."""
    handle.rotation_euler = Euler((math.radians(-90), 0, math.radians(turn)), "XYZ")
    handle.location = (x, y, z)


def stack(scene, product, width_px):
    """Tiles in a stack on a table by the window."""
    wall(product)
    table()
    pile = [
        ("Timeless", "white-pier", -9.0, 0.020, 0.006), ("Sleek", "wave-from-above", 6.0, -0.016, -0.006),
        ("Whisper", "kitten-in-daisies", 19.0, 0.010, 0.010),
    ]
    depth = product["depth"] * 0.001 + 0.0004
    for index, (style, name, turn, x, y) in enumerate(pile):
        item = tile.build(product, "square_small", style, photo(name), name=f"tile-{index}")
        lying(item, x - 0.05, -0.42 + y, index * depth, turn - 24)
    # One more, at the wall.
    rest = tile.build(product, "square_small", "Infinite", photo("lighthouse-at-dusk"), name="rest")
    tilt = math.asin(0.05 / 0.200)
    rest.rotation_euler = Euler((-tilt, 0, math.radians(-4)), "XYZ")
    rest.location = (0.115, -0.028, 0.100 * math.cos(tilt))
    glaze = materials.ceramic("cup", (0.50, 0.49, 0.46), 0.38, (0.20, 0.17, 0.14))
    small.mug((-0.205, -0.135, 0.0), glaze, turn=2.6)
    side_light(scene)
    aim = Vector((0.010, -0.33, 0.062))
    direction = Vector((math.sin(math.radians(10)), -math.cos(math.radians(10)), 0.50)).normalized()
    camera(scene, aim + direction * 1.10, aim, 68, 5, Vector((-0.03, -0.50, 0.06)), (width_px, round(width_px * 5 / 6)))


# Prints on the table: photo, x, y, turn (degrees), and how much it curls.
PRINTS = [
    ("apricot-rose", -0.205, -0.365, 5, 0.30), ("green-bay", -0.060, -0.340, -4, 0.86), ("white-pier", 0.085, -0.372, 3, 0.58),
    ("lavender-field", 0.225, -0.345, -7, 0.30), ("wave-from-above", -0.010, -0.452, 6, 0.86), ("kitten-in-daisies", -0.150, -0.505, -8, 0.86),
    ("lighthouse-at-dusk", 0.185, -0.470, 8, 0.30), ("evening-walk", 0.070, -0.575, -5, 0.86), ("forget-me-nots", -0.080, -0.640, -3, 0.58),
    ("lake-jetty", 0.215, -0.610, 9, 0.30),
]


def curled(name, width, height, material, bend, lift, steps=14):
    """A sheet of photo paper that lies on its back and curls up at its ends; `lift` is how far it is above the table."""
    vertices, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x, y = (i / steps - 0.5) * width, (j / steps - 0.5) * height
            vertices.append((x, y, lift + bend * (x * x + 0.4 * x * y + 0.3 * y * y)))
    for j in range(steps):
        for i in range(steps):
            first = j * (steps + 1) + i
            faces.append((first, first + 1, first + steps + 2, first + steps + 1))
    item = shapes.mesh_object(name, vertices, faces, material)
    layer = item.data.uv_layers.new()
    for loop, corner in zip(item.data.loops, layer.data):
        i, j = loop.vertex_index % (steps + 1), loop.vertex_index // (steps + 1)
        corner.uv = (i / steps, j / steps)
    return item


def prints(scene, product, width_px):
    """Photo prints on the table, to choose from."""
    table()
    white = surfaces.paper("print-paper")
    for index, (name, x, y, turn, bend) in enumerate(PRINTS):
        picture = surfaces.printed(f"print-{index}", photo(name), roughness=0.40)
        [image] = [node.image for node in picture.node_tree.nodes if node.type == "TEX_IMAGE"]
        wide, high = image.size
        # As long as a print of 10 by 15 cm, with a white border of 4 mm.
        width, height = (0.142, 0.142 * high / wide) if wide > high else (0.142 * wide / high, 0.142)
        lift = 0.0012 + 0.0016 * index
        for item in (
            curled(f"border-{index}", width + 0.008, height + 0.008, white, bend, lift),
            curled(f"picture-{index}", width, height, picture, bend, lift + 0.0003),
        ):
            item.location = (x, y, 0)
            item.rotation_euler = (0, 0, math.radians(turn))
    side_light(scene)
    aim = Vector((0.0, -0.49, 0.0))
    direction = Vector((0.10, -0.62, 1.0)).normalized()
    camera(scene, aim + direction * 0.86, aim, 70, 8, aim, (width_px, round(width_px * 5 / 6)))


def ridged(u, v, seed):
    """Returns the height of crumpled paper (m): sharp ridges of several sizes with smooth paper between them."""
    height = 0.0
    for octave, scale in enumerate((8.0, 19.0, 43.0)):
        height += (0.55 - abs(noise.noise(Vector((u * scale + seed, v * scale - seed, seed * 1.7 + octave * 9))))) * 0.012 / 1.9**octave
    return height


def crumpled_lining(width, length, rise, material, seed=4, steps=190):
    """Tissue paper that lines a box and stands up at its walls, higher in some places than in others."""
    vertices = []
    across, along = width + 2 * rise, length + 2 * rise
    for j in range(steps + 1):
        for i in range(steps + 1):
            u, v = (i / steps - 0.5) * across, (j / steps - 0.5) * along
            crease = ridged(u, v, seed)
            over_x, over_y = max(0.0, abs(u) - width / 2), max(0.0, abs(v) - length / 2)
            over = max(over_x, over_y)
            # At a wall the crease goes inwards, on the floor upwards.
            x = math.copysign(min(abs(u), width / 2), u) - (math.copysign(crease, u) if over_x else 0.0)
            y = math.copysign(min(abs(v), length / 2), v) - (math.copysign(crease, v) if over_y else 0.0)
            ragged = 0.040 * noise.noise(Vector((u * 9, v * 9, seed))) + 0.014 * noise.noise(Vector((u * 31, v * 31, seed)))
            z = over * (1 + ragged / rise) + (0.0 if over else crease)
            vertices.append((x, y, z))
    faces = [
        (a, a + 1, a + steps + 2, a + steps + 1) for j in range(steps) for a in range(j * (steps + 1), j * (steps + 1) + steps)
    ]
    return shapes.mesh_object("tissue", vertices, faces, material, smooth=True)


def flap(name, wide, reach, thick, materials_of, seed, curl=0.010):
    """
    A flap of a box along x, from its fold at z = 0 up to its cut end at z = `reach`, its middle plane at y = 0. It is not quite flat, and
    its cut ends show the flutes. `materials_of` are those of its outer side (y > 0), its inner side and its ends.
    """
    columns, rows = 30, 16
    near_end = 0.003
    sheets = []
    for side in (1, -1):
        for j in range(rows + 1):
            for i in range(columns + 1):
                t, at = j / rows, i / columns - 0.5
                # Narrower at its end, where a box is cut away between two flaps.
                x = at * (wide - 2 * near_end * t)
                bent = curl * t * t + 0.006 * t * noise.noise(Vector((at * 2.2 + seed, t * 1.4, seed * 3.1)))
                fold = 0.0011 * math.exp(-((t * reach / 0.004) ** 2))
                sheets.append((x, bent + side * (thick / 2 - fold), t * reach))
    count = (columns + 1) * (rows + 1)
    faces, slots = [], []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            quad = (a, a + 1, a + columns + 2, a + columns + 1)
            faces += [tuple(reversed(quad)), tuple(count + corner for corner in quad)]
            slots += [0, 1]
    rim = [*range(columns + 1), *(j * (columns + 1) + columns for j in range(1, rows + 1))]
    rim += [*(rows * (columns + 1) + i for i in range(columns - 1, -1, -1)), *(j * (columns + 1) for j in range(rows - 1, 0, -1))]
    for first, second in zip(rim, rim[1:] + rim[:1]):
        faces.append((first, second, count + second, count + first))
        slots.append(2)
    item = shapes.mesh_object(name, sheets, faces, materials_of[0])
    for extra in materials_of[1:]:
        item.data.materials.append(extra)
    for face, slot in zip(item.data.polygons, slots):
        face.material_index = slot
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(40)
    return item


def torn_tape(name, wide, long, held, material, seed):
    """A strip of tape along x that was torn open: z is across it, `held` of it still sticks, and the rest is loose."""
    columns, rows = 110, 14
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, z = (i / columns - 0.5) * wide, long * j / rows
            loose = max(0.0, z - held)
            torn = 0.006 * noise.noise(Vector((x * 26, seed, 0))) + 0.0025 * noise.noise(Vector((x * 130, seed + 4, 0)))
            z += torn * loose / (long - held)
            curl = -loose * (0.25 + 0.8 * noise.noise(Vector((x * 21, z * 30, seed + 9))))
            vertices.append((x, curl, z))
    faces = [
        (a, a + 1, a + columns + 2, a + columns + 1) for j in range(rows) for a in range(j * (columns + 1), j * (columns + 1) + columns)
    ]
    return shapes.mesh_object(name, vertices, faces, material)


def parcel(scene, product, width_px):
    """A parcel that was just opened: tiles in a box of cardboard, on tissue paper."""
    wall(product)
    table()
    board, inside = surfaces.cardboard("cardboard"), surfaces.cardboard("cardboard-inside", (0.40, 0.285, 0.18))
    cut = surfaces.flutes("cardboard-cut")
    width, length, height, thick = 0.262, 0.362, 0.105, 0.0042
    group = bpy.data.objects.new("parcel", None)
    scene.collection.objects.link(group)
    parts = [
        shapes.box("floor", (width, length, thick), (0, 0, 0), inside, bevel=0.0012),
        shapes.box("left", (thick, length, height), (-width / 2, 0, 0), board, bevel=0.0018),
        shapes.box("right", (thick, length, height), (width / 2, 0, 0), board, bevel=0.0018),
        shapes.box("front", (width, thick, height), (0, -length / 2, 0), board, bevel=0.0018),
        shapes.box("rear", (width, thick, height), (0, length / 2, 0), board, bevel=0.0018),
    ]
    # Each flap hangs on its edge: width, reach, where, direction, how far it is open (degrees from upright), whether the tape stayed on it.
    flaps = (
        (length - 0.004, 0.128, (-width / 2, 0), 90, 124, True), (length - 0.004, 0.128, (width / 2, 0), -90, 109, False),
        (width - 0.010, 0.125, (0, -length / 2), 180, 137, False), (width - 0.010, 0.125, (0, length / 2), 0, 96, False),
    )
    packing = surfaces.tape("tape")
    for index, (wide, reach, (x, y), facing, opened, has_tape) in enumerate(flaps):
        hinge = bpy.data.objects.new(f"hinge-{index}", None)
        scene.collection.objects.link(hinge)
        hinge.rotation_euler = Euler((-math.radians(opened), 0, math.radians(facing)), "XYZ")
        hinge.location = (x, y, height)
        # Opened, the side that was inside is seen from above.
        item = flap(f"flap-{index}", wide, reach, thick, (board, inside, cut), index * 5.3 + 2, curl=-0.006 - 0.005 * (index % 2))
        item.parent = hinge
        if has_tape:
            # It closed the box from above, so it is at the flap's outer side, and reaches over its end.
            strip = torn_tape(f"tape-{index}", wide + 0.016, 0.050, 0.026, packing, index + 3)
            strip.parent = hinge
            strip.location = (0, thick / 2 - 0.0066, reach - 0.025)
        parts.append(hinge)
    for item in parts:
        item.parent = group
    lining = crumpled_lining(
        width - 0.012, length - 0.012, 0.122, materials.translucent("tissue", (0.88, 0.87, 0.85), 0.45)
    )
    lining.location = (0, 0, 0.006)
    lining.parent = group
    for index, (style, name, x, y, turn) in enumerate(
        (("Harmony", "green-bay", 0.004, 0.003, 0.6), ("Timeless", "lake-jetty", -0.003, 0.004, -1.2))
    ):
        item = tile.build(product, "rectangle_small", style, photo(name), name=f"packed-{index}")
        lying(item, x, y, 0.034 + index * 0.0415, turn)
        item.parent = group
    group.rotation_euler = Euler((0, 0, math.radians(-27)), "XYZ")
    group.location = (0, -0.50, 0)
    side_light(scene)
    aim = Vector((0.0, -0.50, 0.055))
    direction = Vector((math.sin(math.radians(8)), -math.cos(math.radians(8)), 0.95)).normalized()
    camera(scene, aim + direction * 1.18, aim, 62, 7, Vector((0.0, -0.52, 0.11)), (width_px, round(width_px * 5 / 6)))


# The steps of the loop, from the wall to the tile's place in the hand.
LOOP_STEPS = 10


def taken(step):
    """Returns how far a tile is off the wall at a step: it tilts first, as the magnet lets go at one edge."""
    at = step / LOOP_STEPS
    eased = at * at * (3 - 2 * at)
    tilt = math.radians(13) * math.sin(math.pi * min(1.0, at * 1.15) ** 0.8) * (1 - 0.35 * at)
    return (0.040 * eased, -STAND_OFF - 0.125 * eased**1.15, -0.085 * eased**1.4), (-tilt, math.radians(2.0) * eased, math.radians(-7) * eased)


def taking_off(scene, product, step, width_px):
    """A tile that is taken off its plate."""
    wall(product)
    tile.plate((0, 0, 0.02))
    item = tile.build(product, "square_small", "Whisper", photo("kitten-in-daisies"))
    for frame in range(-1, LOOP_STEPS + 2):
        place, turn = taken(min(max(frame, 0), LOOP_STEPS))
        item.location, item.rotation_euler = place, Euler(turn, "XYZ")
        item.keyframe_insert("location", frame=frame)
        item.keyframe_insert("rotation_euler", frame=frame)
    for curve in item.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"
    scene.frame_set(step)
    scene.render.use_motion_blur = 0 < step < LOOP_STEPS
    scene.render.motion_blur_shutter = 0.5
    window_light(scene)
    aim = Vector((0.022, -0.03, -0.02))
    direction = Vector((math.sin(math.radians(34)), -math.cos(math.radians(34)), 0.10)).normalized()
    camera(scene, aim + direction * 0.92, aim, 75, 9, Vector((0.02, -0.03, 0.0)), (width_px, round(width_px * 5 / 6)))


# A tile with the moulding and mat of a Small one, small enough for its cross-section to be large in the picture.
SAMPLE_MM = 90


def straight_on(scene, product, colour, width_px):
    """A small tile on a plain wall, seen straight on in the drawing's own light: what measureLight.py measures."""
    product["sizes"]["sample"] = {**product["sizes"]["square_small"], "width": SAMPLE_MM, "height": SAMPLE_MM}
    style = {"black": "Timeless", "white": "Sleek", "wood": "Whisper"}[colour]
    paint = materials.paint("plain", linear(product["wallColours"]["warmWhite"]["colour"]), 0.8)
    shapes.mesh_object("wall", [(-3, 0, -2), (3, 0, -2), (3, 0, 2.5), (-3, 0, 2.5)], [(0, 1, 2, 3)], paint)
    tile.build(product, "sample", style, photo("white-pier")).location = (0, -STAND_OFF, 0)
    x, y, z = product["light"]
    stage.add_area_light(scene, "window", (1.8 * x, -1.8 * z, -1.8 * y), (0, 0, 0), (0.7, 0.9), 50, (1, 1, 1))
    stage.add_area_light(scene, "room", (1.2, -2.2, 0.4), (0, 0, 0), (2.2, 1.8), 11, (1, 1, 1))
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.15
    camera(scene, (0, -1, 0), (0, 0, 0), 50, 100, (0, 0, 0), (width_px, width_px))
    scene.camera.data.type = "ORTHO"
    scene.camera.data.ortho_scale = (SAMPLE_MM + 20) * 0.001
    scene.camera.data.dof.use_dof = False


SCENES = {"matBevel": mat_bevel, "magnet": magnet, "stack": stack, "prints": prints, "parcel": parcel}


def build(scene, product, key, step, width_px):
    if key in CORNERS:
        corner(scene, product, key, width_px)
    elif key == "straightOn":
        straight_on(scene, product, ("black", "white", "wood")[step], width_px)
    elif key == "takingOff":
        taking_off(scene, product, step, width_px)
    else:
        SCENES[key](scene, product, width_px)
