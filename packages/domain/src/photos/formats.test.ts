import { PHOTO_FORMAT_CASES } from "@storywall/testkit/photoFormatCases.ts";
import { expect, test } from "vitest";
import {
  detectPhotoFormat,
  PHOTO_FILE_NAME,
  PHOTO_FORMAT_NAMES,
  PHOTO_FORMATS,
  photoMimeType,
} from "./formats.ts";

test.each(PHOTO_FORMAT_CASES)("the format of $label is $format", ({ format, start }) => {
  expect(detectPhotoFormat(String.fromCharCode(...start))).toBe(format);
});

test.each(PHOTO_FORMATS)("the table has a case, a name, a MIME type and an extension of %s", (format) => {
  expect(PHOTO_FORMAT_CASES.some((one) => one.format === format)).toBe(true);
  expect(PHOTO_FORMAT_NAMES.toLowerCase().split(/, | or /)).toContain(format);
  expect(photoMimeType(format)).toBe(`image/${format}`);
  expect(PHOTO_FILE_NAME.test(`IMG_1.${format.toUpperCase()}`)).toBe(true);
});

test.each(["a.jpg", "a.JPEG", "a.heif", "a.tif"])("%s is the name of a photo's file", (name) => {
  expect(PHOTO_FILE_NAME.test(name)).toBe(true);
});

test.each(["a.txt", "Thumbs.db", "jpg", "a.jpg.exe", "a.cr2"])(
  "%s is not the name of a photo's file",
  (name) => {
    expect(PHOTO_FILE_NAME.test(name)).toBe(false);
  },
);
