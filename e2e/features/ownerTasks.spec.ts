// An owner's tasks with the keyboard alone and with a finger on a phone, each in as many presses as with a mouse. On a phone
// the pages of every week are one press further, behind More (docs/decisions/0109).

import { expect, type Page } from "@playwright/test";
import { confirmParcels } from "../support/confirmParcels.ts";
import { countKeys, countTaps, type PressCounter } from "../support/countPresses.ts";
import { LONG } from "../support/longTests.ts";
import { type SamplePhoto, samplePhotoPath } from "../support/makePhotos.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { PHONE, test } from "../support/testWithOwner.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

const RENDER_TIMEOUT_MS = 120_000;

/** A way to use the admin pages: keys or a finger. */
type Hand = {
  readonly admin: Page;
  /** Counts from the list of orders, where each task begins. */
  readonly begin: () => Promise<PressCounter>;
  /** Opens a page of the shop or of the business. */
  readonly open: (counter: PressCounter, label: string) => Promise<void>;
  /** Number of presses that `open` takes. */
  readonly pressesToOpen: number;
};

const createHand = (admin: Page, count: (admin: Page) => PressCounter): Pick<Hand, "admin" | "begin"> => ({
  admin,
  begin: async () => {
    await admin.goto("/admin/orders");
    await waitForHydration(admin);
    return count(admin);
  },
});

const createKeyboard = (admin: Page): Hand => ({
  ...createHand(admin, countKeys),
  open: (counter, label) =>
    counter.press(
      admin
        .getByRole("navigation", { name: "Admin pages", exact: true })
        .getByRole("link", { name: label, exact: true }),
    ),
  pressesToOpen: 1,
});

const createFinger = (admin: Page): Hand => ({
  ...createHand(admin, countTaps),
  open: async (counter, label) => {
    await counter.press(
      admin.getByRole("navigation", { name: "Main admin pages" }).getByRole("link", { name: "More" }),
    );
    await counter.press(
      admin
        .getByRole("navigation", { name: "All admin pages" })
        .getByRole("link", { name: label, exact: true }),
    );
  },
  pressesToOpen: 2,
});

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

type ShopChanges = {
  readonly price: string;
  readonly code: string;
  readonly moulding: string;
  readonly email: string;
  readonly art: { readonly photo: SamplePhoto; readonly title: string };
};

const changeShop = async (
  { admin, begin, open, pressesToOpen }: Hand,
  changes: ShopChanges,
): Promise<void> => {
  const prices = await begin();
  await open(prices, "Prices");
  await prices.fill(admin.getByRole("group", { name: /^Medium/ }).getByLabel("South Africa"), changes.price);
  await prices.press(admin.getByRole("button", { name: "Save", exact: true }));
  await expect(admin.getByText("Saved.")).toBeVisible();
  expect(prices.count()).toBe(pressesToOpen + 1);

  const code = await begin();
  await open(code, "Promo codes");
  await code.fill(admin.getByLabel("Code", { exact: true }), changes.code);
  await code.fill(admin.getByLabel("Percent", { exact: true }), "20");
  await code.press(admin.getByRole("button", { name: "Make this code" }));
  await expect(admin.getByRole("row", { name: changes.code.toUpperCase() })).toBeVisible();
  expect(code.count()).toBe(pressesToOpen + 1);

  const stock = await begin();
  await open(stock, "Stock");
  await stock.press(admin.getByRole("button", { name: `Mark out of stock: ${changes.moulding}` }));
  await expect(admin.getByText(`${changes.moulding} is out of stock.`)).toBeVisible();
  expect(stock.count()).toBe(pressesToOpen + 1);

  const person = await begin();
  await open(person, "People");
  await person.fill(admin.getByLabel("Email of the new person"), changes.email);
  await person.choose(admin.getByRole("combobox", { name: "Role", exact: true }), "Service");
  await person.press(admin.getByRole("button", { name: "Send the invitation" }));
  // No mail server is set: the link is handed over by hand.
  await expect(admin.getByText(`nothing was sent to ${changes.email}`)).toBeVisible();
  await expect(admin.getByText(/\/admin\/invitation\//)).toBeVisible();
  expect(person.count()).toBe(pressesToOpen + 2);

  const art = await begin();
  await open(art, "Art");
  const choosing = admin.waitForEvent("filechooser");
  await art.press(admin.getByLabel("Add a picture", { exact: true }));
  await (await choosing).setFiles(samplePhotoPath(changes.art.photo));
  const form = admin.getByRole("form", { name: "New picture" });
  await art.fill(form.getByLabel("Artist"), "Thandi Mokoena");
  await art.press(form.getByRole("button", { name: "Put on sale" }));
  await expect(admin.getByText(`${changes.art.title} is on sale.`)).toBeVisible();
  // The press on the file in the system's own dialog.
  expect(art.count() + 1).toBeLessThanOrEqual(6);
};

/** Starts to make both orders. Returns the presses. */
const beginOrders = async ({ admin, begin }: Hand): Promise<PressCounter> => {
  const many = await begin();
  await many.press(admin.getByRole("checkbox", { name: "Choose all on this page" }));
  await many.press(admin.getByRole("button", { name: "Start making 2", exact: true }));
  await many.press(admin.getByRole("button", { name: "Start making 2 orders" }));
  await expect(admin.getByText("2 of 2 orders started.")).toBeVisible();
  return many;
};

type WorkOrders = {
  readonly toReprint: string;
  readonly spoiltTile: string;
  /** Sent by a file of parcel numbers; one of its tiles is made again afterwards. */
  readonly toSend: string;
  readonly toRefund: string;
  readonly pressesToBegin: number;
};

/** Sends an order with its parcel number, and makes tiles of it again before and afterwards. */
const workOnOrders = async (
  { admin, begin }: Hand,
  { toReprint, spoiltTile, toSend, toRefund, pressesToBegin }: WorkOrders,
): Promise<void> => {
  const reprint = await begin();
  await reprint.press(admin.getByRole("link", { name: toReprint }));
  await reprint.press(admin.getByRole("button", { name: `Print again: ${spoiltTile}` }));
  await reprint.press(admin.getByRole("button", { name: "Dust or a scratch" }));
  await expect(admin.getByText(/(One tile was|2 tiles were) printed again/)).toBeVisible();
  expect(reprint.count()).toBe(3);

  const send = await begin();
  await send.press(admin.getByRole("link", { name: "Send parcels" }));
  await send.fill(admin.getByLabel("Courier", { exact: true }), "Swift");
  await admin.getByLabel("A file with both numbers (CSV)").setInputFiles({
    name: "parcels.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${toSend},SW-${toSend}\n`),
  });
  await confirmParcels(admin);
  await send.press(admin.getByRole("button", { name: "Mark one parcel as sent" }));
  await expect(admin.getByText("1 of 1 order sent.")).toBeVisible();
  expect(pressesToBegin + send.count()).toBe(5);

  const replacement = await begin();
  await replacement.press(admin.getByRole("link", { name: toSend }));
  const again = admin.getByRole("region", { name: "Replacements" });
  await replacement.press(again.getByRole("checkbox", { name: /^Tile 3/ }));
  await replacement.choose(again.getByLabel("What happened"), "Damaged on the way");
  await replacement.press(again.getByRole("button", { name: "Make the replacement" }));
  await expect(again.getByRole("heading", { name: `${toSend}-R1: Being made` })).toBeVisible();
  expect(replacement.count()).toBe(4);

  const refund = await begin();
  await refund.press(admin.getByRole("link", { name: toRefund }));
  const money = admin.getByRole("region", { name: "Money" });
  await refund.press(money.getByRole("button", { name: /^Give it all back/ }));
  // Nothing is given back whole, and no order cancelled, without a question, which has the reason in it.
  const question = admin.getByRole("dialog");
  await refund.choose(question.getByLabel("Why", { exact: true }), "Lost on the way");
  await refund.press(question.getByRole("button", { name: "Give it all back" }));
  await expect(money.getByRole("listitem").filter({ hasText: "Lost on the way" })).toBeVisible();
  expect(refund.count()).toBe(4);
};

/** Finds an order by its number and by the name of who ordered, from the list of orders. */
const findOrder = async ({ admin, begin }: Hand, orderNumber: string): Promise<void> => {
  const field = admin.getByRole("combobox", { name: /^Number, name/ });
  const byNumber = await begin();
  await byNumber.press(admin.getByRole("button", { name: /^Search/ }));
  await byNumber.fill(field, orderNumber);
  // The key of the keyboard on the screen that says Go.
  await field.press("Enter");
  const opened = admin.getByRole("heading", { level: 1, name: `Order ${orderNumber}` });
  await expect(opened).toBeVisible();
  expect(byNumber.count()).toBe(1);

  const byName = await begin();
  await byName.press(admin.getByRole("button", { name: /^Search/ }));
  await byName.fill(field, "Mokoena");
  await byName.press(admin.getByRole("option", { name: orderNumber }));
  await expect(opened).toBeVisible();
  expect(byName.count()).toBe(2);
};

/** Packs one tile with two scans: of its ticket by the phone's camera, which opens its page, and of the parcel's bars. */
const packWithScans = async ({ admin, begin }: Hand, number: string): Promise<void> => {
  const pack = await begin();
  await admin.goto(`/admin/pack/${number}`);
  await waitForHydration(admin);
  await pack.press(admin.getByRole("button", { name: "Tick it", exact: true }));
  await admin.keyboard.type(`SW-${number}`);
  await admin.keyboard.press("Enter");
  await expect(admin.getByText(`Swift, SW-${number}`)).toBeVisible();
  expect(pack.count()).toBe(1);
};

/** Waits until all tiles of an order are printed. */
const waitForPrints = (admin: Page, orderNumber: string): Promise<void> =>
  expect(async () => {
    await admin.goto(`/admin/pack/${orderNumber}`);
    await expect(admin.getByRole("button", { name: /^Tile 3/ })).toBeVisible({ timeout: 1000 });
    await expect(admin.getByText("not printed")).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: RENDER_TIMEOUT_MS });

test(
  "B11 B13 with the keyboard alone, and with a finger on a phone, an owner's tasks take as many presses as with a mouse",
  LONG,
  async ({ page, baseURL, openAsOwner }) => {
    test.setTimeout(400_000);
    const shopUrl = baseURL ?? "";
    const admin = await openAsOwner("/admin/orders");
    await expect(admin.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await endChangeWindow(admin, shopUrl);
    const phone = await openAsOwner("/admin/orders", PHONE);
    await expect(phone.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    const { orderNumber: first } = await seedOrder(page, shopUrl);
    const { orderNumber: second } = await seedOrder(page, shopUrl);
    const [keyboard, finger] = [createKeyboard(admin), createFinger(phone)];

    const byKeys = await beginOrders(keyboard);
    const pressesByKeys = byKeys.count();
    await byKeys.press(admin.getByRole("button", { name: "Undo", exact: true }));
    await expect(admin.getByText("Undone.")).toBeVisible();
    const byFinger = await beginOrders(finger);

    await waitForPrints(admin, first);
    await workOnOrders(keyboard, {
      toReprint: first,
      spoiltTile: "Tile 1",
      toSend: second,
      toRefund: first,
      pressesToBegin: pressesByKeys,
    });
    await workOnOrders(finger, {
      toReprint: first,
      spoiltTile: "Tile 2",
      toSend: first,
      toRefund: second,
      pressesToBegin: byFinger.count(),
    });
    await findOrder(finger, second);

    await changeShop(keyboard, {
      price: "950",
      code: "spring20",
      moulding: "Oak moulding, 20 mm",
      email: "sipho@example.com",
      art: { photo: "koi", title: "Koi" },
    });
    await changeShop(finger, {
      price: "960",
      code: "autumn20",
      moulding: "Oak moulding, 15 mm",
      email: "lerato@example.com",
      art: { photo: "leaf", title: "Leaf" },
    });

    // Its tile was rendered meanwhile.
    await waitForPrints(phone, `${first}-R1`);
    await packWithScans(finger, `${first}-R1`);
  },
);
