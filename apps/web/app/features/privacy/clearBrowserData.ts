import { SITE_CODES } from "@storywall/domain/sites/site.ts";
import { COOKIES, cartCookieName, removeCookie } from "../../lib/browser/cookies.ts";
import { SESSION_KEYS, STORAGE_KEYS } from "../../lib/browser/storage.ts";

/** Photos under way, walls with their steps, photos of own walls. */
const DATABASE_NAMES = ["storywall-photos", "storywall-designs", "storywall-rooms"];

/** Takes everything of the visitor out of this browser (B12). What was answered about counting visits stays answered. */
export const clearBrowserData = async (): Promise<void> => {
  for (const name of [
    COOKIES.visitor,
    COOKIES.cart,
    COOKIES.promoSubscribed,
    ...SITE_CODES.map(cartCookieName),
  ]) {
    removeCookie(name);
  }
  clearStorage();
  await Promise.all(DATABASE_NAMES.map(deleteDatabase));
};

const clearStorage = (): void => {
  try {
    const storageKeys = Object.values(STORAGE_KEYS);
    // Walls are kept under a key with the layout's behind it.
    const names = Object.keys(localStorage).filter((name) => storageKeys.some((key) => name.startsWith(key)));
    for (const name of names) localStorage.removeItem(name);
    sessionStorage.removeItem(SESSION_KEYS.messageDraft);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};

/** Another tab that has it open may keep it for a while; the browser deletes it when that tab lets go. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ["success", "error", "blocked"]) request.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
