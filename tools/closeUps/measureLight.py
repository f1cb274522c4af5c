"""
Measures how light falls on a moulding: `blender -b -P measureLight.py -- PASSES`. Reads the passes of `straightOn:0`, `:1` and
`:2` (360 px), and prints the mean colours of each side at some places across the moulding (fractions of its width), of
the mat at some distances from the moulding (mm), and of the bevel, as the wall shows its own colour.
"""

import os
import sys

import numpy as np

WIDTH_PX, WIDTH_MM, MARGIN_MM, MOULDING_MM = 360, 110, 10, 12
WALL = np.array([0.838, 0.799, 0.723])
ACROSS = (0.03, 0.07, 0.11, 0.15, 0.19, 0.325, 0.625, 0.785, 0.83, 0.89, 0.96)
FROM_MOULDING_MM = (0.6, 1.5, 3.0, 6.0, 12.0)
BEVEL_MM = 33.2


def coded(value):
    value = np.clip(value, 0, 1)
    value = np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)
    return "#" + "".join(f"{round(float(v) * 255):02x}" for v in value)


def line_at(picture, side, mm):
    """Returns the mean colour along a side, `mm` from its outer edge and away from its corners."""
    at = round((MARGIN_MM + mm) * WIDTH_PX / WIDTH_MM)
    first, last = round(WIDTH_PX * 0.38), round(WIDTH_PX * 0.62)
    part = {
        "top": picture[at, first:last], "left": picture[first:last, at],
        "bottom": picture[-1 - at, first:last], "right": picture[first:last, -1 - at],
    }[side]
    return part.mean(axis=0)


def main():
    (folder,) = sys.argv[sys.argv.index("--") + 1 :]
    exposure = None
    for index, name in enumerate(("black", "white", "wood")):
        with np.load(os.path.join(folder, f"straightOn-{index}.npz")) as file:
            picture = file["colour"]
        if exposure is None:
            # A black frame throws the least light on the wall around it.
            exposure = (WALL / picture[4:28, 4:28].mean(axis=(0, 1))).mean()
        for side in ("top", "right", "bottom", "left"):
            places = [a * MOULDING_MM for a in ACROSS] + [MOULDING_MM + mm for mm in FROM_MOULDING_MM] + [BEVEL_MM]
            print(name, side, *(coded(line_at(picture, side, mm) * exposure) for mm in places))


main()
