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
# The colour and strength of each light at the time of day; lights of a room are rendered white, lamps in their own colour.
LIGHTS = {
    "day": {"window": (1.0, 0.965, 0.91), "room": (1.0, 0.975, 0.94), "sun": (1.0, 0.90, 0.76)},
    "evening": {"window": (0.022, 0.033, 0.061), "room": (0.35, 0.26, 0.165), "sun": (0, 0, 0)},
}
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


def padded(field, by):
    """Returns the field with its edge repeated `by` pixels on each side."""
    return np.pad(field, ((by, by), (by, by)) + ((0, 0),) * (field.ndim - 2), mode="edge")


def seen(field, by, dx, dy):
    """Returns the view of a padded field that is moved by whole pixels."""
    height, width = field.shape[0] - 2 * by, field.shape[1] - 2 * by
    return field[by + dy : by + dy + height, by + dx : by + dx + width]


def smooth(light, colour, normal, alpha, levels, tolerance):
    """Returns the light smoothed over pixels of equal colour and direction, each level twice as far."""
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    # Distances between surfaces, so that one sum compares colour, direction and edge.
    surface = np.dstack([normal / 0.05**0.5, colour / 0.02**0.5, alpha / 0.1**0.5]).astype(np.float32)
    for level in range(levels):
        step = 2**level
        by = 2 * step
        tone = np.log(box_mean(light.mean(axis=2), 2) + 1e-3) / tolerance
        guide = np.dstack([surface, tone]).astype(np.float32)
        lights, guides = padded(light, by), padded(guide, by)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2], dtype=np.float32)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                apart = seen(guides, by, dx * step, dy * step) - guide
                weight = kernel[abs(dx)] * kernel[abs(dy)] * np.exp(-np.einsum("ijk,ijk->ij", apart, apart))
                total += seen(lights, by, dx * step, dy * step) * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light


def box_mean(field, radius):
    for axis in (0, 1):
        size = field.shape[axis]
        sums = np.cumsum(padded_along(field, radius, axis), axis=axis, dtype=np.float64)
        sums = np.concatenate([np.zeros_like(np.take(sums, [0], axis=axis)), sums], axis=axis)
        upper = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + size), axis=axis)
        field = ((upper - np.take(sums, range(size), axis=axis)) / (2 * radius + 1)).astype(np.float32)
    return field


def padded_along(field, by, axis):
    return np.pad(field, [(by, by) if n == axis else (0, 0) for n in range(field.ndim)], mode="edge")


def without_sparks(light):
    """Limits single pixels that are far brighter than those around them."""
    sides = padded(light, 1)
    around = np.max([seen(sides, 1, dx, dy) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))], axis=0)
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


def developed(name, folder, room, levels, tolerance):
    """
    Returns the light of a part at the room's time of day without its noise, the colours of its surfaces, and its alpha.
    Sunlight has sharp edges and hardly any noise, so it is smoothed by itself and less; so is the light of lamps.
    """
    time = room.get("light", "day")
    alpha = load(folder, f"{name}-combined")[..., 3]
    # At an edge a pixel has a part of everything; as if it were whole, it is smoothed with its neighbours.
    whole = np.maximum(alpha, 0.02)[..., None]
    colour = load(folder, f"{name}-colour")[..., :3] / whole
    normal = load(folder, f"{name}-normal")[..., :3] / whole
    there = (alpha > 0.02).astype(np.float32)
    soft, sun = np.zeros_like(colour), None
    for group, tint in LIGHTS[time].items():
        if sum(tint) == 0:
            continue
        shown = load(folder, f"{name}-{group}")[..., :3] * np.array(tint, dtype=np.float32) * room.get(group, 1.0) / whole
        if group == "sun":
            sun = shown
        else:
            soft += shown
    light = smooth(without_sparks(soft / (colour + FLOOR_OF_COLOUR)), colour, normal, there, levels, tolerance)
    if sun is not None:
        own = without_sparks(sun / (colour + FLOOR_OF_COLOUR))
        light += smooth(np.minimum(own, 2 * box_mean(own, 4) + 1e-4), colour, normal, there, levels, 0.22)
    if time == "evening":
        light += lamps_light(folder, f"{name}Lamps", room, levels, tolerance, normal, there)
    return light, colour, alpha


def lamps_light(folder, name, room, levels, tolerance, normal, alpha):
    """Returns the light of lamps, which is rendered smaller, at the size of the given directions of surfaces."""
    lamps, glow = (load(folder, f"{name}-{part}") for part in ("combined", "glow"))
    whole = np.maximum(lamps[..., 3:], 0.02)
    own_alpha = (lamps[..., 3] > 0.02).astype(np.float32)
    own_colour, own_normal = (load(folder, f"{name}-{part}")[..., :3] / whole for part in ("colour", "normal"))
    thrown = without_sparks((lamps - glow)[..., :3] * room.get("lamps", 1.0) / whole / (own_colour + FLOOR_OF_COLOUR))
    # What a lamp throws on a surface twice is noisy: nothing may be much brighter than most of what is around it.
    most = np.exp(box_mean(np.log(thrown + 1e-4), 5))
    thrown = smooth(np.minimum(thrown, 1.7 * most), own_colour, own_normal, own_alpha, levels, 2 * tolerance)
    light = thrown + glow[..., :3] * room.get("glow", 1.0) / whole / (own_colour + FLOOR_OF_COLOUR)
    height, width = alpha.shape
    rows = (np.arange(height) + 0.5) * light.shape[0] / height - 0.5
    columns = (np.arange(width) + 0.5) * light.shape[1] / width - 0.5
    total, weights = np.zeros_like(normal), np.zeros((height, width, 1), dtype=np.float32)
    for dy in (0, 1):
        for dx in (0, 1):
            j = np.clip(np.floor(rows).astype(int) + dy, 0, light.shape[0] - 1)
            i = np.clip(np.floor(columns).astype(int) + dx, 0, light.shape[1] - 1)
            near = np.maximum(1 - np.abs(np.floor(rows) + dy - rows), 0.02)[:, None] * np.maximum(1 - np.abs(np.floor(columns) + dx - columns), 0.02)[None, :]
            weight = near * (1e-3 + np.exp(
                -((own_normal[j][:, i] - normal) ** 2).sum(axis=2) / 0.08 - (own_alpha[j][:, i] - alpha) ** 2 / 0.1
            ))
            total += light[j][:, i] * weight[..., None].astype(np.float32)
            weights += weight[..., None].astype(np.float32)
    return total / weights


def evened(light, cover):
    """Returns the light with that of the plain wall smoothed once more: its noise would be seen, its detail is soft."""
    mask = (cover > 0.99).astype(np.float32)
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


def compressed(light, reference):
    """Returns the light with what is brighter than the wall's reference less bright, as in a photograph of a bright room."""
    ratio = np.maximum(light.mean(axis=2, keepdims=True) / reference, 1.0)
    return light * ratio ** (WALL_CONTRAST - 1)


def toned(value, depth=0.035):
    """Returns the value with deeper shadows, as film has them; middle tones and highlights stay."""
    value = np.maximum(value, 0)
    return value * (value + 0.35 * depth) / (value + depth)


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
    # The picture's box (mm of the wall, y down), its light if it is not that of the day, and the strength of single lights.
    room = json.loads(config)
    os.makedirs(out, exist_ok=True)
    time = room.get("light", "day")
    wall_level, print_level = WALL_LEVELS[time], PRINT_LEVELS[time]
    light, _, _ = developed("wall", passes, room, 5, 0.30)
    fine = load(passes, "fine-colour")[..., :3]
    height, width = fine.shape[:2]
    box = room["box"]
    per_mm = light.shape[1] / box["width"]

    def wall_light(x, y, radius=6):
        column, row = round((x - box["x"]) * per_mm), round((y - box["y"]) * per_mm)
        return light[row - radius : row + radius + 1, column - radius : column + radius + 1].mean(axis=(0, 1))

    reference = wall_light(0, -1550, 30) * (WALL_ALBEDO + FLOOR_OF_COLOUR)
    level = reference.mean() / (WALL_ALBEDO + FLOOR_OF_COLOUR)
    # The eye adapts to most of the light's colour.
    balance = (reference.mean() / reference) ** (1 - WARMTH)
    swatch = linear(WALL_COLOURS["warmWhite"])
    exposure = wall_level * swatch.mean() / (reference * balance).mean()

    light = evened(light, load(passes, "wall-cover")[..., :1])
    large = enlarged(light, width, height)
    # How much of each pixel is the wall's paint.
    cover = np.clip(load(passes, "fine-cover")[..., :1], 0, 1)
    graded = toned(compressed(large, level) * (fine - cover * WALL_ALBEDO + (1 - cover) * FLOOR_OF_COLOUR) * balance * exposure)
    for key, hex_colour in WALL_COLOURS.items():
        lit = large * balance / (reference * balance).mean() * (WALL_ALBEDO + FLOOR_OF_COLOUR)
        tint = lit**WALL_CONTRAST * linear(hex_colour) * wall_level
        write_raw(os.path.join(out, f"{key}.raw"), encoded(graded + tint * cover))

    front, colour, alpha = developed("front", passes, room, 4, 0.30)
    shown = compressed(front, level) * (colour + FLOOR_OF_COLOUR)
    pixels = np.dstack([encoded(toned(shown * balance * exposure)), np.clip(alpha, 0, 1)])
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
