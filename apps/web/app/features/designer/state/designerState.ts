import type { Command } from "@storywall/domain/design/commands/command.ts";
import { removePhotoFromTile } from "@storywall/domain/design/commands/commands.ts";
import {
  amend,
  applyChange,
  createHistory,
  type History,
  redo,
  redoLabel,
  undo,
  undoLabel,
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
export type Announcement = {
  /** Counts on, so that the same twice is told twice. */
  readonly number: number;
  readonly text: string;
};

/** The designer as data. The functions below are all that can happen to it; each gives the next state. */
export type DesignerState = {
  readonly history: History<Design>;
  readonly lastStep: LastStep | null;
  /** Something was done since the wall was opened: no layout lies ahead any more that undo came back from. */
  readonly hasEdited: boolean;
  /** Newer than the last step; null when that was newer. */
  readonly announcement: Announcement | null;
  /** False until the browser's memory has been read; nothing is saved before. */
  readonly isRestored: boolean;
  /** How many other tabs have this wall open. */
  readonly otherTabCount: number;
  /** The browser has no room for the wall: it would be gone with the page. */
  readonly isUnsaved: boolean;
  /** The tile whose options are open. */
  readonly focusedTile: string | null;
  /** R4.7: somebody has found out that tiles can be tapped. */
  readonly hasTappedTile: boolean;
  readonly camera: Camera;
  /** R2.6: everything but the wall out of sight. */
  readonly areControlsHidden: boolean;
  /** Which panel a phone shows; a desktop has room for all. */
  readonly panel: Panel | null;
  /** Of the photos only those that hang nowhere yet are shown, where there are many. */
  readonly isTrayFiltered: boolean;
  /** The shopper has chosen to order now and to add the photos later (R4.13); the way into the cart takes it up. */
  readonly isUploadLaterRequested: boolean;
};

export const createDesignerState = (design: Design): DesignerState => ({
  history: createHistory(design),
  lastStep: null,
  hasEdited: false,
  announcement: null,
  isRestored: false,
  otherTabCount: 0,
  isUnsaved: false,
  focusedTile: null,
  hasTappedTile: false,
  camera: { kind: "fit" },
  areControlsHidden: false,
  panel: null,
  isTrayFiltered: false,
  isUploadLaterRequested: false,
});

export const designOf = (state: DesignerState): Design => state.history.present;

/** A tile that is gone cannot have its options open. */
const closeMissingTile = (state: DesignerState): DesignerState =>
  state.focusedTile === null || designOf(state).tiles.some(({ name }) => name === state.focusedTile)
    ? state
    : closeTile(state);

/** One step further in the history, with what was done; nothing where nothing was. */
const recordStep = (
  state: DesignerState,
  kind: LastStep["kind"],
  label: string | undefined,
  history: History<Design>,
): DesignerState => {
  if (history === state.history || label === undefined) return closeMissingTile(state);
  const number = (state.lastStep?.number ?? 0) + 1;
  const lastStep = { number, kind, label, before: designOf(state), after: history.present };
  return closeMissingTile({
    ...state,
    history,
    lastStep,
    announcement: null,
    hasEdited: state.hasEdited || kind === "done",
  });
};

export const runCommand = <Input>(
  state: DesignerState,
  command: Command<Input>,
  input: Input,
): DesignerState => {
  const { label } = command;
  return recordStep(
    state,
    "done",
    label,
    applyChange(state.history, label, (design) => command.run(design, input)),
  );
};

/** Says why nothing happened. */
export const announce = (state: DesignerState, text: string): DesignerState => ({
  ...state,
  announcement: { number: (state.announcement?.number ?? 0) + 1, text },
});

export const undoStep = (state: DesignerState): DesignerState => {
  const label = undoLabel(state.history);
  return label === undefined
    ? announce(closeMissingTile(state), "There is nothing to undo.")
    : recordStep(state, "undone", label, undo(state.history));
};

export const redoStep = (state: DesignerState): DesignerState => {
  const label = redoLabel(state.history);
  return label === undefined
    ? announce(closeMissingTile(state), "There is nothing to do again.")
    : recordStep(state, "redone", label, redo(state.history));
};

/** What nobody did and nobody undoes: an upload that came to its end, a size that was read. */
export const amendDesign = (state: DesignerState, change: (design: Design) => Design): DesignerState => ({
  ...state,
  history: amend(state.history, change),
});

/** The wall as it was left the last time, with the steps that led there. */
export const restoreHistory = (state: DesignerState, history: History<Design>): DesignerState =>
  closeMissingTile({ ...state, history });

/** R4.7: focuses the tile, zooms in, marks that a tile was tapped. */
export const openTile = (state: DesignerState, tile: string): DesignerState => ({
  ...state,
  focusedTile: tile,
  hasTappedTile: true,
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
export const showUnplacedPhotos = (state: DesignerState): DesignerState => ({
  ...togglePanel(state, "photos"),
  isTrayFiltered: true,
});

export const setCamera = (state: DesignerState, camera: Camera): DesignerState => ({ ...state, camera });

export const toggleControls = (state: DesignerState): DesignerState => ({
  ...closeTile(state),
  areControlsHidden: !state.areControlsHidden,
  panel: null,
});
