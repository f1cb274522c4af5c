import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import { type Moulding, mouldingOf, type Sheet, sheetOf } from "./sheets.ts";

/** A tile to make, and the number of its pieces. */
export type BatchPiece = {
  readonly size: FrameSizeKey;
  readonly frameStyle: FrameStyleKey;
  readonly pieces: number;
};

export type SheetGroup<Piece extends BatchPiece> = {
  readonly sheet: Sheet;
  /** Sum of the pieces. */
  readonly pieces: number;
  readonly tiles: readonly Piece[];
  readonly mouldings: readonly { readonly moulding: Moulding; readonly pieces: number }[];
};

/** Groups tiles by the sheet that they are printed on, the largest sheet first, and within a sheet by moulding. */
export const groupBySheet = <Piece extends BatchPiece>(
  tiles: readonly Piece[],
): readonly SheetGroup<Piece>[] => {
  const groups = Map.groupBy(tiles, ({ size, frameStyle }) => sheetOf(size, frameStyle).key);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const byMoulding = Map.groupBy(group, ({ size, frameStyle }) => mouldingOf(size, frameStyle).key);
      return [
        {
          sheet: sheetOf(first.size, first.frameStyle),
          pieces: countPieces(group),
          tiles: group,
          mouldings: [...byMoulding.values()].flatMap((same) =>
            same[0]
              ? [{ moulding: mouldingOf(same[0].size, same[0].frameStyle), pieces: countPieces(same) }]
              : [],
          ),
        },
      ];
    })
    .sort((one, other) => other.sheet.width * other.sheet.height - one.sheet.width * one.sheet.height);
};

export const countPieces = (tiles: readonly Pick<BatchPiece, "pieces">[]): number =>
  tiles.reduce((sum, { pieces }) => sum + pieces, 0);
