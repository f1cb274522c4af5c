import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { NETWORK_ERROR } from "../support/pageErrors.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { test as ownServerTest } from "../support/testWithOwnServer.ts";

const expect = ownServerTest.expect;

/** Presses, and how many there were. */
const countPresses = () => {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    count: () => presses,
  };
};

const signIn = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByLabel("Password").fill("the-owners-password");
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** Ends the change window at once, so that orders can be begun, and places some. */
const placeOrders = async (page: Page, shopUrl: string, count: number): Promise<readonly string[]> => {
  const api = `http://127.0.0.1:${new URL(shopUrl).port}/api/owner`;
  const signedIn = await page.request.post(`${api}/sign-in`, { data: { password: "the-owners-password" } });
  const cookie = signedIn.headers()["set-cookie"]?.split(";")[0] ?? "";
  const headers = { cookie };
  const { version } = await (await page.request.get(`${api}/sites/ZA`, { headers })).json();
  const change = { expectedVersion: version, changeWindowMinutes: 0 };
  expect((await page.request.put(`${api}/sites/ZA`, { headers, data: change })).ok()).toBe(true);
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) numbers.push((await seedOrder(page, shopUrl)).orderNumber);
  return numbers;
};

ownServerTest.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const { TestServer } = await import("../support/testServer.ts");
      const server = await TestServer.start({ OWNER_PASSWORD: "the-owners-password" });
      await use(server);
      await server.stop();
    },
    { scope: "test" },
  ],
});

ownServerTest("B13 many orders are begun and sent with 5 presses and a file", async ({ page, baseURL }) => {
  const numbers = await placeOrders(page, baseURL ?? "", 3);
  await signIn(page, "/admin/orders");
  await expect(page.getByRole("row")).toHaveCount(4);
  await expectAccessible(page, "the list of orders");

  const { press, count } = countPresses();
  await press(page.getByRole("checkbox", { name: "Choose all of this page" }));
  await press(page.getByRole("button", { name: "Begin 3" }));
  await expectAccessible(page, "the question before many orders are begun");
  await press(page.getByRole("button", { name: "Begin 3 orders" }));
  await expect(page.getByText("3 of 3 orders are begun.")).toBeVisible();

  await press(page.getByRole("link", { name: "Send parcels" }));
  // The courier is kept from the last time; here it is the first.
  await page.getByLabel("Courier", { exact: true }).fill("Swift");
  const list = [...numbers.map((number, index) => `${number},SW-${index}`), "ZA-1,SW-9"].join("\n");
  await page.getByLabel("A file with both numbers (CSV)").setInputFiles({
    name: "parcels.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list),
  });
  await expect(page.getByText("No such order")).toBeVisible();
  await expectAccessible(page, "a checked list of parcels");
  await press(page.getByRole("button", { name: "3 parcels are sent" }));
  await expect(page.getByText("3 of 3 orders are sent.")).toBeVisible();
  expect(count()).toBe(5);
});

ownServerTest(
  "B13 keys: search opens an order by its number, rows are gone through and chosen",
  async ({ page, baseURL }) => {
    const [first = "", second = ""] = await placeOrders(page, baseURL ?? "", 2);
    await signIn(page, "/admin");
    await expect(page.getByRole("button", { name: "Begin these 2" })).toBeVisible();
    await expectAccessible(page, "today");
    // A scanner types fast and ends with Enter.
    await page.keyboard.press("/");
    await page.getByRole("combobox").pressSequentially(first.replace("-", ""));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: `Order ${first}` })).toBeVisible();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("thandi");
    await expect(page.getByRole("option").filter({ hasText: second })).toBeVisible();
    await expectAccessible(page, "the search");
    await page.getByRole("combobox").fill("orders");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(page.getByRole("checkbox", { name: `Choose ${first}` })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: `Choose ${second}` })).not.toBeChecked();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await expectAccessible(page, "the list of keys");
    await page.getByRole("checkbox", { name: /Single letters/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("x");
    await expect(page.getByRole("checkbox", { name: `Choose ${first}` })).toBeChecked();
  },
);

ownServerTest(
  "reliability: the list stays while the shop does not answer, and the sign-in opens over it",
  async ({ page, baseURL, pageErrors }) => {
    pageErrors.allow(NETWORK_ERROR);
    pageErrors.allow(/401/);
    const [number = ""] = await placeOrders(page, baseURL ?? "", 1);
    await signIn(page, "/admin/orders");
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    await page.route("**/*.data*", (route) => route.abort());
    await page.getByLabel("Find").fill("thandi");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("The shop does not answer.")).toBeVisible();
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    await page.unroute("**/*.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The shop does not answer.")).toHaveCount(0);

    await page.context().clearCookies({ name: /owner/ });
    await page.getByLabel("Find").fill("mokoena");
    await page.getByRole("button", { name: "Show" }).click();
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    await dialog.getByLabel("Password").fill("the-owners-password");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("link", { name: number })).toBeVisible();
  },
);

for (const [name, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  for (const colorScheme of ["light", "dark"] as const) {
    ownServerTest(
      `B11 axe finds nothing on admin pages: ${name}, ${colorScheme}`,
      async ({ page, baseURL }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await placeOrders(page, baseURL ?? "", 1);
        await signIn(page, "/admin/orders");
        await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
        for (const path of [
          "/admin",
          "/admin/orders",
          "/admin/orders?text=nobody",
          "/admin/orders/parcels",
          "/admin/more",
        ]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectAccessible(page, `${path}, ${name}, ${colorScheme}`);
        }
      },
    );
  }
}
