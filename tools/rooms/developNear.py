"""
Makes the furniture's raw pixels of the passes of livingRoomNear.py, in the light of the whole room's picture.
`blender -b -P tools/rooms/developNear.py -- WEIGHTS PASSES_FOLDER OUT_FOLDER`

Threads and fuzz are detail of the light too, which the smoothing of developPasses.py would take for noise: the denoiser
of tools/closeUps tells them apart. WEIGHTS are its weights.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "..", "closeUps"))

import numpy as np  # noqa: E402

import developPasses as passes  # noqa: E402
from denoise import Net, denoised  # noqa: E402


def with_clean_edges(pixels):
    """
    Returns the pixels with the colours of edges taken from what is whole beside them: divided by a small alpha they are
    noise. Few samples give an edge few steps, so its alpha is smoothed over its neighbours.
    """
    colour, alpha = pixels[..., :3], pixels[..., 3]
    near = passes.padded(alpha, 1)
    mean = sum(passes.seen(near, 1, dx, dy) * (2 - abs(dx)) * (2 - abs(dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 16
    alpha = np.where((alpha > 0.02) & (alpha < 0.98), mean, alpha)
    known = (pixels[..., 3] > 0.97).astype(np.float32)[..., None]
    filled = colour * known
    for _ in range(4):
        colours, weights = passes.padded(filled, 1), passes.padded(known, 1)
        around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        total = sum(passes.seen(weights, 1, dx, dy) for dx, dy in around)
        mixed = sum(passes.seen(colours, 1, dx, dy) for dx, dy in around) / np.maximum(total, 1)
        filled = np.where(known > 0, filled, mixed)
        known = np.maximum(known, (total > 0).astype(np.float32))
    return np.dstack([np.where(known > 0, filled, colour), alpha])


def main():
    weights, folder, out = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(out, exist_ok=True)
    wall, _, _ = passes.developed("wall", folder, {}, 1, 0.3)
    level = wall.mean()
    reference = wall.mean(axis=(0, 1)) * (passes.WALL_ALBEDO + passes.FLOOR_OF_COLOUR)
    balance = (reference.mean() / reference) ** (1 - passes.WARMTH)
    swatch = passes.linear(passes.WALL_COLOURS["warmWhite"])
    exposure = passes.WALL_LEVELS["day"] * swatch.mean() / (reference * balance).mean()
    shown = sum(
        passes.load(folder, f"front-{group}")[..., :3] * np.array(tint, dtype=np.float32)
        for group, tint in passes.LIGHTS["day"].items()
    )
    albedo, normal = (passes.load(folder, f"front-{part}")[..., :3] for part in ("colour", "normal"))
    alpha = passes.load(folder, "front-combined")[..., 3]
    whole = np.maximum(alpha, 0.02)[..., None]
    clean = denoised(Net(weights), passes.without_sparks(shown), albedo, normal) / whole
    surface = albedo / whole + passes.FLOOR_OF_COLOUR
    light = passes.compressed(clean / surface, level) * surface
    pixels = np.dstack([passes.encoded(passes.toned(light * balance * exposure)), np.clip(alpha, 0, 1)])
    pixels[alpha < 0.004] = 0
    passes.write_raw(os.path.join(out, "front.raw"), with_clean_edges(pixels))
    print("width and height in px:", pixels.shape[1], pixels.shape[0])


if __name__ == "__main__":
    main()
