"""
Makes the furniture's raw pixels of the passes of roomNear.py, in the light of the room's whole picture.
`blender -b -P tools/rooms/developNear.py -- WEIGHTS PASSES_FOLDER OUT_FOLDER`

Threads and fuzz are detail of the light too, which the smoothing of developPasses.py would take for noise: the denoiser
of tools/closeUps tells them apart. WEIGHTS are its weights.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "..", "closeUps"))

import numpy as np  # noqa: E402

import developPasses as passes  # noqa: E402
from denoise import Net, denoised  # noqa: E402

# How far (px) furniture goes on beyond its edges.
REACH = 10


def spread(colour, known, steps):
    """Returns the colours with those of unknown pixels taken from known ones at most `steps` away, and what is known then."""
    known = known.astype(np.float32)[..., None]
    result = colour * known
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    for _ in range(steps):
        colours, weights = passes.padded(result, 1), passes.padded(known, 1)
        total = sum(passes.seen(weights, 1, dx, dy) for dx, dy in around)
        mixed = sum(passes.seen(colours, 1, dx, dy) for dx, dy in around) / np.maximum(total, 1)
        result = np.where(known > 0, result, mixed)
        known = np.maximum(known, (total > 0).astype(np.float32))
    return result, known


def continued(field, alpha):
    """Returns a pass as if all pixels were whole, and the furniture went on beyond its edges; further out its mean."""
    is_known = alpha > 0.25
    known = is_known.astype(np.float32)[..., None]
    whole = field / np.maximum(alpha, 0.02)[..., None]
    weight, colour = (passes.box_mean(passes.box_mean(part, REACH), REACH // 2) for part in (known, whole * known))
    beyond = np.where(weight > 1e-4, colour / np.maximum(weight, 1e-4), whole[is_known].mean(axis=0))
    return np.where(is_known[..., None], whole, beyond).astype(np.float32)


def as_noisy(field, alpha):
    """Returns the field with noise where it is continued, as much as there is beside it: else the denoiser takes the real one for a pattern."""
    known = (alpha > 0.25).astype(np.float32)[..., None]
    light = field.mean(axis=2, keepdims=True)
    around = passes.box_mean(light * known, 3) / np.maximum(passes.box_mean(known, 3), 1e-4)
    unlike = known * (light / np.maximum(around, 1e-4) - 1)
    variance = passes.box_mean(unlike**2, REACH) / np.maximum(passes.box_mean(known, REACH), 1e-4)
    random = np.random.default_rng(3).standard_normal(light.shape).astype(np.float32)
    return np.where(known > 0, field, field * np.maximum(0, 1 + np.sqrt(np.maximum(variance, 0)) * random)).astype(np.float32)


def with_clean_edges(colour, alpha):
    """
    Returns pixels whose colours at edges are those of what is whole beside them: with few samples, and cloth that catches
    light where it turns away, they are noise. Few samples give an edge few steps too, so its alpha is smoothed.
    """
    near = passes.padded(alpha, 2)
    mean = sum(passes.seen(near, 2, dx, dy) * (2 - abs(dx)) * (2 - abs(dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)) / 16
    around = range(-2, 3)
    is_inside = np.min([passes.seen(near, 2, dx, dy) for dx in around for dy in around], axis=0) > 0.97
    filled, known = spread(colour, is_inside, 5)
    smooth = np.where((alpha > 0.02) & (alpha < 0.98), mean, alpha)
    return np.dstack([np.where(known > 0, filled, colour), smooth])


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
    alpha = passes.load(folder, "front-combined")[..., 3]
    # Else the denoiser would mix edges with the black of what is empty.
    albedo, normal = (continued(passes.load(folder, f"front-{part}")[..., :3], alpha) for part in ("colour", "normal"))
    noisy = as_noisy(continued(shown, alpha), alpha)
    clean = denoised(Net(weights), passes.without_sparks(noisy), albedo, normal)
    surface = albedo + passes.FLOOR_OF_COLOUR
    light = passes.compressed(clean / surface, level) * surface
    pixels = with_clean_edges(passes.encoded(passes.toned(light * balance * exposure)), np.clip(alpha, 0, 1))
    pixels[pixels[..., 3] < 0.004] = 0
    passes.write_raw(os.path.join(out, "front.raw"), pixels)
    with open(os.path.join(out, "size.json"), "w") as file:
        json.dump({"width": pixels.shape[1], "height": pixels.shape[0]}, file)


if __name__ == "__main__":
    main()
