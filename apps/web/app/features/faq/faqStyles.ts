/** R3.2: the five styles of the carousel. Of Serene and Sleek it says what the editor's table says (what is sold). */
export const FAQ_STYLES = [
  { name: "Timeless", description: "Black frame, white edges around the photo" },
  { name: "Infinite", description: "Black frame, the photo from edge to edge" },
  { name: "Pure", description: "Frameless, with wood veneer" },
  { name: "Serene", description: "White frame, the photo from edge to edge" },
  { name: "Sleek", description: "White frame, white edges around the photo" },
] as const;

/** The name of a style's ShopPicture. */
export const styleIllustrationName = (name: (typeof FAQ_STYLES)[number]["name"]): string =>
  `style-${name.toLowerCase()}`;
