import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Carrying, CarryingStore } from "./carrying.ts";

export const CarryingContext = createContext<CarryingStore | null>(null);

export const useCarryingStore = (): CarryingStore => {
  const store = useContext(CarryingContext);
  if (!store) throw new Error("photos are carried inside of CarryPhotos");
  return store;
};

/** A part of what is known of the photo that is carried. */
export const useCarrying = <Part>(select: (carrying: Carrying | null) => Part): Part =>
  useStore(useCarryingStore(), ({ carrying }) => select(carrying));
