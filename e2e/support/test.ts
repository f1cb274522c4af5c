import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { CartDrawer } from "../pages/cartDrawer.ts";
import { CheckoutPage } from "../pages/checkoutPage.ts";
import { DesignerPage } from "../pages/designerPage.ts";
import { OrderPage } from "../pages/orderPage.ts";
import { OrderPhotosPage } from "../pages/orderPhotosPage.ts";
import { Shop } from "../pages/shop.ts";
import type { Megapixels } from "./makePhotos.ts";
import { collectPageErrors, type PageErrors } from "./pageErrors.ts";
import { seedCart } from "./seedCart.ts";

export type TestOptions = {
  readonly site: "ZA" | "AU";
  /** Of each of the twelve photos on the way from home to order. */
  readonly megapixels: Megapixels;
};

type Fixtures = {
  /** What the browser complained of. Anything that was not foretold fails the test. */
  readonly pageErrors: PageErrors;
  /** How many times as long the page's processor takes: `E2E_SLOW=6` is a slow phone, and finds what comes too early. */
  readonly cpuSlowdown: number;
  readonly shop: Shop;
  readonly wall: DesignerPage;
  readonly cart: CartDrawer;
  readonly checkout: CheckoutPage;
  readonly order: OrderPage;
  readonly orderPhotos: OrderPhotosPage;
  /** Puts a wall into the cart without walking there. */
  readonly seedCart: () => Promise<void>;
  /** Keeps a picture of the page under results/, in the order of the steps. */
  readonly saveScreenshot: (name: string) => Promise<void>;
};

export const test = base.extend<Fixtures & TestOptions>({
  site: ["ZA", { option: true }],
  megapixels: [4, { option: true }],
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = await collectPageErrors(page);
      await use(pageErrors);
      pageErrors.expectOnlyAllowed();
    },
    { auto: true },
  ],
  cpuSlowdown: [
    async ({ page }, use) => {
      const rate = Number(process.env.E2E_SLOW ?? 1);
      const session = rate > 1 ? await page.context().newCDPSession(page) : null;
      await session?.send("Emulation.setCPUThrottlingRate", { rate });
      await use(rate);
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => use(new Shop(page)),
  wall: async ({ page }, use) => use(new DesignerPage(page)),
  cart: async ({ page }, use) => use(new CartDrawer(page)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
  order: async ({ page }, use) => use(new OrderPage(page)),
  orderPhotos: async ({ page }, use) => use(new OrderPhotosPage(page)),
  seedCart: async ({ page, baseURL, site }, use) => use(() => seedCart(page, baseURL ?? "", site)),
  saveScreenshot: async ({ page }, use, { project, title }) => {
    const folderName = title.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 60);
    const folder = join(
      import.meta.dirname,
      "../results/pictures",
      project.name.replace(" ", "-"),
      folderName,
    );
    let count = 0;
    mkdirSync(folder, { recursive: true });
    await use(async (name) => {
      count += 1;
      await page.screenshot({ path: join(folder, `${String(count).padStart(2, "0")}-${name}.png`) });
    });
  },
});

export { expect } from "@playwright/test";
