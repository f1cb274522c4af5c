/**
 * The widths in px in which illustrations are rendered, by kind: from the smallest phone at scale 1 to the largest use
 * at scale 2 (docs/decisions/0043). A kind that is not listed has few shapes; it is served as a vector.
 */
const WIDTHS_BY_KIND: ReadonlyMap<string, readonly number[]> = new Map([
  ["offer", [320, 416, 640, 720, 832, 1080, 1480]],
  ["product", [320, 416, 640, 720, 832, 1080, 1480]],
  // A whole room's bitmap has no more pixels.
  ["interior", [320, 416, 640, 720, 832, 1080]],
  ["home", [320, 416, 640, 720, 832]],
  ["measures", [320, 416, 640, 832, 1080, 1480]],
  ["frame", [160, 320, 416, 640, 832]],
  ["step", [416, 640, 832, 1080]],
  ["sizes", [640, 832, 1080, 1480]],
  ["size", [160, 220]],
  ["room", [320]],
  ["style", [220, 320, 416, 640]],
]);

/**
 * Returns the widths of an illustration in px; none for a vector. `offer-flex_two_frames.rectangle_large` of the kind offer, and `sizes` is the only one of its kind.
 */
export const illustrationWidths = (name: string): readonly number[] =>
  WIDTHS_BY_KIND.get(name.replace(/-[^-]*$/, "")) ?? [];

export const illustrationPath = (name: string, width: number): string => `/pictures/${name}.${width}.webp`;
