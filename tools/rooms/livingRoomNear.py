"""
The sofa of the living room from near. `blender -b -P tools/rooms/livingRoomNear.py -- OUT_FOLDER SAMPLES`

The same room, camera and light as livingRoom.py without its plant, twice as many pixels a millimetre, and cloth whose threads are seen.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import livingRoom as room  # noqa: E402

from kit import scene as stage  # noqa: E402
from kit.materials import linear  # noqa: E402
from kit.weaves import woven  # noqa: E402

# The picture's part of the wall's plane (m): x, top, width, height.
NEAR_BOX = (-1.36, 1.06, 2.72, 1.08)
# A piece of bare wall where tiles usually hang, whose light sets the exposure.
REFERENCE_BOX = (-0.15, 1.7, 0.3, 0.3)
# The whole room's picture has this many pixels; only the near box is rendered.
WIDTH_PX = 4320
REFERENCE_WIDTH_PX = 750
CLOTHS = {
    "linen": ("#cfc2ad", 0.09, 190),
    "green": ("#56705a", 0.10, 170),
    "rust": ("#b06a45", 0.10, 170),
    "cream": ("#ece3d2", 0.07, 150),
    "throw": ("#8a8f78", 0.14, 110),
}


def reweave(items):
    cloths = {name: woven(f"{name}-near", linear(colour), slub, thread) for name, (colour, slub, thread) in CLOTHS.items()}
    for item in items:
        for slot in item.material_slots:
            if slot.material is not None and slot.material.name in cloths:
                slot.material = cloths[slot.material.name]


def render_box(scene, back, front, box, folder, part, width, samples):
    """Renders a box of the room's picture: the furniture with alpha (`front`), or the bare wall (`wall`)."""
    render = scene.render
    render.resolution_x, render.resolution_y = width, round(width * room.BOX[3] / room.BOX[2])
    is_front = part == "front"
    for item in front:
        item.visible_camera = is_front
    for item in back:
        item.is_holdout = is_front
    render.film_transparent = is_front
    render.use_border = render.use_crop_to_border = True
    stage.set_border(scene, room.BOX, box)
    stage.render_passes(scene, folder, part, samples)


def main():
    folder, samples = sys.argv[sys.argv.index("--") + 1 :]
    scene = stage.empty_scene(threads=2)
    back, front, _ = room.build(scene, has_plant=False, has_lamp=False)
    reweave(front)
    stage.add_camera(scene, room.BOX, room.DISTANCE, room.EYE, WIDTH_PX)
    render_box(scene, back, front, REFERENCE_BOX, folder, "wall", REFERENCE_WIDTH_PX, 4 * int(samples))
    render_box(scene, back, front, NEAR_BOX, folder, "front", WIDTH_PX, int(samples))


if __name__ == "__main__":
    main()
