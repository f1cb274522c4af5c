import { MAX_ZOOM } from "@storywall/domain/crop/cover.ts";
import { expect, test } from "vitest";
import { ZOOM_SLIDER_STEP, zoomText } from "./zoomSlider.ts";

test("R2.9 each press of a key on the zoom slider is seen in its number", () => {
  const texts = Array.from({ length: Math.floor(Math.log2(MAX_ZOOM) / ZOOM_SLIDER_STEP) + 1 }, (_, step) =>
    zoomText(2 ** (step * ZOOM_SLIDER_STEP)),
  );
  expect(texts[0]).toBe("1.00×");
  expect(texts[6]).toBe("1.23×");
  expect(new Set(texts).size).toBe(texts.length);
});
