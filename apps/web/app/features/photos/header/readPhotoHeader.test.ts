import { PHOTO_FORMAT_CASES } from "@storywall/testkit/photoFormatCases.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPhotoHeader } from "./readPhotoHeader.ts";

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];

const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];
const frame = (width: number, height: number): number[] =>
  segment(0xc0, [8, ...u16(height), ...u16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);

/** Returns big-endian EXIF with an orientation, and a second directory that points at a thumbnail after both. */
const exif = (orientation: number, thumbnail: readonly number[] = []): number[] => {
  const entry = (tag: number, type: number, value: readonly number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(1),
    ...value,
  ];
  const second = 8 + 2 + 12 + 4;
  const data = second + 2 + 24 + 4;
  return segment(0xe1, [
    ...ascii("Exif\0\0MM"),
    ...u16(42),
    ...u32(8),
    ...u16(1),
    ...entry(0x0112, 3, [...u16(orientation), 0, 0]),
    ...u32(thumbnail.length > 0 ? second : 0),
    ...u16(2),
    ...entry(0x0201, 4, u32(data)),
    ...entry(0x0202, 4, u32(thumbnail.length)),
    ...u32(0),
    ...thumbnail,
  ]);
};

const jpeg = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

test("a JPEG's size is read from its frame header", () => {
  expect(readPhotoHeader(jpeg(segment(0xe0, ascii("JFIF\0")), frame(4032, 3024)))).toMatchObject({
    format: "jpeg",
    size: { width: 4032, height: 3024 },
    orientation: 1,
    thumbnail: null,
  });
});

test.each([1, 2, 3, 4])("orientation %i keeps width and height", (orientation) => {
  expect(readPhotoHeader(jpeg(exif(orientation), frame(400, 300)))?.size).toEqual({
    width: 400,
    height: 300,
  });
});

test.each([5, 6, 7, 8])(
  "orientation %i swaps width and height, as the photo is seen upright",
  (orientation) => {
    expect(readPhotoHeader(jpeg(exif(orientation), frame(400, 300)))?.size).toEqual({
      width: 300,
      height: 400,
    });
  },
);

test("an unknown orientation counts as upright", () => {
  expect(readPhotoHeader(jpeg(exif(9), frame(400, 300)))).toMatchObject({
    orientation: 1,
    size: { width: 400, height: 300 },
  });
});

test("the embedded thumbnail has its byte range in the file", () => {
  const thumbnail = [0xff, 0xd8, 1, 2, 3, 0xff, 0xd9];
  const bytes = jpeg(exif(6, thumbnail), frame(400, 300));
  const found = readPhotoHeader(bytes)?.thumbnail;
  expect([...bytes.subarray(found?.start, found?.end)]).toEqual(thumbnail);
});

test("a thumbnail that exceeds the file is ignored", () => {
  const bytes = jpeg(exif(1, [0xff, 0xd8, 0xff, 0xd9]));
  expect(readPhotoHeader(bytes.subarray(0, bytes.length - 2))?.thumbnail).toBeNull();
});

test("a JPEG that ends before its frame header has no size", () => {
  expect(readPhotoHeader(jpeg(exif(6)))).toMatchObject({ format: "jpeg", size: null });
});

test("PNG, GIF and the three kinds of WebP have their size", () => {
  const png = Uint8Array.from([
    ...ascii("\x89PNG\r\n\x1a\n"),
    ...u32(13),
    ...ascii("IHDR"),
    ...u32(640),
    ...u32(480),
  ]);
  const gif = Uint8Array.from([...ascii("GIF89a"), 0x80, 0x02, 0xe0, 0x01]);
  const riff = (kind: string, rest: readonly number[]) =>
    Uint8Array.from([...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WEBP"), ...ascii(kind), 0, 0, 0, 0, ...rest]);
  const size = { width: 640, height: 480 };
  expect(readPhotoHeader(png)).toMatchObject({ format: "png", size });
  expect(readPhotoHeader(gif)).toMatchObject({ format: "gif", size });
  expect(readPhotoHeader(riff("VP8X", [0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0, 0]))).toMatchObject({
    format: "webp",
    size,
  });
  const lossless = 639 | (479 << 14);
  expect(
    readPhotoHeader(
      riff("VP8L", [0x2f, lossless & 255, (lossless >> 8) & 255, (lossless >> 16) & 255, lossless >>> 24]),
    ),
  ).toMatchObject({ format: "webp", size });
  expect(readPhotoHeader(riff("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1, 0]))).toMatchObject({
    format: "webp",
    size,
  });
});

const box = (name: string, content: readonly number[]): number[] => [
  ...u32(content.length + 8),
  ...ascii(name),
  ...content,
];
const heif = (brand: string, ...boxes: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([...box("ftyp", [...ascii(brand), 0, 0, 0, 0, ...ascii("mif1")]), ...boxes.flat()]);
const extent = (width: number, height: number): number[] =>
  box("ispe", [0, 0, 0, 0, ...u32(width), ...u32(height)]);

test("HEIC and AVIF differ by their brands and have their largest size", () => {
  const sizes = [extent(512, 512), extent(4032, 3024), extent(320, 240)];
  const size = { width: 4032, height: 3024 };
  expect(readPhotoHeader(heif("heic", ...sizes))).toMatchObject({ format: "heic", size });
  expect(readPhotoHeader(heif("avif", ...sizes))).toMatchObject({ format: "avif", size });
});

test("a HEIC with a quarter turn has its upright size", () => {
  expect(readPhotoHeader(heif("heic", extent(4032, 3024), box("irot", [3])))?.size).toEqual({
    width: 3024,
    height: 4032,
  });
});

test.each(PHOTO_FORMAT_CASES)("the format of $label is $format", ({ format, start }) => {
  expect(readPhotoHeader(start)?.format ?? null).toBe(format);
});

test("a video, a document and an empty file are no photos", () => {
  expect(readPhotoHeader(heif("qt  ").map((byte, at) => (at >= 16 && at < 20 ? 0 : byte)))).toBeNull();
  expect(readPhotoHeader(Uint8Array.from(ascii("%PDF-1.7 and more of it")))).toBeNull();
  expect(readPhotoHeader(new Uint8Array())).toBeNull();
});

test("the reader neither throws nor hangs on any bytes", () => {
  const starts = [
    [],
    [0xff, 0xd8, 0xff],
    [...jpeg(exif(6, [1, 2, 3]))],
    ascii("\x89PNG\r\n\x1a\n"),
    ascii("GIF89a"),
    [...ascii("RIFF"), 0, 0, 0, 0, ...ascii("WEBPVP8L")],
    [...heif("heic", ascii("ispe"))],
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(80),
      (start, rest, cut) => {
        const bytes = Uint8Array.from([...start, ...rest]).subarray(
          0,
          Math.max(0, start.length + rest.length - cut),
        );
        const size = readPhotoHeader(bytes)?.size;
        expect(size === undefined || size === null || (size.width > 0 && size.height > 0)).toBe(true);
      },
    ),
  );
});
