// The owner's own pictures, from a file to the shop's pages.

import { expect } from "@playwright/test";
import { countPresses } from "../support/countPresses.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { test } from "../support/testWithOwner.ts";

test("B13 R7.3 a new picture is on sale with at most six presses, is arranged by drag and by keyboard, and is taken off sale", async ({
  page,
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/orders");
  const { press, count } = countPresses();
  await press(admin.getByRole("link", { name: "Art", exact: true }));
  const choosing = admin.waitForEvent("filechooser");
  await press(admin.getByLabel("Add a picture", { exact: true }));
  // The press on the file in the system's own dialog.
  const presses = () => count() + 1;
  await (await choosing).setFiles(samplePhotoPath("koi"));
  const form = admin.getByRole("form", { name: "New picture" });
  await expect(form.getByLabel("Title")).toHaveValue("Koi");
  await expect(form.getByRole("list", { name: "How it prints" })).toContainText("X-Large");
  await form.getByLabel("Artist").fill("Thandi Mokoena");
  await form.getByLabel("Tags").fill("animals, water");
  await expectAccessible(admin, "a new picture");
  await press(form.getByRole("button", { name: "Put on sale" }));
  await expect(admin.getByText("Koi is on sale.")).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(6);
  await page.goto("/");
  const isInShop = () => page.evaluate(async () => (await (await fetch("/art")).text()).includes("Koi"));
  await expect.poll(isInShop).toBe(true);

  const featured = admin.getByRole("list", { name: "Pictures shown first" });
  const first = featured.getByRole("listitem").first();
  await admin.getByLabel("Add to Pictures shown first").selectOption("Koi");
  await expect(featured.getByRole("listitem").last()).toContainText("Koi");
  await featured.getByRole("button", { name: "Move Koi forward" }).focus();
  await admin.keyboard.press("Enter");
  await expect(featured.getByRole("listitem").last()).not.toContainText("Koi");
  const handleOf = (title: string) =>
    featured.getByRole("listitem").filter({ hasText: title }).locator("img");
  await first.locator("img").scrollIntoViewIfNeeded();
  await handleOf("Koi").hover();
  await admin.mouse.down();
  // On a busy computer the drop comes before the last move has been drawn.
  await first.locator("img").evaluate((image) => {
    const { x, y } = image.getBoundingClientRect();
    const position = { bubbles: true, clientX: x + 30, clientY: y + 30 };
    for (const type of ["pointermove", "pointerup"]) image.dispatchEvent(new PointerEvent(type, position));
  });
  await admin.mouse.up();
  await expect(first).toContainText("Koi");
  // The admin page shows the new order before it is saved.
  await expect(async () => {
    await page.goto("/art");
    await expect(page.getByRole("article").first()).toContainText("Koi", { timeout: 500 });
  }).toPass({ timeout: 20_000 });

  const sets = admin.getByRole("region", { name: "Sets" });
  await sets.locator("summary").filter({ hasText: "By the sea" }).click();
  await admin.context().setOffline(true);
  await sets.getByRole("button", { name: "Remove this set: By the sea" }).click();
  await expect(sets.getByRole("alert")).toContainText("You're offline.");
  await admin.context().setOffline(false);

  await admin.getByRole("button", { name: "Take off sale: Koi" }).click();
  await expect(admin.getByText("Koi is off sale.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: "Koi" })).toHaveCount(0);
  await admin.getByRole("link", { name: "Koi" }).click();
  await expect(admin.getByText("Off sale. Walls and orders that already have it keep it.")).toBeVisible();
  await admin.getByLabel("Add to Pictures that go well with it").selectOption("Red sail");
  await expect(admin.getByRole("button", { name: "Take Red sail out" })).toBeVisible();
  await expectAccessible(admin, "a picture of the catalogue");
});
