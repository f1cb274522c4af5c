/**
 * The kinds of change that a shopper may make to a paid order (B9). Frames and sizes are paid for and stay
 * unchanged.
 */
export const ORDER_CHANGE_KINDS = ["photo", "crop", "address", "email"] as const;
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

type TileChange = { readonly what: "photo" | "crop"; readonly tile: string };

type TileContents = readonly {
  readonly name: string;
  readonly photoId: string | null;
  readonly crops: object;
}[];

/**
 * Returns the differences between two states of the tiles of one wall. Another photo with its crop counts as one
 * change.
 */
export const findTileChanges = (before: TileContents, after: TileContents): readonly TileChange[] =>
  after.flatMap((tile): readonly TileChange[] => {
    const tileBefore = before.find(({ name }) => name === tile.name);
    if (!tileBefore) return [];
    if (tileBefore.photoId !== tile.photoId) return [{ what: "photo", tile: tile.name }];
    return isDeepEqual(tileBefore.crops, tile.crops) ? [] : [{ what: "crop", tile: tile.name }];
  });

/**
 * Returns true if two JSON values are equal. The order of fields makes no difference, since a database may change
 * it.
 */
const isDeepEqual = (one: unknown, other: unknown): boolean => {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return Object.is(one, other);
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, value]) => isDeepEqual(value, right.get(name)));
};
