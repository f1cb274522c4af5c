import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { api } from "../../lib/api/api.ts";
import { readVisitorId } from "../../lib/api/visitor.ts";
import { onPromoAccepted } from "../../lib/page/acceptedPromo.ts";
import { showToast } from "../../lib/page/toast.ts";
import { browserCartStorage } from "./cartStorage.ts";
import { type CartActions, type CartState, type CartStore, createCartStore } from "./cartStore.ts";

const CartContext = createContext<CartStore | null>(null);

/** Provides the cart of this site to all pages. The cart is restored from the browser on load (R2.5). */
export function CartProvider({ site, children }: { readonly site: SiteCode; readonly children: ReactNode }) {
  const [store] = useState(() => createBrowserCartStore(site));
  const promo = useSearchParams()[0].get("promo")?.trim();
  useEffect(() => {
    if (promo) store.getState().setLinkPromo(promo.slice(0, 64));
  }, [store, promo]);
  useEffect(() => onPromoAccepted((code) => store.getState().setLinkPromo(code)), [store]);
  useEffect(() => {
    const { restore, reload, sendUnsent } = store.getState();
    void restore();
    const handleOnline = (): void => void sendUnsent();
    addEventListener("online", handleOnline);
    const unsubscribe = browserCartStorage(site).onExternalChange(reload);
    return () => {
      removeEventListener("online", handleOnline);
      unsubscribe();
    };
  }, [store, site]);
  return <CartContext value={store}>{children}</CartContext>;
}

/** Returns a part of the cart's state, or one of its actions. */
export const useCart = <Part,>(select: (cart: CartState & CartActions) => Part): Part => {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart outside of CartProvider");
  return useStore(store, select);
};

const createBrowserCartStore = (site: SiteCode): CartStore =>
  createCartStore({
    client: api,
    site,
    storage: browserCartStorage(site),
    getVisitorId: () => readVisitorId() ?? undefined,
    createIdempotencyKey: () => crypto.randomUUID(),
    // biome-ignore lint/suspicious/noConsole: R8.4 requires a log of cart failures, and the console is a page's log
    log: (message) => console.info(message),
    toast: showToast,
  });
