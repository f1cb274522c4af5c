import { boxOf } from "@storywall/testkit/boxes.ts";
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
    /collections made of different frame sizes/,
    /browse page/,
    /light and durable\. They resist warping and fading/,
    /Move the tiles as often as you like/,
    /One code for each order\. Codes cannot be combined with other offers, nor applied to something that you bought earlier/,
    /welcome discount/,
    /by e-mail to .* or by chat/,
    /Send your order back for a full refund/,
    /We'll email the address you gave at checkout/,
    site === "ZA" ? /Cape Town/ : /Sydney/,
  ]) {
    await expect(page.getByRole("main")).toContainText(promise);
  }
});

test("R9.12 a toast shows top right for five seconds, pauses under the pointer, and closes on a press or when it is outdated", async ({
  shop,
  page,
}) => {
  await shop.open("/design");
  await page.getByRole("button", { name: "Start over" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Your wall is empty again" });
  await expect(toast).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  // It slides in.
  await expect(async () => {
    const box = await boxOf(toast);
    expect(width - (box.x + box.width)).toBeLessThan(40);
    expect(box.y).toBeLessThan(120);
  }).toPass();

  // The animation of this bar is the timer. The toast closes when it ends.
  const bar = toast.locator(".Toastify__progress-bar");
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await toast.hover();
  await expect(bar).toHaveCSS("animation-play-state", "paused");
  await page.mouse.move(600, 600);
  await expect(bar).toHaveCSS("animation-play-state", "running");
  await toast.click();
  await expect(toast).toBeHidden();

  // After undo the toast is outdated, so it closes even under the pointer.
  const shortTimeout = { timeout: 2_000 };
  await expect(async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    await toast.hover(shortTimeout);
    await expect(bar).toHaveCSS("animation-play-state", "paused", shortTimeout);
  }).toPass();
  await page.keyboard.press("Control+z");
  await expect(toast).toBeHidden();
});

test("R9.12 B11 a toast pauses with the focus, is dragged away at four fifths of its width, and lasts as long with reduced motion", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.open("/design");
  const showToast = () => page.getByRole("button", { name: "Start over" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Your wall is empty again" });
  const bar = toast.locator(".Toastify__progress-bar");
  const close = toast.getByRole("button", { name: "close" });
  // On a machine that stalls for five seconds the toast has closed before it gets the focus, so try again.
  const shortTimeout = { timeout: 2_000 };
  await expect(async () => {
    await showToast();
    await expect(bar).toHaveCSS("animation-duration", "5s", shortTimeout);
    await expect(bar).toHaveCSS("animation-play-state", "running", shortTimeout);
    await close.focus(shortTimeout);
    await expect(bar).toHaveCSS("animation-play-state", "paused", shortTimeout);
  }).toPass();
  await close.blur();
  await expect(bar).toHaveCSS("animation-play-state", "running");

  // Released before four fifths of its width the toast returns, after them it closes.
  const drag = async (part: number) => {
    const box = await boxOf(toast);
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * part, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.6);
  await expect(toast).toBeVisible();
  await drag(0.9);
  await expect(toast).toBeHidden();
});
