import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { frameInsides, outsideOf } from "@storywall/domain/geometry/opening.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawFrame } from "@storywall/scene/drawFrame.ts";
import { drawRoom, hangingPlace, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import type { ArtPlace } from "../features/art/ArtPage.tsx";
import type { ArtSize } from "../features/art/artChoices.ts";
import { OFFER_VIEW } from "./offers.server.ts";
import { markup } from "./samples.server.ts";

/** `rectangle_small.Timeless.portrait`: a frame with its mat and nothing in it, to be laid over a picture; null for none. */
export const emptyFrame = (name: string): string | null => {
  const [sizeName, styleName, orientationName, rest] = name.split(".");
  const size = FRAME_SIZE_KEYS.find((key) => key === sizeName);
  const frameStyle = FRAME_STYLE_KEYS.find((key) => key === styleName);
  const orientation = ORIENTATIONS.find((key) => key === orientationName);
  if (!size || !frameStyle || !orientation || rest !== undefined) return null;
  const outer = { x: mm(0), y: mm(0), ...outsideOf(size, orientation) };
  const tile = {
    name: "tile_1",
    size,
    frameStyle,
    orientation,
    outer,
    ...frameInsides(outer, size, frameStyle),
  };
  return markup(drawFrame(tile, tile.name, "fine"), outer);
};

/** The sofa that all offers hang above, with nothing above it. */
export const sofaPicture = (): string =>
  markup(drawRoom(ROOMS.livingRoom, null, { wallColour: "warmWhite" }).operations, OFFER_VIEW);

/** Where a single frame hangs in that picture. */
export const placeAboveSofa = ({ widthCm, heightCm }: ArtSize): ArtPlace => {
  const hung = { width: mm(widthCm * 10), height: mm(heightCm * 10) };
  const { x, y } = hangingPlace(ROOMS.livingRoom, hung);
  return {
    left: ((x - OFFER_VIEW.x) / OFFER_VIEW.width) * 100,
    top: ((y - OFFER_VIEW.y) / OFFER_VIEW.height) * 100,
    width: (hung.width / OFFER_VIEW.width) * 100,
  };
};
