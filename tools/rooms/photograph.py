"""
A photograph of a room with a wall of frames: `blender -b -P photograph.py -- HANGING OUT WIDTH_PX SAMPLES NAME [near]`

HANGING is a file of writeHanging.ts, NAME one of lights.py. The frames are those of tools/closeUps, hung to the millimetre, in
the room's own light, seen by a camera that stands a little beside the middle. Writes `OUT/NAME.npz`, the passes of the denoiser,
or with `near` those of the part that needs more pixels, `OUT/NAME-near.npz`.
"""

import importlib
import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "closeUps")]

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import surfaces  # noqa: E402
import tile as product_tile  # noqa: E402
from developPasses import LIGHTS, linear as of_hex  # noqa: E402
from kit import cloth, house, materials, plants, scene as stage, upholstery  # noqa: E402
from lights import LIGHTS_OF_SHOTS  # noqa: E402

PHOTOS = os.path.join(HERE, "..", "..", "apps", "web", "app", "lib", "samples", "photographs")
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
MM = 0.001
# How far behind a tile its plate and magnet hold it off the wall, and by how much tiles differ (m).
STAND_OFF, STAND_OFF_SPREAD = 0.0020, 0.0016
# How far a tile may be turned and leant, in degrees: no corner moves by a millimetre.
TURN, LEAN = 0.10, 0.35


def hang(hanging):
    """Hangs the frames; a hand never hangs two quite alike, and no middle is moved."""
    maker = random.Random(5)
    for item in hanging["tiles"]:
        handle = product_tile.build(
            hanging, item["size"], item["style"], os.path.join(PHOTOS, f"{item['photo']}.jpg"), landscape=item["isLandscape"],
            name=item["name"],
        )
        lean, turn = maker.uniform(-LEAN, LEAN), maker.uniform(-TURN, TURN)
        # Leant, its nearest edge still must not reach into the wall.
        gap = math.sin(math.radians(abs(lean))) * item["height"] / 2 * MM
        handle.location = (
            (item["x"] + item["width"] / 2) * MM, -STAND_OFF - maker.uniform(0, STAND_OFF_SPREAD) - gap,
            -(item["y"] + item["height"] / 2) * MM,
        )
        handle.rotation_euler = (math.radians(lean), math.radians(turn), 0)


def add_camera(scene, shot, opening, focus_x, width_px):
    """Adds the camera of a Shot (apps/web/app/lib/samples/shot.ts). Its lens is shifted, so that verticals stay vertical."""
    data = bpy.data.cameras.new("Camera")
    camera = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(camera)
    turn, distance, width, eye = math.radians(shot["turn"]), shot["distance"] * MM, shot["width"] * MM, shot["eye"] * MM
    x, z = shot["aim"]["x"] * MM, -shot["aim"]["y"] * MM
    camera.location = (x + distance * math.sin(turn), -distance * math.cos(turn), eye)
    camera.rotation_euler = (math.pi / 2, 0, turn)
    data.sensor_fit, data.sensor_width = "HORIZONTAL", 36.0
    data.lens = 36.0 * distance / width
    data.shift_y = (z - eye) / width
    data.clip_start, data.clip_end = 0.05, 100
    data.dof.use_dof = True
    data.dof.aperture_fstop = data.lens * MM / opening
    # Of the plane that is in focus, which is at a right angle to the camera's axis.
    data.dof.focus_distance = distance - (focus_x - shot["aim"]["x"] * MM) * math.sin(turn)
    scene.camera = camera
    scene.render.resolution_x = width_px
    scene.render.resolution_y = round(width_px * shot["height"] / shot["width"])
    scene.render.resolution_percentage = 100


def light(scene, strengths):
    """Sets the lights of the room to their colours by day and their strength in this photograph, and adds the sun."""
    for item in scene.objects:
        if item.type != "LIGHT":
            continue
        item.hide_render = item.name.startswith("lamp")
        if item.name in ("window", "room"):
            item.data.color = LIGHTS["day"][item.name]
            item.data.energy *= strengths[item.name]
    sun = strengths["sun"]
    item = stage.add_sun(scene, Vector(sun["direction"]), sun["strength"], sun["colour"])
    item.data.angle = math.radians(sun["angle"])


def open_window(scene, panes, left, back, height):
    """Opens panes in the left wall, for the sun."""
    old = bpy.data.objects["left"]
    material = old.data.materials[0]
    bpy.data.objects.remove(old)
    house.pierced_wall(left, back, height, panes, material)


def paint_wall(colour):
    """Adds to the wall the surface of plaster as it is from near."""
    wall = bpy.data.objects["wall"]
    paint = surfaces.plaster("plaster", tuple(float(c) * 0.93 for c in of_hex(colour)))
    wall.data.materials.clear()
    wall.data.materials.append(paint)


def add_leaves(at, height):
    """Adds a plant between the camera and the wall, as far out of focus as photographers leave one."""
    leaf = materials.leaf("near-leaf", of_hex("#35532f"), of_hex("#86a063"))
    bark = materials.paint("near-bark", of_hex("#5d4a34"), 0.9)
    plants.leafy_tree(at, height, leaf, bark, seed=9, stems=4, leaf_length=0.17, leaf_width=0.075, spread=0.22)


def render(scene, folder, name, samples):
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for group in list(layer.lightgroups):
        layer.active_lightgroup_index = 0
        bpy.ops.scene.view_layer_remove_lightgroup()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_mode, output.format.color_depth = "OPEN_EXR", "RGBA", "32"
    output.file_slots.clear()
    for key, socket in PASSES.items():
        output.file_slots.new(f"{name}-{key}-")
        tree.links.new(source.outputs[socket], output.inputs[f"{name}-{key}-"])
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for key in PASSES:
        path = os.path.join(folder, f"{name}-{key}-{scene.frame_current:04d}.exr")
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Non-Color"
        width, height = image.size
        pixels = np.empty(width * height * 4, dtype=np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        # Blender counts rows from the bottom.
        arrays[key] = np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])
        os.remove(path)
    np.savez(os.path.join(folder, f"{name}.npz"), **arrays)


def main():
    path, folder, width, samples, name, *part = sys.argv[sys.argv.index("--") + 1 :]
    with open(path) as file:
        hanging = json.load(file)
    lights = LIGHTS_OF_SHOTS[name]
    folder = os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    room = importlib.import_module(hanging["room"])
    scene = stage.empty_scene(threads=2)
    # The denoiser takes care of what more bounces and samples would bring.
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 5, 3
    if hanging["room"] == "livingRoom":
        upholstery.CLOTHS["linen"] = (lights["sofa"], *upholstery.CLOTHS["linen"][1:])
        room.build(scene, False, False)
    else:
        room.build(scene, cloth.NEAR)
    hang(hanging)
    paint_wall(lights["wall"])
    open_window(scene, lights["panes"], *lights["shell"])
    light(scene, lights)
    add_leaves(lights["leaves"], lights["leaves_height"])
    add_camera(scene, hanging["shot"], lights["opening"], lights["focus"], int(width))
    if part:
        view = scene.render
        view.use_border = view.use_crop_to_border = True
        view.border_min_x, view.border_max_x = lights["near"]
        name += "-near"
    render(scene, folder, name, int(samples))


if __name__ == "__main__":
    main()
