import { readPixels } from "@storywall/testkit/pixels.ts";
import { expect, test } from "vitest";
import { renderSampleSvg, SAMPLE_PHOTO_SIZE, SAMPLE_PHOTOS } from "./samplePhotos.ts";

test("there are twelve samples, enough for the largest set, with unique ids and descriptions", () => {
  expect(SAMPLE_PHOTOS).toHaveLength(12);
  expect(new Set(SAMPLE_PHOTOS.map(({ id }) => id)).size).toBe(12);
  expect(new Set(SAMPLE_PHOTOS.map(({ description }) => description)).size).toBe(12);
});

test.each(SAMPLE_PHOTOS)("$id is a small image that covers its whole sheet", async (sample) => {
  const markup = renderSampleSvg(sample);
  expect(markup.length).toBeLessThan(10_500);
  const pixels = await readPixels(markup);
  expect(pixels).toMatchObject(SAMPLE_PHOTO_SIZE);
  const transparent: string[] = [];
  for (let y = 0; y < pixels.height; y += 7) {
    for (let x = 0; x < pixels.width; x += 7) if (pixels.at(x, y).alpha < 255) transparent.push(`${x},${y}`);
  }
  expect(transparent).toEqual([]);
});
