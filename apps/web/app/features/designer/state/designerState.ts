import type { Command } from "@storywall/domain/design/commands/command.ts";
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
import { removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Camera } from "../wall/camera/camera.ts";

export const PANELS = ["photos", "layout", "frame", "size", "room"] as const;
export type PanelName = (typeof PANELS)[number];

/** The last step, for announcements. */
export type LastStep = {
  /** Counts up, so that the same step done twice is announced twice. */
  readonly number: number;
  readonly kind: "done" | "undone" | "redone";
  /** Label of the command. */
  readonly label: string;
  readonly before: Design;
  readonly after: Design;
};

/** Why nothing happened, for a shopper who would wait for an effect. */
type Announcement = {
  /** Counts up, so that the same text is announced twice. */
  readonly number: number;
  readonly text: string;
};

/** The designer as data. The functions below are its only changes; each returns the next state. */
export type DesignerState = {
  readonly history: History<Design>;
  readonly lastStep: LastStep | null;
  /** True after a step since the wall was opened. Redo then no longer leads to a layout that undo came back from. */
  readonly hasEdited: boolean;
  /** The shopper has undone the change to this layout, and is on the way back to the one before. */
  readonly isLayoutUndone: boolean;
  /** Why nothing happened; null when a step followed. */
  readonly announcement: Announcement | null;
  /** False until the saved design has been read; nothing is saved before. */
  readonly isRestored: boolean;
  /** How many other tabs have this wall open. */
  readonly otherTabCount: number;
  /** The browser's storage is full: the wall would be lost with the page. */
  readonly isUnsaved: boolean;
  /** Name of the tile whose options are open. */
  readonly openTileName: string | null;
  /** R4.7: the shopper has found out that tiles can be tapped. */
  readonly hasTappedTile: boolean;
  readonly camera: Camera;
  /** R2.6: everything but the wall is hidden. */
  readonly areControlsHidden: boolean;
  /** The panel that a phone shows; a desktop shows all. */
  readonly panel: PanelName | null;
  /** The tray shows only photos that hang in no tile; offered where there are many photos. */
  readonly isTrayFiltered: boolean;
  /**
   * On a gallery wall whose frames are being moved: the name of the tile whose frame is selected. Null while a drag
   * moves photos.
   */
  readonly movingFrame: string | null;
  /** True while the last step is not complete: its frames are being composed. */
  readonly isComposing: boolean;
  /** The shopper has chosen to order now and to add the photos later (R4.13). The buy flow reads and clears it. */
  readonly isUploadLaterRequested: boolean;
};

export const createDesignerState = (design: Design): DesignerState => ({
  history: createHistory(design),
  lastStep: null,
  hasEdited: false,
  isLayoutUndone: false,
  announcement: null,
  isRestored: false,
  otherTabCount: 0,
  isUnsaved: false,
  openTileName: null,
  hasTappedTile: false,
  camera: { kind: "fit" },
  areControlsHidden: false,
  panel: null,
  isTrayFiltered: false,
  movingFrame: null,
  isComposing: false,
  isUploadLaterRequested: false,
});

export const designOf = (state: DesignerState): Design => state.history.present;

/** Closes the options of a tile that no longer exists. */
const closeMissingTile = (state: DesignerState): DesignerState =>
  state.openTileName === null || designOf(state).tiles.some(({ name }) => name === state.openTileName)
    ? state
    : closeTile(state);

/** Returns the state one step further in the history, with `lastStep`. An unchanged history is not a step. */
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

/** Runs a command as one step. A command that changes nothing is not a step. */
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

/** Announces why nothing happened. */
export const announce = (state: DesignerState, text: string): DesignerState => ({
  ...state,
  announcement: { number: (state.announcement?.number ?? 0) + 1, text },
});

/** Undoes the last step, or announces that there is none. */
export const undoStep = (state: DesignerState): DesignerState => {
  const label = undoLabel(state.history);
  return label === undefined
    ? announce(closeMissingTile(state), "Nothing to undo.")
    : recordStep(state, "undone", label, undo(state.history));
};

/** Redoes the step that was undone last, or announces that there is none. */
export const redoStep = (state: DesignerState): DesignerState => {
  const label = redoLabel(state.history);
  return label === undefined
    ? announce(closeMissingTile(state), "Nothing to redo.")
    : recordStep(state, "redone", label, redo(state.history));
};

/**
 * Changes every state of the history without a step: the end of an upload, a size that was read. The shopper did not
 * do it, so undo does not take it back.
 */
export const amendDesign = (state: DesignerState, change: (design: Design) => Design): DesignerState => ({
  ...state,
  history: amend(state.history, change),
});

/** Puts back the saved design with its steps. */
export const restoreHistory = (state: DesignerState, history: History<Design>): DesignerState =>
  closeMissingTile({ ...state, history });

/** R4.7: focuses the tile, zooms in, marks that a tile was tapped. */
export const openTile = (state: DesignerState, tile: string): DesignerState => ({
  ...state,
  openTileName: tile,
  hasTappedTile: true,
  camera: { kind: "tile", tile },
  panel: null,
});

export const closeTile = (state: DesignerState): DesignerState => ({
  ...state,
  openTileName: null,
  camera: { kind: "fit" },
});

/** R4.8: takes the photo out of its tile, clears focus, closes the options and zooms out. */
export const removePhoto = (state: DesignerState, tile: string): DesignerState =>
  closeTile(runCommand(state, removePhotoFromTile, { tile }));

/** A second press on the same button closes its panel. */
export const togglePanel = (state: DesignerState, panel: PanelName): DesignerState => ({
  ...closeTile(state),
  panel: state.panel === panel ? null : panel,
});

/**
 * Opens the tray with only the photos that hang in no tile, or with all of them. An open tray stays: the press asks for
 * what is in it.
 */
export const showTray = (state: DesignerState, isTrayFiltered: boolean): DesignerState => ({
  ...closeTile(state),
  panel: "photos",
  isTrayFiltered,
});

/** Selects a frame to move, or ends moving frames. Closes what is open, so that the whole wall is seen. */
export const setMovingFrame = (state: DesignerState, movingFrame: string | null): DesignerState => ({
  ...closeTile(state),
  panel: null,
  movingFrame,
});

export const setCamera = (state: DesignerState, camera: Camera): DesignerState => ({ ...state, camera });

/** R2.6: hides the controls or shows them again. Closes open options and panels. */
export const toggleControls = (state: DesignerState): DesignerState => ({
  ...closeTile(state),
  areControlsHidden: !state.areControlsHidden,
  panel: null,
});
