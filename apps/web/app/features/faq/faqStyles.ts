/** R3.2: the five styles of the carousel. Of Serene and Sleek it says what the editor's table says (what is sold). */
export const FAQ_STYLES = [
  { name: "Timeless", words: "Black frame, white edges around the photo" },
  { name: "Infinite", words: "Black frame, the photo from edge to edge" },
  { name: "Pure", words: "Frameless, with wood veneer" },
  { name: "Serene", words: "White frame, the photo from edge to edge" },
  { name: "Sleek", words: "White frame, white edges around the photo" },
] as const;

/** The name of a style's ShopPicture. */
export const faqStylePicture = (name: (typeof FAQ_STYLES)[number]["name"]): string =>
  `style-${name.toLowerCase()}`;
