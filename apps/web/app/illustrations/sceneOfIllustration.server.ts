import {
  beforeOrAfterScene,
  offerDimensionsScene,
  offerInRoomScene,
  offerPageScene,
  offerScene,
} from "./offers.server.ts";
import type { RoomScene } from "./roomScene.server.ts";
import { sizesScene } from "./sizes.server.ts";
import { placeStepScene } from "./steps.server.ts";

/** Scenes by the kind of the illustration: each returns null for a name that it does not know. */
const SCENES_BY_KIND: Readonly<Record<string, (name: string) => RoomScene | null>> = {
  offer: offerScene,
  product: offerPageScene,
  interior: offerInRoomScene,
  measures: offerDimensionsScene,
  home: beforeOrAfterScene,
  step: (name) => (name === "place" ? placeStepScene() : null),
};

/** Returns the scene of an illustration that shows a room as a camera sees it; null for other drawings. */
export const sceneOfIllustration = (name: string): RoomScene | null => {
  if (name === "sizes") return sizesScene();
  const end = name.lastIndexOf("-");
  const kind = name.slice(0, Math.max(0, end));
  return Object.hasOwn(SCENES_BY_KIND, kind) ? (SCENES_BY_KIND[kind]?.(name.slice(end + 1)) ?? null) : null;
};
