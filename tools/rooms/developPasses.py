"""
Makes a room's pictures of its passes. `blender -b -P tools/rooms/developPasses.py -- PASSES_FOLDER OUT_FOLDER ROOM`

Noise is removed from the light alone: each picture is divided by the colours of its surfaces, which have no noise,
smoothed between equal surfaces, and multiplied by them again. Writes raw pixels, one file a wall colour and one of the
furniture, and the light of the wall as a table of numbers (`light.json`).
"""

import glob
import json
import os
import sys

import bpy
import numpy as np

FLOOR_OF_COLOUR = 0.04
# As in packages/scene/src/palette.ts.
WALL_COLOURS = {"warmWhite": "#ece7dd", "sage": "#b9c3b1", "clay": "#cf9f86", "slate": "#5d6a72"}
WALL_ALBEDO = 0.80
# How bright the wall is where tiles hang, as a fraction of its colour's swatch; and how much of the light's warmth stays.
WALL_LEVELS = {"day": 0.90, "evening": 0.46}
WARMTH = 0.45
# How bright the light is where tiles usually hang, of that in which a print shows its own colours.
PRINT_LEVELS = {"day": 1.0, "evening": 0.42}
# The exponent of the wall's light: below 1 the side of the window is less bright, as in a photograph of a bright room.
WALL_CONTRAST = 0.62


def load(folder, name):
    path = sorted(glob.glob(os.path.join(folder, f"{name}-*.exr")))[-1]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    # Blender counts rows from the bottom.
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1])


def shifted(field, dx, dy):
    """Returns the field moved by whole pixels, its edge repeated."""
    height, width = field.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return field[rows][:, columns]


def smooth(light, colour, normal, alpha, levels, tolerance):
    """Returns the light smoothed over pixels of equal colour and direction, each level twice as far."""
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    for level in range(levels):
        step = 2**level
        tone = np.log(box_mean(light.mean(axis=2), 2) + 1e-3)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2], dtype=np.float32)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                by = (dx * step, dy * step)
                weight = kernel[abs(dx)] * kernel[abs(dy)] * np.exp(
                    -((shifted(normal, *by) - normal) ** 2).sum(axis=2) / 0.05
                    - ((shifted(colour, *by) - colour) ** 2).sum(axis=2) / 0.02
                    - ((shifted(tone, *by) - tone) ** 2) / tolerance**2
                    - ((shifted(alpha, *by) - alpha) ** 2) / 0.1
                )
                total += shifted(light, *by) * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light


def box_mean(field, radius):
    total = np.zeros_like(field)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            total += shifted(field, dx, dy)
    return total / (2 * radius + 1) ** 2


def without_sparks(light):
    """Limits single pixels that are far brighter than those around them."""
    around = np.max([shifted(light, dx, dy) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))], axis=0)
    return np.minimum(light, 1.3 * box_mean(around, 1) + 0.02)


def enlarged(field, width, height):
    """Returns the field at another size, bilinear."""
    rows = np.clip((np.arange(height) + 0.5) * field.shape[0] / height - 0.5, 0, field.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) * field.shape[1] / width - 0.5, 0, field.shape[1] - 1)
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    bottom, right = np.minimum(top + 1, field.shape[0] - 1), np.minimum(left + 1, field.shape[1] - 1)
    v = (rows - top)[:, None, None].astype(np.float32)
    u = (columns - left)[None, :, None].astype(np.float32)
    upper = field[top][:, left] * (1 - u) + field[top][:, right] * u
    lower = field[bottom][:, left] * (1 - u) + field[bottom][:, right] * u
    return upper * (1 - v) + lower * v


def developed(name, folder, levels, tolerance):
    combined = load(folder, f"{name}-combined")
    colour = load(folder, f"{name}-colour")[..., :3]
    normal = load(folder, f"{name}-normal")[..., :3]
    alpha = combined[..., 3]
    light = without_sparks(combined[..., :3] / (colour + FLOOR_OF_COLOUR))
    return smooth(light, colour, normal, alpha, levels, tolerance), colour, alpha


def evened(light, colour):
    """Returns the light with that of the plain wall smoothed once more: its noise would be seen, its detail is soft."""
    mask = (np.abs(colour - WALL_ALBEDO).max(axis=2) < 0.012).astype(np.float32)[..., None]
    smoothed = light
    for _ in range(3):
        smoothed = box_mean(smoothed * mask, 3) / np.maximum(box_mean(mask, 3), 1e-3)
    return light * (1 - mask) + smoothed * mask


def linear(hex_colour):
    values = np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], dtype=np.float32)
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def shouldered(value, start=0.72):
    """Returns the value unchanged in the shadows and middle tones; highlights approach 1."""
    room = 1 - start
    over = np.maximum(value - start, 0)
    return np.where(value <= start, value, start + room * (1 - np.exp(-over / room)))


def encoded(value):
    value = np.clip(shouldered(value), 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def write_raw(path, pixels):
    """Writes 8 bits a channel, with noise of half a step so that a plain wall has no bands."""
    maker = np.random.default_rng(5)
    dither = maker.uniform(-0.5, 0.5, pixels.shape[:2])[..., None]
    channels = pixels * 255
    channels[..., :3] += dither
    np.clip(np.round(channels), 0, 255).astype(np.uint8).tofile(path)


def main():
    passes, out, config = sys.argv[sys.argv.index("--") + 1 :]
    # The picture's box (mm of the wall, y down), and its light if it is not that of the day.
    room = json.loads(config)
    os.makedirs(out, exist_ok=True)
    time = room.get("light", "day")
    wall_level, print_level = WALL_LEVELS[time], PRINT_LEVELS[time]
    light, _, _ = developed("wall", passes, 5, 0.30)
    fine = load(passes, "fine-colour")[..., :3]
    height, width = fine.shape[:2]
    box = room["box"]
    per_mm = light.shape[1] / box["width"]

    def wall_light(x, y, radius=6):
        column, row = round((x - box["x"]) * per_mm), round((y - box["y"]) * per_mm)
        return light[row - radius : row + radius + 1, column - radius : column + radius + 1].mean(axis=(0, 1))

    reference = wall_light(0, -1550, 30) * (WALL_ALBEDO + FLOOR_OF_COLOUR)
    # The eye adapts to most of the light's colour.
    balance = (reference.mean() / reference) ** (1 - WARMTH)
    swatch = linear(WALL_COLOURS["warmWhite"])
    exposure = wall_level * swatch.mean() / (reference * balance).mean()

    light = evened(light, load(passes, "wall-colour")[..., :3])
    large = enlarged(light, width, height)
    is_wall = ((np.abs(fine - WALL_ALBEDO).max(axis=2) < 0.012)).astype(np.float32)
    rows = np.arange(height) * box["height"] / height + box["y"]
    # The pixels along the skirting board are part wall, part board.
    part = np.clip(1 - np.abs(fine - WALL_ALBEDO).max(axis=2) / 0.07, 0, 1)
    is_wall = np.where((rows > -135)[:, None] & (rows < -105)[:, None], part, is_wall)
    is_wall *= (rows < -105).astype(np.float32)[:, None]
    is_wall[:, -3:] = is_wall[:, -4:-3]
    is_wall = is_wall[..., None]
    graded = large * (fine + FLOOR_OF_COLOUR) * balance * exposure
    for key, hex_colour in WALL_COLOURS.items():
        lit = large * balance / (reference * balance).mean() * (WALL_ALBEDO + FLOOR_OF_COLOUR)
        tint = lit**WALL_CONTRAST * linear(hex_colour) * wall_level
        write_raw(os.path.join(out, f"{key}.raw"), encoded(graded * (1 - is_wall) + tint * is_wall))

    front, colour, alpha = developed("front", passes, 3, 0.35)
    shown = front * (colour + FLOOR_OF_COLOUR) / np.maximum(alpha, 1e-4)[..., None]
    pixels = np.dstack([encoded(shown * balance * exposure), np.clip(alpha, 0, 1)])
    pixels[alpha < 0.004] = 0
    write_raw(os.path.join(out, "front.raw"), pixels)

    columns, lines = [-2400 + 400 * n for n in range(13)], [-2800 + 400 * n for n in range(6)]
    table = [[round(print_level * float(wall_light(x, y).mean() / wall_light(0, -1550, 30).mean()) ** WALL_CONTRAST, 3) for x in columns] for y in lines]
    with open(os.path.join(out, "light.json"), "w") as file:
        json.dump({"width": width, "height": height, "frontWidth": int(front.shape[1]), "frontHeight": int(front.shape[0]),
                   "columns": columns, "lines": lines, "table": table,
                   "tint": [round(float(v), 4) for v in (reference * balance / (reference * balance).mean())]}, file, indent=1)


if __name__ == "__main__":
    main()
