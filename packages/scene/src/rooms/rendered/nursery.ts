import { box } from "../../shapes.ts";
import { type RenderedRoom, ROOM_WINDOW } from "../renderedRoom.ts";

/**
 * The nursery by day, its window at the left: boxes of tools/rooms/nursery.py, light measured in its developed
 * render.
 */
export const renderedNursery: RenderedRoom = {
  box: box(-3600, -3300, 7200, 4400),
  furnitureBox: box(-2592, -1499.7, 4896, 2304.4),
  light: {
    x: [-2400, -2000, -1600, -1200, -800, -400, 0, 400, 800, 1200, 1600, 2000, 2400],
    y: [-2800, -2400, -2000, -1600, -1200],
    values: [
      [1.386, 1.319, 1.248, 1.179, 1.107, 1.045, 0.99, 0.94, 0.898, 0.86, 0.825, 0.794, 0.769],
      [1.422, 1.348, 1.265, 1.197, 1.126, 1.06, 1.005, 0.955, 0.903, 0.866, 0.831, 0.805, 0.778],
      [1.449, 1.359, 1.282, 1.206, 1.132, 1.067, 1.011, 0.953, 0.909, 0.868, 0.836, 0.809, 0.783],
      [1.444, 1.349, 1.279, 1.202, 1.124, 1.057, 1.003, 0.949, 0.901, 0.859, 0.829, 0.803, 0.779],
      [1.417, 1.337, 1.258, 1.181, 1.1, 1.036, 0.985, 0.926, 0.865, 0.787, 0.724, 0.744, 0.761],
    ],
  },
  shade: "#2a2118",
  shadow: { dx: 22, dy: 12, blur: 76, opacity: 0.16, colour: "#2a2118" },
  window: ROOM_WINDOW,
};

/** The nursery in the evening: the lamp on its chest of drawers, one more lamp behind the viewer, and dusk in the window. */
export const eveningNursery: RenderedRoom = {
  box: renderedNursery.box,
  furnitureBox: renderedNursery.furnitureBox,
  light: {
    x: [-2400, -2000, -1600, -1200, -800, -400, 0, 400, 800, 1200, 1600, 2000, 2400],
    y: [-2800, -2400, -2000, -1600, -1200],
    values: [
      [0.402, 0.399, 0.395, 0.394, 0.394, 0.398, 0.407, 0.439, 0.463, 0.473, 0.465, 0.441, 0.402],
      [0.41, 0.405, 0.399, 0.399, 0.399, 0.402, 0.408, 0.432, 0.498, 0.53, 0.513, 0.458, 0.397],
      [0.413, 0.407, 0.403, 0.4, 0.399, 0.404, 0.413, 0.437, 0.54, 0.724, 0.674, 0.462, 0.409],
      [0.412, 0.406, 0.402, 0.398, 0.397, 0.402, 0.42, 0.461, 0.627, 1.08, 0.839, 0.51, 0.421],
      [0.405, 0.399, 0.394, 0.39, 0.39, 0.394, 0.412, 0.47, 0.752, 1.338, 1.151, 0.562, 0.426],
    ],
  },
  shade: "#3d2005",
  shadow: { dx: -36, dy: -6, blur: 90, opacity: 0.2, colour: "#1e1410" },
};
