import { expect, test } from "vitest";
import { sniff } from "./sniff.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const ftyp = (major: string, ...others: string[]) => {
  const boxes = `ftyp${major}\0\0\0\0${others.join("")}`;
  return bytes(`\0\0\0${String.fromCharCode(boxes.length + 4)}${boxes}`);
};

test.each([
  ["jpeg", bytes("\xff\xd8\xff\xe0")],
  ["png", bytes("\x89PNG\r\n\x1a\n")],
  ["gif", bytes("GIF89a")],
  ["webp", bytes("RIFF\0\0\0\0WEBPVP8 ")],
  ["tiff", bytes("II*\0\x08\0\0\0")],
  ["tiff", bytes("MM\0*\0\0\0\x08")],
  ["avif", ftyp("avif", "mif1", "miaf")],
  ["avif", ftyp("mif1", "avif")],
  ["heic", ftyp("heic", "mif1", "heic")],
  ["heic", ftyp("mif1", "heic")],
  ["heic", ftyp("mif1")],
] as const)("takes %s by its bytes", (format, start) => {
  expect(sniff(start)).toEqual({ kind: "photo", format });
});

test.each([
  ["an empty file", bytes("")],
  ["a PDF document", bytes("%PDF-1.7")],
  ["a script", bytes("GIF89a/*\x84\x03")],
  ["a script", bytes("\xff\xd8\xff\xe0/*JFIF")],
  [
    "an SVG drawing",
    bytes('<?xml version="1.0"?>\n<!-- hello -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
  ],
  ["a web page", bytes("<!DOCTYPE html><script>alert(1)</script>")],
  ["a text file", bytes("hello")],
  ["a ZIP archive or an office document", bytes("PK\x03\x04")],
  ["a BMP picture", bytes("BM\0\0")],
  ["a JPEG XL picture", bytes("\0\0\0\x0cJXL \r\n\x87\n")],
  ["a camera's raw file", bytes("II*\0\x10\0\0\0CR\x02\0")],
  ["a video", ftyp("qt  ")],
  ["a video", ftyp("isom", "mp42")],
  ["a sound or video", bytes("RIFF\0\0\0\0AVI LIST")],
  ["a program", bytes("MZ\x90\0")],
  ["a file of an unknown kind", bytes("\x01\x02\x03\x04\xfe\xff")],
])("says that it is %s", (found, start) => {
  expect(sniff(start)).toEqual({ kind: "other", found });
});
