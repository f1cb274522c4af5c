import { create } from "zustand";

/** Modals that any page may open. One is open at a time. */
export type Panel = "faq" | "promo" | "menu";

type Panels = {
  readonly open: Panel | null;
  readonly show: (panel: Panel) => void;
  readonly hide: () => void;
};

export const usePanels = create<Panels>((set) => ({
  open: null,
  show: (panel) => set({ open: panel }),
  hide: () => set({ open: null }),
}));
