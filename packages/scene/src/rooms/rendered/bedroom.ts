import { box } from "../../shapes.ts";
import { type RenderedRoom, ROOM_WINDOW } from "../renderedRoom.ts";

/**
 * The bedroom by day, its window at the left: boxes of tools/rooms/bedroom.py, light measured in its developed
 * render. The grid ends where the headboard covers the wall.
 */
export const renderedBedroom: RenderedRoom = {
  box: box(-3600, -3300, 7200, 4400),
  furnitureBox: box(-2448, -1701.6, 4464, 2800.8),
  light: {
    x: [-2400, -2000, -1600, -1200, -800, -400, 0, 400, 800, 1200, 1600, 2000, 2400],
    y: [-2800, -2400, -2000, -1600, -1200],
    values: [
      [1.424, 1.349, 1.273, 1.191, 1.114, 1.044, 0.987, 0.923, 0.878, 0.837, 0.798, 0.763, 0.74],
      [1.461, 1.38, 1.29, 1.208, 1.132, 1.061, 0.998, 0.937, 0.882, 0.843, 0.803, 0.774, 0.745],
      [1.489, 1.389, 1.296, 1.22, 1.14, 1.064, 1.002, 0.94, 0.889, 0.843, 0.807, 0.775, 0.75],
      [1.477, 1.357, 1.279, 1.201, 1.13, 1.058, 1.003, 0.94, 0.887, 0.838, 0.807, 0.775, 0.747],
      [1.43, 1.257, 1.156, 1.078, 1.083, 1.048, 0.998, 0.935, 0.874, 0.823, 0.782, 0.758, 0.738],
    ],
  },
  shade: "#2a2118",
  shadow: { dx: 22, dy: 12, blur: 76, opacity: 0.16, colour: "#2a2118" },
  window: ROOM_WINDOW,
};

/** The bedroom in the evening: the lamp on its left table, one more lamp behind the viewer, and dusk in the window. */
export const eveningBedroom: RenderedRoom = {
  box: renderedBedroom.box,
  furnitureBox: renderedBedroom.furnitureBox,
  light: {
    x: [-2400, -2000, -1600, -1200, -800, -400, 0, 400, 800, 1200, 1600, 2000, 2400],
    y: [-2800, -2400, -2000, -1600, -1200],
    values: [
      [0.455, 0.467, 0.472, 0.471, 0.46, 0.442, 0.416, 0.382, 0.367, 0.355, 0.343, 0.333, 0.326],
      [0.453, 0.478, 0.494, 0.499, 0.484, 0.455, 0.408, 0.382, 0.367, 0.356, 0.344, 0.336, 0.329],
      [0.454, 0.473, 0.553, 0.582, 0.551, 0.466, 0.409, 0.384, 0.368, 0.355, 0.345, 0.339, 0.331],
      [0.457, 0.479, 0.62, 0.88, 0.747, 0.471, 0.418, 0.39, 0.371, 0.354, 0.345, 0.338, 0.329],
      [0.451, 0.483, 0.705, 1.41, 0.84, 0.471, 0.408, 0.381, 0.359, 0.344, 0.337, 0.331, 0.325],
    ],
  },
  shade: "#3d2005",
  shadow: { dx: 34, dy: -10, blur: 90, opacity: 0.2, colour: "#1e1410" },
};
