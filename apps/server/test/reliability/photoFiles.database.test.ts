import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { PHOTO_WIDTHS } from "@storywall/domain/photos/photoWidths.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { createUpload, sendPatch } from "../photos/tusRequests.ts";
import { jpeg, MALICIOUS_FILE_NAMES, MALICIOUS_FILES, readFixture } from "./maliciousFiles.ts";
import { createPhotoForm, expectPhoto, sendPhotoForm } from "./photoForms.ts";
import { type RunningShop, startRunningShop } from "./runningShop.ts";

describe("photo files", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startRunningShop();
  }, 60_000);
  afterAll(() => shop?.stop());

  const send = (bytes: Uint8Array, name: string) => sendPhotoForm(shop, createPhotoForm(bytes, name));
  const fetchPhoto = (photo: Photo, query = "", accept = "*/*") =>
    fetch(`${shop.address}${new URL(photo.url).pathname}${query}`, { headers: { accept } });
  const fetchBytes = async (photo: Photo, query = "") =>
    Buffer.from(await (await fetchPhoto(photo, query)).arrayBuffer());
  const tree = async (folder: string) =>
    (await readdir(join(shop.folder, folder), { recursive: true })).sort();

  test("reliability 20: the corpus has at least fifty files", () => {
    expect(MALICIOUS_FILES.length).toBeGreaterThanOrEqual(50);
  });

  test.each(MALICIOUS_FILES)("reliability 20: %s gives %s", async (_, expected, make) => {
    const bytes = await make();
    const reply = await send(bytes, "holiday.jpg");
    if (expected !== "clean") {
      expect(await reply.json()).toMatchObject({ error: expected, statusCode: reply.status });
      return;
    }
    const photo = await expectPhoto(reply);
    for (const query of ["", "?w=320"]) {
      const served = await fetchBytes(photo, query);
      expect((await sharp(served).metadata()).format).toBe("jpeg");
      expect(served.includes("script")).toBe(false);
      expect(served.includes("PK\x03\x04")).toBe(false);
    }
  });

  test.each(MALICIOUS_FILE_NAMES)(
    "reliability 20, 23: a photo named %j is recognised by its bytes and stored under a name of the server",
    async (name) => {
      const photo = await expectPhoto(await send(await jpeg(), name));
      expect(photo.url).toMatch(/\/photos\/[A-Za-z0-9_-]{24}\.jpg$/);
      const bytes = new Uint8Array(await jpeg());
      const upload = await createUpload(shop.address, bytes.length, { filename: name, filetype: name, name });
      expect(upload).toMatch(/\/api\/uploads\/[A-Za-z0-9_-]{24}$/);
      expect((await sendPatch(upload, 0, bytes)).status).toBe(204);
      expect((await fetch(upload)).status).toBe(200);
    },
  );

  test("reliability 23: uploads write only into the shop's folders, under names of the server", async () => {
    const OWN_FILE_PATTERN =
      /^(?:by-id|drafts|[A-Za-z0-9_-]{2}|[A-Za-z0-9_-]{24}|original|master|\d{3,4}|bytes|upload\.json|outcome\.json)(?:\.(?:jpg|webp|avif))?$/;
    const names = [...(await tree("photos")), ...(await tree("uploads"))].flatMap((path) => path.split("/"));
    expect(names.length).toBeGreaterThan(MALICIOUS_FILE_NAMES.length * 4);
    expect([...new Set(names)].filter((name) => !OWN_FILE_PATTERN.test(name))).toEqual([]);
    expect(
      (await readdir(shop.folder)).filter(
        (name) => !/^(?:photos|uploads|mail|previews|art|prints|lock)$/.test(name),
      ),
    ).toEqual([]);
    for (const outside of ["/etc/cron.d/evil.jpg", "/tmp/evil.jpg", join(shop.folder, "../evil.jpg")]) {
      await expect(stat(outside)).rejects.toThrow("ENOENT");
    }
  });

  const TRAVERSAL_STEPS = [
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
    "reliability 23: no URL under %s reads outside its folder",
    async (prefix) => {
      for (const step of TRAVERSAL_STEPS) {
        for (const file of ["etc/passwd", "package.json", "upload.json", "master", "original"]) {
          const answer = await shop.send(`${prefix}${step.repeat(8)}${file}`);
          expect(answer.body, `${step}${file}`).not.toMatch(/root:[^:]*:0:0:|"workspaces"|"assetId"|JFIF/);
          expect(
            answer.status === 200 && !String(answer.headers["content-type"]).startsWith("text/html"),
          ).toBe(false);
        }
      }
    },
  );

  test("reliability 25: no served variant of a photo has location, camera or author metadata", {
    timeout: 120_000,
  }, async () => {
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
    for (const original of [
      marked,
      await readFixture("sunset-with-gps.jpg"),
      await readFixture("field.heic"),
    ]) {
      const photo = await expectPhoto(await send(original, "IMG_0042 Thandi.jpg"));
      const formatsSeen = new Set<string | null>();
      const variants = ["", ...PHOTO_WIDTHS.map((width) => `?w=${width}`)].flatMap((query) =>
        ["image/avif", "image/webp", "image/jpeg"].map((accept) => [query, accept] as const),
      );
      for (const [query, accept] of variants) {
        const reply = await fetchPhoto(photo, query, accept);
        formatsSeen.add(reply.headers.get("content-type"));
        const served = Buffer.from(await reply.arrayBuffer());
        const { exif, xmp, iptc, comments } = await sharp(served).metadata();
        expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
        for (const mark of [
          "Exif",
          "GPS",
          "EXIF",
          "XMP ",
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
        // An embedded thumbnail would be a second JPEG.
        expect(served.indexOf(Buffer.from("ffd8ff", "hex"), 2)).toBe(-1);
      }
      expect([...formatsSeen].toSorted()).toEqual(["image/avif", "image/jpeg", "image/webp"]);
    }
  });

  test("reliability 25: an original has no URL", async () => {
    const { asset_id } = await expectPhoto(
      await send(await readFixture("sunset-with-gps.jpg"), "sunset.jpg"),
    );
    for (const path of [
      `/photos/${asset_id}`,
      `/photos/${asset_id}/original`,
      `/photos/${asset_id}.original`,
      `/photos/by-id/${asset_id.slice(0, 2)}/${asset_id}/original`,
      `/photos/${asset_id}.jpg?w=original`,
      `/photos/${asset_id}.jpg?w=0`,
    ]) {
      expect((await shop.send(path)).status, path).toBe(404);
    }
  });
});
