import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";

/** What goes along to another layout. */
export type LayoutTransfer = Pick<Design, "photos" | "room"> & {
  /** A free wall grows until so many of the photos hang, from the first on. */
  readonly frameCount: number;
};

/**
 * The photos of a wall, and the room that it is seen in (B5), as they go to another layout: those that hang come first, in the
 * order of their tiles, then those that are to hang there too.
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

/** Until the other layout takes it in, within one page. */
export const setTransfer = (transfer: LayoutTransfer): void => {
  pendingTransfer = transfer;
};

/** Once: the layout that asks first gets them. */
export const consumeTransfer = (): LayoutTransfer | null => {
  const taken = pendingTransfer;
  pendingTransfer = null;
  return taken;
};
