import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { parseAll } from "@storywall/domain/parse/parseAll.ts";
import { Reader } from "@storywall/domain/parse/reader.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { cartCookieName, readCookie, removeCookie, writeCookie } from "../../lib/browser/cookies.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageEntry,
  writeStored,
} from "../../lib/browser/storage.ts";
import type { AddRequest } from "./cartRequest.ts";
import { parseCart, parseLineItemInput } from "./parseCart.ts";

/** What the cart of one site saves in the browser. */
export type SavedCart = {
  /** The last reply of the server. Shown at once on load, then refreshed (R2.5). */
  readonly cart: Cart | null;
  /** Walls that no reply has confirmed yet. Saved so that a reload or a lost network loses none. */
  readonly unsent: readonly AddRequest[];
  /** A code from a link, until there is a cart to apply it to (B10). */
  readonly promoFromLink: string | null;
};

export const EMPTY_SAVED_CART: SavedCart = { cart: null, unsent: [], promoFromLink: null };

/** Storage of one site's cart: its id in a cookie for a year (R9.6), the rest in local storage (R9.7). */
export type CartStorage = {
  readonly cartId: () => string | null;
  readonly load: () => SavedCart;
  readonly save: (cart: SavedCart) => void;
  /** Removes the id and the saved cart (R4.11). */
  readonly clear: () => void;
  /** Calls `listener` when another tab has changed the cart. Returns a function that unsubscribes. */
  readonly onExternalChange: (listener: () => void) => () => void;
};

export const browserCartStorage = (site: SiteCode): CartStorage => {
  const cookie = cartCookieName(site);
  const entry = savedCartEntry(site);
  return {
    cartId: () => {
      const id = readCookie(cookie);
      return isAbsentId(id) ? null : id;
    },
    load: () => readStored(entry) ?? EMPTY_SAVED_CART,
    save: (info) => {
      if (info.cart) writeCookie(cookie, info.cart._id);
      writeStored(entry, info);
    },
    clear: () => {
      removeCookie(cookie);
      removeStored(entry.key);
    },
    onExternalChange: (listener) => {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === entry.key) listener();
      };
      window.addEventListener("storage", handleStorage);
      return () => window.removeEventListener("storage", handleStorage);
    },
  };
};

/** One entry for each site, so that a change of country and back restores the first cart. */
const savedCartEntry = (site: SiteCode): StorageEntry<SavedCart> => ({
  key: `${STORAGE_KEYS.cartInfo}.${site}`,
  version: 1,
  parse: (data) => parseSavedCart(data, site),
});

/**
 * Parses a saved cart. Stored data is untrusted: a cart of another site and unsent walls that are invalid are left out.
 */
export const parseSavedCart = (data: unknown, site: SiteCode): SavedCart => {
  const parsedCart = parseAll(() => parseCart(new Reader(fieldOf(data, "cart")), site));
  const unsent = fieldOf(data, "unsent");
  return {
    cart: parsedCart.kind === "ok" ? parsedCart.value : null,
    unsent: Array.isArray(unsent) ? unsent.flatMap(parseAddRequest) : [],
    promoFromLink: parsePromoCode(fieldOf(data, "promoFromLink")),
  };
};

const parsePromoCode = (data: unknown): string | null =>
  typeof data === "string" && data.length <= 64 ? data : null;

const parseAddRequest = (data: unknown): AddRequest[] => {
  const line = parseAll(() => parseLineItemInput(new Reader(fieldOf(data, "line"))));
  const key = fieldOf(data, "key");
  return line.kind === "ok" && typeof key === "string" ? [{ kind: "add", line: line.value, key }] : [];
};
