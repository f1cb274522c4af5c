import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitMasterBytes } from "./createMaster.ts";
import { imagesSharp } from "./imagesSharp.ts";
import { distanceToQuadrants, quadrants, writePhoto } from "./test/drawnPhotos.ts";

const SENDER = "a shopper";
const images = imagesSharp();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "images-"));
});
afterAll(async () => {
  await images.close();
  await rm(folder, { recursive: true });
});

let files = 0;
const path = () => join(folder, String(files++));
const fixture = (name: string) => new URL(`./test/${name}`, import.meta.url).pathname;
const createMaster = async (bytes: Uint8Array | string) => {
  const master = path();
  return { result: await images.createMaster(await writePhoto(path(), bytes), master, SENDER), master };
};

/** JPEG ringing at the edges of quadrants is far from their middle. */
const COLOUR_TOLERANCE = 6;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photo with EXIF orientation %i becomes an upright master",
  async (orientation) => {
    const { result, master } = await createMaster(await quadrants(320, 240, orientation).jpeg().toBuffer());
    expect(result).toMatchObject({ kind: "photo", format: "jpeg", width: 320, height: 240 });
    expect(await distanceToQuadrants(master)).toBeLessThan(COLOUR_TOLERANCE);
    expect((await sharp(master).metadata()).orientation).toBeUndefined();
  },
);

test.each(["png", "webp", "avif", "tiff", "gif"] as const)("a %s becomes a master", async (format) => {
  const { result, master } = await createMaster(
    await quadrants().toFormat(format, { quality: 90 }).toBuffer(),
  );
  expect(result).toMatchObject({ kind: "photo", format, width: 320, height: 240 });
  expect(await distanceToQuadrants(master)).toBeLessThan(COLOUR_TOLERANCE + 4);
});

test("a HEIC becomes a master", async () => {
  const master = path();
  expect(await images.createMaster(fixture("field.heic"), master, SENDER)).toMatchObject({
    kind: "photo",
    format: "heic",
    width: 1300,
    height: 900,
  });
  const { channels } = await sharp(master).stats();
  const means = channels.map(({ mean }) => Math.round(mean));
  expect(means).toEqual([expect.closeTo(101, -1), expect.closeTo(92, -1), expect.closeTo(56, -1)]);
});

test("a Display P3 photo keeps its colours in sRGB", async () => {
  const { master } = await createMaster(
    await quadrants().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(),
  );
  // Two conversions at 8 bits cost a little accuracy; without the profile the distance would be over 50.
  expect(await distanceToQuadrants(master)).toBeLessThan(15);
});

test("a photo of 16 bits without a profile counts as sRGB", async () => {
  const { master } = await createMaster(await quadrants().toColourspace("rgb16").png().toBuffer());
  expect(await distanceToQuadrants(master)).toBeLessThan(COLOUR_TOLERANCE);
});

test("transparent parts become white", async () => {
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: "#0000" } });
  const { master } = await createMaster(await clear.png().toBuffer());
  expect((await sharp(master).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("the master is an sRGB JPEG of full colour resolution", async () => {
  const { master } = await createMaster(await quadrants().greyscale().png().toBuffer());
  const { format, space, channels, chromaSubsampling, icc } = await sharp(master).metadata();
  expect({ format, space, channels, chromaSubsampling }).toEqual({
    format: "jpeg",
    space: "srgb",
    channels: 3,
    chromaSubsampling: "4:4:4",
  });
  const srgb = await sharp(await quadrants().withIccProfile("srgb").jpeg().toBuffer()).metadata();
  expect(icc).toEqual(srgb.icc);
});

test("B12 GPS, comments and all other personal metadata stay in the original", async () => {
  const original = await sharp(fixture("sunset-with-gps.jpg")).metadata();
  expect(original.exif).toBeDefined();
  const master = path();
  await images.createMaster(fixture("sunset-with-gps.jpg"), master, SENDER);
  const { exif, xmp, iptc, comments } = await sharp(master).metadata();
  expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  const text = await sharp(master).toBuffer();
  expect(text.includes("script")).toBe(false);
});

/** Returns a PNG whose header claims this size; its pixels are one empty row. */
const pngClaimingSize = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    const body = Buffer.concat([Buffer.from(type), data]);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(1 + Math.ceil(width / 8)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

test.each([
  ["a bomb of 1.6 gigapixels", "TOO_MANY_PIXELS", async () => pngClaimingSize(40_000, 40_000)],
  ["a picture with fewer rows than it claims", "PHOTO_DAMAGED", async () => pngClaimingSize(300, 300)],
  ["no bytes at all", "NOT_AN_IMAGE", async () => Buffer.alloc(0)],
  ["a web page named .jpg", "NOT_AN_IMAGE", async () => Buffer.from("<html><script>alert(1)</script>")],
  ["an SVG", "NOT_AN_IMAGE", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a sliver", "PHOTO_TOO_SMALL", async () => quadrants(2000, 12).jpeg().toBuffer()],
  ["199 pixels", "PHOTO_TOO_SMALL", async () => quadrants(199, 400).png().toBuffer()],
  [
    "a JPEG that ends half-way",
    "PHOTO_DAMAGED",
    async () => (await quadrants(900, 900).jpeg().toBuffer()).subarray(0, 4000),
  ],
])("%s is rejected with %s", async (_, error, bytes) => {
  const { result, master } = await createMaster(await bytes());
  expect(result).toMatchObject({ kind: "error", error, message: expect.stringMatching(/^This .*\.$/) });
  await expect(stat(master)).rejects.toThrow("ENOENT");
});

test.each([
  ["declares-65500x65500.jpg", "TOO_MANY_PIXELS"],
  ["truncated.heic", "PHOTO_DAMAGED"],
  ["corrupt-huffman-tables.jpg", "PHOTO_DAMAGED"],
])("%s is rejected with %s", async (name, error) => {
  expect(await images.createMaster(fixture(name), path(), SENDER)).toMatchObject({ kind: "error", error });
});

test.each([
  ["more time than it may have", "too long", { timeoutMs: 20 }],
  ...(process.platform === "linux"
    ? ([["more memory than it may have", "more memory", { maxMemoryBytes: 1_000_000 }]] as const)
    : []),
] as const)("a sound photo that takes %s is rejected for that reason", async (_, reason, limits) => {
  const limited = imagesSharp({ processes: 1, ...limits });
  try {
    const original = await writePhoto(path(), await quadrants().jpeg({ progressive: true }).toBuffer());
    expect(await limited.createMaster(original, path(), SENDER)).toMatchObject({
      error: "PHOTO_TOO_COMPLEX",
      message: expect.stringContaining(reason),
    });
  } finally {
    await limited.close();
  }
});

test.runIf(process.platform === "linux")(
  "B4 a photo for which the machine had too little time is not refused",
  async () => {
    const limited = imagesSharp({ processes: 1, maxClockMs: 1 });
    try {
      const original = await writePhoto(path(), await quadrants().jpeg().toBuffer());
      expect(await limited.createMaster(original, path(), SENDER)).toEqual({ kind: "busy" });
    } finally {
      await limited.close();
    }
  },
);

test("reliability 30: a copy whose process dies is none, and the death is reported", async () => {
  const deaths: string[] = [];
  const limited = imagesSharp({
    processes: 1,
    maxClockMs: 1,
    onDeath: ({ message }) => deaths.push(message),
  });
  try {
    const master = await writePhoto(path(), await quadrants().jpeg().toBuffer());
    expect(await limited.resize(master, 320, "jpg", path(), SENDER)).toEqual({ kind: "failed" });
    expect(deaths).toEqual([expect.stringMatching(/^The process died that was to resize: (clock|time)$/)]);
  } finally {
    await limited.close();
  }
});

test("reliability 21: a master tells its size, which is bounded", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const noisy = sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#888", noise } });
  const { result, master } = await createMaster(await noisy.webp({ quality: 1 }).toBuffer());
  const bytes = await readFile(master);
  expect(result).toMatchObject({ kind: "photo", masterBytes: bytes.length });
  expect(await limitMasterBytes(bytes, bytes.length)).toBe(bytes);
  const smaller = await limitMasterBytes(bytes, bytes.length - 1);
  expect(smaller?.length).toBeLessThan(bytes.length);
  expect(await limitMasterBytes(bytes, 1000)).toBeUndefined();
});

test("a photo of exactly 200 pixels a side is accepted", async () => {
  const { result } = await createMaster(await quadrants(200, 200).jpeg().toBuffer());
  expect(result.kind).toBe("photo");
});

test("a smaller copy keeps proportions and colours, and no copy is enlarged", async () => {
  const { master } = await createMaster(await quadrants(800, 400).jpeg().toBuffer());
  const [small, same] = [path(), path()];
  await images.resize(master, 320, "jpg", small, SENDER);
  await images.resize(master, 2048, "jpg", same, SENDER);
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 160, format: "jpeg" });
  expect(await sharp(same).metadata()).toMatchObject({ width: 800, height: 400 });
  expect(await distanceToQuadrants(small)).toBeLessThan(COLOUR_TOLERANCE + 4);
});

test.each([
  ["jpg", "jpeg", undefined],
  ["webp", "webp", undefined],
  ["avif", "heif", "av1"],
] as const)(
  "a smaller copy as %s has the same colours and no metadata",
  async (format, named, compression) => {
    const { master } = await createMaster(await quadrants(800, 400).withIccProfile("p3").jpeg().toBuffer());
    const copy = path();
    expect(await images.resize(master, 320, format, copy, SENDER)).toEqual({
      kind: "resized",
      bytes: (await stat(copy)).size,
    });
    const metadata = await sharp(copy).metadata();
    expect(metadata).toMatchObject({ format: named, width: 320, height: 160 });
    expect(metadata.compression).toBe(compression);
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(await distanceToQuadrants(copy)).toBeLessThan(15);
  },
);
