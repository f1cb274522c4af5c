import { expect, type Page } from "@playwright/test";

export type Troubles = {
  /** A trouble that belongs to the test: a refused card is a 402 in the console of every browser. */
  readonly foresee: (trouble: RegExp) => void;
  readonly expectNoneUnforeseen: () => void;
};

/**
 * What a browser says of calls to a shop that was cut off: which error it is depends on where the call was when it broke
 * (refused, reset, empty, or ended in the middle of a picture).
 */
export const CUT_OFF = /net::ERR_/;

/** Collects console errors, errors of the page and reports of the content security policy. */
export const watchForTroubles = async (page: Page): Promise<Troubles> => {
  const troubles: string[] = [];
  const foreseen: RegExp[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") troubles.push(`console: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => troubles.push(`page: ${error.stack ?? error.message}`));
  await page.exposeFunction("reportPolicyViolation", (what: string) => troubles.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, "reportPolicyViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    foresee: (trouble) => foreseen.push(trouble),
    expectNoneUnforeseen: () => {
      const unforeseen = troubles.filter((trouble) => !foreseen.some((pattern) => pattern.test(trouble)));
      expect(unforeseen, "what the browser complained of").toEqual([]);
    },
  };
};

/** Takes the network away from a page. What was on its way then breaks, and is complained of at whatever moment that was. */
export const goOffline = async (page: Page, troubles: Troubles): Promise<void> => {
  troubles.foresee(CUT_OFF);
  await page.context().setOffline(true);
};
