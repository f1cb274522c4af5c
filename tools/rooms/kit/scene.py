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


def add_area_light(scene, name, location, target, size, watts, colour, group=None):
    """Adds a panel of light. Lights of one `group` have a pass of their own, so that their strength can be set later."""
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
    join_light_group(scene, light, group)
    return light


def add_sun(scene, direction, strength, colour, group=None):
    """Adds sunlight that travels along `direction`."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = colour
    data.angle = math.radians(1.1)
    light = bpy.data.objects.new("sun", data)
    scene.collection.objects.link(light)
    light.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    join_light_group(scene, light, group)
    return light


def join_light_group(scene, item, group):
    if group is None:
        return
    if group not in scene.view_layers[0].lightgroups:
        bpy.ops.scene.view_layer_add_lightgroup(name=group)
    item.lightgroup = group


# Their light is soft, and the colours of surfaces come from the other parts.
LAMPS_SCALE = 0.5

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
    shades = {group.name: f"Combined_{group.name}" for group in layer.lightgroups}
    coverages = {aov.name: aov.name for aov in layer.aovs}
    for key, socket in {**PASSES, **shades, **coverages}.items():
        output.file_slots.new(f"{name}-{key}-")
        tree.links.new(source.outputs[socket], output.inputs[f"{name}-{key}-"])
    scene.frame_set(1)
    scene.render.filepath = os.path.join(folder, f"{name}-preview.png")
    bpy.ops.render.render(write_still=False)


def render_layers(scene, back, front, boxes, folder, width_px, samples, parts, lamp=(), wall_scale=0.375):
    """
    Renders parts of a room's passes: `wall`, the bare room with the shadows of its furniture, at `wall_scale` of
    the width, since light on a plain wall has no fine detail; `fine`, the colours of its surfaces at full width; `front`,
    the furniture with alpha, cropped. `wallLamps` and `frontLamps` are the light of the room's lamps alone, whose objects
    are `lamp`, at half the size. `boxes` are those of the whole picture and of the furniture.
    """
    render = scene.render
    cycles = scene.cycles
    height_px = round(width_px * render.resolution_y / render.resolution_x)
    # `fine` changes what the others need, so it is the last.
    for part in sorted(parts, key=("wall", "front", "wallLamps", "frontLamps", "fine").index):
        is_front, is_by_lamps = part.startswith("front"), part.endswith("Lamps")
        if lamp:
            light_by(scene, lamp, is_by_lamps)
        scale = (wall_scale if part.startswith("wall") else 1) * (LAMPS_SCALE if is_by_lamps else 1)
        render.resolution_x, render.resolution_y = round(width_px * scale), round(height_px * scale)
        for item in front:
            item.visible_camera = is_front
        for item in back:
            item.is_holdout = is_front
        render.film_transparent = is_front
        render.use_border = render.use_crop_to_border = is_front
        if is_front:
            set_border(scene, *boxes)
        if part == "fine":
            cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 0
            cycles.use_adaptive_sampling = False
        render_passes(scene, folder, part, 4 if part == "fine" else samples)


def light_by(scene, lamp, is_by_lamps):
    """Leaves only the light of lamps, or only the other light. A lamp that is on throws no shadow: see kit/lamps.py."""
    for item in scene.objects:
        if item.type == "LIGHT":
            item.hide_render = item.name.startswith("lamp") != is_by_lamps
    for item in lamp:
        item.visible_shadow = not is_by_lamps


def set_border(scene, box, part):
    """Sets the border to a part of the picture's box, both x, top, width, height in metres."""
    left, top, width, height = box
    render = scene.render
    render.border_min_x = (part[0] - left) / width
    render.border_max_x = (part[0] + part[2] - left) / width
    render.border_max_y = 1 - (top - part[1]) / height
    render.border_min_y = 1 - (top - part[1] + part[3]) / height
