import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { listGalleryOffers, toOffer } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { listFirstIllustrations, renderFirstIllustrations } from "./firstIllustrations.server.ts";
import { sceneOfIllustration } from "./sceneOfIllustration.server.ts";

test("all pictures of the list are among the first illustrations, and each of these exists once", () => {
  const offers = [...listOffers(ZA), ...listGalleryOffers(ZA).map(toOffer)];
  const first = listFirstIllustrations();
  expect(first).toEqual(expect.arrayContaining(offers.map(({ sizes: [size] }) => size?.illustration)));
  expect(first.filter((name) => sceneOfIllustration(name) === null)).toEqual([]);
  expect(new Set(first).size).toBe(first.length);
});

test("each is rendered in widths that it has, one after the other, the sets of the home page first", async () => {
  const rendered: [name: string, width: number][] = [];
  let running = 0;
  await renderFirstIllustrations(async (name, width) => {
    expect(running++).toBe(0);
    await Promise.resolve();
    running--;
    rendered.push([name, width]);
  });
  expect(rendered.slice(0, 2)).toEqual([
    ["offer-square_trio.square_small", 720],
    ["offer-square_trio.square_small", 416],
  ]);
  expect(rendered.filter(([name, width]) => !illustrationWidths(name).includes(width))).toEqual([]);
  for (const name of listFirstIllustrations()) expect(rendered.map(([each]) => each)).toContain(name);
});
