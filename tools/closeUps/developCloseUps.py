"""
Turns the passes of close-ups into pictures: `blender -b -P developCloseUps.py -- WEIGHTS PASSES OUT NAME …`. Writes
`OUT/NAME.ppm`.
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from denoise import Net, denoised  # noqa: E402

EXPOSURE = 1.02
# Pictures from above see the table, which is nearer to the window than the wall is.
EXPOSURES = {"parcel": 0.80, "prints": 0.80}


def shouldered(value, start=0.66):
    """Returns the value unchanged in the shadows and middle tones; highlights approach 1, as on film."""
    room = 1 - start
    over = np.maximum(value - start, 0)
    return np.where(value <= start, value, start + room * (1 - np.exp(-over / room)))


def encoded(value):
    value = np.clip(shouldered(value), 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def write_ppm(path, pixels, seed=5):
    """Writes 8 bits a channel, with noise of half a step so that a plain wall has no bands."""
    maker = np.random.default_rng(seed)
    dither = maker.uniform(-0.5, 0.5, pixels.shape[:2])[..., None]
    values = np.clip(np.round(pixels * 255 + dither), 0, 255).astype(np.uint8)
    height, width = values.shape[:2]
    with open(path, "wb") as file:
        file.write(f"P6\n{width} {height}\n255\n".encode())
        file.write(values.tobytes())


def main():
    weights, passes, out, *names = sys.argv[sys.argv.index("--") + 1 :]
    net = Net(weights)
    os.makedirs(out, exist_ok=True)
    for name in names:
        with np.load(os.path.join(passes, f"{name}.npz")) as file:
            light = denoised(net, file["colour"], file["albedo"], file["normal"])
        write_ppm(os.path.join(out, f"{name}.ppm"), encoded(light * EXPOSURES.get(name, EXPOSURE)))


main()
