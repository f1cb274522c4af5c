import type { Drawing } from "../operations.ts";
import { box, group } from "../shapes.ts";
import { drawBitmap } from "./drawRenderedRoom.ts";
import { floorShadow } from "./furniture.ts";

/** Height and width (mm) of the bitmaps: they reach from her hair to her soles. */
const HEIGHT = 1700;
const WIDTH = 487;

/** Returns the name of the bitmap of the person who shows the scale: tools/person renders it. */
export const personBitmapOf = (isEvening: boolean): string => (isEvening ? "personEvening" : "person");

/**
 * Draws a person of 1700 mm as a measure for the wall (requirement B5): a woman seen from behind, whose feet are at `at`
 * (mm). She is a bitmap, so the renderer needs it.
 */
export const drawPerson = (
  at: { readonly x: number; readonly y: number },
  isEvening = false,
): Drawing[number] =>
  group(
    "person",
    [
      floorShadow(10, -14, WIDTH * 1.15, 90, isEvening ? 0.5 : 0.4),
      drawBitmap(personBitmapOf(isEvening), box(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT)),
    ],
    at,
  );
