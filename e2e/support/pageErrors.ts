import { expect, type Page } from "@playwright/test";

export type PageErrors = {
  /** A trouble that belongs to the test: a refused card is a 402 in the console of every browser. */
  readonly allow: (pattern: RegExp) => void;
  readonly expectOnlyAllowed: () => void;
};

/**
 * What a browser says of calls to a shop that was cut off: which error it is depends on where the call was when it broke
 * (refused, reset, empty, or ended in the middle of a picture).
 */
export const NETWORK_ERROR = /net::ERR_/;

/** Collects console errors, errors of the page and reports of the content security policy. */
export const collectPageErrors = async (page: Page): Promise<PageErrors> => {
  const pageErrors: string[] = [];
  const allowed: RegExp[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") pageErrors.push(`console: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => pageErrors.push(`page: ${error.stack ?? error.message}`));
  await page.exposeFunction("reportPolicyViolation", (what: string) => pageErrors.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, "reportPolicyViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    allow: (entry) => allowed.push(entry),
    expectOnlyAllowed: () => {
      const unexpected = pageErrors.filter((entry) => !allowed.some((pattern) => pattern.test(entry)));
      expect(unexpected, "what the browser complained of").toEqual([]);
    },
  };
};

/** Takes the network away from a page. What was on its way then breaks, and is complained of at whatever moment that was. */
export const goOffline = async (page: Page, pageErrors: PageErrors): Promise<void> => {
  pageErrors.allow(NETWORK_ERROR);
  await page.context().setOffline(true);
};
