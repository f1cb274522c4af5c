"""
The furniture of a room from near. `blender -b -P tools/rooms/roomNear.py -- ROOM OUT_FOLDER SAMPLES [SCALE [BOX]]`

The same room, camera and light as its whole picture by day, with twice as many pixels a millimetre. The living room has neither
its plant nor its lamp, which stand beside what is shown. BOX (`x,top,width,height` in metres) is a part to render again, which encodeNear.ts
puts into the file that there is.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import cloth, near, scene as stage  # noqa: E402

# The parts of the walls' planes (m) that pictures of offers show: x, top, width, height.
BOXES = {
    "livingRoom": (-1.36, 1.06, 2.72, 1.08),
    "bedroom": (-1.24, 1.70, 2.48, 1.38),
    "diningRoom": (-1.24, 1.60, 2.48, 1.28),
    "study": (-1.24, 1.60, 2.48, 1.28),
    "nursery": (-1.24, 1.50, 3.08, 1.18),
    # With the stairs at its right.
    "hall": (-1.24, 2.06, 4.02, 1.56),
}
# The whole room's picture has this many pixels; only its box is rendered.
WIDTH_PX = 4320


def main():
    name, folder, samples, *rest = sys.argv[sys.argv.index("--") + 1 :]
    width = round(WIDTH_PX * float(rest[0])) if rest else WIDTH_PX
    box = tuple(float(value) for value in rest[1].split(",")) if len(rest) > 1 else BOXES[name]
    room = importlib.import_module(name)
    scene = stage.empty_scene(threads=2)
    is_living_room = name == "livingRoom"
    back, front, lamp = room.build(scene, False, False) if is_living_room else room.build(scene, cloth.NEAR)
    stage.light_by(scene, lamp, False)
    stage.add_camera(scene, room.BOX, room.DISTANCE, room.EYE, width)
    near.render(scene, back, front, room.BOX, box, os.path.abspath(folder), width, int(samples))


if __name__ == "__main__":
    main()
