import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { createHangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { HangingGuideDocument, JobTicket, PackingSlip } from "../../ports/print/OrderDocuments.ts";
import { documentsPdfkit } from "./documentsPdfkit.ts";
import { splitIntoRuns, UNKNOWN_LETTER } from "./fontFaces.ts";

// Reading fonts and setting a page takes a tenth of a second, more on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DOCUMENT_HEAD = {
  orderNumber: "ZA-10001",
  language: "en-ZA",
  orderedAt: new Date("2026-11-21T09:00:00Z"),
};
const EMAIL = "hello.za@storywall.example";

const freeDesign = (tiles: number): Design => {
  const one = createDesign({ kind: "free" });
  const [tile] = one.tiles;
  if (!tile) throw new Error("a free wall begins with a tile");
  return {
    ...one,
    tiles: Array.from({ length: tiles }, (_, index) => ({ ...tile, name: `tile_${index + 1}` })),
  };
};

const wallOf = (design: Design, preview?: Uint8Array) => ({
  title: "Dazzling dozen",
  copies: 1,
  wall: layOut(design),
  preview,
});

const guideOf = (design: Design, preview?: Uint8Array): HangingGuideDocument => {
  const wall = wallOf(design, preview);
  return { ...DOCUMENT_HEAD, email: EMAIL, walls: [{ ...wall, guide: createHangingGuide(wall.wall) }] };
};

const PACK_URL = "https://storywall.example/admin/pack/ZA-10001";

const ticketOf = (design: Design, preview?: Uint8Array): JobTicket => ({
  ...DOCUMENT_HEAD,
  packUrl: PACK_URL,
  orderedOn: "Saturday 21 November",
  sendBy: "Tuesday 24 November",
  walls: [
    {
      ...wallOf(design, preview),
      tiles: design.tiles.map((_, index) => ({
        number: index + 1,
        size: "Medium, 30 × 45 cm",
        orientation: "portrait",
        frame: ["Timeless", "black frame"],
        mat: ["white mat", "opening 20 × 35 cm"],
        crop: "turned by 90°",
        fileName: `ZA-10001_01_tile-${index + 1}_30x45_portrait.jpg`,
      })),
    },
  ],
});

const slipFor = (...deliverTo: readonly string[]): PackingSlip => ({
  ...DOCUMENT_HEAD,
  packUrl: PACK_URL,
  orderedOn: "Saturday 21 November",
  delivery: "By air, 1 day",
  deliverTo,
  seller: ["Storywall (Pty) Ltd"],
  email: EMAIL,
  walls: [{ title: "Square trio", copies: 2, tiles: 3, frames: ["3 × Square, 20 × 20 cm, Sleek"] }],
});

const pdfText = (pdf: Uint8Array): string => Buffer.from(pdf).toString("latin1");
const countPages = (pdf: Uint8Array): number => pdfText(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const preview = (): Promise<Buffer> =>
  sharp({ create: { width: 960, height: 700, channels: 4, background: "#8a9ba8" } })
    .webp()
    .toBuffer();

test("B9 a guide of twelve tiles is one tagged A4 page in the site's language", async () => {
  const pdf = await documentsPdfkit.renderHangingGuide(
    guideOf(createDesign({ kind: "set", key: "dazzling_dozen" })),
  );
  expect(pdfText(pdf)).toMatch(/^%PDF-1\.7/);
  expect(countPages(pdf)).toBe(1);
  expect(pdfText(pdf)).toContain("/Lang (en-ZA)");
  expect(pdfText(pdf)).toContain("/MarkInfo");
  expect(pdfText(pdf)).toContain("/MediaBox [0 0 595.28 841.89]");
});

test.each(GALLERY_WALL_KEYS)("B9 a guide of the ready-made gallery wall %s is one page", async (key) => {
  expect(countPages(await documentsPdfkit.renderHangingGuide(guideOf(createGalleryWall(key))))).toBe(1);
});

test("B9 a table of few rows shares the page of the drawing, which a wide wall leaves room for", async () => {
  expect(countPages(await documentsPdfkit.renderHangingGuide(guideOf(freeDesign(15))))).toBe(1);
});

test("B9 a guide of one tile is one page, of fifty tiles as many as they need", async () => {
  expect(countPages(await documentsPdfkit.renderHangingGuide(guideOf(freeDesign(1))))).toBe(1);
  const twentyFive = countPages(await documentsPdfkit.renderHangingGuide(guideOf(freeDesign(25))));
  expect(twentyFive).toBe(2);
  const fifty = countPages(await documentsPdfkit.renderHangingGuide(guideOf(freeDesign(50))));
  expect(fifty).toBeGreaterThan(2);
  expect(fifty).toBeLessThan(5);
});

test("B13 a ticket contains the wall's preview once, although every tile shows a part of it", async () => {
  const design = freeDesign(12);
  const [without, withPicture] = [
    await documentsPdfkit.renderJobTicket(ticketOf(design)),
    await documentsPdfkit.renderJobTicket(ticketOf(design, await preview())),
  ];
  expect(pdfText(withPicture).match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(pdfText(without)).not.toContain("/Subtype /Image");
});

test("a document whose preview cannot be read shows outlines", async () => {
  const broken = new TextEncoder().encode("no preview");
  expect(countPages(await documentsPdfkit.renderJobTicket(ticketOf(freeDesign(3), broken)))).toBe(1);
});

test("the same order gives the same bytes", async () => {
  const [first, second] = [
    await documentsPdfkit.renderPackingSlip(slipFor("Thandi Mokoena")),
    await documentsPdfkit.renderPackingSlip(slipFor("Thandi Mokoena")),
  ];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test("B13 ticket and slip have the number as bars and the pack page as a QR code, and stay one page", async () => {
  const number = "ZA-10432-R1";
  const at = (host: string) => ({ orderNumber: number, packUrl: `https://${host}/admin/pack/${number}` });
  for (const render of [
    (host: string) => documentsPdfkit.renderJobTicket({ ...ticketOf(freeDesign(3)), ...at(host) }),
    (host: string) => documentsPdfkit.renderPackingSlip({ ...slipFor("Thandi Mokoena"), ...at(host) }),
  ]) {
    const pdf = await render("storywall.example");
    expect(pdfText(pdf)).toContain("QR code of its pack page");
    expect(pdfText(pdf)).toContain("Barcode");
    expect(countPages(pdf)).toBe(1);
    // The address is nowhere as text: it is what the code draws.
    expect(Buffer.from(pdf).equals(Buffer.from(await render("another.example")))).toBe(false);
  }
});

const hasUnknownLetter = (name: string): boolean =>
  splitIntoRuns(name, "plain").some(({ text: letters }) => letters.includes(UNKNOWN_LETTER));

test.each([
  "Žofie Šťastná",
  "Renée Nguyễn",
  "ǃXóõ ǀXam ǁAni ǂHoan",
  "Ковалёв",
  "Γεωργίου",
  "Zoe\u0308 O’Brien",
])("B13 the name %s is printed with all of its letters", (name) => {
  expect(hasUnknownLetter(name)).toBe(false);
});

test("a letter that no font has becomes a question mark, and invisible characters are left out", () => {
  const runs = splitIntoRuns("李 a\u200bb\u0007", "plain");
  expect(runs.map(({ text: letters }) => letters).join("")).toBe(`${UNKNOWN_LETTER} ab`);
});

test("B13 a slip is rendered for any text in an address", async () => {
  const line = fc.string({ unit: "binary", maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
      expect(countPages(await documentsPdfkit.renderPackingSlip(slipFor(...lines)))).toBe(1);
    }),
    { numRuns: 10 },
  );
});

test("labels are four on a sheet of A4, each with a long address in any script", async () => {
  const label = {
    orderNumber: "ZA-10001",
    delivery: "By air, 1 day",
    deliverTo: [
      "Thandi Mokoena",
      "A very long street name that goes on and on 12",
      "Gardens",
      "Кейптаун 8001",
    ],
    seller: ["Storywall", "1 Main Road, Cape Town"],
  };
  const pagesOf = async (count: number) => {
    const labels = Array.from({ length: count }, () => label);
    const pdf = await documentsPdfkit.renderLabels({
      language: "en-ZA",
      createdAt: new Date("2026-11-21T09:00:00Z"),
      labels,
    });
    return Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length;
  };
  expect([await pagesOf(1), await pagesOf(4), await pagesOf(5)]).toEqual([1, 1, 2]);
});
