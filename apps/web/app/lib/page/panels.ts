import { create } from "zustand";

/**
 * What any page may open: modals, and the question whether visits may be counted. Only one is open at a time.
 * `welcome` is the promo that opens by itself for a newcomer.
 */
export type Panel = "faq" | "promo" | "welcome" | "menu" | "consent";

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
