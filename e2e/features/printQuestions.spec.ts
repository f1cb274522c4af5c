// A soft print, from the question of the shop to the answer of the shopper and the money that goes back.

import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { expectAccessible } from "../support/expectAccessible.ts";
import { photosOf } from "../support/makePhotos.ts";
import { seedOrder } from "../support/seedOrder.ts";
import { expect, test } from "../support/test.ts";

/** A photo of 4 megapixels: far too small at 50 x 70, sharp at 21 x 31. */
const WALL: Design = {
  version: 1,
  base: { kind: "free" },
  size: "rectangle_small",
  frameStyle: "Infinite",
  photos: [],
  tiles: (["rectangle_small", "rectangle_xlarge"] as const).map((size, index) => ({
    name: `tile_${index + 1}`,
    photoId: "koi",
    orientation: "landscape",
    size,
    crops: {},
    printConfirmation: { photoId: "koi", ppi: 1 },
  })),
};

test("B13 staff ask about a soft print by key, and the shopper takes a smaller size and gets the difference back", async ({
  page,
  browser,
  baseURL,
  saveScreenshot,
}) => {
  test.setTimeout(120_000);
  const shopUrl = new URL(baseURL ?? "").origin;
  const photoPath = photosOf(4)[0] ?? "";
  const { orderId, orderNumber } = await seedOrder(page, shopUrl, { photoPath, line: toWireDesign(WALL) });

  const ownerContext = await browser.newContext({ baseURL: shopUrl });
  const admin = await ownerContext.newPage();
  await admin.goto("/admin/look");
  await admin.getByLabel("Password").fill("the-owners-password");
  await admin.getByRole("button", { name: "Sign in" }).click();
  const heading = admin.getByRole("heading", { name: `Tile 2 of ${orderNumber}` });
  await expect(async () => {
    if (!(await heading.isVisible())) await admin.keyboard.press("ArrowRight");
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  await admin.keyboard.press("q");
  const note = admin.getByLabel("A sentence to them");
  await expect(note).toBeFocused();
  await note.fill("Have you a larger file of this one?");
  await expectAccessible(admin, "the look page with a question");
  await admin.screenshot({ path: "results/ask.png" });
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("The shopper is asked about tile 2.")).toBeVisible();

  await page.goto(`${shopUrl}/order/${orderId}`);
  await page.getByRole("link", { name: "We have a question about a photo" }).click();
  const tile = page.getByRole("region", { name: /^Tile 2, X-Large/ });
  await expect(tile.getByText("Have you a larger file of this one?")).toBeVisible();
  await expect(page.getByRole("img", { name: "Tile 2 in its frame" })).toBeVisible();
  await expectAccessible(page, "a question about a print");
  await saveScreenshot("question");
  await page.setViewportSize({ width: 390, height: 844 });
  await saveScreenshot("question-phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Send my answer" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose one of these first.");
  await page.getByRole("radio", { name: /^Make it smaller: Small/ }).check();
  await page.getByRole("button", { name: "Send my answer" }).click();
  await expect(page.getByRole("heading", { name: "That's all settled" })).toBeVisible();
  await expect(
    page.getByText(/We'll make it in Small \(21\s×\s31\scm\)\. R.* goes back to you/),
  ).toBeVisible();
  await saveScreenshot("answered");

  await admin.goto(`/admin/orders/${orderId}`);
  await expect(
    admin.getByText(/Gave R.* back: tile 2: the shopper's answer about a soft print/),
  ).toBeVisible();
  await expect(admin.getByText(/Answer about a soft print: tile 2: smaller, in Small/)).toBeVisible();
  await ownerContext.close();
});
