// An owner's tasks with the keyboard alone, in as many presses as with a mouse.

import { expect, type Page } from "@playwright/test";
import { countKeys, type PressCounter } from "../support/countPresses.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { test } from "../support/testWithOwner.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

const RENDER_TIMEOUT_MS = 120_000;

type Hand = {
  readonly admin: Page;
  /** Counts from the list of orders, where each task begins. */
  readonly begin: () => Promise<PressCounter>;
  /** Opens a page of the menu. */
  readonly open: (counter: PressCounter, label: string) => Promise<void>;
};

const createHand = (admin: Page): Hand => {
  const menu = admin.getByRole("navigation", { name: "Admin pages", exact: true });
  return {
    admin,
    begin: async () => {
      await admin.goto("/admin/orders");
      await waitForHydration(admin);
      return countKeys(admin);
    },
    open: (counter, label) => counter.press(menu.getByRole("link", { name: label, exact: true })),
  };
};

/** The change window ends at once, so that prints are made and orders can be begun. */
const endChangeWindow = async (admin: Page, shopUrl: string): Promise<void> => {
  const api = `http://127.0.0.1:${new URL(shopUrl).port}/api/owner`;
  const cookies = await admin.context().cookies(shopUrl);
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const { version } = await (await admin.request.get(`${api}/sites/ZA`, { headers })).json();
  const data = { expectedVersion: version, changeWindowMinutes: 0 };
  expect((await admin.request.put(`${api}/sites/ZA`, { headers, data })).ok()).toBe(true);
  // The sites of a process are a second behind a change.
  await admin.waitForTimeout(1500);
};

const changeShop = async ({ admin, begin, open }: Hand): Promise<void> => {
  const prices = await begin();
  await open(prices, "Prices");
  await prices.fill(admin.getByRole("group", { name: /^Medium/ }).getByLabel("South Africa"), "950");
  await prices.press(admin.getByRole("button", { name: "Save", exact: true }));
  await expect(admin.getByText("Saved.")).toBeVisible();
  expect(prices.count()).toBe(2);

  const code = await begin();
  await open(code, "Promo codes");
  await code.fill(admin.getByLabel("Code", { exact: true }), "spring20");
  await code.fill(admin.getByLabel("Percent", { exact: true }), "20");
  await code.press(admin.getByRole("button", { name: "Make this code" }));
  await expect(admin.getByRole("row", { name: /SPRING20/ })).toBeVisible();
  expect(code.count()).toBe(2);

  const stock = await begin();
  await open(stock, "Stock");
  await stock.press(admin.getByRole("button", { name: "Mark out of stock: Oak moulding, 20 mm" }));
  await expect(admin.getByText("Oak moulding, 20 mm is out of stock.")).toBeVisible();
  expect(stock.count()).toBe(2);

  const person = await begin();
  await open(person, "People");
  await person.fill(admin.getByLabel("E-mail of the new person"), "sipho@example.com");
  await person.choose(admin.getByRole("combobox", { name: "Role", exact: true }), "Service");
  await person.press(admin.getByRole("button", { name: "Send the invitation" }));
  await expect(admin.getByText("The invitation is on its way to sipho@example.com.")).toBeVisible();
  expect(person.count()).toBe(3);

  const art = await begin();
  await open(art, "Art");
  const choosing = admin.waitForEvent("filechooser");
  await art.press(admin.getByLabel("Add a picture", { exact: true }));
  await (await choosing).setFiles(samplePhotoPath("koi"));
  const form = admin.getByRole("form", { name: "New picture" });
  await art.fill(form.getByLabel("Artist"), "Thandi Mokoena");
  await art.press(form.getByRole("button", { name: "Put on sale" }));
  await expect(admin.getByText("Koi is on sale.")).toBeVisible();
  // The press on the file in the system's own dialog.
  expect(art.count() + 1).toBeLessThanOrEqual(6);
};

/** Sends an order with its parcel number, and makes tiles of it again before and afterwards. */
const workOnOrders = async (
  { admin, begin }: Hand,
  [first, second]: readonly [string, string],
): Promise<void> => {
  const many = await begin();
  await many.press(admin.getByRole("checkbox", { name: "Choose all of this page" }));
  await many.press(admin.getByRole("button", { name: "Begin 2", exact: true }));
  await many.press(admin.getByRole("button", { name: "Begin 2 orders" }));
  await expect(admin.getByText("2 of 2 orders are begun.")).toBeVisible();

  await expect(async () => {
    await admin.goto(`/admin/pack/${first}`);
    await expect(admin.getByRole("button", { name: /^Tile 3/ })).toBeVisible({ timeout: 1000 });
    await expect(admin.getByText("not printed")).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: RENDER_TIMEOUT_MS });
  const reprint = await begin();
  await reprint.press(admin.getByRole("link", { name: first }));
  await reprint.press(admin.getByRole("button", { name: "Print again: Tile 2" }));
  await reprint.press(admin.getByRole("button", { name: "Dust or a scratch" }));
  await expect(admin.getByText("One tile was printed again")).toBeVisible();
  expect(reprint.count()).toBe(3);

  const send = await begin();
  await send.press(admin.getByRole("link", { name: "Send parcels" }));
  await send.fill(admin.getByLabel("Courier", { exact: true }), "Swift");
  await admin.getByLabel("A file with both numbers (CSV)").setInputFiles({
    name: "parcels.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${second},SW-2\n`),
  });
  await send.press(admin.getByRole("button", { name: "One parcel is sent" }));
  await expect(admin.getByText("1 of 1 order is sent.")).toBeVisible();
  expect(many.count() + send.count()).toBe(5);

  const replacement = await begin();
  await replacement.press(admin.getByRole("link", { name: second }));
  const again = admin.getByRole("region", { name: "Replacements" });
  await replacement.press(again.getByRole("checkbox", { name: /^Tile 3/ }));
  await replacement.choose(again.getByLabel("What happened"), "Damaged on the way");
  await replacement.press(again.getByRole("button", { name: "Make the replacement" }));
  await expect(again.getByRole("heading", { name: `${second}-R1: Being made` })).toBeVisible();
  expect(replacement.count()).toBe(4);

  const refund = await begin();
  await refund.press(admin.getByRole("link", { name: first }));
  const money = admin.getByRole("region", { name: "Money" });
  await refund.press(money.getByText("Give money back"));
  await refund.choose(money.getByLabel("Why", { exact: true }), "Lost on the way");
  await refund.press(money.getByRole("button", { name: "Give it back" }));
  await expect(money.getByRole("listitem").filter({ hasText: "Lost on the way" })).toBeVisible();
  expect(refund.count()).toBe(4);
};

test("B11 B13 with the keyboard alone, an owner's tasks take as many presses as with a mouse", async ({
  page,
  baseURL,
  openAsOwner,
}) => {
  test.setTimeout(400_000);
  const shopUrl = baseURL ?? "";
  const admin = await openAsOwner("/admin/orders");
  await expect(admin.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await endChangeWindow(admin, shopUrl);
  const first = await seedOrder(page, shopUrl);
  const second = await seedOrder(page, shopUrl);
  const hand = createHand(admin);
  await workOnOrders(hand, [first.orderNumber, second.orderNumber]);
  await changeShop(hand);
});
