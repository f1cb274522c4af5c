import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Lightness, lightnessOf } from "@storywall/testkit/compare/lightness.ts";
import {
  farthestMm,
  LEAST_SSIM,
  likeness,
  MOST_SHIFT_MM,
  onPaper,
  type Proof,
  proofOf,
  seen,
  tileMarkup,
} from "./proof.ts";
import { cropOf, designOf, LONG_PROOF, type ProofCase, SHORT_PROOF } from "./proofDesigns.ts";
import { type ProofPhoto, proofPhotos } from "./proofPhotos.ts";

/** PRINT_PROOF=long: every size and orientation in every frame, X-Large ones of 50 megapixels among them. */
const isLong = process.env.PRINT_PROOF === "long";
const CASES = isLong ? LONG_PROOF : SHORT_PROOF;
const ORIGIN = "http://proof.localhost";
/** As far as a tile may not move unseen. */
const ASIDE_MM = 1;

let folder = "";
let photos: readonly ProofPhoto[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storywall-proof-"));
  photos = await proofPhotos(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const photoOf = (name: ProofPhoto["name"]): ProofPhoto => {
  const photo = photos.find((known) => known.name === name);
  if (!photo) throw new Error(`there is no photo ${name}`);
  return photo;
};

/** An empty page that can have the photos. */
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

/** What the browser shows of a tile. */
const onScreen = async (page: Page, proof: Proof, what: "photo alone" | "framed"): Promise<Lightness> => {
  const markup = tileMarkup(proof, what, `${ORIGIN}/${encodeURIComponent(proof.photoName)}`);
  await page.setViewportSize(proof.size);
  await page.evaluate(async (svg) => {
    document.body.style.cssText = "margin:0;overflow:hidden;line-height:0";
    document.body.innerHTML = svg;
    const addresses = [...document.querySelectorAll("image")].map((image) => image.href.baseVal);
    const decoded = addresses.map((address) => Object.assign(new Image(), { src: address }).decode());
    await Promise.all(decoded);
  }, markup);
  return lightnessOf(await page.screenshot({ type: "png" }));
};

const wordsOf = ({ photo, size, style, orientation, place, rotation, isFlipped }: ProofCase): string =>
  `${photo} in ${size} ${style} ${orientation}, ${place}, turned by ${rotation}${isFlipped ? ", mirrored" : ""}`;

const make = (proof: ProofCase, aside = 0): Proof => {
  const { name, size } = photoOf(proof.photo);
  return proofOf(designOf(proof, size, cropOf(proof, size, aside)), name);
};

const isFirstInItsFrame = (proof: ProofCase): boolean =>
  CASES.find(({ style }) => style === proof.style) === proof;

test("B1 the print of a tile is what a browser shows of it; a millimetre aside would be seen", async ({
  page,
}) => {
  test.setTimeout(CASES.length * 60_000);
  await openPage(page);
  for (const proof of CASES) {
    await test.step(wordsOf(proof), async () => {
      const paper = await onPaper(photoOf(proof.photo).master, make(proof));
      const screen = await onScreen(page, make(proof), "photo alone");
      expect.soft(likeness(seen(screen), seen(paper)), wordsOf(proof)).toBeGreaterThanOrEqual(LEAST_SSIM);
      expect.soft(farthestMm(seen(screen), seen(paper)), wordsOf(proof)).toBeLessThanOrEqual(MOST_SHIFT_MM);

      const aside = await onScreen(page, make(proof, ASIDE_MM), "photo alone");
      expect
        .soft(farthestMm(seen(aside), seen(paper)), `aside: ${wordsOf(proof)}`)
        .toBeGreaterThan(MOST_SHIFT_MM);

      if (!isFirstInItsFrame(proof)) return;
      const framed = seen(await onScreen(page, make(proof), "framed"), "inFrame");
      expect
        .soft(likeness(framed, seen(paper, "inFrame")), `framed: ${wordsOf(proof)}`)
        .toBeGreaterThanOrEqual(LEAST_SSIM);
    });
  }
});

test("B1 a print that lies a millimetre aside would be seen", async ({ page }) => {
  await openPage(page);
  for (const proof of CASES.filter(({ size }) => size === "square_small").slice(0, 4)) {
    const aside = await onPaper(photoOf(proof.photo).master, make(proof, ASIDE_MM));
    const screen = await onScreen(page, make(proof), "photo alone");
    expect.soft(farthestMm(seen(screen), seen(aside)), wordsOf(proof)).toBeGreaterThan(MOST_SHIFT_MM);
  }
});
