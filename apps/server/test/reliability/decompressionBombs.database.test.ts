import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { measurePeakMemory, readMemory } from "@storywall/testkit/peakMemory.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitUntil } from "../photos/tusRequests.ts";
import { pngChunk, pngHeaderChunk } from "./maliciousFiles.ts";
import { type RunningShop, startRunningShop } from "./runningShop.ts";

/** Creates a PNG whose header claims that size, with a few bytes of pixels. */
const pngClaimingSize = (width: number, height: number, interlaced = false): Buffer => {
  const picture = deflateSync(Buffer.alloc(1 + width * 3));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    pngHeaderChunk(width, height, interlaced),
    pngChunk("IDAT", picture),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

const gifClaimingSize = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const [screen, position] = [Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]), Buffer.alloc(4)];
  const picture = Buffer.from([0, 2, 2, 0x4c, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from("GIF89a"), size, screen, Buffer.from([0x2c]), position, size, picture]);
};

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });

/** Largest growth of the server's own process while child processes decode. One of the photos takes more to decode. */
const MAX_MEMORY_GROWTH_BYTES = 150_000_000;
/** Time between two calls. Thousands of calls without a pause would fill the heap by themselves. */
const CALL_PAUSE_MS = 50;
/** Of all decoding processes together: one heavy photo, which takes most, beside a light one. */
const MAX_CHILDREN_BYTES = 1_800_000_000;
const MAX_CALL_MS = 2_000;
/** More than any photo takes that is not large. */
const LARGE_CHILD_BYTES = 250_000_000;

describe("decompression bombs", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startRunningShop({ TRUST_PROXY: "127.0.0.1" });
  }, 60_000);
  afterAll(() => shop?.stop());

  const send = async (bytes: Uint8Array, address = "203.0.113.1") => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)]), "photo.jpg");
    const began = performance.now();
    const headers = { "x-forwarded-for": address };
    const reply = await fetch(`${shop.address}/api/photos`, { method: "POST", headers, body: form });
    const body: unknown = await reply.json();
    const [error, message] = ["error", "message"].map((field) => Reflect.get(Object(body), field));
    return { status: reply.status, error, message, ms: performance.now() - began };
  };

  const BOMBS: readonly (readonly [what: string, bytes: () => Promise<Buffer> | Buffer])[] = [
    ["a PNG of 121 megapixels", () => pngClaimingSize(11_000, 11_000)],
    ["a PNG of a gigapixel", () => pngClaimingSize(32_000, 32_000)],
    ["a PNG of four billion pixels", () => pngClaimingSize(65_000, 65_000)],
    ["an interlaced PNG of 144 megapixels", () => pngClaimingSize(12_000, 12_000, true)],
    ["a GIF of four gigapixels", () => gifClaimingSize(65_535, 65_535)],
    [
      "a JPEG of four gigapixels",
      () =>
        readFile(new URL("../../src/adapters/images-sharp/test/declares-65500x65500.jpg", import.meta.url)),
    ],
  ];

  test.each(BOMBS)("reliability 22: %s is rejected by its header", async (_, make) => {
    await send(await plainImage(300, 300).jpeg().toBuffer()); // starts the decoding process
    expect(await send(await make())).toMatchObject({ status: 422, error: "TOO_MANY_PIXELS" });
  });

  test("reliability 22: concurrent decompression bombs do not slow other calls or grow the server's memory", {
    timeout: 120_000,
  }, async () => {
    // At the limits of size and pixels: a small file that needs hundreds of megabytes when decoded.
    const progressive = await plainImage(7_000, 6_000).jpeg({ progressive: true, quality: 50 }).toBuffer();
    const headers = await Promise.all(BOMBS.map(async ([, make]) => make()));
    expect(progressive.length).toBeLessThan(2_000_000);
    const calls: number[] = [];
    const memoryBefore = process.memoryUsage().rss;
    let highest = memoryBefore;
    let isOver = false;

    // Without an id each call would make a visitor, which is limited.
    const { _id: cartId } = JSON.parse((await shop.send("/api/shopify/get-cart-info")).body);

    const bombs = Promise.all(
      [progressive, progressive, progressive, ...headers, ...headers].map((bytes) => send(bytes)),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const began = performance.now();
      expect((await shop.send(`/api/shopify/get-cart-info?cartId=${cartId}`)).status).toBe(200);
      calls.push(performance.now() - began);
      highest = Math.max(highest, process.memoryUsage().rss);
      await wait(CALL_PAUSE_MS);
    }
    const answers = await bombs;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ error }) => error === "TOO_MANY_PIXELS")).toHaveLength(headers.length * 2);
    expect(calls.length).toBeGreaterThan(5);
    expect(Math.max(...calls)).toBeLessThan(MAX_CALL_MS);
    expect(highest - memoryBefore).toBeLessThan(MAX_MEMORY_GROWTH_BYTES);
  });

  // Memory is measured where there is a /proc.
  const testOnLinux = test.skipIf(!existsSync("/proc/self/status"));
  testOnLinux(
    "reliability 22: photos of 120 megapixels stay within the memory of their processes, and delay no other sender",
    {
      timeout: 180_000,
    },
    async () => {
      const progressive = await plainImage(12_000, 9_950).jpeg({ progressive: true, quality: 50 }).toBuffer();
      const small = await plainImage(900, 600).jpeg().toBuffer();
      const finished: string[] = [];
      const { peak } = await measurePeakMemory(process.pid, async () => {
        const large = [1, 2, 3].map(async () => {
          const { status, message } = await send(progressive);
          // On a busy machine one may exceed its time, never its memory.
          expect([201, 422]).toContain(status);
          if (status === 422) expect(message).toContain("too long");
          finished.push("large");
        });
        // All of them have arrived, and one is being decoded.
        await waitUntil(async () => (await readMemory(process.pid)).largestChild > LARGE_CHILD_BYTES);
        for (const address of ["203.0.113.2", "203.0.113.3"]) {
          expect(await send(small, address)).toMatchObject({ status: 201 });
          finished.push("small");
        }
        await Promise.all(large);
      });
      // Those who send large photos wait for themselves: one process is left to light work.
      expect(finished[0]).toBe("small");
      expect(peak.largestChild).toBeGreaterThan(LARGE_CHILD_BYTES);
      expect(peak.children).toBeLessThan(MAX_CHILDREN_BYTES);
    },
  );

  test("reliability 22: an animation counts by its first frame, and a good photo is accepted afterwards", async () => {
    const frames = await Promise.all(
      ["red", "green", "blue"].map((background) =>
        sharp({ create: { width: 400, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    expect(await send(animated)).toMatchObject({ status: 201 });
    expect(await send(await plainImage(900, 600).jpeg().toBuffer())).toMatchObject({ status: 201 });
  });
});
