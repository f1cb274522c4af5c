import { ftyp, latin1, PHOTO_FORMAT_CASES } from "@storywall/testkit/photoFormatCases.ts";
import { expect, test } from "vitest";
import { sniff } from "./sniff.ts";

test.each(PHOTO_FORMAT_CASES)("the format of $label is $format", ({ format, start }) => {
  expect(sniff(start)).toEqual(
    format === null ? { kind: "other", found: expect.any(String) } : { kind: "photo", format },
  );
});

test.each([
  ["an empty file", latin1("")],
  ["a PDF document", latin1("%PDF-1.7")],
  ["a script", latin1("GIF89a/*\x84\x03")],
  ["a script", latin1("\xff\xd8\xff\xe0/*JFIF")],
  [
    "an SVG drawing",
    latin1('<?xml version="1.0"?>\n<!-- hello -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
  ],
  ["a web page", latin1("<!DOCTYPE html><script>alert(1)</script>")],
  ["a text file", latin1("hello")],
  ["a ZIP archive or an office document", latin1("PK\x03\x04")],
  ["a BMP picture", latin1("BM\0\0")],
  ["a JPEG XL picture", latin1("\0\0\0\x0cJXL \r\n\x87\n")],
  ["a camera's raw file", latin1("II*\0\x10\0\0\0CR\x02\0")],
  ["a video", ftyp("qt  ")],
  ["a video", ftyp("isom", "mp42")],
  ["a sound or video", latin1("RIFF\0\0\0\0AVI LIST")],
  ["a program", latin1("MZ\x90\0")],
  ["a file of an unknown kind", latin1("\x01\x02\x03\x04\xfe\xff")],
])("a start of another file is named as %s", (found, start) => {
  expect(sniff(start)).toEqual({ kind: "other", found });
});
