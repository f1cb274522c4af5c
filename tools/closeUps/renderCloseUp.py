"""
Renders a close-up and stores its passes: `blender -b -P renderCloseUp.py -- PRODUCT OUT NAME WIDTH SAMPLES`. NAME is one of
scenes.py; frames of the loop are `takingOff:0` and up.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "rooms")]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import scenes  # noqa: E402
from kit import scene as stage  # noqa: E402

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render_passes(scene, folder, name, samples):
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
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
    product_path, folder, names, width, samples = sys.argv[sys.argv.index("--") + 1 :]
    with open(product_path) as file:
        product = json.load(file)
    os.makedirs(folder, exist_ok=True)
    for name in names.split(","):
        key, _, step = name.partition(":")
        scene = stage.empty_scene(threads=2)
        # The denoiser takes care of what more bounces and samples would bring.
        scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 3
        scenes.build(scene, product, key, int(step or 0), int(width))
        render_passes(scene, folder, name.replace(":", "-"), int(samples))


main()
