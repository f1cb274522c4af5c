import type { Offer } from "./offers.ts";

/** Advice on where each layout or set hangs well, and for which photos. */
export const PLACEMENT_TIPS: Readonly<Record<Offer["key"], string>> = {
  square_trio:
    "Small enough for the piece of wall beside a door, above a light switch or over a bedside table. Three photos of one day look best: they tell it from left to right.",
  charming_six:
    "At home above a chest of drawers, a desk or the end of a sofa. Mix near and far: three faces, three places, and no two of a kind beside each other.",
  dazzling_dozen:
    "Made for the wall that you pass each day: above the sofa, up the stairs, behind the dining table. Twelve photos are a year, a month each, and you can exchange a tile when a better month comes.",
  flex_two_frames:
    "Above a desk, at both sides of a mirror's middle, or over a narrow bed. Two portraits, or one place in two seasons. They belong together without being the same.",
  flex_three_frames:
    "The row that every sofa and every double bed has been waiting for. Hang its middle at the height of your eyes, a hand above the furniture.",
  flex_four_frames:
    "For the long wall: a passage, a dining room, behind a large sofa. Walk along it and read it like four pages of a book.",
  grid_four_frames:
    "Where a wall is higher than it is wide: beside a window, at the turn of the stairs, over a sideboard. Four photos in one light look like one picture.",
  mixed_absolute_four_frames:
    "For whoever has upright and lying photos that belong together. The frames turn around one centre, so it looks collected over years, although it hangs in a quarter of an hour.",
};
