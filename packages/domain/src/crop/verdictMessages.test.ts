import { expect, test } from "vitest";
import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import { verdictAdvice, verdictMessage, weakCountText, weakPrintsOutlook } from "./verdictMessages.ts";
import { VERDICTS } from "./verdicts.ts";

test.each(VERDICTS)("B2 the %s verdict is a sentence that names the size in centimetres", (verdict) => {
  const message = (size: FrameSizeKey, orientation: Orientation) =>
    verdictMessage(verdict, size, orientation);
  expect(message("rectangle_large", "portrait")).toMatch(
    /^This photo .* 40\u00a0×\u00a060\u00a0cm(: it will look blurred)?\.$/,
  );
  expect(message("rectangle_large", "landscape")).toMatch(/^This photo .* 60\u00a0×\u00a040\u00a0cm/);
  expect(message("square_small", "portrait")).toMatch(/^This photo .* 20\u00a0×\u00a020\u00a0cm/);
});

test("B2 the advice for a weak print names only what helps it", () => {
  const advice = (isZoomedIn: boolean) => VERDICTS.map((verdict) => verdictAdvice(verdict, isZoomedIn));
  const [more, other] = [
    "Show more of it for a sharper print.",
    "If you have a larger version of this photo, it will print sharper.",
  ];
  expect(advice(true)).toEqual(["", "", more, more]);
  expect(advice(false)).toEqual(["", "", other, other]);
});

test("B2 weak prints are counted by their verdicts, in the words that each tile has", () => {
  expect(weakCountText(["soft"])).toBe("1 photo a little soft");
  expect(weakCountText(["unprintable", "sharp", "unprintable"])).toBe("2 photos too small");
  expect(weakCountText(["soft", "unprintable", "soft"])).toBe("2 photos a little soft, 1 too small");
  expect(weakCountText(["good", null])).toBe("");
});

test("B2 what to expect of each kind of weak print is said once", () => {
  expect(weakPrintsOutlook(["soft"])).toMatch(/^It looks fine from across the room/);
  expect(weakPrintsOutlook(["unprintable", "unprintable"])).toMatch(
    /they will look blurred\. Larger versions/,
  );
  expect(weakPrintsOutlook(["soft", "unprintable"])).toMatch(
    /a little soft.*too small.*use the original file/,
  );
});
