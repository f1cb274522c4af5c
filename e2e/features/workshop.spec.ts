// From the order to its parcel: a batch, a spoilt tile, packing on a phone with a scanner, and a replacement.

import type { Page } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { expect, test } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

const PASSWORD = "the-owners-password";
const RENDER_TIMEOUT_MS = 60_000;

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start({ OWNER_PASSWORD: PASSWORD });
});
test.afterAll(() => server.stop());

/** Signs in, and ends the time in which shoppers may change their orders, so that prints are made at once. */
const openWorkshop = async (page: Page, shopUrl: string): Promise<void> => {
  const api = `http://127.0.0.1:${server.port}/api`;
  await page.goto(`${shopUrl}/admin`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  const cookies = (await page.context().cookies(shopUrl))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const send = async (method: "get" | "put", path: string, data?: object) => {
    const response = await page.request[method](`${api}${path}`, {
      headers: { cookie: cookies },
      ...(data ? { data } : {}),
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const { version } = await send("get", "/owner/sites/ZA");
  await send("put", "/owner/sites/ZA", { expectedVersion: version, changeWindowMinutes: 0 });
};

test("B13 an order is made in a batch, reprinted in 3 presses, packed with a scanner and replaced in 4 presses", async ({
  page,
  pageErrors,
  saveScreenshot,
}) => {
  test.setTimeout(180_000);
  pageErrors.allow(/ERR_FAILED .*\/api\/owner\/pack/);
  // A parcel with a tile that is not ticked is refused.
  pageErrors.allow(/409 .*\/api\/owner\/pack\/.*\/sent/);
  // The order's page may ask for a small picture while its print is made again.
  pageErrors.allow(/404 .*\/prints\/.*\/thumbnail/);
  const shopUrl = `http://za.localhost:${server.port}`;
  await openWorkshop(page, shopUrl);
  // The sites of a process are a second behind a change.
  await page.waitForTimeout(1500);
  const { orderNumber } = await seedOrder(page, shopUrl);

  // Print queue: three tiles of one order, on one sheet.
  await expect(async () => {
    await page.goto(`${shopUrl}/admin/make`);
    await expect(page.getByText("3 pieces are ready to print.")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: RENDER_TIMEOUT_MS });
  await expectAccessible(page, "make");
  await saveScreenshot("make");
  const batch = countPresses();
  const downloaded = page.waitForEvent("download", { timeout: RENDER_TIMEOUT_MS });
  await batch.press(page.getByRole("button", { name: "Start all and get their files" }));
  await expect(page.getByRole("link", { name: "Download prints, cut list and tickets (ZIP)" })).toBeVisible({
    timeout: RENDER_TIMEOUT_MS,
  });
  // Prints and papers of all orders of the day come by themselves, in one file.
  expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/);
  expect(batch.count()).toBe(1);
  await page.getByRole("button", { name: "Mark as printed" }).click();
  await expect(page.getByText("Printed", { exact: true })).toBeVisible();
  await saveScreenshot("batch");

  // The batch itself: one of its prints, and the list of what is cut.
  await page.getByRole("link", { name: /^Batch 1 of / }).click();
  await page.getByRole("checkbox", { name: `${orderNumber}, tile 3` }).check();
  const ticked = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the ticked print (ZIP)" }).click();
  expect((await ticked).suggestedFilename()).toMatch(/^batch-.*\.zip$/);
  await expect(page.getByRole("link", { name: "Cut list (PDF)" })).toBeVisible();
  await page.getByRole("button", { name: `Spoilt: ${orderNumber}, tile 3` }).click();
  await expect(page.getByRole("button", { name: "Cut badly" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page, "a batch");

  // A spoilt tile: open the order, its tile, the reason.
  await page.goto(`${shopUrl}/admin/orders`);
  const reprint = countPresses();
  await reprint.press(page.getByRole("link", { name: orderNumber }));
  await reprint.press(page.getByRole("button", { name: "Print again: Tile 2" }));
  await reprint.press(page.getByRole("button", { name: "Dust or a scratch" }));
  expect(reprint.count()).toBe(3);
  await expect(
    page.getByRole("status").getByText("Tile 2 goes back to the printer, first in line."),
  ).toBeVisible();
  await expect(page.getByText("One tile was printed again")).toBeVisible();
  await expectAccessible(page, "an order with a reprint");
  await saveScreenshot("reprint");

  // Packing on a phone: a hand scanner types the number and presses Enter.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shopUrl}/admin/pack`);
  await expect(page.getByLabel("Scan or type the number")).toBeFocused();
  await expectAccessible(page, "parcels to pack");
  await saveScreenshot("pack-list");
  await page.keyboard.type(orderNumber.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: orderNumber, level: 1 })).toBeVisible();
  // The spoilt tile cannot be ticked before it is printed again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("not printed", { exact: true })).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: RENDER_TIMEOUT_MS });
  const piece = (number: number) => page.getByRole("button", { name: `Tile ${number}` });
  await piece(1).click();
  await expect(piece(1)).toHaveAttribute("aria-pressed", "true");
  // A tick without network is kept over a reload and sent when the network is back.
  await page.route("**/api/owner/pack/**", (route) => route.abort());
  await piece(2).click();
  await expect(page.getByText("One tick is kept here")).toBeVisible();
  await page.reload();
  await expect(piece(2)).toHaveAttribute("aria-pressed", "true");
  await page.unroute("**/api/owner/pack/**");
  await expect(page.getByText("One tick is kept here")).toBeHidden({ timeout: 15_000 });
  // What is said against sending it goes with the tick that was missing.
  await page.getByLabel("Courier").fill("The Courier Guy");
  await page.getByLabel("Parcel number").fill("TCG 123");
  await page.keyboard.press("Enter");
  const missing = page.getByRole("alert").getByText("One tile is not ticked yet.");
  await expect(missing).toBeVisible();
  await piece(3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("All tiles are ticked.")).toBeVisible();
  await expect(missing).toBeHidden();
  await expectAccessible(page, "packing");
  await saveScreenshot("pack");
  // The tile that was printed again is in no batch. The owner is not asked whether it is printed: it was in the hand.
  await page.getByRole("button", { name: "It has been sent" }).click();
  await expect(page.getByText("The Courier Guy, TCG 123")).toBeVisible();

  // A replacement: open the order, tick, reason, make.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shopUrl}/admin/orders`);
  const replacement = countPresses();
  await replacement.press(page.getByRole("link", { name: orderNumber }));
  const again = page.getByRole("region", { name: "Replacements" });
  await replacement.press(again.getByText("Tile 3"));
  await replacement.choose(again.getByLabel("What happened"), "Damaged on the way");
  await replacement.press(again.getByRole("button", { name: "Make the replacement" }));
  expect(replacement.count()).toBe(4);
  await expect(again.getByRole("heading", { name: `${orderNumber}-R1: Being made` })).toBeVisible();
  await expectAccessible(page, "an order with a replacement");
  await saveScreenshot("replacement");
  await page.setViewportSize({ width: 390, height: 844 });
  await saveScreenshot("replacement-phone");
});
