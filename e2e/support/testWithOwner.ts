import type { Browser, Page } from "@playwright/test";
import { TestServer } from "./testServer.ts";
import { test as ownServerTest } from "./testWithOwnServer.ts";

const OWNER_PASSWORD = "the-owners-password";

/** Test with a separate shop, whose prices and words it may change, and its owner. */
export const test = ownServerTest.extend<{ readonly openAsOwner: (path: string) => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  server: async ({}, use) => {
    const server = await TestServer.start({ OWNER_PASSWORD });
    await use(server);
    await server.stop();
  },
  /** Opens an admin page in a browser of its own, signed in. */
  openAsOwner: async ({ browser, baseURL, viewport }, use) => {
    const contexts: Awaited<ReturnType<Browser["newContext"]>>[] = [];
    await use(async (path) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", viewport });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      await page.getByLabel("Password").fill(OWNER_PASSWORD);
      await page.getByRole("button", { name: "Sign in" }).click();
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
