"""The covers of the living room's sofa, its cushions and its throw, as they are sewn."""

import math

from kit import sewn, shapes
from kit.materials import linear
from kit.weaves import woven

# Colour, how uneven its threads are, how many there are, and how deep is the weave.
CLOTHS = {
    "linen": ("#c9bda8", 0.14, 300, 0.9),
    "green": ("#717d69", 0.09, 360, 0.6),
    "rust": ("#a67257", 0.09, 360, 0.6),
    "cream": ("#e6dccb", 0.05, 400, 0.5),
    "throw": ("#d3cabb", 0.10, 260, 0.6),
}
STRIPE = "#6d7a78"


def cloths():
    return {
        name: woven(f"{name}-sewn", linear(colour), slub, threads, bump, linear(STRIPE) if name == "cream" else None)
        for name, (colour, slub, threads, bump) in CLOTHS.items()
    }


def covered(items):
    """Covers a sofa; returns what is added: piping, cushions and a throw. It is the last to be done to it."""
    cloth = cloths()
    soft = [item for item in items if item.name.startswith(("seat", "sofa-arm"))]
    added = loose(cloth, soft)
    return added + resewn(items, cloth)


def resewn(items, cloth):
    """Gives the sofa its cloth, creases, and the piping of its covers; returns what is added."""
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
        ("cushion-green", 0.47, 0.47, "green", True, (-0.64, -0.515, 0.655), (-19, 4, -6), 31),
        ("cushion-cream", 0.40, 0.40, "cream", False, (-0.34, -0.64, 0.62), (-27, -6, 8), 32),
        ("cushion-rust", 0.45, 0.43, "rust", True, (0.60, -0.52, 0.645), (-20, -5, 5), 33),
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
