import type { ComponentType } from "react";

/**
 * Loads the drawer's code when the cart is opened. Pages with a cart load it early, so that it can show a lost network.
 */
export const loadCartDrawer = async (): Promise<ComponentType> =>
  (await import("./CartDrawer.tsx")).CartDrawer;
