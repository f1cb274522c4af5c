"""The light in which each room is photographed, and its lens. Lengths are in metres; `window` and `room` are parts of the room's light by day."""

from kit.house import window_panes

# A bright sky through a window of six panes, as soft as the window of the pictures that the server makes
# (apps/web/app/illustrations/photograph/framesOnWall.server.ts): a frame's shadow is dark at its edge and pale two depths from it.
LIVING_ROOM = {
    "wall": "#ece7dd", "window": 0.55, "room": 0.9,
    # The diameter of the lens's opening, and the x of the wall that is in focus.
    "opening": 0.050, "focus": 0.450, "sofa": "#978b78",
    "leaves": (0.88, -1.50, 0.31), "leaves_height": 1.1,
    # x of the left wall, y of the wall behind the camera, and the room's height.
    "shell": (-5.0, -8.6, 3.5), "panes": window_panes(-2.75, -0.85, 0.75, 2.9, 2, 3, 0.07),
    "sun": {"direction": (1.0, 0.60, -0.22), "strength": 5.5, "colour": (1.0, 0.88, 0.74), "angle": 26},
}

# From which part of a photograph's width to which it has more pixels: its tiles, and the sofa below them.
LIGHTS_OF_SHOTS = {"hero": {**LIVING_ROOM, "near": (0.295, 1.0)}}
