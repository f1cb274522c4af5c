import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";

/** What a shopper takes along to another layout. */
export type LayoutTransfer = Pick<Design, "photos" | "room"> & {
  /** A free wall grows until this many of the photos hang, from the first on. */
  readonly frameCount: number;
};

/**
 * Returns what goes from a design to another layout: its photos and its room (B5). Photos that hang come first, in
 * the order of their tiles, then `alsoHung`, which are to hang there too, then the others.
 */
export const createTransfer = (
  { tiles, photos, room }: Design,
  alsoHung: readonly string[] = [],
): LayoutTransfer => {
  const hung = new Set([...tiles.flatMap(({ photoId }) => photoId ?? []), ...alsoHung]);
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  const first = [...hung].flatMap((id): DesignPhoto[] => {
    const photo = known.get(id);
    return photo ? [photo] : [];
  });
  const others = photos.filter(({ id }) => !hung.has(id));
  return { photos: [...first, ...others], frameCount: first.length, ...(room && { room }) };
};

let pendingTransfer: LayoutTransfer | null = null;

/** Holds the transfer until the other layout consumes it, within one page. */
export const setTransfer = (transfer: LayoutTransfer): void => {
  pendingTransfer = transfer;
};

/** Returns the transfer and clears it: only the first layout that asks gets it. */
export const consumeTransfer = (): LayoutTransfer | null => {
  const transfer = pendingTransfer;
  pendingTransfer = null;
  return transfer;
};
