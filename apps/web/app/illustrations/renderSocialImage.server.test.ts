import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSocialImage } from "./renderSocialImage.server.ts";

test.each(["home", "square_trio"])("the link preview of %s is a JPEG of 1200 by 630 pixels", async (key) => {
  const file = await renderSocialImage(key);
  expect(await sharp(file ?? new Uint8Array()).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("there is no link preview of what is not sold", async () => {
  expect(await renderSocialImage("home.square_small")).toBeNull();
});
