/**
 * What the five layouts are called (R3.4). By themselves, since every page of the shop reads a cart and knows a layout by its key;
 * the layouts themselves it does not need.
 */
export const TEMPLATE_KEYS = [
  "flex_two_frames",
  "flex_three_frames",
  "flex_four_frames",
  "grid_four_frames",
  "mixed_absolute_four_frames",
] as const;
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];
