import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { VERDICT_LABELS } from "@storywall/domain/crop/verdictMessages.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile } from "@storywall/domain/design/effectiveTile.ts";
import type { LastStep } from "../state/designerState.ts";
import { frameSizeText, type TileView, tileViewsOf } from "../view/tileView.ts";

/** Past participles of the verbs that commands begin with. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  Add: "added",
  Adjust: "adjusted",
  Arrange: "arranged",
  Change: "changed",
  Delete: "deleted",
  Fix: "fixed",
  Hang: "hung",
  Move: "moved",
  Place: "placed",
  Remove: "removed",
  Rotate: "rotated",
  Shuffle: "shuffled",
  Swap: "swapped",
};

/** Texts for commands that are done, when verb and object cannot be derived from the label. */
const DONE_LABELS: Readonly<Record<string, string>> = {
  "Change in your other tab": "change of your other tab",
  "Keep the room": "room kept",
  "Print as it is": "approved to print as is",
  "Start over": "started over",
};

/** Returns the step by the label of its command: "Photos swapped." once it is done, "Undone: photos swapped." after undo. */
export const stepTitle = ({ kind, label }: LastStep): string => {
  if (kind === "done" && label === "Print as it is") return "OK, we'll print it as it is.";
  const [verb = "", object = ""] = label.split(/ (.*)/);
  const done = DONE_LABELS[label] ?? `${object} ${PARTICIPLES[verb] ?? "changed"}`;
  if (kind === "done") return `${done.charAt(0).toUpperCase()}${done.slice(1)}.`;
  return `${kind === "undone" ? "Undone" : "Redone"}: ${done}.`;
};

/** More tiles than these are counted, not listed: a list of fifty is too long to listen to. */
const MAX_LISTED_TILES = 3;

/**
 * Returns a step and its result as text, for people who do not see it: "Undone: photos swapped. Tile 1: koi.jpg, sharp.
 * Tile 2: empty." Compares the designs before and after, so every command is described in one place and in the same
 * words.
 */
export const designStepMessage = (step: LastStep): string => {
  const before = new Map(tileViewsOf(step.before).tiles.map((view) => [view.tile.name, view]));
  const after = tileViewsOf(step.after).tiles;
  const changes = after.flatMap((view) => {
    const text = describeTileChange(before.get(view.tile.name), view, step);
    return text === null ? [] : [{ name: `Tile ${view.index + 1}`, text }];
  });
  const isSame = new Set(changes.map(({ text }) => text)).size === 1;
  const results =
    changes.length > 1 && changes.length === after.length && isSame
      ? [`All tiles: ${changes[0]?.text}.`]
      : changes.slice(0, MAX_LISTED_TILES).map(({ name, text }) => `${name}: ${text}.`);
  const isCut = results.length === MAX_LISTED_TILES && changes.length > MAX_LISTED_TILES;
  const rest = isCut ? [`And ${changes.length - MAX_LISTED_TILES} more.`] : [];
  const count = step.before.tiles.length === after.length ? [] : [`${after.length} tiles now.`];
  return [stepTitle(step), ...count, ...results, ...rest].join(" ");
};

/** Returns the change in a tile, or null when there is none. Null for a new tile: the number of tiles covers it. */
const describeTileChange = (
  before: TileView | undefined,
  { tile, placed, photo, verdict }: TileView,
  { after, before: wallBefore }: { readonly before: Design; readonly after: Design },
): string | null => {
  if (before === undefined) return null;
  const verdictLabel = verdict && VERDICT_LABELS[verdict];
  if (before.tile.photoId !== tile.photoId)
    return photo ? joinParts([photo.fileName, verdictLabel]) : "empty";
  const size =
    before.placed.size === placed.size && before.placed.orientation === placed.orientation
      ? null
      : `${FRAME_SIZES[placed.size].name}, ${frameSizeText(placed.size, placed.orientation)}`;
  const frame = frameStyleOfTile(after, tile);
  const style = frameStyleOfTile(wallBefore, before.tile) === frame ? null : FRAME_STYLES[frame].description;
  const isCropped = before.tile.crops !== tile.crops;
  return size || style || isCropped ? joinParts([size, style, photo ? verdictLabel : null]) || null : null;
};

const joinParts = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");
