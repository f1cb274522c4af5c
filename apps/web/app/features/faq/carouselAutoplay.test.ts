import { expect, test } from "vitest";
import { CAROUSEL_AUTOPLAY, canAdvance } from "./carouselAutoplay.ts";

test("R9.10 the carousel advances every three seconds, and only by its own rule", () => {
  expect(CAROUSEL_AUTOPLAY).toEqual({
    delay: 3000,
    playOnInit: false,
    stopOnInteraction: true,
    stopOnMouseEnter: false,
    stopOnFocusIn: false,
  });
});

const UNUSED = { isHovered: false, hasFocus: false, wantsLessMotion: false };

test("R9.10 the carousel advances while a shopper is not using it, not under the pointer and not with the focus", () => {
  expect(canAdvance(UNUSED)).toBe(true);
  expect(canAdvance({ ...UNUSED, isHovered: true })).toBe(false);
  expect(canAdvance({ ...UNUSED, hasFocus: true })).toBe(false);
});

test("B11 the carousel never advances by itself for visitors who want less motion", () => {
  expect(canAdvance({ ...UNUSED, wantsLessMotion: true })).toBe(false);
});
