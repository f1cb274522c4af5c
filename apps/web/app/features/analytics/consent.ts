import { isSecretPath } from "../../lib/analytics/secretPaths.ts";
import { COOKIES, readCookie, writeCookie } from "../../lib/browser/cookies.ts";
import { isTagManagerLoaded, loadTagManager } from "./tagManager.ts";

export type Consent = "granted" | "denied";

/** What this browser has answered; null: nothing yet, and that means no. */
export const readConsent = (): Consent | null => {
  const answer = readCookie(COOKIES.marketingConsent);
  return answer === "granted" || answer === "denied" ? answer : null;
};

/** Brings what counts visits in line with the answer. A container reads the address of the page that it is loaded into, whatever we tell it. */
export const applyConsent = (tagManagerId: string, path: string): void => {
  if (readConsent() === "granted" && !isSecretPath(path)) loadTagManager(tagManagerId);
};

/** Keeps an answer. A "no" after a "yes" takes the page anew: what runs in it cannot be taken out of it. */
export const saveConsent = (answer: Consent): void => {
  writeCookie(COOKIES.marketingConsent, answer);
  if (answer === "granted" || !isTagManagerLoaded()) return;
  removeAnalyticsCookies();
  location.reload();
};

/** The cookies of Google's analytics, on whichever of this host's domains they were written. */
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
