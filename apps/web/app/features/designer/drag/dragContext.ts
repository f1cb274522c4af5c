import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { DragState, DragStore } from "./dragState.ts";

export const DragContext = createContext<DragStore | null>(null);

/** @throws Error outside a DragProvider. */
export const useDragStore = (): DragStore => {
  const store = useContext(DragContext);
  if (!store) throw new Error("useDragStore needs a DragProvider");
  return store;
};

/** Returns a part of the drag state; null while no photo is dragged or picked up. */
export const useDragState = <Selected>(select: (drag: DragState | null) => Selected): Selected =>
  useStore(useDragStore(), ({ drag }) => select(drag));
