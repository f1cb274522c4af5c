import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { Drawing } from "../operations.ts";
import { renderSvg } from "../svg.ts";
import { toSvgMarkup } from "../svgMarkup.ts";
import { bicycle } from "./bicycle.ts";
import { SHEET } from "./brush.ts";
import { cottage } from "./cottage.ts";
import { dog } from "./dog.ts";
import { fruitTable } from "./fruitTable.ts";
import { hills } from "./hills.ts";
import { kite } from "./kite.ts";
import { mountains } from "./mountains.ts";
import { portrait } from "./portrait.ts";
import { sailingBoat } from "./sailingBoat.ts";
import { seaAtDusk } from "./seaAtDusk.ts";
import { street } from "./street.ts";
import { tree } from "./tree.ts";

/** A sample image that is shown where a shopper's photos will be. Drawn by code, so no rights are needed. */
type SamplePhoto = {
  readonly id: string;
  /** Text for screen readers. */
  readonly description: string;
  readonly draw: () => Drawing;
};

/** In an order that looks well on a wall: warm colours beside cool ones, near motifs beside far ones. */
export const SAMPLE_PHOTOS: readonly SamplePhoto[] = [
  { id: "sample-sea-at-dusk", description: "The sun going down over the sea", draw: seaAtDusk },
  { id: "sample-dog", description: "A brown and white dog looking at you", draw: dog },
  { id: "sample-hills", description: "Green hills with cypresses in the morning mist", draw: hills },
  { id: "sample-bicycle", description: "A blue bicycle below a window with flowers", draw: bicycle },
  { id: "sample-sailing-boat", description: "A boat with a red sail", draw: sailingBoat },
  { id: "sample-portrait", description: "A woman in profile among leaves", draw: portrait },
  { id: "sample-mountains", description: "Snowy mountains over a lake, the sun above", draw: mountains },
  { id: "sample-street", description: "A street of painted houses below a flat mountain", draw: street },
  { id: "sample-kite", description: "A child on a hill with a red kite", draw: kite },
  { id: "sample-fruit-table", description: "A bowl of oranges and a pear on a table", draw: fruitTable },
  { id: "sample-tree", description: "One big tree in a golden field", draw: tree },
  { id: "sample-cottage", description: "A white house with a green door", draw: cottage },
];

/** All samples have one size in px. Its ratio of 4 to 5 is between the square and the 2 to 3 of the frames. */
export const SAMPLE_PHOTO_SIZE: PhotoSize = { width: px(SHEET.width * 4), height: px(SHEET.height * 4) };

/** Renders a sample as an SVG file. */
export const renderSampleSvg = (sample: Pick<SamplePhoto, "draw">): string =>
  toSvgMarkup(
    renderSvg(
      [{ kind: "group", clip: { x: 0, y: 0, ...SHEET }, children: sample.draw() }],
      { x: 0, y: 0, ...SHEET },
      { idPrefix: "s", photoSource: () => null, size: SAMPLE_PHOTO_SIZE },
    ),
  );
