import type {
  Browser,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from "@playwright/test";
import { test as shopTest } from "./test.ts";
import { TestServer } from "./testServer.ts";
import { test as ownServerTest } from "./testWithOwnServer.ts";
import { useForFile } from "./useForFile.ts";

const OWNER_PASSWORD = "the-owners-password";

/** Features of a separate browser: a phone's screen and touch. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

type OpenAsOwner = (path: string, screen?: typeof PHONE) => Promise<Page>;
type OwnerFixtures = { readonly openAsOwner: OpenAsOwner };

/** Opens an admin page in a separate browser, signed in. */
const useOpenAsOwner = async (
  {
    browser,
    baseURL,
    viewport,
  }: Pick<
    PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs,
    "browser" | "baseURL" | "viewport"
  >,
  use: (openAsOwner: OpenAsOwner) => Promise<void>,
): Promise<void> => {
  const contexts: Awaited<ReturnType<Browser["newContext"]>>[] = [];
  await use(async (path, screen) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", viewport, ...screen });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByLabel("Password").fill(OWNER_PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    return page;
  });
  for (const context of contexts) await context.close();
};

/** Test with a separate shop, whose prices and texts it may change, and its owner. */
export const test = ownServerTest.extend<OwnerFixtures>({
  serverSettings: { OWNER_PASSWORD },
  openAsOwner: async ({ browser, baseURL, viewport }, use) =>
    useOpenAsOwner({ browser, baseURL, viewport }, use),
});

/**
 * Like `test`, with one shop for all tests of the file that calls it. They run in their order, and change different
 * data.
 */
export const createOwnerTestOfFile = () => {
  const getServer = useForFile(shopTest, () => TestServer.startForFile({ OWNER_PASSWORD }));
  return shopTest.extend<OwnerFixtures & { readonly server: TestServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    server: async ({}, use) => use(await getServer()),
    baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
    openAsOwner: async ({ browser, baseURL, viewport }, use) =>
      useOpenAsOwner({ browser, baseURL, viewport }, use),
  });
};
