import { expect, type Page } from "@playwright/test";
import { confirmParcels } from "../support/confirmParcels.ts";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { test } from "../support/testWithOwner.ts";

const signIn = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByLabel("Password").fill("the-owners-password");
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** Sets the change window to zero, so that orders can be started immediately, and places some. */
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

test("B13 many orders are begun and sent with 5 presses and a file", async ({ page, baseURL }) => {
  const numbers = await placeOrders(page, baseURL ?? "", 3);
  await signIn(page, "/admin/orders");
  await expect(page.getByRole("row")).toHaveCount(4);
  await expectAccessible(page, "the list of orders");

  const { press, count } = countPresses();
  await press(page.getByRole("checkbox", { name: "Choose all on this page" }));
  await press(page.getByRole("button", { name: "Start making 3" }));
  await expectAccessible(page, "the question before many orders are begun");
  await press(page.getByRole("button", { name: "Start making 3 orders" }));
  await expect(page.getByText("3 of 3 orders started.")).toBeVisible();

  // A missing courier is told before the numbers are checked, and Back finds the same orders chosen.
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  await page.getByRole("link", { name: "Send these 3" }).click();
  await page.getByRole("button", { name: "Check the numbers" }).click();
  await expect(page.getByText("Please enter the courier.")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("3 chosen:")).toBeVisible();
  await page.getByRole("button", { name: "Choose none" }).click();

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
  await confirmParcels(page);
  await press(page.getByRole("button", { name: "Mark 3 parcels as sent" }));
  await expect(page.getByText("3 of 3 orders sent.")).toBeVisible();
  expect(count()).toBe(5);
});
