/** What a shopper may change of an order that is paid (B9); frames and sizes have been paid for and stay. */
export const ORDER_CHANGE_KINDS = ["photo", "crop", "address"] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

export type TileChange = { readonly what: "photo" | "crop"; readonly tile: string };

type TileContents = readonly {
  readonly name: string;
  readonly photoId: string | null;
  readonly crops: object;
}[];

/** What is different of the tiles of one wall. Another photo has another crop, which is no second change. */
export const findTileChanges = (before: TileContents, after: TileContents): readonly TileChange[] =>
  after.flatMap((tile): readonly TileChange[] => {
    const old = before.find(({ name }) => name === tile.name);
    if (!old) return [];
    if (old.photoId !== tile.photoId) return [{ what: "photo", tile: tile.name }];
    return isDeepEqual(old.crops, tile.crops) ? [] : [{ what: "crop", tile: tile.name }];
  });

/** Whatever order a database gives the fields back in. */
const isDeepEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return Object.is(one, other);
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, value]) => isDeepEqual(value, right.get(name)));
};
