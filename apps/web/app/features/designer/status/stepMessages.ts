import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile } from "@storywall/domain/design/tileChoices.ts";
import type { LastStep } from "../state/designerState.ts";
import { frameSizeText, type TileView, tileViewsOf, VERDICT_LABELS } from "../view/tileView.ts";

const STEP_LABELS = { done: "Done", undone: "Undid", redone: "Did again" } as const satisfies Record<
  LastStep["kind"],
  string
>;

/** "Undid: swap photos": what was done, in the words of its command. */
export const stepTitle = ({ kind, label }: LastStep): string =>
  `${STEP_LABELS[kind]}: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;

/** More tiles than these are counted, not listed: nobody listens to fifty. */
const MAX_LISTED_TILES = 3;

/**
 * A step for people who do not see it: what was done and what came of it. "Undid: swap photos. Tile 1: koi.jpg, sharp.
 * Tile 2: empty." It compares the walls before and after, so every command is told in one place and in the same words.
 */
export const designStepMessage = (step: LastStep): string => {
  const before = new Map(tileViewsOf(step.before).tiles.map((view) => [view.tile.name, view]));
  const after = tileViewsOf(step.after).tiles;
  const changes = after.flatMap((view) => {
    const words = describeTileChange(before.get(view.tile.name), view, step);
    return words === null ? [] : [{ place: `Tile ${view.index + 1}`, words }];
  });
  const isSame = new Set(changes.map(({ words }) => words)).size === 1;
  const results =
    changes.length > 1 && changes.length === after.length && isSame
      ? [`All tiles: ${changes[0]?.words}.`]
      : changes.slice(0, MAX_LISTED_TILES).map(({ place, words }) => `${place}: ${words}.`);
  const isCut = results.length === MAX_LISTED_TILES && changes.length > MAX_LISTED_TILES;
  const rest = isCut ? [`And ${changes.length - MAX_LISTED_TILES} more.`] : [];
  const count = step.before.tiles.length === after.length ? [] : [`${after.length} tiles now.`];
  return [stepTitle(step), ...count, ...results, ...rest].join(" ");
};

/** What is new in a tile, or null. Of a tile that was not there before, nothing: the count says it. */
const describeTileChange = (
  before: TileView | undefined,
  { tile, placed, photo, verdict }: TileView,
  { after, before: wallBefore }: { readonly before: Design; readonly after: Design },
): string | null => {
  if (before === undefined) return null;
  const words = verdict && VERDICT_LABELS[verdict];
  if (before.tile.photoId !== tile.photoId) return photo ? joinParts([photo.fileName, words]) : "empty";
  const size =
    before.placed.size === placed.size && before.placed.orientation === placed.orientation
      ? null
      : `${FRAME_SIZES[placed.size].name}, ${frameSizeText(placed.size, placed.orientation)}`;
  const frame = frameStyleOfTile(after, tile);
  const style = frameStyleOfTile(wallBefore, before.tile) === frame ? null : FRAME_STYLES[frame].description;
  const isCropped = before.tile.crops !== tile.crops;
  return size || style || isCropped ? joinParts([size, style, photo ? words : null]) || null : null;
};

const joinParts = (words: readonly (string | null)[]): string => words.filter(Boolean).join(", ");
