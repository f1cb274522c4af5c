import type { Page } from "@playwright/test";
import { goOffline, NETWORK_ERROR } from "../support/pageErrors.ts";
import { test as shopTest } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

const test = shopTest.extend<{ readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's wishes from the pattern
  server: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
});
const { expect } = shopTest;
test.use({ serviceWorkers: "allow" });

/** Paths of all that the service worker keeps. */
const readCachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const countServiceWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("R2.1 the shop says that it is out of reach, keeps only what cannot be out of date, and can take its worker back", async ({
  page,
  shop,
  server,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(NETWORK_ERROR);
  pageErrors.allow(/503/);
  pageErrors.allow(/Error loading route module|dynamically imported module/);
  await shop.openHome();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shop.reload();
  await shop.open("/browse");
  await expect.poll(() => readCachedPaths(page)).not.toHaveLength(0);
  for (const path of await readCachedPaths(page)) expect(path).toMatch(/^\/assets\//);

  // A page that is open says it and stays.
  await goOffline(page, pageErrors);
  const notice = page.getByText("You are offline. Your photos and your design are kept on this device.");
  await expect(notice).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Questions" }).click();
  await expect(page.getByText("This could not be opened. Check your connection")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  // A link to a page whose code has never come says so, and leaves the page where it is.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByText("You are offline, and that page needs a connection.")).toBeVisible();
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(page).toHaveURL(/\/browse$/);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();

  // A page that is not there yet: no price of yesterday, but a word and the way on.
  await server.kill();
  for (const path of ["/checkout", "/browse?count=3"]) {
    expect((await shop.open(path)).status()).toBe(503);
    await expect(shop.heading("The shop is out of reach")).toBeVisible();
    await expect(page.getByText(/R\s?\d/)).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/browse\?count=3$/);
  // It goes on by itself. The owner has switched the worker off meanwhile: the next page takes it and all that it keeps away.
  await server.restart({ OFFLINE_PAGES: "0" });
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?count=3$/);
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
  await expect.poll(() => readCachedPaths(page)).toEqual([]);
  await shop.reload();
  expect(await countServiceWorkers(page)).toBe(0);
});

shopTest("B4 the shop can be installed: manifest and icons are there", async ({ page, shop }) => {
  await shop.open("/faq");
  const installability = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? "";
    const answer = await fetch(address);
    const manifest: {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    } = await answer.json();
    const sizes = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob());
        return `${picture.width}x${picture.height}`;
      }),
    );
    return { type: answer.headers.get("content-type"), icons: manifest.icons, sizes };
  });
  expect(installability.type).toContain("application/manifest+json");
  expect(installability.sizes).toEqual(installability.icons.map(({ sizes }) => sizes));
  expect(installability.icons.map(({ purpose }) => purpose)).toContain("maskable");
});
