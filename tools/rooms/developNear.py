"""
Makes the furniture's raw pixels of the passes of livingRoomNear.py, in the light of the whole room's picture.
`blender -b -P tools/rooms/developNear.py -- PASSES_FOLDER OUT_FOLDER`
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

import developPasses as passes  # noqa: E402


def main():
    folder, out = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(out, exist_ok=True)
    wall, _, _ = passes.developed("wall", folder, {}, 1, 0.3)
    reference = wall.mean(axis=(0, 1)) * (passes.WALL_ALBEDO + passes.FLOOR_OF_COLOUR)
    balance = (reference.mean() / reference) ** (1 - passes.WARMTH)
    swatch = passes.linear(passes.WALL_COLOURS["warmWhite"])
    exposure = passes.WALL_LEVELS["day"] * swatch.mean() / (reference * balance).mean()
    # Fewer levels than for the whole room: threads are detail of the light too.
    light, colour, alpha = passes.developed("front", folder, {}, 2, 0.22)
    shown = light * (colour + passes.FLOOR_OF_COLOUR)
    pixels = np.dstack([passes.encoded(shown * balance * exposure), np.clip(alpha, 0, 1)])
    pixels[alpha < 0.004] = 0
    passes.write_raw(os.path.join(out, "front.raw"), pixels)


if __name__ == "__main__":
    main()
