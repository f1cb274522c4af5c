import type { Page } from "@playwright/test";
import { disconnect, NETWORK_ERROR } from "../support/pageErrors.ts";
import { expect, test as shopTest } from "../support/test.ts";
import { test } from "../support/testWithOwnServer.ts";

test.use({ serviceWorkers: "allow" });

/** Returns the paths of all files that the service worker has cached. */
const readCachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const countServiceWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("R2.1 the shop says when it is unreachable, caches only versioned files, and can remove its service worker", async ({
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

  // An open page shows a notice and stays.
  await disconnect(page, pageErrors);
  const notice = page.getByText("You're offline. Your photos and your design are safe on this device.");
  await expect(notice).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Questions" }).click();
  await expect(page.getByText("This couldn't be opened. Check your connection")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  // A link to a page whose code was never loaded shows a message and does not navigate.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByText("You're offline, and that page needs a connection.")).toBeVisible();
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(page).toHaveURL(/\/browse$/);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  // The same link works once there is a network again.
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(shop.heading("Talk to us")).toBeVisible();

  // A page that has to be loaded: a message and a link to try again, and no outdated price.
  await server.kill();
  for (const path of ["/checkout", "/browse?count=3"]) {
    expect((await shop.open(path)).status()).toBe(503);
    await expect(shop.heading("The shop is out of reach")).toBeVisible();
    await expect(page.getByText(/R\s?\d/)).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/browse\?count=3$/);
  // The page continues by itself. The server now runs with OFFLINE_PAGES=0: the next page removes the service worker
  // and its cache.
  await server.restart({ OFFLINE_PAGES: "0" });
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?count=3$/);
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
  await expect.poll(() => readCachedPaths(page)).toEqual([]);
  await shop.reload();
  await expect.poll(() => countServiceWorkers(page)).toBe(0);
});

shopTest("B4 the shop can be installed: its manifest and icons exist", async ({ page, shop }) => {
  await shop.open("/faq");
  const installability = await page.evaluate(async () => {
    const manifestUrl = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? "";
    const reply = await fetch(manifestUrl);
    const manifest: {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    } = await reply.json();
    const sizes = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const icon = await createImageBitmap(await (await fetch(src)).blob());
        return `${icon.width}x${icon.height}`;
      }),
    );
    return { type: reply.headers.get("content-type"), icons: manifest.icons, sizes };
  });
  expect(installability.type).toContain("application/manifest+json");
  expect(installability.sizes).toEqual(installability.icons.map(({ sizes }) => sizes));
  expect(installability.icons.map(({ purpose }) => purpose)).toContain("maskable");
});
