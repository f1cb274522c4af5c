import type { Command } from "@storywall/domain/design/commands/command.ts";
import { removePhotoFromTile } from "@storywall/domain/design/commands/commands.ts";
import {
  amend,
  type History,
  nextRedo,
  nextUndo,
  redo,
  run,
  startHistory,
  undo,
} from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Camera } from "../wall/camera.ts";

export const PANELS = ["photos", "layout", "frame", "size", "room"] as const;
export type Panel = (typeof PANELS)[number];

/** What was done last, for whoever says so. */
export type LastStep = {
  /** Counts on, so that the same done twice is told twice. */
  readonly number: number;
  readonly kind: "done" | "undone" | "redone";
  /** The command's. */
  readonly label: string;
  readonly before: Design;
  readonly after: Design;
};

/** Why nothing happened, for whoever would wait for it. */
export type Remark = {
  /** Counts on, so that the same twice is told twice. */
  readonly number: number;
  readonly words: string;
};

/** The designer as data. The functions below are all that can happen to it; each gives the next state. */
export type DesignerState = {
  readonly history: History<Design>;
  readonly lastStep: LastStep | null;
  /** Something was done since the wall was opened: no layout lies ahead any more that undo came back from. */
  readonly hasStepped: boolean;
  /** Newer than the last step; null when that was newer. */
  readonly remark: Remark | null;
  /** False until the browser's memory has been read; nothing is saved before. */
  readonly isRestored: boolean;
  /** How many other tabs have this wall open. */
  readonly otherTabs: number;
  /** The browser has no room for the wall: it would be gone with the page. */
  readonly isUnkept: boolean;
  /** The tile whose options are open. */
  readonly focusedTile: string | null;
  /** R4.7: somebody has found out that tiles can be tapped. */
  readonly wasTileTapped: boolean;
  readonly camera: Camera;
  /** R2.6: everything but the wall out of sight. */
  readonly areControlsHidden: boolean;
  /** Which panel a phone shows; a desktop has room for all. */
  readonly panel: Panel | null;
  /** Of the photos only those that hang nowhere yet are shown, where there are many. */
  readonly isTrayFiltered: boolean;
  /** The shopper has chosen to order now and to add the photos later (R4.13); the way into the cart takes it up. */
  readonly wishesToOrder: boolean;
};

export const startDesigner = (design: Design): DesignerState => ({
  history: startHistory(design),
  lastStep: null,
  hasStepped: false,
  remark: null,
  isRestored: false,
  otherTabs: 0,
  isUnkept: false,
  focusedTile: null,
  wasTileTapped: false,
  camera: { kind: "fit" },
  areControlsHidden: false,
  panel: null,
  isTrayFiltered: false,
  wishesToOrder: false,
});

export const designOf = (state: DesignerState): Design => state.history.present;

/** A tile that is gone cannot have its options open. */
const settle = (state: DesignerState): DesignerState =>
  state.focusedTile === null || designOf(state).tiles.some(({ name }) => name === state.focusedTile)
    ? state
    : closeTile(state);

/** One step further in the history, with what was done; nothing where nothing was. */
const step = (
  state: DesignerState,
  kind: LastStep["kind"],
  label: string | undefined,
  history: History<Design>,
): DesignerState => {
  if (history === state.history || label === undefined) return settle(state);
  const number = (state.lastStep?.number ?? 0) + 1;
  const lastStep = { number, kind, label, before: designOf(state), after: history.present };
  return settle({
    ...state,
    history,
    lastStep,
    remark: null,
    hasStepped: state.hasStepped || kind === "done",
  });
};

export const runCommand = <Input>(
  state: DesignerState,
  command: Command<Input>,
  input: Input,
): DesignerState => {
  const { label } = command;
  return step(
    state,
    "done",
    label,
    run(state.history, label, (design) => command.run(design, input)),
  );
};

/** Says why nothing happened. */
export const makeRemark = (state: DesignerState, words: string): DesignerState => ({
  ...state,
  remark: { number: (state.remark?.number ?? 0) + 1, words },
});

export const undoStep = (state: DesignerState): DesignerState => {
  const label = nextUndo(state.history);
  return label === undefined
    ? makeRemark(settle(state), "There is nothing to undo.")
    : step(state, "undone", label, undo(state.history));
};

export const redoStep = (state: DesignerState): DesignerState => {
  const label = nextRedo(state.history);
  return label === undefined
    ? makeRemark(settle(state), "There is nothing to do again.")
    : step(state, "redone", label, redo(state.history));
};

/** What nobody did and nobody undoes: an upload that came to its end, a size that was read. */
export const amendDesign = (state: DesignerState, change: (design: Design) => Design): DesignerState => ({
  ...state,
  history: amend(state.history, change),
});

/** The wall as it was left the last time, with the steps that led there. */
export const restoreHistory = (state: DesignerState, history: History<Design>): DesignerState =>
  settle({ ...state, history });

/** R4.7: focuses the tile, zooms in, marks that a tile was tapped. */
export const openTile = (state: DesignerState, tile: string): DesignerState => ({
  ...state,
  focusedTile: tile,
  wasTileTapped: true,
  camera: { kind: "tile", tile },
  panel: null,
});

export const closeTile = (state: DesignerState): DesignerState => ({
  ...state,
  focusedTile: null,
  camera: { kind: "fit" },
});

/** R4.8: the photo leaves its tile, focus is cleared, the options close, the canvas zooms out. */
export const removePhoto = (state: DesignerState, tile: string): DesignerState =>
  closeTile(runCommand(state, removePhotoFromTile, { tile }));

/** A second press on the same button closes its panel. */
export const togglePanel = (state: DesignerState, panel: Panel): DesignerState => ({
  ...closeTile(state),
  panel: state.panel === panel ? null : panel,
});

/** To the photos that wait for a place, and to them alone. */
export const showWaiting = (state: DesignerState): DesignerState => ({
  ...togglePanel(state, "photos"),
  isTrayFiltered: true,
});

export const lookAt = (state: DesignerState, camera: Camera): DesignerState => ({ ...state, camera });

export const toggleControls = (state: DesignerState): DesignerState => ({
  ...closeTile(state),
  areControlsHidden: !state.areControlsHidden,
  panel: null,
});
