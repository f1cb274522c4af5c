import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SAMPLE_DESIGN_PHOTOS } from "../lib/samples/samplePhotographs.ts";
import { bitmapSource, embedBitmaps } from "./bitmaps.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";

test.each(SAMPLE_DESIGN_PHOTOS)(
  "the photograph $id is a file of the size that drawings count with",
  async ({ id, size }) => {
    const [, bytes = ""] = (await embedBitmaps(bitmapSource(id))).split("base64,");
    expect(await sharp(Buffer.from(bytes, "base64")).metadata()).toMatchObject({ format: "jpeg", ...size });
  },
);

test("an illustration that is sent has the bytes of its photographs in it", async () => {
  const markup = await embedBitmaps(renderIllustration("offer-square_trio") ?? "");
  expect(markup).not.toContain("bitmap:");
  // Three photographs and the wall; the furniture is transparent.
  expect(markup.match(/href="data:image\/jpeg;base64,/g)).toHaveLength(4);
  expect(markup.match(/href="data:image\/png;base64,/g)).toHaveLength(1);
});

test("a wall has the grain of paint, no step of its light is wider than that, and its mean colour stays", async () => {
  const [, bytes = ""] = (await embedBitmaps(bitmapSource("livingRoom-warmWhite"))).split("base64,");
  const file = await readFile(new URL("../lib/rooms/livingRoom-warmWhite.webp", import.meta.url));
  // A piece of bare wall.
  const piece = { left: 1100, top: 300, width: 200, height: 200 };
  const [grained, even] = await Promise.all(
    [Buffer.from(bytes, "base64"), file].map(async (image) => {
      const pixels = await sharp(image).extract(piece).greyscale().raw().toBuffer();
      const equal = pixels.filter((value, index) => index > 0 && value === pixels[index - 1]).length;
      return {
        equal: equal / pixels.length,
        mean: pixels.reduce((sum, value) => sum + value, 0) / pixels.length,
      };
    }),
  );
  expect(grained?.equal).toBeLessThan(0.3);
  expect(even?.equal).toBeGreaterThan(0.5);
  expect(Math.abs((grained?.mean ?? 0) - (even?.mean ?? 0))).toBeLessThan(0.5);
});
