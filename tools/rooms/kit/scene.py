"""An empty Blender scene, its camera on the wall, and the passes that are written."""

import math
import os

import bpy
from mathutils import Vector


def empty_scene(threads):
    """Returns a new scene without objects, rendered by Cycles on the processor with a fixed seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 7
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 20.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 16
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    world = bpy.data.worlds.new("World")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.0
    return scene


def add_camera(scene, box, distance, eye, width_px):
    """
    Adds a camera that looks straight at the wall (the plane y = 0), so that a millimetre of the wall is the same number
    of pixels everywhere. `box` is the part of the wall's plane that the picture shows: x, top, width, height in metres,
    with z up from the floor. Its lens is shifted, so that verticals stay vertical.
    """
    data = bpy.data.cameras.new("Camera")
    camera = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(camera)
    camera.location = (0.0, -distance, eye)
    camera.rotation_euler = (math.pi / 2, 0.0, 0.0)
    left, top, width, height = box
    data.sensor_fit = "HORIZONTAL"
    data.sensor_width = 36.0
    data.lens = 36.0 * distance / width
    # Shifts are fractions of the wider side.
    data.shift_x = (left + width / 2) / width
    data.shift_y = (top - height / 2 - eye) / width
    data.clip_end = 100.0
    scene.camera = camera
    scene.render.resolution_x = width_px
    scene.render.resolution_y = round(width_px * height / width)
    scene.render.resolution_percentage = 100
    return camera


def add_area_light(scene, name, location, target, size, watts, colour):
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = watts
    data.color = colour
    light = bpy.data.objects.new(name, data)
    scene.collection.objects.link(light)
    light.location = location
    light.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    light.visible_camera = False
    light.visible_glossy = True
    return light


PASSES = {
    "combined": "Image",
    "colour": "DiffCol",
    "direct": "DiffDir",
    "indirect": "DiffInd",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
}


def render_passes(scene, folder, name, samples):
    """Renders the scene and writes each pass as an EXR file: `folder/name-pass.exr`."""
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_diffuse_direct = True
    layer.use_pass_diffuse_indirect = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for key, socket in PASSES.items():
        output.file_slots.new(f"{name}-{key}-")
        tree.links.new(source.outputs[socket], output.inputs[f"{name}-{key}-"])
    scene.frame_set(1)
    scene.render.filepath = os.path.join(folder, f"{name}-preview.png")
    bpy.ops.render.render(write_still=False)


def render_layers(scene, back, front, boxes, folder, width_px, samples, parts):
    """
    Renders parts of a room's passes: `wall`, the bare room with the shadows of its furniture, at three eighths of
    the width, since light on a wall has no fine detail; `fine`, the colours of its surfaces at full width; `front`,
    the furniture with alpha, cropped. `boxes` are those of the whole picture and of the furniture.
    """
    render = scene.render
    cycles = scene.cycles
    height_px = round(width_px * render.resolution_y / render.resolution_x)
    # `fine` changes what the others need, so it is the last.
    for part in sorted(parts, key=("wall", "front", "fine").index):
        scale = 0.375 if part == "wall" else 1
        render.resolution_x, render.resolution_y = round(width_px * scale), round(height_px * scale)
        for item in front:
            item.visible_camera = part == "front"
        for item in back:
            item.is_holdout = part == "front"
        render.film_transparent = part == "front"
        render.use_border = render.use_crop_to_border = part == "front"
        if part == "front":
            set_border(scene, *boxes)
        if part == "fine":
            cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 0
            cycles.use_adaptive_sampling = False
        render_passes(scene, folder, part, 5 if part == "fine" else samples)


def set_border(scene, box, part):
    """Sets the border to a part of the picture's box, both x, top, width, height in metres."""
    left, top, width, height = box
    render = scene.render
    render.border_min_x = (part[0] - left) / width
    render.border_max_x = (part[0] + part[2] - left) / width
    render.border_max_y = 1 - (top - part[1]) / height
    render.border_min_y = 1 - (top - part[1] + part[3]) / height
