import type { ComponentType } from "react";

/** The drawer's code, for whoever opens the cart, and ahead of that where it may have to say that the network is gone. */
export const loadCartDrawer = async (): Promise<ComponentType> =>
  (await import("./CartDrawer.tsx")).CartDrawer;
