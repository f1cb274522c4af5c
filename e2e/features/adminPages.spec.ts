// Every admin page, empty and full, at the widths of a phone and a desktop, dark and light.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { LONG } from "../support/longTests.ts";
import type { PageErrors } from "../support/pageErrors.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { test as shopTest } from "../support/test.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";

// The empty shop comes first, and gets work then.
const test = createOwnerTestOfFile();

const PASSWORD = "the-owners-password";
/** Each width with one colour scheme: axe takes seconds a page, and the colours of a scheme are the same at both widths. */
const DESKTOP = { width: 1440, height: 900, colorScheme: "light" } as const;
const PHONE = { width: 390, height: 844, colorScheme: "dark" } as const;
type View = typeof DESKTOP | typeof PHONE;

const signIn = async (page: Page): Promise<void> => {
  await page.goto("/admin");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
};

/** Returns the addresses of all admin pages, the rare ones included, which the menu leaves out. */
const listAllPages = async (page: Page): Promise<readonly string[]> => {
  await page.goto("/admin/more");
  const links = page.getByRole("navigation", { name: "All admin pages" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL(Reflect.get(link, "href")).pathname),
  );
  return paths.filter((path) => path.startsWith("/admin"));
};

const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens each page once, and checks it in each of the views. */
const checkPages = async (page: Page, paths: readonly string[], views: readonly View[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { colorScheme, ...viewport } of views) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      // The preview of a shop page is a page of its own.
      await expectAccessible(page, `${path}, ${viewport.width} px, ${colorScheme}`, "iframe");
      expect(
        await readOverflow(page),
        `${path} scrolls sideways at ${viewport.width} px`,
      ).toBeLessThanOrEqual(0);
    }
    // Tables have fewer columns on tablets and small laptops.
    for (const width of [760, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await readOverflow(page), `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
};

/** What a missing page replies is an error in every browser's console. */
const allowNotFound = (pageErrors: PageErrors) => pageErrors.allow(/404 .*\/no-such-page/);

test(
  "B11 B13 axe finds nothing on any admin page of an empty shop, and none scrolls sideways",
  LONG,
  async ({ page, pageErrors }) => {
    test.setTimeout(600_000);
    allowNotFound(pageErrors);
    await signIn(page);
    const paths = await listAllPages(page);
    expect(paths.length).toBeGreaterThan(25);
    // The forms of the shop look the same in a shop with work. The other pages are seen there on a phone.
    const isForm = (path: string): boolean => path.startsWith("/admin/shop/");
    await checkPages(page, paths.filter(isForm), [DESKTOP, PHONE]);
    const others = paths.filter((path) => !isForm(path));
    await checkPages(
      page,
      [...others, "/admin/more", "/admin/orders/parcels", "/admin/no-such-page"],
      [DESKTOP],
    );
  },
);

test("B11 B13 axe finds nothing on any admin page of a shop with work, and none scrolls sideways", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const shopUrl = baseURL ?? "";
  await signIn(page);
  const api = `http://127.0.0.1:${new URL(shopUrl).port}/api`;
  const { orderId, orderNumber } = await seedOrder(page, shopUrl);
  await seedOrder(page, shopUrl);
  const message = { messageId: crypto.randomUUID(), text: "Please ring at number 14.", orderId, site: "ZA" };
  const thread = await (await page.request.post(`${api}/messages/threads`, { data: message })).json();
  await checkPages(page, await listAllPages(page), [PHONE]);
  await checkPages(
    page,
    [
      "/admin/orders?text=mokoena",
      "/admin/orders?text=nobody",
      "/admin/orders/parcels",
      `/admin/orders/${orderId}`,
      `/admin/messages/${thread.threadId}`,
      `/admin/pack/${orderNumber}`,
      "/admin/codes/WELCOME10",
    ],
    [DESKTOP, PHONE],
  );
});

// It saves nothing, so it needs no shop of its own.
shopTest(
  "B13 a form of the shop asks before another page opens while a change is not saved",
  async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/shop/words");
    const headline = page.getByLabel("Headline", { exact: true });
    await headline.fill("Walls that speak");
    const orders = page.getByRole("link", { name: "Orders", exact: true }).first();
    await orders.click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect(question).toContainText("One change isn't saved.");
    await expectAccessible(page, "the question about unsaved changes", "iframe");
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(headline).toHaveValue("Walls that speak");
    await orders.click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  },
);
