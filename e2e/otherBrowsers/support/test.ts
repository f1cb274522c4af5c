import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { BrowserDriver, BrowserSession, ScreenSize } from "../driver/browserDriver.ts";
import { startFirefox } from "../driver/firefox.ts";
import { startWebkit, type WebkitPaths } from "../driver/webkit.ts";
import { Visit } from "./visit.ts";

/** Path of the browser of a project. */
export type BrowserPaths =
  | { readonly name: "Firefox"; readonly path: string }
  | { readonly name: "WebKit"; readonly paths: WebkitPaths };

export type ProjectOptions = {
  readonly browserPaths: BrowserPaths;
  readonly screenSize: ScreenSize;
};

type Fixtures = {
  /** The browser's profile for this test. Console errors fail the test, if the protocol reports them. */
  readonly session: BrowserSession;
  /** Allows an error of the console that the test causes. */
  readonly allowError: (pattern: RegExp) => void;
  readonly allowedErrors: RegExp[];
  /** Opens one more tab of the same profile. */
  readonly openVisit: () => Promise<Visit>;
  readonly visit: Visit;
};

export const test = base.extend<Fixtures, ProjectOptions & { readonly driver: BrowserDriver }>({
  browserPaths: [
    { name: "Firefox", path: "" },
    { option: true, scope: "worker" },
  ],
  screenSize: [
    { width: 1440, height: 900, isPhone: false },
    { option: true, scope: "worker" },
  ],
  driver: [
    async ({ browserPaths, screenSize }, use) => {
      const driver =
        browserPaths.name === "Firefox"
          ? await startFirefox(browserPaths.path, screenSize)
          : await startWebkit(browserPaths.paths, screenSize);
      await use(driver);
      await driver.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  allowedErrors: async ({}, use) => use([]),
  allowError: async ({ allowedErrors }, use) => use((pattern) => void allowedErrors.push(pattern)),
  session: async ({ driver, allowedErrors }, use) => {
    const session = await driver.startSession();
    await use(session);
    const errors = session
      .readErrors()
      .filter((error) => !allowedErrors.some((allowed) => allowed.test(error)));
    await session.end();
    expect(errors, "errors of the browser").toEqual([]);
  },
  openVisit: async ({ session, baseURL }, use, { project, title }) => {
    const folder = join(
      import.meta.dirname,
      "../../results/pictures",
      project.name.replace(" ", "-"),
      title.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 60),
    );
    const pictureFolder = process.env.E2E_SCREENSHOTS === "1" ? folder : null;
    await use(async () => new Visit(await session.openTab(), baseURL ?? "", pictureFolder));
  },
  visit: async ({ openVisit }, use, testInfo) => {
    const visit = await openVisit();
    await use(visit);
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach("screen", { body: await visit.takeScreenshot(), contentType: "image/png" });
  },
});

export { expect } from "@playwright/test";
