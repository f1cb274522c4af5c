/**
 * The styles of the carousel: the five of R3.2, then the others on sale. Serene and Sleek are described as they are
 * sold. Pure is not on sale; its description says so and names the nearest style that is.
 */
export const FAQ_FRAME_STYLES = [
  { name: "Timeless", description: "Black frame, white mat around the photo" },
  { name: "Infinite", description: "Black frame, the photo from edge to edge" },
  {
    name: "Pure",
    description: "Frameless, with wood veneer. Not available right now; Harmony comes closest.",
  },
  { name: "Serene", description: "White frame, the photo from edge to edge" },
  { name: "Sleek", description: "White frame, white mat around the photo" },
  { name: "Harmony", description: "Oak frame, the photo from edge to edge" },
  { name: "Whisper", description: "Oak frame, white mat around the photo" },
] as const;

/** Returns the name of a style's `Illustration`. */
export const styleIllustrationName = (name: (typeof FAQ_FRAME_STYLES)[number]["name"]): string =>
  `style-${name.toLowerCase()}`;
