import { readdir, readFile, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { failureReply } from "@storywall/contract/errors.ts";
import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { created, patch, until } from "../photos/tusRequests.ts";
import { type RunningShop, startShop } from "./runningShop.ts";

const fixture = (name: string) =>
  readFile(new URL(`../../src/adapters/images-sharp/test/${name}`, import.meta.url));
const latin = (text: string) => Buffer.from(text, "latin1");
const SCRIPT = "<script>alert(document.domain)</script>";
const jpeg = () => quadrants(400, 300).jpeg().toBuffer();
const LIMIT = 50_000_000;

/** A JPEG with a comment behind its first marker. */
const withComment = (picture: Buffer, text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([picture.subarray(0, 2), latin("\xff\xfe"), length, latin(text), picture.subarray(2)]);
};

type Expected = "NOT_AN_IMAGE" | "PHOTO_DAMAGED" | "TOO_MANY_PIXELS" | "PHOTO_TOO_SMALL" | "clean";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${SCRIPT}<image href="file:///etc/passwd"/></svg>`;

/** Files that are something else than they seem. Clean: taken, and nothing of the other thing is served. */
const CORPUS: readonly (readonly [
  what: string,
  expected: Expected,
  bytes: () => Promise<Buffer> | Buffer,
])[] = [
  ["an SVG", "NOT_AN_IMAGE", () => latin(SVG)],
  ["an SVG behind spaces and a comment", "NOT_AN_IMAGE", () => latin(`\n\n<!-- a photo -->${SVG}`)],
  [
    "an SVG with a document type",
    "NOT_AN_IMAGE",
    () => latin(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
  ],
  ["an SVG in UTF-16", "NOT_AN_IMAGE", () => Buffer.from(`\ufeff${SVG}`, "utf16le")],
  ["an SVG with a byte order mark", "NOT_AN_IMAGE", () => Buffer.from(`\ufeff${SVG}`)],
  ["a packed SVG", "NOT_AN_IMAGE", () => gzipSync(SVG)],
  ["an SVG behind the first bytes of a JPEG", "PHOTO_DAMAGED", () => latin(`\xff\xd8\xff\xe0${SVG}`)],
  ["an SVG behind the first bytes of a PNG", "PHOTO_DAMAGED", () => latin(`\x89PNG\r\n\x1a\n${SVG}`)],
  ["an SVG behind the first bytes of a GIF", "PHOTO_DAMAGED", () => latin(`GIF89a${SVG}`)],
  ["an SVG that calls itself HEIC", "PHOTO_DAMAGED", () => latin(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${SVG}`)],
  ["a web page", "NOT_AN_IMAGE", () => latin(`<!doctype html>${SCRIPT}`)],
  ["a web page in capitals", "NOT_AN_IMAGE", () => latin(`<HTML><BODY>${SCRIPT}`)],
  ["a script alone", "NOT_AN_IMAGE", () => latin("alert(1)")],
  [
    "a script that is called GIF",
    "PHOTO_DAMAGED",
    () => latin("GIF89a/*\0\0\0\0*/=1;alert(document.domain)"),
  ],
  ["PHP", "NOT_AN_IMAGE", () => latin("<?php system($_GET['c']); ?>")],
  ["PHP behind the first bytes of a GIF", "PHOTO_DAMAGED", () => latin("GIF87a<?php system($_GET['c']); ?>")],
  ["a PDF", "NOT_AN_IMAGE", () => latin("%PDF-1.7\n1 0 obj")],
  ["PostScript", "NOT_AN_IMAGE", () => latin("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file")],
  [
    "ImageMagick's own language",
    "NOT_AN_IMAGE",
    () => latin("push graphic-context\nfill 'url(https://evil.example/\"|ls\")'\npop graphic-context"),
  ],
  ["a picture of text commands", "NOT_AN_IMAGE", () => latin("id=ImageMagick version=1.0\n")],
  ["a ZIP archive", "NOT_AN_IMAGE", () => latin("PK\x03\x04\x14\0")],
  ["a program", "NOT_AN_IMAGE", () => latin("MZ\x90\0\x03")],
  ["a program of Linux", "NOT_AN_IMAGE", () => latin("\x7fELF\x02\x01\x01")],
  ["a shell script", "NOT_AN_IMAGE", () => latin("#!/bin/sh\ncurl evil.example\n")],
  ["a film", "NOT_AN_IMAGE", () => latin("\0\0\0\x18ftypisom\0\0\0\0isommp42")],
  ["a list of films", "NOT_AN_IMAGE", () => latin("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n")],
  ["a BMP", "NOT_AN_IMAGE", () => latin("BM\x36\0\0\0")],
  ["an icon", "NOT_AN_IMAGE", () => latin("\0\0\x01\0\x01\0")],
  ["a Photoshop document", "NOT_AN_IMAGE", () => latin("8BPS\0\x01")],
  ["a camera's raw file", "NOT_AN_IMAGE", () => latin("II*\0\x10\0\0\0CR\x02\0")],
  ["JSON", "NOT_AN_IMAGE", () => latin('{"__proto__":{}}')],
  ["nothing", "NOT_AN_IMAGE", () => Buffer.alloc(0)],
  ["one byte", "NOT_AN_IMAGE", () => Buffer.alloc(1)],
  ["zeros", "NOT_AN_IMAGE", () => Buffer.alloc(5_000)],
  ["the first bytes of a JPEG alone", "PHOTO_DAMAGED", () => latin("\xff\xd8\xff")],
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
  ["a HEIC cut short", "PHOTO_DAMAGED", () => fixture("truncated.heic")],
  ["a JPEG of broken tables", "PHOTO_DAMAGED", () => fixture("corrupt-huffman-tables.jpg")],
  ["a JPEG that claims 4 gigapixels", "TOO_MANY_PIXELS", () => fixture("declares-65500x65500.jpg")],
  [
    "a pixel",
    "PHOTO_TOO_SMALL",
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
  ],
  ["a JPEG with a script for its comment", "clean", async () => withComment(await jpeg(), SCRIPT)],
  ["a JPEG with a script behind its end", "clean", async () => Buffer.concat([await jpeg(), latin(SCRIPT)])],
  [
    "a JPEG with a program behind its end",
    "clean",
    async () => Buffer.concat([await jpeg(), latin(`PK\x03\x04${SCRIPT}`)]),
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
    async () => Buffer.concat([await quadrants(400, 300).png().toBuffer(), latin(SCRIPT)]),
  ],
  [
    "a GIF with a script behind its end",
    "clean",
    async () => Buffer.concat([await quadrants(400, 300).gif().toBuffer(), latin(SCRIPT)]),
  ],
  [
    "a WebP with a script in its XMP",
    "clean",
    () => quadrants(400, 300).withXmp(`<x>${SCRIPT}</x>`).webp().toBuffer(),
  ],
];

/** Names that have led servers astray. */
const NAMES = [
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

describe("files of photos", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startShop();
  }, 60_000);
  afterAll(() => shop?.stop());

  const form = (bytes: Uint8Array, name: string): FormData => {
    const data = new FormData();
    data.append("file", new Blob([new Uint8Array(bytes)]), name);
    return data;
  };
  const send = (body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}) =>
    fetch(`${shop.address}/api/photos`, {
      method: "POST",
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });
  const photoOf = async (response: Response): Promise<Photo> => {
    const said = await response.text();
    expect(response.status, said).toBe(201);
    return z.parse(photoSchema, JSON.parse(said));
  };
  const bytesAt = async (photo: Photo, query = "") =>
    Buffer.from(await (await fetch(`${shop.address}${new URL(photo.url).pathname}${query}`)).arrayBuffer());
  const tree = async (folder: string) =>
    (await readdir(join(shop.folder, folder), { recursive: true })).sort();

  test("reliability 20: the corpus holds at least fifty files", () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(50);
  });

  test.each(CORPUS)("reliability 20: %s: %s", async (_, expected, make) => {
    const bytes = await make();
    const reply = await send(form(bytes, "holiday.jpg"), { "x-content-type": "image/jpeg" });
    if (expected !== "clean") {
      expect(await reply.json()).toMatchObject({ error: expected, statusCode: reply.status });
      return;
    }
    const photo = await photoOf(reply);
    for (const query of ["", "?w=320"]) {
      const served = await bytesAt(photo, query);
      expect((await sharp(served).metadata()).format).toBe("jpeg");
      expect(served.includes("script")).toBe(false);
      expect(served.includes("PK\x03\x04")).toBe(false);
    }
  });

  test.each(NAMES)(
    "reliability 20, 23: a photo called %j is known by its bytes and kept under a name of ours",
    async (name) => {
      const photo = await photoOf(await send(form(await jpeg(), name)));
      expect(photo.url).toMatch(/\/photos\/[A-Za-z0-9_-]{24}\.jpg$/);
      const bytes = new Uint8Array(await jpeg());
      const upload = await created(shop.address, bytes.length, { filename: name, filetype: name, name });
      expect(upload).toMatch(/\/api\/uploads\/[A-Za-z0-9_-]{24}$/);
      expect((await patch(upload, 0, bytes)).status).toBe(204);
      expect((await fetch(upload)).status).toBe(200);
    },
  );

  test("reliability 23: nothing was written beside the shop's own folders, and every name in them is ours", async () => {
    const OURS =
      /^(?:by-id|drafts|[A-Za-z0-9_-]{2}|[A-Za-z0-9_-]{24}|original|master|\d{3,4}|bytes|upload\.json|outcome\.json)(?:\.jpg)?$/;
    const names = [...(await tree("photos")), ...(await tree("uploads"))].flatMap((path) => path.split("/"));
    expect(names.length).toBeGreaterThan(NAMES.length * 4);
    expect([...new Set(names)].filter((name) => !OURS.test(name))).toEqual([]);
    expect(
      (await readdir(shop.folder)).filter(
        (name) => !/^(?:photos|uploads|mail|previews|art|lock)$/.test(name),
      ),
    ).toEqual([]);
    for (const outside of ["/etc/cron.d/evil.jpg", "/tmp/evil.jpg", join(shop.folder, "../evil.jpg")]) {
      await expect(stat(outside)).rejects.toThrow("ENOENT");
    }
  });

  const LED_ASTRAY = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "%252e%252e%252f",
    "..;/",
    "....//",
    "%c0%ae%c0%ae/",
  ];
  test.each(["/photos/", "/previews/", "/art/", "/assets/", "/api/uploads/", "/api/docs/", "/"])(
    "reliability 23: no address under %s leads out of its folder",
    async (place) => {
      for (const step of LED_ASTRAY) {
        for (const file of ["etc/passwd", "package.json", "upload.json", "master", "original"]) {
          const answer = await shop.ask(`${place}${step.repeat(8)}${file}`);
          expect(answer.body, `${step}${file}`).not.toMatch(/root:|"workspaces"|"assetId"|JFIF/);
          expect(
            answer.status === 200 && !String(answer.headers["content-type"]).startsWith("text/html"),
          ).toBe(false);
        }
      }
    },
  );

  test("reliability 25: no served variant of a photo knows where, with what or by whom it was taken", async () => {
    const marks = {
      IFD0: {
        Make: "CameraMaker",
        Model: "CameraModel",
        Artist: "Thandi Mokoena",
        Copyright: "Thandi",
        Software: "PhoneOS",
      },
      IFD2: {
        BodySerialNumber: "SERIAL-0042",
        LensSerialNumber: "LENS-0042",
        CameraOwnerName: "Thandi Mokoena",
      },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "33/1 55/1 30/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "18/1 25/1 26/1",
      },
    };
    const marked = await quadrants(900, 700)
      .withExif(marks)
      .withXmp("<x:xmpmeta><exif:GPSLatitude>33,55.5S</exif:GPSLatitude></x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(marked.includes("SERIAL-0042")).toBe(true);
    for (const original of [marked, await fixture("sunset-with-gps.jpg"), await fixture("field.heic")]) {
      const photo = await photoOf(await send(form(original, "IMG_0042 Thandi.jpg")));
      for (const query of ["", "?w=320", "?w=640", "?w=1280", "?w=2048"]) {
        const served = await bytesAt(photo, query);
        const { exif, xmp, iptc, comments } = await sharp(served).metadata();
        expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
        for (const mark of [
          "Exif\0",
          "GPS",
          "SERIAL-0042",
          "LENS-0042",
          "Thandi",
          "CameraMaker",
          "PhoneOS",
          "xmpmeta",
          "Photoshop 3.0",
        ]) {
          expect(served.includes(mark), mark).toBe(false);
        }
        // A thumbnail would be a second picture in it.
        expect(served.indexOf(Buffer.from("ffd8ff", "hex"), 2)).toBe(-1);
      }
    }
  });

  test("reliability 25: an original has no address", async () => {
    const { asset_id } = await photoOf(await send(form(await fixture("sunset-with-gps.jpg"), "sunset.jpg")));
    for (const path of [
      `/photos/${asset_id}`,
      `/photos/${asset_id}/original`,
      `/photos/${asset_id}.original`,
      `/photos/by-id/${asset_id.slice(0, 2)}/${asset_id}/original`,
      `/photos/${asset_id}.jpg?w=original`,
      `/photos/${asset_id}.jpg?w=0`,
    ]) {
      expect((await shop.ask(path)).status, path).toBe(404);
    }
  });

  test.each([
    [LIMIT - 1, 415, "NOT_AN_IMAGE"],
    [LIMIT, 415, "NOT_AN_IMAGE"],
    [LIMIT + 1, 413, "PHOTO_TOO_LARGE"],
  ])(
    "reliability 21: a file of %i bytes is answered %i %s, told or not how long it is",
    async (bytes, status, error) => {
      const whole = new Uint8Array(bytes).fill(0x20);
      const told = await send(form(whole, "large.jpg"));
      expect([told.status, z.parse(failureReply, await told.json()).error]).toEqual([status, error]);

      const head = latin('--x\r\ncontent-disposition: form-data; name="file"; filename="large.jpg"\r\n\r\n');
      const chunked = new ReadableStream({
        start: (controller) => {
          for (const part of [head, whole, latin("\r\n--x--\r\n")]) controller.enqueue(part);
          controller.close();
        },
      });
      const untold = await send(chunked, { "content-type": "multipart/form-data; boundary=x" });
      expect([untold.status, z.parse(failureReply, await untold.json()).error]).toEqual([status, error]);
    },
  );

  /** A request by hand, whose head may say what is not so. Resolves with all that came back until it closed. */
  const byHand = (text: string, then?: "stay") => {
    const socket = connect(Number(new URL(shop.address).port), "127.0.0.1");
    let heard = "";
    socket.setEncoding("latin1").on("data", (chunk) => (heard += chunk));
    socket.on("error", () => {});
    const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(heard)));
    socket.write(text);
    if (then !== "stay") socket.end();
    return { closed, end: () => socket.destroy(), heard: () => heard };
  };
  const headOf = (fields: string) =>
    `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n${fields}\r\n\r\n`;
  const PART =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nnot a photo\r\n--x--\r\n';

  test("reliability 21: a body that is shorter or longer than it says leaves nothing behind, and never a 500", async () => {
    const before = await tree("uploads");
    const lies = [
      `Content-Length: ${PART.length + 1_000_000}`,
      "Content-Length: 10",
      "Content-Length: 0",
      "Content-Length: -1",
      "Content-Length: 99999999999999999999",
      "Content-Length: 5\r\nContent-Length: 6",
      "Content-Length: 5\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding: chunked, identity",
    ];
    for (const lie of lies) {
      const said = await byHand(headOf(lie) + PART).closed;
      expect(said, lie).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
    }
    await until(async () => (await tree("uploads")).length === before.length);
  });

  test("reliability 21: heads that never end are refused", async () => {
    const large = await shop
      .ask("/healthz", { headers: { "x-large": "x".repeat(20_000) } })
      .catch(() => ({ status: 431 }));
    expect(large.status).toBe(431);
    const many = await shop
      .ask("/healthz", {
        headers: Object.fromEntries(
          Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, "y".repeat(20)]),
        ),
      })
      .catch(() => ({ status: 431 }));
    expect(many.status).toBe(431);
  });

  test("reliability 21: senders that stall keep nobody waiting", async () => {
    const stalled = Array.from({ length: 20 }, () =>
      byHand(`${headOf("Content-Length: 1000000")}${PART.slice(0, 90)}`, "stay"),
    );
    const began = performance.now();
    for (let count = 0; count < 20; count++) expect((await shop.ask("/healthz")).status).toBe(200);
    expect((performance.now() - began) / 20).toBeLessThan(1_000);
    await photoOf(await send(form(await jpeg(), "meanwhile.jpg")));
    for (const { end } of stalled) end();
    await Promise.all(stalled.map(({ closed }) => closed));
  });
});
