import sharp from "sharp";
import { expect, test } from "vitest";
import { renderIllustrationWebp } from "./renderIllustrationWebp.server.ts";
import { renderPlaceholder } from "./renderPlaceholder.server.ts";

const decode = (url: string): Buffer => Buffer.from(url.replace("data:image/avif;base64,", ""), "base64");

const toPixels = (image: Buffer): Promise<Buffer> =>
  sharp(image).resize(64, 48, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** Returns the mean difference of two images, 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [pixels, others] = [await toPixels(one), await toPixels(other)];
  const sum = pixels.reduce((total, value, index) => total + Math.abs(value - (others[index] ?? 0)), 0);
  return sum / pixels.length;
};

test.each([["offer-square_trio.square_small", 416]])(
  "the placeholder of %s is the same image in a few kilobytes",
  async (name, width) => {
    const placeholder = decode(await renderPlaceholder(name, width));
    expect((await sharp(placeholder).metadata()).width).toBe(width);
    expect(placeholder.length).toBeLessThan(4_500);
    const file = await renderIllustrationWebp(name, 640);
    expect(await difference(placeholder, Buffer.from(file ?? []))).toBeLessThan(4);
  },
);

test("there is no placeholder of an unknown illustration", async () => {
  await expect(renderPlaceholder("offer-unknown", 416)).rejects.toThrow("offer-unknown");
});
