"""
The woman who shows the scale. `blender -b -P tools/person/person.py -- DATA SOURCE OUT_FOLDER HEIGHT_PX SAMPLES`

She stands before the wall, seen from behind, in a knitted jumper and jeans. Her clothes are those of the data, two
subdivisions finer, and fall in a short simulation, so that they crease as cloth does. DATA and SOURCE: see figure.py.
"""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "..", "rooms"))

import bmesh  # noqa: E402
import bpy  # noqa: E402
import numpy as np  # noqa: E402

from figure import Figure, parts_of  # noqa: E402
from kit import materials, scene as stage, shapes  # noqa: E402
from kit.materials import Nodes, linear, times  # noqa: E402

TARGETS = {
    "macrodetails/caucasian-female-young": 1.0,
    "macrodetails/universal-female-young-averagemuscle-averageweight": 0.7,
    "macrodetails/universal-female-young-averagemuscle-minweight": 0.3,
    "breast/female-young-averagemuscle-averageweight-mincup-averagefirmness": 0.5,
    "macrodetails/proportions/female-young-averagemuscle-averageweight-idealproportions": 0.5,
}

# The weight is on the right leg; the left knee is loose.
POSE = {
    "root": (0, 0, 2.0),
    "spine04": (0, 0, -1.8),
    "spine02": (1.5, 2, -1.5),
    "spine01": (1, 3, 0),
    "neck01": (0, 5, 0),
    "neck03": (0, 8, 1.5),
    "head": (-2, 15, 3),
    "clavicle.L": (0, 0, -3),
    "clavicle.R": (0, 0, 3),
    "shoulder01.L": (0, 0, -6),
    "shoulder01.R": (0, 0, 6),
    "upperarm01.L": (2, 0, -24),
    "upperarm01.R": (4, 0, 23),
    "lowerarm01.L": (14, 13, 0),
    "lowerarm01.R": (19, -17, 0),
    "wrist.L": (0, 0, -5),
    "wrist.R": (0, 0, 5),
    "upperleg01.R": (0, 0, 4.8),
    "upperleg01.L": (-8, 6, -6.0),
    "lowerleg01.L": (14, 0, 0),
    "foot.L": (-5, 8, 3.5),
    "foot.R": (0, -7, -6.5),
    **{f"finger{f}-{k}.{s}": (12, 0, (-1 if s == "L" else 1) * 12) for f in (2, 3, 4, 5) for k in (1, 2, 3) for s in "LR"},
}

# Height with shoes and hair (m), and how far she is turned towards what hangs at her left.
HEIGHT = 1.70
TURN = math.radians(22)
FROM_WALL = 0.49


def to_blender(points):
    """Returns points of the data, in metres, with z up and the face towards the wall."""
    return np.stack([-points[:, 0], points[:, 2], points[:, 1]], axis=1) * 0.1


def put(name, points, mesh, keep, material, texture_from=None):
    """Makes an object of the faces of a mesh whose vertices are all kept."""
    kept = np.flatnonzero(keep)
    number = {int(old): new for new, old in enumerate(kept)}
    chosen = [n for n, face in enumerate(mesh.faces) if all(keep[v] for v in face)]
    faces = [[number[v] for v in mesh.faces[n]] for n in chosen]
    item = shapes.mesh_object(name, to_blender(points[kept]), faces, material)
    layer = item.data.uv_layers.new(name="uv")
    at = 0
    for n in chosen:
        for corner in mesh.corners[n]:
            layer.data[at].uv = mesh.uvs[corner]
            at += 1
    return item


def image_of(path, colours="sRGB"):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = colours
    return image


def skin(path):
    nodes = Nodes("skin")
    texture = nodes.add("ShaderNodeTexImage")
    texture.image = image_of(path)
    # The texture is lit already: paler than skin is.
    tone = nodes.add("ShaderNodeHueSaturation")
    tone.inputs["Value"].default_value = 0.7
    nodes.link(texture.outputs["Color"], tone.inputs["Color"])
    nodes.link(tone.outputs["Color"], nodes.shader.inputs["Base Color"])
    nodes.link(tone.outputs["Color"], nodes.shader.inputs["Subsurface Color"])
    nodes.set(Subsurface=0.12, Subsurface_Radius=(0.012, 0.005, 0.003), Roughness=0.58, Specular=0.25)
    nodes.bump(nodes.noise(900, 2), 0.15, 0.0006)
    return nodes.material


def hair(folder, colour):
    """Hair of cards: the texture's strands and its edges, in a colour of ours."""
    name = next(file for file in os.listdir(folder) if file.endswith("diffuse.png"))
    nodes = Nodes("hair")
    texture = nodes.add("ShaderNodeTexImage")
    texture.image = image_of(os.path.join(folder, name))
    grey = nodes.add("ShaderNodeRGBToBW")
    nodes.link(texture.outputs["Color"], grey.inputs[0])
    shade = nodes.ramp(grey.outputs[0], [(0.0, times(colour, 0.25)), (0.10, colour), (0.35, times(colour, 2.4))])
    nodes.link(shade, nodes.shader.inputs["Base Color"])
    nodes.link(texture.outputs["Alpha"], nodes.shader.inputs["Alpha"])
    nodes.set(Roughness=0.42, Specular=0.45, Anisotropic=0.7)
    nodes.bump(grey.outputs[0], 0.5, 0.004)
    return nodes.material


def folds(nodes, path, strength):
    """Returns the direction of the surface with the folds of the texture."""
    texture = nodes.add("ShaderNodeTexImage")
    texture.image = image_of(path, "Non-Color")
    node = nodes.add("ShaderNodeNormalMap")
    node.inputs["Strength"].default_value = strength
    nodes.link(texture.outputs["Color"], node.inputs["Color"])
    return node.outputs["Normal"]


def knit(name, colour, normals):
    """A fine knit: columns of stitches along the body (by the texture's place), and uneven wool."""
    nodes = Nodes(name)
    wave = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="X")
    mapping = nodes.coordinates((1, 1, 1), "UV")
    nodes.link(mapping.outputs["Vector"], wave.inputs["Vector"])
    wave.inputs["Scale"].default_value = 62
    wave.inputs["Distortion"].default_value = 0.7
    wave.inputs["Detail"].default_value = 1.0
    fleck = nodes.noise(260, 3, 0.6)
    shade = nodes.ramp(fleck, [(0.30, times(colour, 0.80)), (0.52, colour), (0.72, times(colour, 1.16))])
    nodes.link(shade, nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.95, Specular=0.05, Sheen=0.45, Sheen_Tint=0.6)
    first = nodes.bump(wave.outputs["Fac"], 0.35, 0.0022, folds(nodes, normals, 1.6))
    nodes.bump(fleck, 0.35, 0.0012, first)
    return nodes.material


def denim(path, normals):
    """The texture's denim with its seams, a little darker and greyer, and its twill."""
    nodes = Nodes("denim")
    texture = nodes.add("ShaderNodeTexImage")
    texture.image = image_of(path)
    tone = nodes.add("ShaderNodeHueSaturation")
    tone.inputs["Saturation"].default_value = 0.72
    tone.inputs["Value"].default_value = 0.78
    nodes.link(texture.outputs["Color"], tone.inputs["Color"])
    nodes.link(tone.outputs["Color"], nodes.shader.inputs["Base Color"])
    nodes.set(Roughness=0.85, Specular=0.15, Sheen=0.2)
    grey = nodes.add("ShaderNodeRGBToBW")
    nodes.link(texture.outputs["Color"], grey.inputs[0])
    first = nodes.bump(grey.outputs[0], 0.4, 0.003, folds(nodes, normals, 1.6))
    nodes.bump(nodes.noise(700, 2, 0.5, (1, 1, 0.4)), 0.25, 0.0008, first)
    return nodes.material


def pinned(item, share_of):
    """Adds the group of vertices that a simulation holds, each by its share from 0 to 1."""
    group = item.vertex_groups.new(name="pin")
    for vertex in item.data.vertices:
        share = share_of(vertex.co)
        if share > 0:
            group.add([vertex.index], min(1.0, share), "REPLACE")


def settle(item, frames, slack, bending, mass=0.22):
    """Lets cloth that is `slack` too wide fall on the body."""
    cloth = item.modifiers.new("Cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 6
    settings.mass = mass
    settings.tension_stiffness = settings.compression_stiffness = 22.0
    settings.shear_stiffness = 8.0
    settings.bending_stiffness = bending
    settings.air_damping = 2.0
    settings.vertex_group_mass = "pin"
    settings.shrink_min = -slack
    cloth.collision_settings.distance_min = 0.004
    cloth.collision_settings.collision_quality = 3
    cloth.collision_settings.use_self_collision = False
    shapes.run_cloth(item, frames)


def subdivided(item, levels):
    shapes.smoothed(item, levels)
    return shapes.frozen(item)


def build(data, source):
    """Builds her at the origin and returns her objects, with feet on z = 0."""
    figure = Figure(data, source, TARGETS)
    base = figure.base
    figure.proxies = {
        "top": figure.proxy("clothes", "male_casualsuit02", ease=0.6),
        "shoes": figure.proxy("clothes", "shoes03"),
        "hair": figure.proxy("hair", "ponytail01"),
    }
    suit, shoes, tail = (figure.proxies[key] for key in ("top", "shoes", "hair"))
    figure.pose(POSE)

    of_body = np.zeros(len(base.vertices), dtype=bool)
    for face, kind in zip(base.faces, base.materials):
        if kind == 0:
            of_body[face] = True
    skins = os.path.join(data, "skins", "young_caucasian_female", "textures")
    body = put("body", figure.posed(base), base, of_body, skin(os.path.join(skins, sorted(f for f in os.listdir(skins) if "diffuse" in f)[0])))
    part = parts_of(suit.faces, len(suit.vertices))
    narrow(figure, suit, part == 1)
    posed_suit = figure.posed(suit)
    texture = os.path.join(suit.texture, "textures", "male_casualsuit02_diffuse.png")
    normals = texture.replace("diffuse", "normal")
    jumper = put("jumper", posed_suit, suit, part == 0, knit("knit", linear("#a3afa0"), normals))
    jeans = put("jeans", posed_suit, suit, part == 1, denim(texture, normals))
    # Without their socks, which jeans hide.
    is_shoe = parts_of(shoes.faces, len(shoes.vertices)) < 2
    shod = put("shoes", figure.posed(shoes), shoes, is_shoe, leather("#e6e1d8"))
    figure.hidden = np.array(suit.data["metadata"]["deleteVerts"], dtype=bool) | np.array(shoes.data["metadata"]["deleteVerts"], dtype=bool)
    body["hidden"] = figure.hidden[np.flatnonzero(of_body)].astype(int).tolist()
    tied = put("hair", figure.posed(tail), tail, np.ones(len(tail.vertices), dtype=bool), hair(os.path.join(tail.texture, "textures"), linear("#3a2618")))
    return body, jumper, jeans, shod, tied


def narrow(figure, suit, is_leg):
    """Makes the legs of the jeans narrower towards the ankle: they were cut for a man."""
    joints, bones, points = figure.rig["joints"], figure.rig["bones"], suit.vertices
    for side in "LR":
        hip, knee, ankle = (
            figure.base.vertices[joints[bones[f"{name}.{side}"]["head"]]].mean(axis=0)
            for name in ("upperleg01", "lowerleg01", "foot")
        )
        chosen = is_leg & ((points[:, 0] > 0) == (side == "L")) & (points[:, 1] < hip[1] - 1.0)
        for first, last, widths in ((hip, knee, (1.0, 0.92)), (knee, ankle, (0.92, 0.86))):
            down = (points[:, 1] - first[1]) / (last[1] - first[1])
            inside = chosen & (down >= 0) & ((down < 1) | (last is ankle))
            axis = first + down[inside, None] * (last - first)
            share = widths[0] + np.clip(down[inside, None], 0, 1.1) * (widths[1] - widths[0])
            moved = axis + (points[inside] - axis) * share
            points[inside] = np.stack([moved[:, 0], points[inside][:, 1], moved[:, 2]], axis=1)


def leather(colour):
    nodes = Nodes("leather")
    nodes.set(Base_Color=(*linear(colour), 1), Roughness=0.55, Specular=0.3)
    nodes.bump(nodes.noise(300, 2), 0.12, 0.001)
    return nodes.material


def heights(item):
    return np.array([vertex.co.z for vertex in item.data.vertices])


def dress(body, jumper, jeans):
    """Makes the clothes finer and lets them fall on her."""
    body.modifiers.new("Collision", "COLLISION")
    body.collision.thickness_outer = 0.003
    body.collision.cloth_friction = 12
    for item in (jumper, jeans):
        subdivided(item, 1)
    top = heights(jumper).max()
    pinned(jeans, lambda at: 1.0 if at.z > heights_of_waist(jeans) - 0.05 else 0.0)
    settle(jeans, 30, 0.04, 0.15, 0.35)
    jeans.modifiers.new("Collision", "COLLISION")
    jeans.collision.thickness_outer = 0.003
    pinned(jumper, lambda at: max(0.0, (at.z - (top - 0.11)) / 0.05))
    settle(jumper, 40, 0.045, 0.05)
    body.modifiers.clear()
    uncovered(body)
    for item in (body, jumper, jeans):
        item.modifiers.clear()
        subdivided(item, 1)


def uncovered(body):
    """Removes what clothes and shoes cover, so that no skin shows through them."""
    hidden = body["hidden"]
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    mesh.verts.ensure_lookup_table()
    bmesh.ops.delete(mesh, geom=[vertex for vertex in mesh.verts if hidden[vertex.index]], context="VERTS")
    mesh.to_mesh(body.data)
    mesh.free()


def heights_of_waist(jeans):
    return float(heights(jeans).max())


def stand(items):
    """Puts her at her place, as tall as she is said to be, and turned."""
    holder = bpy.data.objects.new("person", None)
    bpy.context.scene.collection.objects.link(holder)
    low = min(heights(item).min() for item in items)
    high = max(heights(item).max() for item in items)
    scale = HEIGHT / (high - low)
    for item in items:
        item.parent = holder
    holder.scale = (scale,) * 3
    holder.rotation_euler = (0, 0, TURN)
    holder.location = (0, -FROM_WALL, -low * scale)
    return holder


# Before the middle of the room's window; the wall's light there sets the exposure.
BOX = (-0.5, 1.9, 1.0, 2.1)
DISTANCE, EYE = 6.4, 1.32


def room_of(scene):
    """The bare room that lights her: walls, floor, window, and a lamp for the evening."""
    wall = materials.paint("wall", (0.80, 0.80, 0.80), 0.7)
    oak = materials.paint("floor", linear("#9a7b58"), 0.45)
    left, right, back, height = -5.0, 4.0, -8.6, 3.0
    quads = {
        "wall": ([(left, 0, 0), (right, 0, 0), (right, 0, height), (left, 0, height)], wall),
        "left": ([(left, back, 0), (left, 0, 0), (left, 0, height), (left, back, height)], wall),
        "right": ([(right, back, 0), (right, 0, 0), (right, 0, height), (right, back, height)], wall),
        "ceiling": ([(left, back, height), (left, 0, height), (right, 0, height), (right, back, height)], wall),
        "back": ([(left, back, 0), (right, back, 0), (right, back, height), (left, back, height)], wall),
        "floor": ([(left, back, 0), (right, back, 0), (right, 0, 0), (left, 0, 0)], oak),
    }
    return [shapes.mesh_object(name, points, [(0, 1, 2, 3)], material, smooth=False) for name, (points, material) in quads.items()]


def main():
    data, source, folder, height, samples = sys.argv[sys.argv.index("--") + 1 :][:5]
    scene = stage.empty_scene(threads=2)
    items = build(data, source)
    body, jumper, jeans, shod, tied = items
    dress(body, jumper, jeans)
    subdivided(shod, 1)
    holder = stand(items)
    back = room_of(scene)
    # Wherever she stands in a room, the window is at her left.
    stage.add_area_light(scene, "window", (-4.0, -2.6, 1.85), (-0.2, -0.4, 1.1), (2.4, 2.5), 300, (1, 1, 1), "window")
    stage.add_area_light(scene, "room", (0.9, -8.3, 2.1), (0.3, 0.0, 1.2), (5.0, 2.2), 170, (1, 1, 1), "room")
    stage.add_area_light(scene, "lamp", (1.6, -1.5, 1.7), (0.0, -0.5, 1.1), (0.7, 0.7), 40, (1, 1, 1), "lamp")
    stage.add_camera(scene, BOX, DISTANCE, EYE, round(int(height) * BOX[2] / BOX[3]))
    bpy.ops.wm.save_as_mainfile(filepath=os.path.join(os.path.abspath(folder), "person.blend"))
    for item in back:
        item.is_holdout = True
        item.visible_camera = False
    scene.render.film_transparent = True
    stage.render_passes(scene, os.path.abspath(folder), "front", int(samples))
    for item in back:
        item.visible_camera, item.is_holdout = True, False
    for item in items:
        item.hide_render = True
    scene.render.film_transparent = False
    scene.render.resolution_percentage = 20
    stage.render_passes(scene, os.path.abspath(folder), "wall", int(samples))


if __name__ == "__main__":
    main()
