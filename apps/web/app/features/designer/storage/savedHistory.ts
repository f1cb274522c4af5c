import type { History, Step } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "../../../lib/api/fieldOf.ts";

/** A wall with the steps that led to it, and the time at which it was saved, in milliseconds since 1970. */
export type SavedHistory = { readonly history: History<Design>; readonly savedAt: number };

/** As many steps back, and as many forward, outlive a reload; each may be a wall of fifty tiles. */
export const KEPT_STEPS = 50;

const LONGEST_LABEL = 100;

export const keptPart = ({ past, present, future }: History<Design>): History<Design> => ({
  past: past.slice(-KEPT_STEPS),
  present,
  future: future.slice(0, KEPT_STEPS),
});

/**
 * Reads a history back; null when it is none. A step that cannot be read, such as one of another version of the page, ends
 * the way there: what lies nearer to the present is kept.
 */
export const parseSavedHistory = (data: unknown): SavedHistory | null => {
  const savedAt = fieldOf(data, "savedAt");
  const history = fieldOf(data, "history");
  const present = parseDesign(fieldOf(history, "present"));
  if (fieldOf(data, "version") !== 1 || typeof savedAt !== "number" || present.kind === "fault") return null;
  const share = sharing();
  return {
    savedAt,
    history: {
      past: untilUnreadable(listOf(fieldOf(history, "past")).slice(-KEPT_STEPS).reverse(), share).reverse(),
      present: share(present.design),
      future: untilUnreadable(listOf(fieldOf(history, "future")).slice(0, KEPT_STEPS), share),
    },
  };
};

const listOf = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

const untilUnreadable = (steps: readonly unknown[], share: (design: Design) => Design): Step<Design>[] => {
  const read: Step<Design>[] = [];
  for (const step of steps) {
    const label = fieldOf(step, "label");
    const state = parseDesign(fieldOf(step, "state"));
    if (typeof label !== "string" || label === "" || state.kind === "fault") break;
    read.push({ label: label.slice(0, LONGEST_LABEL), state: share(state.design) });
  }
  return read;
};

/**
 * Steps differ in a tile or two. Equal tiles and photos become one object again, as they were before they were saved, so
 * that fifty steps take little memory and an undo draws only what it changes.
 */
const sharing = (): ((design: Design) => Design) => {
  const tile = onceEach<DesignTile>();
  const photo = onceEach<DesignPhoto>();
  return (design) => ({ ...design, tiles: design.tiles.map(tile), photos: design.photos.map(photo) });
};

const onceEach = <Item>(): ((item: Item) => Item) => {
  const known = new Map<string, Item>();
  return (item) => {
    const written = JSON.stringify(item);
    const same = known.get(written) ?? item;
    known.set(written, same);
    return same;
  };
};
