import { box } from "../shapes.ts";
import type { RenderedRoom } from "./renderedRoom.ts";

/**
 * The bedroom by day, its window at the left: boxes of tools/rooms/bedroom.py, the furniture's to the whole pixel,
 * light as developed from it. Further down the headboard covers the wall.
 */
export const renderedBedroom: RenderedRoom = {
  box: box(-3600, -3300, 7200, 4400),
  furnitureBox: box(-2401.2, -1697.7, 4399.2, 2797.7),
  light: {
    x: [-2400, -2000, -1600, -1200, -800, -400, 0, 400, 800, 1200, 1600, 2000, 2400],
    y: [-2800, -2400, -2000, -1600, -1200],
    values: [
      [1.311, 1.268, 1.213, 1.149, 1.09, 1.035, 0.978, 0.925, 0.882, 0.841, 0.806, 0.777, 0.753],
      [1.339, 1.289, 1.232, 1.169, 1.106, 1.05, 0.991, 0.937, 0.89, 0.85, 0.815, 0.785, 0.76],
      [1.347, 1.291, 1.233, 1.174, 1.115, 1.059, 0.998, 0.943, 0.897, 0.853, 0.817, 0.789, 0.765],
      [1.326, 1.267, 1.209, 1.153, 1.111, 1.059, 1.001, 0.946, 0.895, 0.851, 0.815, 0.785, 0.761],
      [1.277, 1.163, 1.095, 1.059, 1.094, 1.055, 0.993, 0.939, 0.884, 0.832, 0.796, 0.773, 0.75],
    ],
  },
  shade: "#2a2118",
  shadow: { dx: 22, dy: 12, blur: 76, opacity: 0.16, colour: "#2a2118" },
};
