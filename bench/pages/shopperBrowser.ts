import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { openDozenWithPhotos } from "../designer/walls.ts";

/** A browser with a design of twelve photos, which is in the cart. */
type ShopperBrowser = {
  /** The debugging port, for Lighthouse. */
  readonly port: number;
  /** Deletes the shop's cached files, so that the next page loads as for a new visitor. The shopper's data stays. */
  readonly clearCaches: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the browser with its profile in `folder`, which must be empty. */
export const openShopperBrowser = async (
  url: string,
  browser: string,
  folder: string,
  photos: readonly string[],
): Promise<ShopperBrowser> => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    // Lighthouse sets the viewport of its own pages.
    viewport: null,
    args: [
      "--remote-debugging-port=0",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  });
  const page = await context.newPage();
  await openDozenWithPhotos(page, url, photos);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page
    .getByRole("dialog", { name: "Your cart" })
    .getByRole("link", { name: "Checkout" })
    .waitFor({ timeout: 120_000 });
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  const [port] = (await readFile(join(folder, "DevToolsActivePort"), "utf8")).split("\n");
  return {
    port: Number(port),
    clearCaches: async () => {
      await session.send("Storage.clearDataForOrigin", {
        origin: new URL(url).origin,
        storageTypes: "cache_storage,service_workers",
      });
      await session.send("Network.clearBrowserCache");
    },
    close: () => context.close(),
  };
};
