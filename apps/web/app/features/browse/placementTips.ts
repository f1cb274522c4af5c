import type { Offer } from "./offers.ts";

/** Advice on where each layout or set hangs well, and for which photos. */
export const PLACEMENT_TIPS: Readonly<Record<Offer["key"], string>> = {
  square_trio:
    "Small enough for the spot beside a door, above a light switch or over a bedside table. Three photos from the same day work best: they tell its story from left to right.",
  charming_six:
    "Just right above a chest of drawers, a desk or one end of a sofa. Mix close-ups and views: three faces, three places, and never two alike side by side.",
  dazzling_dozen:
    "Made for the wall you pass every day: above the sofa, up the stairs, behind the dining table. Twelve photos make a year, one for each month, and you can swap a tile whenever a better one comes along.",
  flex_two_frames:
    "Above a desk, on either side of a mirror, or over a single bed. Two portraits, or one place in two seasons: they belong together without being the same.",
  flex_three_frames:
    "The row every sofa and double bed has been waiting for. Hang it with its centre at eye level, a hand's width above the furniture.",
  flex_four_frames:
    "For a long wall: a passage, a dining room, behind a large sofa. Walk along it and it reads like four pages of a book.",
  grid_four_frames:
    "For a wall that is taller than it is wide: beside a window, at the turn of the stairs, over a sideboard. Four photos in the same light read as one picture.",
  mixed_absolute_four_frames:
    "For portrait and landscape photos that belong together. The frames turn around one centre, so it looks collected over years, yet it goes up in a quarter of an hour.",
};
