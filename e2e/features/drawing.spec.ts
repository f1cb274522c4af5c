import { join } from "node:path";
import { compareImages, readAcceptedImage } from "@storywall/testkit/acceptedImage.ts";
import { expect, test } from "../support/test.ts";

/** Browsers smooth edges each in its own way; a moulding that moved or changed its colour differs by far more. */
const MAX_DIFFERENCE = 6;

test("R3.1 the designer's wall looks in the browser as it was accepted", async ({ page }) => {
  await page.goto("/design?set=charming_six&frame=Whisper");
  const drawing = page.locator("[data-drawing] > svg:not([data-room])");
  await expect(drawing).toBeVisible();
  const markup = await drawing.evaluate((svg) => svg.outerHTML);
  // On a page of its own: what stands around the wall, and how large it is there, is not the drawing.
  await page.goto("about:blank");
  await page.setContent(`<body style="margin:0;background:#ece7dd">${markup}`);
  await page.locator("svg").evaluate((svg) => {
    svg.style.cssText = "display:block;width:600px;height:400px";
  });
  const picture = await page.locator("svg").screenshot();
  const accepted = await readAcceptedImage(join(import.meta.dirname, "accepted/wall.png"), picture);
  const { worst, at } = await compareImages(picture, accepted);
  expect(worst, `most at ${at.x}, ${at.y}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
});
