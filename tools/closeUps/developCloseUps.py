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
# What a lens and a sensor do: softness (px), how much darker the corners are, the grain of middle tones (of 255), and
# the haze that bright parts leave around them.
SOFT_PX, CORNERS, GRAIN, BLOOM = 0.55, 0.10, 2.3, 0.035
# Pictures from above see the table, on which the window's light falls at a low angle.
EXPOSURES = {"parcel": 0.95, "prints": 1.30}


def shouldered(value, start=0.66):
    """Returns the value unchanged in the shadows and middle tones; highlights approach 1, as on film."""
    room = 1 - start
    over = np.maximum(value - start, 0)
    return np.where(value <= start, value, start + room * (1 - np.exp(-over / room)))


def encoded(value):
    value = np.clip(shouldered(value), 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def blurred(field, radius):
    """Returns a field of height x width x channels, or of height x width, blurred by a Gaussian of this radius (px)."""
    reach = max(1, int(np.ceil(radius * 3)))
    offsets = np.arange(-reach, reach + 1)
    kernel = np.exp(-0.5 * (offsets / radius) ** 2)
    kernel = (kernel / kernel.sum()).astype(np.float32)
    for axis in (0, 1):
        padding = [(reach, reach) if each == axis else (0, 0) for each in range(field.ndim)]
        padded = np.pad(field, padding, mode="edge")
        length = field.shape[axis]
        field = sum(
            weight * np.take(padded, range(start, start + length), axis) for start, weight in enumerate(kernel)
        )
    return field


def through_lens(light):
    """Returns the light that reaches a sensor: a little soft, with a haze around what is bright, and darker corners."""
    height, width = light.shape[:2]
    bright = np.minimum(light, 2.0)
    light = blurred(light, SOFT_PX) * (1 - BLOOM) + blurred(bright, width / 45) * BLOOM
    y, x = np.mgrid[0:height, 0:width]
    from_middle = np.hypot((x + 0.5) / width - 0.5, ((y + 0.5) / height - 0.5) * height / width) / 0.62
    return light * (1 - CORNERS * from_middle**2.4)[..., None]


def on_sensor(pixels, seed=11):
    """Returns pixels with grain of about a pixel and a half, so that encoders keep it; deep shadows and white have less."""
    maker = np.random.default_rng(seed)
    height, width = pixels.shape[:2]
    grain = blurred(maker.normal(0, 1, (height, width, 3)).astype(np.float32), 0.7)
    grain /= grain.std()
    # Mostly of brightness, a little of colour.
    grain = grain.mean(axis=2, keepdims=True) * 1.5 + grain * 0.28
    tone = pixels.mean(axis=2, keepdims=True)
    return pixels + grain * (GRAIN / 255) * (0.45 + 2.2 * tone * (1 - tone))


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
        write_ppm(os.path.join(out, f"{name}.ppm"), on_sensor(encoded(through_lens(light) * EXPOSURES.get(name, EXPOSURE))))


main()
