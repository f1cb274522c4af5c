import type { Offer } from "./offers.ts";

/** As the terms say it. */
const OVER_A_BED = " Over a bed, hang one tile first, and the others once it has held for a week.";

/** Advice on where each wall hangs well, and for which photos. */
export const PLACEMENT_TIPS: Readonly<Record<Offer["key"], string>> = {
  square_trio:
    "Small enough for the spot beside a door, above a light switch or over a bedside table. Three photos from the same day work best, in the order in which you took them.",
  charming_six:
    "Just right above a chest of drawers, a desk or one end of a sofa. Mix close-ups and views: three faces, three places, and never two alike side by side.",
  dazzling_dozen:
    "Made for the wall you pass every day: above the sofa, up the stairs, behind the dining table. With twelve photos you can show a year, one for each month.",
  flex_two_frames:
    "Above a desk, on either side of a mirror, or over a single bed. Two portraits, or one place in two seasons: they belong together without being the same." +
    OVER_A_BED,
  flex_three_frames:
    "Made for the wall above a sofa or a double bed. Hang it with its centre at eye level, a hand's width above the furniture." +
    OVER_A_BED,
  flex_four_frames:
    "For a long wall: a passage, a dining room, behind a large sofa. Four photos from one journey look good in a row.",
  grid_four_frames:
    "For a wall that is taller than it is wide: beside a window, at the turn of the stairs, over a chest of drawers. Four photos in the same light look like one picture.",
  mixed_absolute_four_frames:
    "For portrait and landscape photos that belong together. The tiles turn around one centre, so it looks collected over the years, and still takes only a quarter of an hour to hang.",
  front_room_eight:
    "Above a sofa or a long sideboard, with the lower row a hand's width over it. Put your widest views in the landscape tiles, and people who look at each other on facing sides.",
  large_and_four:
    "For a wall that wants one strong picture: over a bed, a fireplace or a dining bench. Start with the middle photo, then choose four that share its colours." +
    OVER_A_BED,
  salon_six:
    "For a wall of a metre and a half: over a bed, beside a window, in a passage. Old and new photos, colour and black and white all go together here." +
    OVER_A_BED,
  sofa_nine:
    "The straight lower edge follows the back of a sofa, so it looks tidy from the start. It needs a wall at least two and a half metres wide.",
  family_twelve:
    "For the big wall of a dining room or a stairwell. Give the large tiles to groups and the small ones to single faces.",
  stair_seven:
    "Hang the lowest tile first, about as high above its step as your shoulder, and let the others follow the handrail. A line of photos through the years suits the climb.",
};
