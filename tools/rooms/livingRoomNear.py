"""
The sofa of the living room from near. `blender -b -P tools/rooms/livingRoomNear.py -- OUT_FOLDER SAMPLES [SCALE]`

The same room, camera and light as livingRoom.py without its plant, with twice as many pixels a millimetre: cloth whose threads are
seen, covers with seams and creases, and cushions and a throw of their own.
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import livingRoom as room  # noqa: E402

from kit import near, scene as stage, sewn, shapes  # noqa: E402
from kit.materials import linear  # noqa: E402
from kit.weaves import woven  # noqa: E402

# The picture's part of the wall's plane (m): x, top, width, height.
NEAR_BOX = (-1.36, 1.06, 2.72, 1.08)
# The whole room's picture has this many pixels; only the near box is rendered.
WIDTH_PX = 4320
# Colour, how uneven its threads are, and how many there are.
CLOTHS = {
    "linen": ("#c9bda8", 0.06, 420),
    "green": ("#717d69", 0.07, 380),
    "rust": ("#a67257", 0.07, 380),
    "cream": ("#e6dccb", 0.04, 400),
    "throw": ("#d3cabb", 0.09, 260),
}
STRIPE = "#6d7a78"


def cloths():
    return {
        name: woven(f"{name}-near", linear(colour), slub, thread, stripe=linear(STRIPE) if name == "cream" else None)
        for name, (colour, slub, thread) in CLOTHS.items()
    }


def resewn(items, cloth):
    """Gives the sofa its near cloth, creases, and the piping of its covers; returns what is added."""
    added = []
    for n, item in enumerate(items):
        for slot in item.material_slots:
            if slot.material is not None and slot.material.name == "linen":
                slot.material = cloth["linen"]
        if "front_seam" not in item.keys():
            continue
        is_seat = item.name.startswith("seat")
        seams = ("top_seam", "bottom_seam") if is_seat else ("front_seam",)
        added += [sewn.sewn_piping(item, list(item[seam]), cloth["linen"], 0.0036, 0.001) for seam in seams]
        sewn.crease(item, 0.0045 if is_seat else 0.0035, seed=n)
    return added


def loose(cloth, soft):
    """Returns the cushions, sewn, and a throw over the right arm with its fringe."""
    cushions = [
        ("cushion-green", 0.52, 0.52, "green", True, (-0.67, -0.46, 0.655), (-19, 4, -9), 31),
        ("cushion-cream", 0.44, 0.44, "cream", False, (-0.37, -0.575, 0.62), (-27, -6, 12), 32),
        ("cushion-rust", 0.50, 0.48, "rust", True, (0.60, -0.475, 0.645), (-20, -5, 8), 33),
    ]
    items = []
    for name, width, height, key, is_piped, at, turn, seed in cushions:
        parts = sewn.scatter_cushion(name, width, height, cloth[key], cloth[key] if is_piped else None, seed)
        parts[0].location = at
        parts[0].rotation_euler = tuple(math.radians(v) for v in turn)
        sewn.fuzz(parts[0], 26000, seed=seed)
        items += parts
    rows, size = 96, (0.50, 1.30)
    throw = shapes.fall_on(
        "throw", size, (1.02, -0.60, 0.80), -math.pi / 2 + 0.10, cloth["throw"], soft, frames=46, steps=rows, pleats=(5, 0.022), bending=0.25
    )
    # The end on the seat.
    across = round(rows * size[0] / size[1]) + 1
    end, before = range(across), range(across, 2 * across)
    return items + [throw] + sewn.fringe(throw, (end, before), cloth["throw"])


def main():
    folder, samples, *scale = sys.argv[sys.argv.index("--") + 1 :]
    width = round(WIDTH_PX * float(scale[0])) if scale else WIDTH_PX
    scene = stage.empty_scene(threads=2)
    back, front, _ = room.build(scene, has_plant=False, has_lamp=False, has_cushions=False)
    cloth = cloths()
    soft = [item for item in front if item.name.startswith(("seat", "sofa-arm"))]
    front += loose(cloth, soft)
    front += resewn(front, cloth)
    stage.add_camera(scene, room.BOX, room.DISTANCE, room.EYE, WIDTH_PX)
    near.render(scene, back, front, room.BOX, NEAR_BOX, os.path.abspath(folder), width, int(samples))


if __name__ == "__main__":
    main()
