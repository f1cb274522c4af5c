/** The five styles of the carousel (R3.2). Serene and Sleek are described as the editor's table does (what is sold). */
export const FAQ_STYLES = [
  { name: "Timeless", description: "Black frame, white edges around the photo" },
  { name: "Infinite", description: "Black frame, the photo from edge to edge" },
  { name: "Pure", description: "Frameless, with wood veneer" },
  { name: "Serene", description: "White frame, the photo from edge to edge" },
  { name: "Sleek", description: "White frame, white edges around the photo" },
] as const;

/** Returns the name of a style's `Illustration`. */
export const styleIllustrationName = (name: (typeof FAQ_STYLES)[number]["name"]): string =>
  `style-${name.toLowerCase()}`;
