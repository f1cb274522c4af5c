import type { Design } from "@storywall/domain/design/design.ts";

type TrayPressOptions = {
  readonly photoId: string;
  /** The tile whose options are open: it gets the photo. */
  readonly openTile: string | null;
  readonly isUsable: boolean;
};

/**
 * Returns what a press on a photo of the tray does, and in which tile: `open` shows the tile in which the photo hangs;
 * `pickUp` holds the photo until the shopper chooses one of the tiles, none of which is empty. Null for a photo that the
 * shop cannot use: it hangs nowhere.
 */
export const trayPressOf = (
  { tiles }: Pick<Design, "tiles">,
  { photoId, openTile, isUsable }: TrayPressOptions,
): { readonly kind: "open" | "hang" | "pickUp"; readonly tile: string } | null => {
  const nameOf = (id: string | null): string | undefined => tiles.find((tile) => tile.photoId === id)?.name;
  const hanging = nameOf(photoId);
  if (hanging && openTile === null) return { kind: "open", tile: hanging };
  if (!isUsable) return null;
  const tile = openTile ?? nameOf(null);
  return tile ? { kind: "hang", tile } : { kind: "pickUp", tile: tiles[0]?.name ?? "" };
};
