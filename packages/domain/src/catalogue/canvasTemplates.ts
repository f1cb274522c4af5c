import { type Mm, mm } from "../units/units.ts";
import type { FrameSizeKey, Orientation } from "./frameSizes.ts";
import type { FrameStyleKey } from "./frameStyles.ts";
import type { TemplateKey } from "./templateKeys.ts";

export type TemplateLayout =
  | { readonly type: "flex"; readonly direction: "row" | "column"; readonly gap: Mm }
  | { readonly type: "grid"; readonly columns: number; readonly rows: number; readonly gap: Mm }
  | { readonly type: "absolute"; readonly frames: readonly AbsoluteFrame[] };

/** One frame of an absolute layout. */
type AbsoluteFrame = {
  readonly frameId: string;
  readonly frameSize: FrameSizeKey;
  readonly orientation: Orientation;
  readonly position: { readonly x: Mm; readonly y: Mm };
};

type CanvasTemplate = {
  readonly key: TemplateKey;
  readonly name: string;
  readonly description: string;
  readonly frameStyles: readonly FrameStyleKey[];
  readonly sizes: readonly FrameSizeKey[];
  readonly frameCount: number;
  readonly layout: TemplateLayout;
};

/** The gap between two frames: about three fingers, as framers hang them. */
export const FRAME_GAP = mm(50);

const FRAME_STYLES_OF_TEMPLATES: readonly FrameStyleKey[] = ["Infinite", "Timeless"];
const MEDIUM_AND_LARGE: readonly FrameSizeKey[] = ["rectangle_medium", "rectangle_large"];

/**
 * The five wall layouts that a design can start from (R3.4); the specification calls them canvas templates. Positions
 * are millimetres from the wall's top left corner.
 */
export const CANVAS_TEMPLATES: Readonly<Record<TemplateKey, CanvasTemplate>> = {
  flex_two_frames: {
    key: "flex_two_frames",
    name: "Pair",
    description: "Two tiles side by side. Calm and simple, above a desk or a bed.",
    frameStyles: FRAME_STYLES_OF_TEMPLATES,
    sizes: MEDIUM_AND_LARGE,
    frameCount: 2,
    layout: { type: "flex", direction: "row", gap: FRAME_GAP },
  },
  flex_three_frames: {
    key: "flex_three_frames",
    name: "Trio",
    description: "Three tiles in a row, the classic above a sofa.",
    frameStyles: FRAME_STYLES_OF_TEMPLATES,
    sizes: MEDIUM_AND_LARGE,
    frameCount: 3,
    layout: { type: "flex", direction: "row", gap: FRAME_GAP },
  },
  flex_four_frames: {
    key: "flex_four_frames",
    name: "Four in a row",
    description: "Four tiles in a row, for a long wall or a hallway.",
    frameStyles: FRAME_STYLES_OF_TEMPLATES,
    sizes: MEDIUM_AND_LARGE,
    frameCount: 4,
    layout: { type: "flex", direction: "row", gap: FRAME_GAP },
  },
  grid_four_frames: {
    key: "grid_four_frames",
    name: "Four square",
    description: "Two rows of two, for four photos that belong together.",
    frameStyles: FRAME_STYLES_OF_TEMPLATES,
    sizes: MEDIUM_AND_LARGE,
    frameCount: 4,
    layout: { type: "grid", columns: 2, rows: 2, gap: FRAME_GAP },
  },
  mixed_absolute_four_frames: {
    key: "mixed_absolute_four_frames",
    name: "Gathering",
    description: "Two portrait and two landscape tiles around one centre, for photos of both shapes.",
    frameStyles: FRAME_STYLES_OF_TEMPLATES,
    sizes: ["rectangle_medium"],
    frameCount: 4,
    // A pinwheel: portrait frames at top left and bottom right, landscape frames beside them, the same gap everywhere.
    layout: {
      type: "absolute",
      frames: [
        {
          frameId: "upright_left",
          frameSize: "rectangle_medium",
          orientation: "portrait",
          position: { x: mm(0), y: mm(0) },
        },
        {
          frameId: "lying_top",
          frameSize: "rectangle_medium",
          orientation: "landscape",
          position: { x: mm(350), y: mm(0) },
        },
        {
          frameId: "lying_bottom",
          frameSize: "rectangle_medium",
          orientation: "landscape",
          position: { x: mm(0), y: mm(500) },
        },
        {
          frameId: "upright_right",
          frameSize: "rectangle_medium",
          orientation: "portrait",
          position: { x: mm(500), y: mm(350) },
        },
      ],
    },
  },
};
