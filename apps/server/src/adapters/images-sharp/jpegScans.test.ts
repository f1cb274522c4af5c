import sharp from "sharp";
import { expect, test } from "vitest";
import { readFixture } from "../../../test/reliability/maliciousFiles.ts";
import { countJpegScans } from "./jpegScans.ts";

const image = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#a52" } });

test("counts the one scan of a baseline JPEG", async () => {
  expect(countJpegScans(await image().jpeg().toBuffer())).toBe(1);
});

test("counts the scans of a progressive JPEG", async () => {
  // libjpeg's script for three channels (jcparam.c, jpeg_simple_progression).
  expect(countJpegScans(await image().jpeg({ progressive: true }).toBuffer())).toBe(10);
});

test("counts hundreds of scans", async () => {
  expect(countJpegScans(await readFixture("883-scans.jpg"))).toBe(883);
});

test("ends with the image: what follows it is not counted", async () => {
  const jpeg = await image().jpeg().toBuffer();
  expect(countJpegScans(Buffer.concat([jpeg, jpeg]))).toBe(1);
});

test("ends with the bytes of a file that was cut off", async () => {
  const jpeg = await image().jpeg({ progressive: true }).toBuffer();
  for (let length = 0; length < jpeg.length; length += 7)
    expect(countJpegScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(10);
});
