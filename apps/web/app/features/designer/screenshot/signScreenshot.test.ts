import { expect, test, vi } from "vitest";
import { signScreenshot } from "./signScreenshot.ts";

const sign = (paint: readonly [number, number, number], size = { width: 4000, height: 3000 }) => {
  const context = {
    font: "",
    fillStyle: "",
    textAlign: "left" as const,
    textBaseline: "top" as const,
    fillText: vi.fn<(text: string, x: number, y: number) => void>(),
    getImageData: () => new ImageDataOf([...paint, 255]),
  };
  signScreenshot(context, size);
  return context;
};

class ImageDataOf implements ImageData {
  readonly data: ImageData["data"];
  readonly width = 1;
  readonly height = 1;
  readonly colorSpace = "srgb";
  readonly pixelFormat = "rgba-unorm8";

  constructor(bytes: readonly number[]) {
    this.data = new Uint8ClampedArray(bytes);
  }
}

test("R2.6 a picture is signed small in its lower right corner", () => {
  const { fillText, font, textAlign } = sign([236, 231, 221]);
  expect(fillText).toHaveBeenCalledExactlyOnceWith("Storywall", 3946, 2946);
  expect([font, textAlign]).toEqual(["500 66px Fraunces, Georgia, serif", "right"]);
});

test("R2.6 the signature is dark on a light wall, and light on a dark one", () => {
  expect(sign([236, 231, 221]).fillStyle).toContain("30 36 33");
  expect(sign([93, 106, 114]).fillStyle).toContain("251 250 247");
});
