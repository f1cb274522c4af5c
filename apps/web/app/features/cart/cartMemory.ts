import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { readAll } from "@storywall/domain/parse/readAll.ts";
import { Reader } from "@storywall/domain/parse/reader.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { cartCookie, readCookie, removeCookie, writeCookie } from "../../lib/browser/cookies.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type Stored,
  writeStored,
} from "../../lib/browser/storage.ts";
import type { AddAction } from "./cartAction.ts";
import { readCart, readLineItemInput } from "./readCart.ts";

/** What one site's cart leaves in the browser. */
export type CartInfo = {
  /** As the server last gave it; shown at once on load, then brought up to date (R2.5). */
  readonly cart: Cart | null;
  /** Walls that no answer has confirmed yet; kept so that a reload or a lost network loses none. */
  readonly unsent: readonly AddAction[];
  /** B10: a code that came with a link, until there is a cart to put it on. */
  readonly promoFromLink: string | null;
};

export const EMPTY_CART_INFO: CartInfo = { cart: null, unsent: [], promoFromLink: null };

/** Where the cart of one site is remembered: its id in a cookie for a year (R9.6), the rest in local storage (R9.7). */
export type CartMemory = {
  readonly cartId: () => string | null;
  readonly info: () => CartInfo;
  readonly keep: (info: CartInfo) => void;
  /** R4.11. */
  readonly forget: () => void;
  /** Calls back when another tab of this shop has changed the cart; gives what ends it. */
  readonly onChangeElsewhere: (changed: () => void) => () => void;
};

export const browserCartMemory = (site: SiteCode): CartMemory => {
  const cookie = cartCookie(site);
  const stored = storedCartInfo(site);
  return {
    cartId: () => {
      const id = readCookie(cookie);
      return isAbsentId(id) ? null : id;
    },
    info: () => readStored(stored) ?? EMPTY_CART_INFO,
    keep: (info) => {
      if (info.cart) writeCookie(cookie, info.cart._id);
      writeStored(stored, info);
    },
    forget: () => {
      removeCookie(cookie);
      removeStored(stored.key);
    },
    onChangeElsewhere: (changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key === stored.key) changed();
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
};

/** A cart a site, so that changing the country and back finds the first one again. */
const storedCartInfo = (site: SiteCode): Stored<CartInfo> => ({
  key: `${STORAGE_KEYS.cartInfo}.${site}`,
  version: 1,
  parse: (data) => parseCartInfo(data, site),
});

/** Data from a browser is a visitor: a cart that is not one of this site, or a wall that is not one, is left out. */
export const parseCartInfo = (data: unknown, site: SiteCode): CartInfo | null => {
  if (typeof data !== "object" || data === null) return null;
  const known = readAll(() => readCart(new Reader(Reflect.get(data, "cart"))));
  const unsent: unknown = Reflect.get(data, "unsent");
  return {
    cart: known.kind === "read" && known.value.site === site ? known.value : null,
    unsent: Array.isArray(unsent) ? unsent.flatMap(parseAdd) : [],
    promoFromLink: parsePromo(Reflect.get(data, "promoFromLink")),
  };
};

const parsePromo = (data: unknown): string | null =>
  typeof data === "string" && data.length <= 64 ? data : null;

const parseAdd = (data: unknown): AddAction[] => {
  if (typeof data !== "object" || data === null) return [];
  const line = readAll(() => readLineItemInput(new Reader(Reflect.get(data, "line"))));
  const key: unknown = Reflect.get(data, "key");
  return line.kind === "read" && typeof key === "string" ? [{ kind: "add", line: line.value, key }] : [];
};
