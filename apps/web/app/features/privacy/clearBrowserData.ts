import { parseSiteCode } from "@storywall/domain/sites/site.ts";
import { COOKIE_NAMES, cartCookieName, removeCookie } from "../../lib/browser/cookies.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../lib/browser/storage.ts";
import { clearPromoStorage } from "../../lib/page/promoStorage.ts";

/** Pending uploads, designs with their history, and wall photos. */
const DATABASE_NAMES = ["storywall-photos", "storywall-designs", "storywall-rooms"];

/**
 * Deletes everything of the visitor from this browser (B12), except for two answers: whether visits may be counted, and
 * the country.
 */
export const clearBrowserData = async (): Promise<void> => {
  for (const name of [COOKIE_NAMES.visitor, COOKIE_NAMES.cart, ...listCartCookies()]) removeCookie(name);
  clearPromoStorage();
  clearStorage();
  await Promise.all(DATABASE_NAMES.map(deleteDatabase));
};

/** Returns the names of the cart cookies of all sites. */
const listCartCookies = () =>
  document.cookie.split(";").flatMap((part) => {
    const site = parseSiteCode(/^\s*cart_id_(\w+)=/.exec(part)?.[1]);
    return site ? [cartCookieName(site)] : [];
  });

const clearStorage = (): void => {
  try {
    const storageKeys = Object.values(STORAGE_KEYS);
    // Designs are stored under this key followed by that of their layout.
    const names = Object.keys(localStorage).filter((name) => storageKeys.some((key) => name.startsWith(key)));
    for (const name of names) localStorage.removeItem(name);
    sessionStorage.removeItem(SESSION_KEYS.messageDraft);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};

/**
 * Deletes a database. When another tab has it open, the browser deletes it after that tab closes it; this does not
 * wait.
 */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ["success", "error", "blocked"]) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
