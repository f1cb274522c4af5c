import type { Page } from "@playwright/test";
import { boxOf } from "@storywall/testkit/boxes.ts";
import type { Shop } from "../pages/shop.ts";
import type { PageErrors } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";

test("R9.11 text is 16 px, pages are light, and the primary button is green", async ({ shop, page }) => {
  await shop.openHome();
  const readStyle = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  expect(await readStyle("html", "font-size")).toBe("16px");
  expect(await readStyle("html", "color-scheme")).toBe("light");
  await expect(page.getByRole("main").getByRole("link", { name: "Design your wall" }).first()).toHaveCSS(
    "background-color",
    "rgb(47, 107, 79)",
  );
});

test("R1.6 the questions page contains every promise of the shop", async ({ shop, page, site }) => {
  await shop.open("/faq");
  for (const promise of [
    /collections come in different frame sizes/,
    /browse page/,
    /light and durable, and resistant to warping and fading/,
    /Move the tiles as often as you like/,
    /One code per order\. Codes can't be combined with other offers or applied to earlier purchases/,
    /welcome discount/,
    /email .* or send us a message/,
    /Send your order back for a full refund/,
    /We'll email you updates on your order, at the address you gave at checkout/,
    site === "ZA" ? /Cape Town/ : /Sydney/,
  ]) {
    await expect(page.getByRole("main")).toContainText(promise);
  }
});

/** Opens the designer with a button whose code cannot be loaded, so that a press shows an error. */
const openWithError = async (page: Page, shop: Shop, pageErrors: PageErrors) => {
  pageErrors.allow(/ScreenshotDialog|Failed to load resource/);
  await page.route(/ScreenshotDialog/, (route) => route.abort());
  await page.clock.install();
  await shop.open("/design");
  const toast = page.getByRole("alert").filter({ hasText: "This couldn't be opened" });
  const show = async () => {
    await page.getByRole("button", { name: "Save as picture" }).click();
    await expect(toast).toBeVisible();
  };
  return { toast, show };
};

test("R9.12 a toast shows top right for five seconds, pauses under the pointer, and closes on a press", async ({
  shop,
  page,
  pageErrors,
}) => {
  const { toast, show } = await openWithError(page, shop, pageErrors);
  await show();
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect(async () => {
    const box = await boxOf(toast);
    expect(width - (box.x + box.width)).toBeLessThan(80);
    expect(box.y).toBeLessThan(120);
  }).toPass();
  await page.mouse.move(600, 600);
  await page.clock.fastForward(3000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(600, 600);
  await page.clock.fastForward(2000);
  await expect(toast).toBeHidden();

  await show();
  await toast.click();
  await expect(toast).toBeHidden();
});

test("R9.12 B11 a toast pauses with the focus, gives it back, and is dragged away at four fifths of its width", async ({
  shop,
  page,
  pageErrors,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { toast, show } = await openWithError(page, shop, pageErrors);
  await show();
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(page.getByRole("button", { name: "Save as picture" })).toBeFocused();

  // Released before four fifths of its width the toast returns, after them it closes.
  const drag = async (part: number) => {
    const box = await boxOf(toast.locator("xpath=.."));
    const [x, y] = [box.x + box.width - 80, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * part, y, { steps: 5 });
    await page.mouse.up();
  };
  await show();
  await drag(0.6);
  await expect(toast).toBeVisible();
  await drag(0.9);
  await expect(toast).toBeHidden();
});

test("R9.12 B3 a toast with Undo covers nothing of the wall that it speaks of, and closes under a dialog", async ({
  shop,
  page,
}) => {
  await page.clock.install();
  await shop.open("/design");
  const startOver = page.getByRole("button", { name: "Start over" });
  const toast = page.getByRole("status").filter({ hasText: "Your wall is empty again" });
  await startOver.click();
  await expect(async () => {
    const [box, tools] = [await boxOf(toast), await boxOf(page.getByRole("button", { name: "Share" }))];
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(tools.y);
  }).toPass();
  // Twice the time of others: it has to be read, and decided.
  await page.mouse.move(600, 300);
  await page.clock.fastForward(8000);
  await expect(toast).toBeVisible();

  // Behind a dialog it would be dimmed and inert. The tools undo the step too.
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(toast).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Undone: started over" })).toBeAttached();
  // After another way back the toast is out of date.
  await startOver.click();
  await expect(toast).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(toast).toBeHidden();
});
