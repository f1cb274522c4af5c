import type { Command } from "@storywall/domain/design/commands/command.ts";
import type { History } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Camera } from "../wall/camera.ts";
import {
  amendDesign,
  closeTile,
  type DesignerState,
  lookAt,
  makeRemark,
  openTile,
  type Panel,
  redoStep,
  removePhoto,
  restoreHistory,
  runCommand,
  showWaiting,
  startDesigner,
  toggleControls,
  togglePanel,
  undoStep,
} from "./designerState.ts";

/** What a shopper, a gesture or an upload can do to the designer; each is a function of designerState. */
export type DesignerActions = {
  readonly run: <Input>(command: Command<Input>, input: Input) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly remarkOn: (words: string) => void;
  readonly amend: (change: (design: Design) => Design) => void;
  readonly restore: (history: History<Design>) => void;
  readonly markRestored: () => void;
  readonly tellOtherTabs: (count: number) => void;
  readonly tellKept: (isKept: boolean) => void;
  readonly openTile: (tile: string) => void;
  readonly closeTile: () => void;
  readonly removePhoto: (tile: string) => void;
  readonly togglePanel: (panel: Panel) => void;
  readonly showWaiting: () => void;
  readonly filterTray: (isTrayFiltered: boolean) => void;
  readonly lookAt: (camera: Camera) => void;
  readonly toggleControls: () => void;
  readonly wishToOrder: () => void;
  readonly takeUpOrder: () => void;
};

export type DesignerStore = StoreApi<DesignerState & DesignerActions>;

export const createDesignerStore = (design: Design): DesignerStore =>
  createStore((set) => ({
    ...startDesigner(design),
    run: (command, input) => set((state) => runCommand(state, command, input)),
    undo: () => set(undoStep),
    redo: () => set(redoStep),
    remarkOn: (words) => set((state) => makeRemark(state, words)),
    amend: (change) => set((state) => amendDesign(state, change)),
    restore: (history) => set((state) => restoreHistory(state, history)),
    markRestored: () => set({ isRestored: true }),
    tellOtherTabs: (otherTabs) => set({ otherTabs }),
    tellKept: (isKept) => set({ isUnkept: !isKept }),
    openTile: (tile) => set((state) => openTile(state, tile)),
    closeTile: () => set(closeTile),
    removePhoto: (tile) => set((state) => removePhoto(state, tile)),
    togglePanel: (panel) => set((state) => togglePanel(state, panel)),
    showWaiting: () => set(showWaiting),
    filterTray: (isTrayFiltered) => set({ isTrayFiltered }),
    lookAt: (camera) => set((state) => lookAt(state, camera)),
    toggleControls: () => set(toggleControls),
    wishToOrder: () => set({ wishesToOrder: true }),
    takeUpOrder: () => set({ wishesToOrder: false }),
  }));

export const DesignerContext = createContext<DesignerStore | null>(null);

export const useDesignerStore = (): DesignerStore => {
  const store = useContext(DesignerContext);
  if (!store) throw new Error("the designer's parts stand inside of the designer");
  return store;
};

/** A part of the designer's state, or one of its actions. */
export const useDesigner = <Part>(select: (state: DesignerState & DesignerActions) => Part): Part =>
  useStore(useDesignerStore(), select);

export const useDesign = (): Design => useDesigner((state) => state.history.present);
