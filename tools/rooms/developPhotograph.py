"""
Turns a photograph's passes into its picture: `blender -b -P developPhotograph.py -- WEIGHTS HANGING PASSES OUT NAME WIDTH_PX`. Writes
`OUT/NAME.ppm`, and `OUT/NAME-bare.ppm` without its tiles.

As a camera does: highlights roll off and bloom, corners are a little darker, and there is grain.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "closeUps")]

import numpy as np  # noqa: E402

from denoise import Net, denoised  # noqa: E402
from developPasses import box_mean, enlarged  # noqa: E402
from lights import LIGHTS_OF_SHOTS  # noqa: E402

# How bright the wall is, of white, so that the side at the window is not burnt out; and how much of the light's warmth stays.
WALL_LEVEL, WARMTH = 0.70, 0.40
WALL_COLOUR = np.array([0.838, 0.800, 0.723])
# Little: on a pale wall more of it makes black frames grey.
BLOOM, BLOOM_RADIUS = 0.025, 0.012
VIGNETTE = 0.12
GRAIN = 0.006
# Fractions of white: how much darker the lower middle tones are and how much lighter the upper ones, and what becomes black.
CONTRAST, BLACK = 0.040, 0.022
# How much a camera sharpens edges, and over how many pixels.
SHARPER, EDGE_PX = 0.40, 2
# Over how much of its width the part with more pixels passes into the other.
SEAM = 0.01
# Space around a tile that its shadow may take (mm).
AROUND = 90


def soft(field, radius):
    """Returns the field blurred as by a lens."""
    for _ in range(3):
        field = box_mean(field, max(1, radius // 2))
    return field


def clean_light(net, passes, name):
    """Returns the light of a part without its noise, and which pixels are wall."""
    with np.load(os.path.join(passes, f"{name}.npz")) as file:
        colour, albedo, normal = file["colour"], file["albedo"], file["normal"]
    is_wall = (np.abs(normal[..., 2]) > 0.96) & (albedo.mean(axis=2) > 0.5)
    return denoised(net, colour, albedo, normal), is_wall


def composed(whole, near, columns, width):
    """Returns the whole at `width`, with the part that has more pixels in its columns (fractions)."""
    height = near.shape[0]
    left = round(columns[0] * width)
    right = min(width, left + near.shape[1])
    light = enlarged(whole, width, height)
    ramp = np.clip(np.arange(right - left) / (SEAM * (right - left)), 0, 1)
    share = np.minimum(ramp, ramp[::-1])[None, :, None]
    light[:, left:right] = light[:, left:right] * (1 - share) + near[:, : right - left] * share
    return light


def projected(shot, x, y, in_front=0):
    """As projectOnPhotograph of apps/web/app/lib/samples/shot.ts, of a point so far in front of the wall (mm)."""
    turn = math.radians(shot["turn"])
    across, away = x - shot["aim"]["x"] - shot["distance"] * math.sin(turn), shot["distance"] * math.cos(turn) - in_front
    larger = shot["distance"] / (away * math.cos(turn) - across * math.sin(turn))
    right = (across * math.cos(turn) + away * math.sin(turn)) * larger
    down = (y + shot["eye"]) * larger - (shot["aim"]["y"] + shot["eye"])
    return 0.5 + right / shot["width"], 0.5 + down / shot["height"]


def bare(light, hanging):
    """Returns the light of the wall without its tiles: from around each, as smooth as can be."""
    height, width, _ = light.shape
    known = np.ones((height, width), dtype=bool)
    for tile in hanging["tiles"]:
        corners = [
            projected(hanging["shot"], tile["x"] + x, tile["y"] + y)
            for x in (-AROUND / 3, tile["width"] + AROUND) for y in (-AROUND / 3, tile["height"] + AROUND / 2)
        ]
        (left, right), (top, bottom) = ((min(side), max(side)) for side in zip(*corners))
        known[int(top * height) : int(bottom * height) + 1, int(left * width) : int(right * width) + 1] = False
    mask = known.astype(np.float32)[..., None]
    result = light * mask
    # From far to near, so that each pixel has the mean of what is known as near it as can be.
    for radius in (round(width / 2**n) for n in range(3, 9)):
        weight = soft(mask, radius)
        mean = soft(light * mask, radius) / np.maximum(weight, 1e-6)
        trust = np.clip(weight / 0.08, 0, 1)
        result = np.where(mask > 0, light, mean * trust + result * (1 - trust))
    smooth = soft(result, round(width / 90))
    return np.where(mask > 0, light, smooth)


def filmed(value):
    """Returns a film's answer to light: a soft toe, straight in the middle, and a long shoulder."""
    value = np.maximum(value, 0)
    value = value * (value + 0.006) / (value + 0.016)
    start = 0.55
    room = 1.02 - start
    over = np.maximum(value - start, 0)
    return np.where(value <= start, value, start + room * (1 - np.exp(-over / room)))


def encoded(value):
    value = np.clip(value, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def photographed(light):
    height, width, _ = light.shape
    light = light * (1 - BLOOM) + soft(np.minimum(light, 4), max(2, round(width * BLOOM_RADIUS))) * BLOOM
    y, x = np.mgrid[0:height, 0:width]
    from_middle = np.hypot((x - width / 2) / (width / 2), (y - height / 2) / (width / 2))[..., None]
    picture = encoded(filmed(light * (1 - VIGNETTE * np.clip(from_middle, 0, 1.2) ** 2.4)))
    picture = (picture - CONTRAST * np.sin(2 * np.pi * picture) - BLACK) / (1 - BLACK)
    picture = picture + SHARPER * (picture - soft(picture, EDGE_PX))
    maker = np.random.default_rng(11)
    fine, coarse = (maker.standard_normal((height, width)).astype(np.float32) for _ in range(2))
    grain = 0.6 * fine + 1.8 * box_mean(coarse, 1)
    tone = picture.mean(axis=2)
    # Least in black and white, most in the middle tones.
    return picture + (GRAIN * grain * (0.35 + 2.2 * tone * (1 - tone)))[..., None]


def write_ppm(path, pixels):
    values = np.clip(np.round(pixels * 255), 0, 255).astype(np.uint8)
    with open(path, "wb") as file:
        file.write(f"P6\n{values.shape[1]} {values.shape[0]}\n255\n".encode())
        file.write(values.tobytes())


def main():
    weights, path, passes, out, name, width = sys.argv[sys.argv.index("--") + 1 :]
    with open(path) as file:
        hanging = json.load(file)
    net = Net(weights)
    whole, is_wall = clean_light(net, passes, name)
    near, _ = clean_light(net, passes, f"{name}-near")
    columns = LIGHTS_OF_SHOTS[name]["near"]
    reference = np.median(whole[is_wall], axis=0)
    balance = (reference.mean() / reference * WALL_COLOUR / WALL_COLOUR.mean()) ** (1 - WARMTH)
    exposure = balance * WALL_LEVEL / (reference * balance).mean()
    os.makedirs(out, exist_ok=True)
    light = composed(whole, near, columns, int(width))
    write_ppm(os.path.join(out, f"{name}.ppm"), photographed(light * exposure))
    write_ppm(os.path.join(out, f"{name}-bare.ppm"), photographed(bare(whole, hanging) * exposure))


if __name__ == "__main__":
    main()
