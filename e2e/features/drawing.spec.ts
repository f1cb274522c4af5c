import { join } from "node:path";
import { compareImages, readAcceptedImage } from "@storywall/testkit/acceptedImage.ts";
import { expect, test } from "../support/test.ts";

/**
 * Maximum difference of a pixel. Browsers smooth edges differently; a moulding with another position or colour
 * differs by far more.
 */
const MAX_DIFFERENCE = 6;

test("R3.1 the browser renders the designer's wall as in the accepted image", async ({ page }) => {
  await page.goto("/design?set=charming_six&frame=Whisper");
  const drawing = page.locator("[data-drawing] > svg:not([data-room])");
  await expect(drawing).toBeVisible();
  const markup = await drawing.evaluate((svg) => svg.outerHTML);
  // On a separate page, so that the rest of the designer and the size of its viewport do not matter.
  await page.goto("about:blank");
  await page.setContent(`<body style="margin:0;background:#ece7dd">${markup}`);
  await page.locator("svg").evaluate((svg) => {
    svg.style.cssText = "display:block;width:600px;height:400px";
  });
  const screenshot = await page.locator("svg").screenshot();
  const accepted = await readAcceptedImage(join(import.meta.dirname, "accepted/wall.png"), screenshot);
  const { worst, at } = await compareImages(screenshot, accepted);
  expect(worst, `most at ${at.x}, ${at.y}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
});
