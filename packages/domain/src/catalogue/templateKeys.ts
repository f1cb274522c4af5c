/**
 * Keys of the five layouts (R3.4). They are in a separate file because every page of the shop parses a cart and
 * needs the keys; the layouts themselves would only make the pages larger.
 */
export const TEMPLATE_KEYS = [
  "flex_two_frames",
  "flex_three_frames",
  "flex_four_frames",
  "grid_four_frames",
  "mixed_absolute_four_frames",
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];
