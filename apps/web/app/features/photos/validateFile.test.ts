import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { headerWithoutExif } from "./header/photoHeader.ts";
import { validateFile } from "./validateFile.ts";

const png = (width: number, height: number) =>
  headerWithoutExif("png", { width: px(width), height: px(height) });
const codeOf = (bytes: number, header: ReturnType<typeof png> | null) => {
  const validation = validateFile({ size: bytes, type: "" }, header);
  return validation.kind === "error" ? validation.error : validation.kind;
};

test("R7.5 the browser rejects what the server would reject, before a byte is sent", () => {
  expect(codeOf(2_000_000, png(4032, 3024))).toBe("photo");
  expect(codeOf(2_000_000, null)).toBe("NOT_AN_IMAGE");
  expect(codeOf(0, null)).toBe("PHOTO_DAMAGED");
  expect(codeOf(50_000_001, png(4032, 3024))).toBe("PHOTO_TOO_LARGE");
  expect(codeOf(2_000_000, png(40_000, 40_000))).toBe("TOO_MANY_PIXELS");
  expect(codeOf(2_000, png(5312, 12))).toBe("PHOTO_TOO_SMALL");
});

test("a photo without a size in its header is left to the server", () => {
  expect(codeOf(2_000_000, headerWithoutExif("tiff", null))).toBe("photo");
});

test("R7.5 a video is called one, with what can be done instead", () => {
  const validation = validateFile({ size: 2_000_000, type: "video/quicktime" }, null);
  expect(validation.kind === "error" && validation.message).toBe(
    "We can't print a video, but we can print a photo from it. Save a still of the moment you like, and choose that.",
  );
});
