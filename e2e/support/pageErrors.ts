import { expect, type Page } from "@playwright/test";

export type PageErrors = {
  /** Allows an error that the test causes: for instance, a declined card is a 402 in every browser's console. */
  readonly allow: (pattern: RegExp) => void;
  readonly expectOnlyAllowed: () => void;
};

/**
 * The browser's errors for calls to a server that is down. The kind depends on the state of the call when the
 * connection broke: refused, reset, empty, or cut off in the middle of an image.
 */
export const NETWORK_ERROR = /net::ERR_/;

/** An admin page that shows the sign-in replies 401, which browsers report as an error. */
const SIGN_IN_PAGE = /401 .*\/admin(\/|$)/;

/** Collects console errors, uncaught errors of the page and reports of the content security policy. */
export const collectPageErrors = async (page: Page): Promise<PageErrors> => {
  const pageErrors: string[] = [];
  const allowed: RegExp[] = [SIGN_IN_PAGE];
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") pageErrors.push(`console: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => pageErrors.push(`page: ${error.stack ?? error.message}`));
  await page.exposeFunction("reportPolicyViolation", (violation: string) =>
    pageErrors.push(`policy: ${violation}`),
  );
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
      expect(unexpected, "errors of the browser").toEqual([]);
    },
  };
};

/** Takes a page offline. Requests in flight break at any time after, so their errors are allowed. */
export const disconnect = async (page: Page, pageErrors: PageErrors): Promise<void> => {
  pageErrors.allow(NETWORK_ERROR);
  await page.context().setOffline(true);
};
