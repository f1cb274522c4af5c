import type { Command } from "@storywall/domain/design/commands/command.ts";
import type { History } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Camera } from "../wall/camera/camera.ts";
import {
  amendDesign,
  announce,
  closeTile,
  createDesignerState,
  type DesignerState,
  openTile,
  type PanelName,
  redoStep,
  removePhoto,
  restoreHistory,
  runCommand,
  setCamera,
  setMovingFrame,
  showTray,
  toggleControls,
  togglePanel,
  undoStep,
} from "./designerState.ts";

/**
 * Everything that a shopper, a gesture or an upload can do to the designer. Each action calls a function of
 * designerState.
 */
export type DesignerActions = {
  readonly run: <Input>(command: Command<Input>, input: Input) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly markLayoutUndone: () => void;
  readonly announce: (text: string) => void;
  readonly amend: (change: (design: Design) => Design) => void;
  readonly restore: (history: History<Design>) => void;
  readonly markRestored: () => void;
  readonly setOtherTabCount: (count: number) => void;
  readonly setSaved: (isSaved: boolean) => void;
  readonly openTile: (tile: string) => void;
  readonly closeTile: () => void;
  readonly removePhoto: (tile: string) => void;
  readonly togglePanel: (panel: PanelName) => void;
  readonly showTray: (isFiltered: boolean) => void;
  readonly setTrayFilter: (isTrayFiltered: boolean) => void;
  readonly setMovingFrame: (tile: string | null) => void;
  readonly setCamera: (camera: Camera) => void;
  readonly toggleControls: () => void;
  readonly requestUploadLater: () => void;
  readonly clearUploadLaterRequest: () => void;
};

export type DesignerStore = StoreApi<DesignerState & DesignerActions>;

export const createDesignerStore = (design: Design): DesignerStore =>
  createStore((set) => ({
    ...createDesignerState(design),
    run: (command, input) => set((state) => runCommand(state, command, input)),
    undo: () => set(undoStep),
    redo: () => set(redoStep),
    markLayoutUndone: () => set({ isLayoutUndone: true }),
    announce: (text) => set((state) => announce(state, text)),
    amend: (change) => set((state) => amendDesign(state, change)),
    restore: (history) => set((state) => restoreHistory(state, history)),
    markRestored: () => set({ isRestored: true }),
    setOtherTabCount: (otherTabCount) => set({ otherTabCount }),
    setSaved: (isSaved) => set({ isUnsaved: !isSaved }),
    openTile: (tile) => set((state) => openTile(state, tile)),
    closeTile: () => set(closeTile),
    removePhoto: (tile) => set((state) => removePhoto(state, tile)),
    togglePanel: (panel) => set((state) => togglePanel(state, panel)),
    showTray: (isFiltered) => set((state) => showTray(state, isFiltered)),
    setTrayFilter: (isTrayFiltered) => set({ isTrayFiltered }),
    setMovingFrame: (tile) => set((state) => setMovingFrame(state, tile)),
    setCamera: (camera) => set((state) => setCamera(state, camera)),
    toggleControls: () => set(toggleControls),
    requestUploadLater: () => set({ isUploadLaterRequested: true }),
    clearUploadLaterRequest: () => set({ isUploadLaterRequested: false }),
  }));

export const DesignerContext = createContext<DesignerStore | null>(null);

/** @throws Error outside a DesignerContext. */
export const useDesignerStore = (): DesignerStore => {
  const store = useContext(DesignerContext);
  if (!store) throw new Error("useDesignerStore needs a DesignerContext");
  return store;
};

/** Returns a part of the designer's state, or one of its actions. */
export const useDesigner = <Selected>(
  select: (state: DesignerState & DesignerActions) => Selected,
): Selected => useStore(useDesignerStore(), select);

export const useDesign = (): Design => useDesigner((state) => state.history.present);
