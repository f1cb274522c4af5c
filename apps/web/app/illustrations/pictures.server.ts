import { emptyFrame, sofaPicture } from "./art.server.ts";
import { frameCloseUp, stylePicture, swatchPicture } from "./frames.server.ts";
import { heroRoom, heroTile } from "./hero.server.ts";
import { chooseFramePicture, parcelPicture } from "./makingSteps.server.ts";
import { offerBesidePerson, offerMeasures, offerPicture } from "./offers.server.ts";
import { roomPicture } from "./rooms.server.ts";
import { sizePicture, sizesPicture } from "./sizes.server.ts";
import { missingPicture, pickPicture, placePicture, stickPicture } from "./steps.server.ts";

const ONES: Readonly<Record<string, () => string>> = {
  "hero-room": heroRoom,
  sizes: sizesPicture,
  sofa: sofaPicture,
  "step-pick": pickPicture,
  "step-place": placePicture,
  "step-stick": stickPicture,
  "step-frames": chooseFramePicture,
  "step-parcel": parcelPicture,
  missing: missingPicture,
};

/** Kinds of picture: `offer-flex_two_frames`, `style-pure`, … Each answers null for a name that it does not know. */
const KINDS: Readonly<Record<string, (name: string) => string | null>> = {
  "hero-tile": (name) => (/^\d$/.test(name) ? heroTile(Number(name)) : null),
  offer: offerPicture,
  person: offerBesidePerson,
  measures: offerMeasures,
  moulding: emptyFrame,
  room: roomPicture,
  frame: frameCloseUp,
  size: sizePicture,
  style: stylePicture,
  swatch: swatchPicture,
};

const drawn = new Map<string, string>();

/** A picture of the shop by its name, as an SVG file; null when there is none. Drawn once, since it never changes. */
export const picture = (name: string): string | null => {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const made = draw(name);
  if (made !== null) drawn.set(name, made);
  return made;
};

const draw = (name: string): string | null => {
  const one = Object.hasOwn(ONES, name) ? ONES[name] : undefined;
  if (one) return one();
  const end = name.lastIndexOf("-");
  const kind = name.slice(0, Math.max(0, end));
  return (Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(name.slice(end + 1)) : undefined) ?? null;
};
