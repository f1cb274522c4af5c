import { expect, test } from "vitest";
import { CAROUSEL_AUTOPLAY } from "./carouselAutoplay.ts";

test("R9.10 the carousel advances every three seconds, stops under the pointer and goes on after a press", () => {
  expect(CAROUSEL_AUTOPLAY).toMatchObject({
    delay: 3000,
    stopOnMouseEnter: true,
    stopOnInteraction: false,
  });
});
