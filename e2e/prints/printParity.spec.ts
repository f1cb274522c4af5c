import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Lightness, lightnessOf } from "@storywall/testkit/compare/lightness.ts";
import {
  createProof,
  cropToVisible,
  findMaxShiftMm,
  MAX_SHIFT_MM,
  MIN_SSIM,
  type Proof,
  renderPaper,
  renderTileSvg,
  similarity,
} from "./proof.ts";
import {
  createCrop,
  createProofDesign,
  LONG_PROOF_CASES,
  type ProofCase,
  SHORT_PROOF_CASES,
} from "./proofDesigns.ts";
import { createProofPhotos, type ProofPhoto } from "./proofPhotos.ts";

/** PRINT_PROOF=long tests every size and orientation in every frame, including X-Large ones of 50 megapixels. */
const isLong = process.env.PRINT_PROOF === "long";
const CASES = isLong ? LONG_PROOF_CASES : SHORT_PROOF_CASES;
const ORIGIN = "http://proof.localhost";
/** An offset that the comparison must detect. */
const VISIBLE_OFFSET_MM = 1;

let folder = "";
let photos: readonly ProofPhoto[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storywall-proof-"));
  photos = await createProofPhotos(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const getPhoto = (name: ProofPhoto["name"]): ProofPhoto => {
  const photo = photos.find((known) => known.name === name);
  if (!photo) throw new Error(`Cannot find the photo ${name}.`);
  return photo;
};

/** Opens an empty page whose origin serves the photos. */
const openPage = async (page: Page): Promise<void> => {
  await page.route(`${ORIGIN}/*`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    const photo = photos.find((known) => known.name === name);
    return photo
      ? route.fulfill({ contentType: "image/jpeg", body: photo.shown })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Tiles</title>" });
  });
  await page.goto(`${ORIGIN}/page`);
};

/** Returns a tile as the browser shows it. */
const renderScreen = async (page: Page, proof: Proof, part: "photo alone" | "framed"): Promise<Lightness> => {
  const markup = renderTileSvg(proof, part, `${ORIGIN}/${encodeURIComponent(proof.photoName)}`);
  await page.setViewportSize(proof.size);
  await page.evaluate(async (svg) => {
    document.body.style.cssText = "margin:0;overflow:hidden;line-height:0";
    document.body.innerHTML = svg;
    const imageUrls = [...document.querySelectorAll("image")].map((image) => image.href.baseVal);
    await Promise.all(imageUrls.map((src) => Object.assign(new Image(), { src }).decode()));
  }, markup);
  return lightnessOf(await page.screenshot({ type: "png" }));
};

const describeCase = ({
  photo,
  size,
  style,
  orientation,
  cropPosition,
  rotation,
  isFlipped,
}: ProofCase): string =>
  `${photo} in ${size} ${style} ${orientation}, ${cropPosition}, turned by ${rotation}${isFlipped ? ", mirrored" : ""}`;

const prepareProof = (proof: ProofCase, offsetMm = 0): Proof => {
  const { name, size } = getPhoto(proof.photo);
  return createProof(createProofDesign(proof, size, createCrop(proof, size, offsetMm)), name);
};

const isFirstOfItsFrame = (proof: ProofCase): boolean =>
  CASES.find(({ style }) => style === proof.style) === proof;

test("B1 the print of a tile matches what the browser shows; the comparison detects a screen offset of 1 mm", async ({
  page,
}) => {
  test.setTimeout(CASES.length * 60_000);
  await openPage(page);
  for (const proof of CASES) {
    await test.step(describeCase(proof), async () => {
      const paper = await renderPaper(getPhoto(proof.photo).master, prepareProof(proof));
      const screen = await renderScreen(page, prepareProof(proof), "photo alone");
      expect
        .soft(similarity(cropToVisible(screen), cropToVisible(paper)), describeCase(proof))
        .toBeGreaterThanOrEqual(MIN_SSIM);
      expect
        .soft(findMaxShiftMm(cropToVisible(screen), cropToVisible(paper)), describeCase(proof))
        .toBeLessThanOrEqual(MAX_SHIFT_MM);

      const shiftedScreen = await renderScreen(page, prepareProof(proof, VISIBLE_OFFSET_MM), "photo alone");
      expect
        .soft(
          findMaxShiftMm(cropToVisible(shiftedScreen), cropToVisible(paper)),
          `shifted: ${describeCase(proof)}`,
        )
        .toBeGreaterThan(MAX_SHIFT_MM);

      if (!isFirstOfItsFrame(proof)) return;
      const framed = cropToVisible(
        await renderScreen(page, prepareProof(proof), "framed"),
        "withoutFrameShadow",
      );
      expect
        .soft(
          similarity(framed, cropToVisible(paper, "withoutFrameShadow")),
          `framed: ${describeCase(proof)}`,
        )
        .toBeGreaterThanOrEqual(MIN_SSIM);
    });
  }
});

test("B1 the comparison detects a print offset of 1 mm", async ({ page }) => {
  await openPage(page);
  for (const proof of CASES.filter(({ size }) => size === "square_small").slice(0, 4)) {
    const shiftedPaper = await renderPaper(
      getPhoto(proof.photo).master,
      prepareProof(proof, VISIBLE_OFFSET_MM),
    );
    const screen = await renderScreen(page, prepareProof(proof), "photo alone");
    expect
      .soft(findMaxShiftMm(cropToVisible(screen), cropToVisible(shiftedPaper)), describeCase(proof))
      .toBeGreaterThan(MAX_SHIFT_MM);
  }
});
