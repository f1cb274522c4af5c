import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { expect, test } from "../support/test.ts";

/** Returns the names of everything that the browser stores about its visitor. */
const readBrowserData = (page: Page) =>
  page.evaluate(async () => ({
    storage: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
const readVisitorId = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "visitor_id")?.value;

test("B12 a visitor sees the personal data of their browser, saves a copy, is told why a photo in use stays, and erases everything", async ({
  page,
  seedCart,
}) => {
  await seedCart();
  await page.goto("/privacy");
  await expect(page.getByRole("main")).toContainText("A photo you haven't ordered is deleted 60 days after");
  const before = await readVisitorId(page);
  await page.getByRole("button", { name: "Show what you hold about this browser" }).click();
  const personalDataRegion = page.getByRole("region", { name: "What we hold about this browser" });
  await expect(personalDataRegion).toContainText("Walls in your cart");
  await expectAccessible(page, "personal data");

  const download = page.waitForEvent("download");
  await personalDataRegion.getByRole("button", { name: "Save a copy" }).click();
  const copy = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(copy).toMatchObject({ photos: [{ handle: expect.any(String) }], cartWalls: 1, orders: [] });

  await personalDataRegion.getByRole("button", { name: "Delete photo 1" }).click();
  await expect(personalDataRegion.getByRole("status")).toContainText("still uses this photo");

  await personalDataRegion.getByRole("button", { name: "Delete all of it" }).click();
  await expectAccessible(page, "the confirmation of erasing");
  await page.getByRole("dialog").getByRole("button", { name: "Delete it now" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Deleted, both here and on our servers" }),
  ).toBeVisible();
  // The browser is a new visitor now, who has no data but their own record.
  await expect.poll(async () => (await readVisitorId(page)) ?? before).not.toBe(before);
  expect(await readBrowserData(page)).toEqual({ storage: ["user"], databases: [] });
  expect(await page.evaluate(() => localStorage.getItem("user"))).not.toContain(before);
  await page.getByRole("button", { name: "Show what you hold about this browser" }).click();
  await expect(page.getByRole("region", { name: "What we hold about this browser" })).toContainText("none");
});

test("B12 asking for a link by mail gets the same reply for every address, and an expired link says so", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.getByLabel("Email address you ordered with").fill("nobody@example.com");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("If we hold anything under this address")).toBeVisible();
  await page.goto(`/privacy/data/${"A".repeat(24)}`);
  await expectAccessible(page, "the link's page");
});
