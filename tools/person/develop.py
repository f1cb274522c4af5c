"""
Makes the raw pixels of the passes of person.py, by day and in the evening.
`blender -b -P tools/person/develop.py -- WEIGHTS PASSES_FOLDER OUT_FOLDER`

Noise is removed by the denoiser of tools/closeUps, whose README says where its WEIGHTS are. The picture is cropped to the woman, from the
first row of her hair to the last of her soles, so that its height is hers.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "rooms"))
sys.path.insert(0, os.path.join(HERE, "..", "closeUps"))

import numpy as np  # noqa: E402

import developNear as near  # noqa: E402
import developPasses as passes  # noqa: E402
from denoise import Net, denoised  # noqa: E402

# The colour and strength of each light at the time of day.
LIGHTS = {
    "day": {"window": (1.0, 0.965, 0.91), "room": (1.0, 0.975, 0.94), "lamp": (0, 0, 0)},
    "evening": {"window": (0.02, 0.028, 0.05), "room": (0.62, 0.46, 0.30), "lamp": (0.40, 0.28, 0.15)},
}
LEVELS = {"day": 0.90, "evening": 0.37}
# A row or a column is hers where it has a pixel of at least this alpha.
SEEN = 0.5


def lit(folder, part, lights):
    return sum(passes.load(folder, f"{part}-{group}")[..., :3] * np.array(tint, dtype=np.float32) for group, tint in lights.items())


def main():
    weights, folder, out = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(out, exist_ok=True)
    net = Net(weights)
    alpha = passes.load(folder, "front-combined")[..., 3]
    albedo, normal = (near.continued(passes.load(folder, f"front-{part}")[..., :3], alpha) for part in ("colour", "normal"))
    rows, columns = (np.flatnonzero((alpha >= SEEN).any(axis=axis)) for axis in (1, 0))
    crop = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    swatch = passes.linear(passes.WALL_COLOURS["warmWhite"])
    for time, lights in LIGHTS.items():
        wall = lit(folder, "wall", lights)
        height, width, _ = wall.shape
        reference = wall[height // 6 : height // 2, width // 4 : width * 3 // 4].mean(axis=(0, 1))
        balance = (reference.mean() / reference) ** (1 - passes.WARMTH)
        exposure = LEVELS[time] * swatch.mean() / (reference * balance).mean()
        noisy = near.as_noisy(near.continued(lit(folder, "front", lights), alpha), alpha)
        clean = denoised(net, passes.without_sparks(noisy), albedo, normal)
        surface = albedo + passes.FLOOR_OF_COLOUR
        light = passes.compressed(clean / surface, reference.mean() / (passes.WALL_ALBEDO + passes.FLOOR_OF_COLOUR)) * surface
        pixels = near.with_clean_edges(passes.encoded(passes.toned(light * balance * exposure)), np.clip(alpha, 0, 1))[crop]
        pixels[pixels[..., 3] < 0.004] = 0
        passes.write_raw(os.path.join(out, f"{time}.raw"), pixels)
    with open(os.path.join(out, "size.json"), "w") as file:
        json.dump({"width": int(pixels.shape[1]), "height": int(pixels.shape[0])}, file)


if __name__ == "__main__":
    main()
