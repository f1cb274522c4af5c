import { isSecretPath } from "../../lib/analytics/secretPaths.ts";
import { COOKIE_NAMES, readCookie, writeCookie } from "../../lib/browser/cookies.ts";
import { isTagManagerLoaded, loadTagManager } from "./tagManager.ts";

export type Consent = "granted" | "denied";

/** Returns the answer given in this browser; null when there is none yet, which counts as no. */
export const readConsent = (): Consent | null => {
  const answer = readCookie(COOKIE_NAMES.marketingConsent);
  return answer === "granted" || answer === "denied" ? answer : null;
};

/**
 * Loads the tag manager when the visitor has consented, but not on pages whose URL is a secret: the container reads the
 * page's URL, whatever events we push.
 */
export const applyConsent = (tagManagerId: string, path: string): void => {
  if (readConsent() === "granted" && !isSecretPath(path)) loadTagManager(tagManagerId);
};

/** Saves the answer. A "no" after a "yes" reloads the page, since a running container cannot be removed from it. */
export const saveConsent = (answer: Consent): void => {
  writeCookie(COOKIE_NAMES.marketingConsent, answer);
  if (answer === "granted" || !isTagManagerLoaded()) return;
  removeAnalyticsCookies();
  location.reload();
};

/** Removes the cookies of Google Analytics from every domain of this host on which they may have been set. */
const removeAnalyticsCookies = (): void => {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, from) => labels.slice(from).join("."));
  for (const part of document.cookie.split(";")) {
    const name = part.split("=")[0]?.trim() ?? "";
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shops here
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
};
