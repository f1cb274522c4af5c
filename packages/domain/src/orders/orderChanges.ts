/** What a shopper may change of an order that is paid (B9); frames and sizes have been paid for and stay. */
export const CHANGED_THINGS = ["photo", "crop", "address"] as const;
export type ChangedThing = (typeof CHANGED_THINGS)[number];

export type WallChange = { readonly what: "photo" | "crop"; readonly tile: string };

type Tiles = readonly {
  readonly name: string;
  readonly photoId: string | null;
  readonly crops: object;
}[];

/** What is different of the tiles of one wall. Another photo has another crop, which is no second change. */
export const wallChanges = (before: Tiles, after: Tiles): readonly WallChange[] =>
  after.flatMap((tile): readonly WallChange[] => {
    const old = before.find(({ name }) => name === tile.name);
    if (!old) return [];
    if (old.photoId !== tile.photoId) return [{ what: "photo", tile: tile.name }];
    return isSame(old.crops, tile.crops) ? [] : [{ what: "crop", tile: tile.name }];
  });

/** Whatever order a database gives the fields back in. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return Object.is(one, other);
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, value]) => isSame(value, right.get(name)));
};
