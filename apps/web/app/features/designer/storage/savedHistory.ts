import type { History, Step } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";

/** A design with the steps that led to it, and the time at which it was saved, in ms since 1970. */
export type SavedHistory = { readonly history: History<Design>; readonly savedAt: number };

/** Number of undo steps, and of redo steps, that are saved; each may be a wall of fifty tiles. */
export const MAX_SAVED_STEPS = 50;

const MAX_LABEL_LENGTH = 100;

/** Returns the history with the steps nearest to the present, at most MAX_SAVED_STEPS on each side. */
export const trimHistory = ({ past, present, future }: History<Design>): History<Design> => ({
  past: past.slice(-MAX_SAVED_STEPS),
  present,
  future: future.slice(0, MAX_SAVED_STEPS),
});

/**
 * Parses a saved history; null for invalid data. A step that cannot be parsed, such as one of another version of the
 * page, ends the steps on its side. Those nearer to the present stay.
 */
export const parseSavedHistory = (data: unknown): SavedHistory | null => {
  const savedAt = fieldOf(data, "savedAt");
  const history = fieldOf(data, "history");
  const present = parseDesign(fieldOf(history, "present"));
  if (fieldOf(data, "version") !== 1 || typeof savedAt !== "number" || present.kind === "error") return null;
  const deduplicate = createDeduplicator();
  return {
    savedAt,
    history: {
      past: parseSteps(
        toArray(fieldOf(history, "past")).slice(-MAX_SAVED_STEPS).reverse(),
        deduplicate,
      ).reverse(),
      present: deduplicate(present.design),
      future: parseSteps(toArray(fieldOf(history, "future")).slice(0, MAX_SAVED_STEPS), deduplicate),
    },
  };
};

const toArray = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

const parseSteps = (steps: readonly unknown[], deduplicate: (design: Design) => Design): Step<Design>[] => {
  const parsed: Step<Design>[] = [];
  for (const step of steps) {
    const label = fieldOf(step, "label");
    const state = parseDesign(fieldOf(step, "state"));
    if (typeof label !== "string" || label === "" || state.kind === "error") break;
    parsed.push({ label: label.slice(0, MAX_LABEL_LENGTH), state: deduplicate(state.design) });
  }
  return parsed;
};

/**
 * Returns a function that makes equal tiles and photos one object again, as they were before they were saved. Steps
 * differ in a tile or two, so fifty steps take little memory and an undo renders only what it changes.
 */
const createDeduplicator = (): ((design: Design) => Design) => {
  const tile = reuseEqual<DesignTile>();
  const photo = reuseEqual<DesignPhoto>();
  return (design) => ({ ...design, tiles: design.tiles.map(tile), photos: design.photos.map(photo) });
};

const reuseEqual = <Item>(): ((item: Item) => Item) => {
  const known = new Map<string, Item>();
  return (item) => {
    const text = JSON.stringify(item);
    const same = known.get(text) ?? item;
    known.set(text, same);
    return same;
  };
};
