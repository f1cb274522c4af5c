// What staff do with an order is undone with one press, from the notice and from the order itself (docs/decisions/0084).

import { expect, type Page } from "@playwright/test";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { photosOf } from "../support/makePhotos.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

// The first order is the only one that waits to be begun.
const test = createOwnerTestOfFile();

/** Ends the time in which shoppers may change their orders, so that they can be begun at once. */
const endChangeWindow = async (page: Page, shopUrl: string): Promise<void> => {
  const api = `http://127.0.0.1:${new URL(shopUrl).port}/api/owner`;
  const headers = {
    cookie: (await page.context().cookies(shopUrl)).map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const { version } = await (await page.request.get(`${api}/sites/ZA`, { headers })).json();
  const data = { expectedVersion: version, changeWindowMinutes: 0 };
  expect((await page.request.put(`${api}/sites/ZA`, { headers, data })).ok()).toBe(true);
};

/** Marks an order or a replacement as sent. Its prints may not be ready yet, and then the page asks once. */
const sendParcel = async (
  admin: Page,
  button = admin.getByRole("button", { name: "It has been sent", exact: true }),
  sent = admin.getByText(/^Swift, parcel number/),
): Promise<void> => {
  await button.click();
  const answer = admin.getByRole("dialog").getByRole("button", { name: "Yes, it has been sent" });
  await expect(answer.or(sent)).toBeVisible();
  if (await answer.isVisible()) await answer.click();
  await expect(sent).toBeVisible();
};

test("B13 a step and a refund are undone with 1 press each, also after a reload and a restart of the shop", async ({
  page,
  server,
  baseURL,
  openAsOwner,
  saveScreenshot,
}) => {
  test.setTimeout(240_000);
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  // The sites of a process are a second behind a change.
  await page.waitForTimeout(1500);
  const { orderId, orderNumber } = await seedOrder(page, shopUrl);

  // From the notice, on the page that began it.
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Start making it" }).click();
  const notice = admin.getByRole("status").filter({ hasText: `Order ${orderNumber} started.` });
  await expect(notice).toBeVisible();
  const fromNotice = countPresses();
  await fromNotice.press(notice.getByRole("button", { name: "Undo" }));
  await expect(admin.getByRole("status").filter({ hasText: "Undone." })).toBeVisible();
  await expect(admin.getByRole("heading", { name: /^To start/ })).toBeVisible();
  expect(fromNotice.count()).toBe(1);

  // From the order, after a reload, by the keyboard.
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "Start making it" }).click();
  await expect(admin.getByText("You can undo this for another 5 minutes.")).toBeVisible();
  await admin.reload();
  const next = admin.getByRole("region", { name: "What's next" });
  await expect(
    next.getByText(/^You can undo this for another [45] minutes\. Then the shopper is told\.$/),
  ).toBeVisible();
  await expectAccessible(admin, "an order with a step that can be undone");
  await saveScreenshot("undo-step");
  await next.getByRole("button", { name: "Undo: not started yet" }).focus();
  await admin.keyboard.press("Enter");
  await expect(next.getByRole("button", { name: "Start making it" })).toBeVisible();
  await expect(admin.getByRole("region", { name: "Order history" })).toContainText(
    "Started making it, undone",
  );

  // Money waits two minutes, through a restart of the shop.
  const money = admin.getByRole("region", { name: "Money" });
  await money.getByText("Give part of it back").click();
  await money.getByLabel("How much").fill("249.99");
  await money.getByLabel("Why", { exact: true }).selectOption("Goodwill");
  await money.getByRole("button", { name: "Give it back" }).click();
  await expect(money.getByText("You can undo this for another 2 minutes.")).toBeVisible();
  await server.kill();
  await server.restart();
  await admin.reload();
  await expect(
    money.getByText(/You can undo this for (another 2 minutes|another 1 minute|less than a minute)\./),
  ).toBeVisible();
  await expectAccessible(admin, "an order with a refund that waits");
  await saveScreenshot("undo-refund");
  const refund = countPresses();
  await refund.press(money.getByRole("button", { name: "Undo: keep the R249.99" }));
  await expect(money.getByText("was not given back")).toBeVisible();
  expect(refund.count()).toBe(1);
});

test("B13 a parcel number and a promo code find an order with 1 field, and a whole number opens it", async ({
  page,
  baseURL,
  openAsOwner,
}) => {
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  await page.waitForTimeout(1500);
  const { orderId, orderNumber } = await seedOrder(page, shopUrl, undefined, { promoCode: "WELCOME10" });
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "Start making it" }).click();
  await admin.getByLabel("Courier", { exact: true }).fill("Swift");
  await admin.getByLabel("Parcel number", { exact: true }).fill("SWIFT-778812");
  await sendParcel(admin);
  await expect(admin.getByText("Swift, parcel number SWIFT-778812")).toBeVisible();

  for (const known of ["swift-778812", "welcome10"]) {
    await admin.goto("/admin/orders");
    await waitForHydration(admin);
    await admin.keyboard.press("Control+k");
    await admin.keyboard.type(known);
    await expect(admin.getByRole("option", { name: orderNumber }).first()).toBeVisible();
    await admin.keyboard.press("Escape");
  }
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("SWIFT-778812");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
});

/** A photo of 4 megapixels: far too small at 50 x 70, so that its print waits for a person. */
const SOFT_WALL: Design = {
  version: 1,
  base: { kind: "free" },
  size: "rectangle_xlarge",
  frameStyle: "Infinite",
  photos: [],
  tiles: [
    {
      name: "tile_1",
      photoId: "koi",
      orientation: "landscape",
      size: "rectangle_xlarge",
      crops: {},
      printConfirmation: { photoId: "koi", ppi: 1 },
    },
  ],
};

test("B13 an approval of a soft print is undone with 1 press, on the look page by key and on the order", async ({
  page,
  baseURL,
  openAsOwner,
  saveScreenshot,
}) => {
  const shopUrl = baseURL ?? "";
  const photoPath = photosOf(4)[0] ?? "";
  const wall = { photoPath, line: toWireDesign(SOFT_WALL) };
  const { orderId, orderNumber } = await seedOrder(page, shopUrl, wall);
  const admin = await openAsOwner("/admin/look");
  const heading = admin.getByRole("heading", { name: `Tile 1 of ${orderNumber}` });
  await expect(heading).toBeVisible();
  await admin.keyboard.press("a");
  const notice = admin.getByRole("status").filter({ hasText: `Tile 1 of ${orderNumber} will be printed.` });
  await expect(notice).toBeVisible();
  await expect(admin.getByText("No photos to check")).toBeVisible();
  await expectAccessible(admin, "the look page with an approval that can be undone");
  await saveScreenshot("undo-approval");
  const fromNotice = countPresses();
  await fromNotice.press(notice.getByRole("button", { name: "Undo" }));
  await expect(heading).toBeVisible();
  expect(fromNotice.count()).toBe(1);

  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "Print tile 1 as it is" }).click();
  await expect(admin.getByText("You can undo this for another 5 minutes.")).toBeVisible();
  await admin.reload();
  await expectAccessible(admin, "an order with an approval that can be undone");
  await saveScreenshot("undo-approval-order");
  const fromOrder = countPresses();
  await fromOrder.press(admin.getByRole("button", { name: "Undo: do not print tile 1 yet" }));
  await expect(admin.getByRole("button", { name: "Print tile 1 as it is" })).toBeVisible();
  await expect(admin.getByRole("region", { name: "Order history" })).toContainText("approval of tile 1");
  expect(fromOrder.count()).toBe(1);
});

test("B13 each step of a replacement is undone with 1 press, from the notice or beside it", async ({
  page,
  baseURL,
  openAsOwner,
  saveScreenshot,
}) => {
  test.setTimeout(120_000);
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin");
  await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  await page.waitForTimeout(1500);
  const { orderId, orderNumber } = await seedOrder(page, shopUrl);
  const number = `${orderNumber}-R1`;
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole("button", { name: "Start making it" }).click();
  await admin.getByLabel("Courier", { exact: true }).fill("Swift");
  await admin.getByLabel("Parcel number", { exact: true }).fill("SWIFT-1");
  await sendParcel(admin);

  const again = admin.getByRole("region", { name: "Replacements" });
  const make = async () => {
    await again.getByText("Tile 3", { exact: true }).click();
    await again.getByLabel("What happened").selectOption("Damaged on the way");
    await again.getByRole("button", { name: "Make the replacement" }).click();
  };
  const undoFromNotice = async (text: string) => {
    const notice = admin.getByRole("status").filter({ hasText: text });
    await expect(notice).toBeVisible();
    const presses = countPresses();
    await presses.press(notice.getByRole("button", { name: "Undo" }));
    expect(presses.count()).toBe(1);
  };
  await make();
  await undoFromNotice(`Replacement ${number} is being made.`);
  await expect(again.getByRole("heading", { name: `${number}: Stopped` })).toBeVisible();

  await make();
  const second = again.getByRole("listitem").filter({ hasText: `${orderNumber}-R2` });
  await second.getByText("It has been sent").click();
  await second.getByLabel("Courier").fill("Swift");
  await second.getByLabel("Parcel number").fill("SWIFT-2");
  await sendParcel(
    admin,
    second.getByRole("button", { name: "Send the parcel number" }),
    second.getByText("Swift, SWIFT-2"),
  );
  await admin.reload();
  await expect(
    second.getByText(/^You can undo this for another [45] minutes\. Then the shopper is told\.$/),
  ).toBeVisible();
  await expectAccessible(admin, "an order with a replacement that can be undone");
  await saveScreenshot("undo-replacement");
  await admin.setViewportSize({ width: 390, height: 844 });
  await saveScreenshot("undo-replacement-phone");
  await admin.setViewportSize({ width: 1440, height: 900 });
  const sent = countPresses();
  await sent.press(second.getByRole("button", { name: `Undo: ${orderNumber}-R2 has not been sent` }));
  expect(sent.count()).toBe(1);
  await expect(second.getByRole("heading", { name: `${orderNumber}-R2: Being made` })).toBeVisible();

  await second.getByText("Stop it").click();
  await second.getByRole("button", { name: "Stop the replacement" }).click();
  await undoFromNotice(`Replacement ${orderNumber}-R2 is stopped.`);
  await expect(second.getByRole("heading", { name: `${orderNumber}-R2: Being made` })).toBeVisible();
  await expect(admin.getByRole("region", { name: "Order history" })).toContainText(
    `Undone: ${orderNumber}-R2 stopped`,
  );
});
