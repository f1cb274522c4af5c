import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { DragState, DragStore } from "./dragState.ts";

export const DragContext = createContext<DragStore | null>(null);

export const useDragStore = (): DragStore => {
  const store = useContext(DragContext);
  if (!store) throw new Error("photos are carried inside of CarryPhotos");
  return store;
};

/** A part of what is known of the photo that is carried. */
export const useDragState = <Selected>(select: (carrying: DragState | null) => Selected): Selected =>
  useStore(useDragStore(), ({ drag }) => select(drag));
