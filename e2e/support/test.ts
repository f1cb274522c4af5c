import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { Cart } from "../pages/cart.ts";
import { Checkout } from "../pages/checkout.ts";
import { OrderPage } from "../pages/orderPage.ts";
import { OrderPhotos } from "../pages/orderPhotos.ts";
import { Shop } from "../pages/shop.ts";
import { Wall } from "../pages/wall.ts";
import type { Megapixels } from "./makePhotos.ts";
import { seedCart } from "./seed.ts";
import { type Troubles, watchForTroubles } from "./troubles.ts";

export type ShopOptions = {
  readonly site: "ZA" | "AU";
  /** Of each of the twelve photos on the way from home to order. */
  readonly megapixels: Megapixels;
};

type Fixtures = {
  /** What the browser complained of. Anything that was not foretold fails the test. */
  readonly troubles: Troubles;
  /** How many times as long the page's processor takes: `E2E_SLOW=6` is a slow phone, and finds what comes too early. */
  readonly slowness: number;
  readonly shop: Shop;
  readonly wall: Wall;
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly order: OrderPage;
  readonly orderPhotos: OrderPhotos;
  /** Puts a wall into the cart without walking there. */
  readonly seedCart: () => Promise<void>;
  /** Keeps a picture of the page under results/, in the order of the steps. */
  readonly picture: (name: string) => Promise<void>;
};

export const test = base.extend<Fixtures & ShopOptions>({
  site: ["ZA", { option: true }],
  megapixels: [4, { option: true }],
  troubles: [
    async ({ page }, use) => {
      const troubles = await watchForTroubles(page);
      await use(troubles);
      troubles.expectNoneUnforeseen();
    },
    { auto: true },
  ],
  slowness: [
    async ({ page }, use) => {
      const rate = Number(process.env.E2E_SLOW ?? 1);
      const session = rate > 1 ? await page.context().newCDPSession(page) : null;
      await session?.send("Emulation.setCPUThrottlingRate", { rate });
      await use(rate);
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => use(new Shop(page)),
  wall: async ({ page }, use) => use(new Wall(page)),
  cart: async ({ page }, use) => use(new Cart(page)),
  checkout: async ({ page }, use) => use(new Checkout(page)),
  order: async ({ page }, use) => use(new OrderPage(page)),
  orderPhotos: async ({ page }, use) => use(new OrderPhotos(page)),
  seedCart: async ({ page, baseURL, site }, use) => use(() => seedCart(page, baseURL ?? "", site)),
  picture: async ({ page }, use, { project, title }) => {
    const place = title.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 60);
    const folder = join(import.meta.dirname, "../results/pictures", project.name.replace(" ", "-"), place);
    let count = 0;
    mkdirSync(folder, { recursive: true });
    await use(async (name) => {
      count += 1;
      await page.screenshot({ path: join(folder, `${String(count).padStart(2, "0")}-${name}.png`) });
    });
  },
});

export { expect } from "@playwright/test";
