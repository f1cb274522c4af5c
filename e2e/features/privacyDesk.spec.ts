import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

/** What the browser still holds of its visitor. */
const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    storage: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
const visitorIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "visitor_id")?.value;

test("B12 whoever uses a browser sees what is kept of it, saves a copy, deletes a photo, and then all of it", async ({
  page,
  seedCart,
}) => {
  await seedCart();
  await page.goto("/privacy");
  await expect(page.getByRole("main")).toContainText("A photo that is in no order is deleted 60 days after");
  const before = await visitorIn(page);
  await page.getByRole("button", { name: "Show what you keep of this browser" }).click();
  const desk = page.getByRole("region", { name: "What we keep of this browser" });
  await expect(desk).toContainText("Walls in your cart");
  await expectAccessible(page, "the desk");

  const saving = page.waitForEvent("download");
  await desk.getByRole("button", { name: "Save a copy" }).click();
  const copy = JSON.parse(readFileSync(await (await saving).path(), "utf8"));
  expect(copy).toMatchObject({ photos: [{ handle: expect.any(String) }], cartWalls: 1, orders: [] });

  await desk.getByRole("button", { name: "Delete photo 1" }).click();
  await expect(desk.getByRole("status")).toContainText("still has this photo");

  await desk.getByRole("button", { name: "Delete all of it" }).click();
  await expectAccessible(page, "the question");
  await page.getByRole("dialog").getByRole("button", { name: "Delete it now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is deleted" })).toBeVisible();
  // Somebody new by now, of whom there is nothing to show.
  await expect.poll(async () => (await visitorIn(page)) ?? before).not.toBe(before);
  expect(await leftIn(page)).toEqual({ storage: [], databases: [] });
  await page.getByRole("button", { name: "Show what you keep of this browser" }).click();
  await expect(page.getByRole("region", { name: "What we keep of this browser" })).toContainText("none");
});

test("B12 a link by mail is promised to every address alike, and one that has ended says so", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.getByLabel("E-mail address that you ordered with").fill("nobody@example.com");
  await page.getByRole("button", { name: "Mail me the link" }).click();
  await expect(page.getByText("If we keep anything under this address")).toBeVisible();
  await page.goto(`/privacy/data/${"A".repeat(24)}`);
  await expectAccessible(page, "the link's page");
});
