import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { listGalleryOffers } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { createBlankDesign } from "../features/designer/layout/designBase.ts";
import { shouldShowSamples } from "../features/designer/sample/shouldShowSamples.ts";
import { sampleWallOf } from "../lib/samples/sampleDesigns.ts";
import { startWithWallPath } from "../lib/samples/samplePath.ts";
import { sampleChoiceOf, withSamplePhotos } from "../lib/samples/samplePhotographs.ts";

const PICTURES = [
  ...listOffers(ZA).flatMap(({ sizes }) =>
    sizes.map(({ illustration, designPath }) => [illustration.replace("offer-", ""), designPath] as const),
  ),
  ...listGalleryOffers(ZA).map(({ key, designPath }) => [key, designPath] as const),
];

test.each(PICTURES)(
  'B1 "Start with this wall" opens the wall of the picture: %s, with its frames and photographs',
  (name, designPath) => {
    const search = new URL(startWithWallPath(designPath), "https://shop.example").searchParams;
    expect(shouldShowSamples(search)).toBe(true);
    const opened = createBlankDesign(search);
    // The tiles that open are empty: a sample photograph is no part of a design that can be ordered.
    expect(opened.photos).toEqual([]);
    expect(withSamplePhotos(opened, sampleChoiceOf(opened.base))).toEqual(sampleWallOf(name)?.design);
  },
);
