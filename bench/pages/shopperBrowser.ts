import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { openDozenWithPhotos } from "../designer/walls.ts";

/** A browser of somebody who has hung twelve photos and put the wall into the cart. */
export type ShopperBrowser = {
  /** Where Lighthouse joins it. */
  readonly port: number;
  /** The shop's own files come anew at the next page, as to a first visitor; what belongs to the shopper stays. */
  readonly clearCaches: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** `folder`: an empty one, for what the browser keeps. */
export const openShopperBrowser = async (
  url: string,
  browser: string,
  folder: string,
  photos: readonly string[],
): Promise<ShopperBrowser> => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    // Lighthouse sets the screen of its own pages.
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
