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

/** What one site's cart leaves in the browser. */
export type SavedCart = {
  /** As the server last gave it; shown at once on load, then brought up to date (R2.5). */
  readonly cart: Cart | null;
  /** Walls that no answer has confirmed yet; kept so that a reload or a lost network loses none. */
  readonly unsent: readonly AddRequest[];
  /** B10: a code that came with a link, until there is a cart to put it on. */
  readonly promoFromLink: string | null;
};

export const EMPTY_SAVED_CART: SavedCart = { cart: null, unsent: [], promoFromLink: null };

/** Where the cart of one site is remembered: its id in a cookie for a year (R9.6), the rest in local storage (R9.7). */
export type CartStorage = {
  readonly cartId: () => string | null;
  readonly load: () => SavedCart;
  readonly save: (cart: SavedCart) => void;
  /** R4.11. */
  readonly clear: () => void;
  /** Calls back when another tab of this shop has changed the cart; gives what ends it. */
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

/** A cart a site, so that changing the country and back finds the first one again. */
const savedCartEntry = (site: SiteCode): StorageEntry<SavedCart> => ({
  key: `${STORAGE_KEYS.cartInfo}.${site}`,
  version: 1,
  parse: (data) => parseSavedCart(data, site),
});

/** Data from a browser is a visitor: a cart that is not one of this site, or a wall that is not one, is left out. */
export const parseSavedCart = (data: unknown, site: SiteCode): SavedCart => {
  const parsedCart = parseAll(() => parseCart(new Reader(fieldOf(data, "cart"))));
  const unsent = fieldOf(data, "unsent");
  return {
    cart: parsedCart.kind === "ok" && parsedCart.value.site === site ? parsedCart.value : null,
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
