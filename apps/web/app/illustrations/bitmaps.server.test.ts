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
  expect(markup.match(/href="data:image\/jpeg;base64,/g)).toHaveLength(3);
  expect(markup.match(/href="data:image\/png;base64,/g)).toHaveLength(2);
});
