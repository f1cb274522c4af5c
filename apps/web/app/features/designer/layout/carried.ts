import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";

/** What goes along to another layout. */
export type Carried = Pick<Design, "photos" | "room"> & {
  /** A free wall grows until so many of the photos hang, from the first on. */
  readonly frames: number;
};

/**
 * The photos of a wall, and the room that it is seen in (B5), as they go to another layout: those that hang come first, in the
 * order of their tiles, then those that are to hang there too.
 */
export const carriedFrom = ({ tiles, photos, room }: Design, alsoHung: readonly string[] = []): Carried => {
  const hung = new Set([...tiles.flatMap(({ photoId }) => photoId ?? []), ...alsoHung]);
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  const first = [...hung].flatMap((id): DesignPhoto[] => {
    const photo = known.get(id);
    return photo ? [photo] : [];
  });
  const others = photos.filter(({ id }) => !hung.has(id));
  return { photos: [...first, ...others], frames: first.length, ...(room && { room }) };
};

let carried: Carried | null = null;

/** Until the other layout takes it in, within one page. */
export const carryAlong = (things: Carried): void => {
  carried = things;
};

/** Once: the layout that asks first gets them. */
export const takeCarried = (): Carried | null => {
  const taken = carried;
  carried = null;
  return taken;
};
