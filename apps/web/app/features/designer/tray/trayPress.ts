import type { Design } from "@storywall/domain/design/design.ts";

/** What a press on a photo of the tray does. */
export type TrayPress =
  | { readonly kind: "openTile"; readonly tile: string }
  | { readonly kind: "hang"; readonly tile: string }
  /** No tile is empty: the photo is picked up until the shopper chooses one. */
  | { readonly kind: "pickUp" }
  /** The shop cannot use the photo: it hangs nowhere. */
  | { readonly kind: "none" };

type TrayPressOptions = {
  readonly photoId: string;
  /** The tile whose options are open: it takes the photo. */
  readonly openTile: string | null;
  readonly isUsable: boolean;
};

/** Returns what a press on a photo does: it shows the tile in which the photo hangs, else it hangs the photo. */
export const trayPressOf = (
  { tiles }: Pick<Design, "tiles">,
  { photoId, openTile, isUsable }: TrayPressOptions,
): TrayPress => {
  const hanging = tiles.find((tile) => tile.photoId === photoId);
  if (hanging && openTile === null) return { kind: "openTile", tile: hanging.name };
  if (!isUsable) return { kind: "none" };
  const tile = openTile ?? tiles.find((one) => one.photoId === null)?.name;
  return tile === undefined ? { kind: "pickUp" } : { kind: "hang", tile };
};
