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
  /** Megapixels of each of the twelve photos in the journey from home to order. */
  readonly megapixels: Megapixels;
};

type Fixtures = {
  /** Errors of the browser. An error that the test did not allow fails it. */
  readonly pageErrors: PageErrors;
  /** CPU slowdown factor of the page. `E2E_SLOW=6` simulates a slow phone and finds steps that come too early. */
  readonly cpuSlowdown: number;
  readonly shop: Shop;
  readonly wall: DesignerPage;
  readonly cart: CartDrawer;
  readonly checkout: CheckoutPage;
  readonly order: OrderPage;
  readonly orderPhotos: OrderPhotosPage;
  /** Puts a wall into the cart by API calls. */
  readonly seedCart: () => Promise<void>;
  /**
   * Saves a screenshot of the page under results/, numbered in the order of the steps. Only with
   * `E2E_SCREENSHOTS=1`, since a hundred screenshots add a minute to the run.
   */
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
    if (process.env.E2E_SCREENSHOTS !== "1") return use(async () => {});
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
