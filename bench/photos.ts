import { existsSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { median } from "@storywall/testkit/statistics.ts";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { openPhone, withPhoneCpu } from "./designer/phone.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { readTimings, recordTimings } from "./photos/tileTimings.ts";
import { startShop } from "./startShop.ts";

/**
 * Measures how soon twelve photos of 12 megapixels are visible after they are chosen, and whether the page responds
 * meanwhile.
 *
 *   node bench/photos.ts [--url http://localhost:3000] [--photos folder] [--rounds 3]
 *
 * Without a URL it starts the shop itself (build it before: `npm start` once). Without photos it makes its own. A photo
 * counts as visible in the frame after its image has loaded in its tile. Each figure is the median of the rounds: on a
 * desktop, then on a phone with a processor four times slower (for the page; workers are not slowed).
 */
const THRESHOLDS = { visible: 300, longestTask: 100, phone: { first: 300, all: 3000 } };
const TILES = 12;

type Round = ReturnType<typeof readTimings>;

/** Runs one visit after the other, each in a new browser. */
const runRounds = async (times: number, visit: () => Promise<Round>): Promise<readonly Round[]> => {
  const rounds: Round[] = [];
  while (rounds.length < times) rounds.push(await visit());
  return rounds;
};

const medianOver = (rounds: readonly Round[], pick: (round: Round) => number): number =>
  Math.round(median(rounds.map(pick)));

const report = (label: string, value: number, limit: number): void => {
  console.log(`${label} ${value} (limit ${limit})`);
  if (value > limit) process.exitCode = 1;
};

const executablePath = findBrowser();
if (executablePath === null) throw new Error("No Chromium found; CHROMIUM_PATH may name one.");

const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const photosFolder = readOption("photos") ?? process.env.BENCH_PHOTOS;
const shop = readOption("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
try {
  if (photosFolder !== undefined && !existsSync(photosFolder))
    throw new Error(`Cannot find the folder ${photosFolder}.`);
  const photos =
    photosFolder === undefined
      ? await make12MegapixelPhotos(scratch, TILES)
      : globSync(join(photosFolder, "*.{jpg,jpeg,JPG}")).toSorted().slice(0, TILES);
  if (photos.length < TILES)
    throw new Error(`Cannot measure ${TILES} photos: there are only ${photos.length}.`);

  const url = readOption("url") ?? shop?.url ?? "";
  const rounds = Number(readOption("rounds") ?? 3);
  const desktop = await runRounds(rounds, () => onDesktop((page) => choosePhotos(page, url, photos)));
  report(
    "visible on a desktop, median ms",
    medianOver(desktop, ({ visible }) => median(visible)),
    THRESHOLDS.visible,
  );
  report(
    "longest main thread task ms",
    medianOver(desktop, (round) => round.longestTask),
    THRESHOLDS.longestTask,
  );
  console.log(`all visible ms ${medianOver(desktop, ({ visible }) => Math.max(...visible))}`);

  const phone = await runRounds(rounds, () => onPhone((page) => choosePhotos(page, url, photos)));
  report(
    "first visible on a phone ms",
    medianOver(phone, ({ visible }) => Math.min(...visible)),
    THRESHOLDS.phone.first,
  );
  report(
    "all visible on a phone ms",
    medianOver(phone, ({ visible }) => Math.max(...visible)),
    THRESHOLDS.phone.all,
  );
} finally {
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** Chooses all photos at once and waits until each is visible in its tile. */
async function choosePhotos(page: Page, url: string, photos: readonly string[]): Promise<Round> {
  await page.goto(new URL("/design?set=dazzling_dozen", url).href);
  const input = page.locator('input[type="file"][multiple]').first();
  await input.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(recordTimings);
  await input.setInputFiles([...photos]);
  await page.waitForFunction((tiles) => (window.storywallTimings?.visible.length ?? 0) >= tiles, TILES, {
    timeout: 60_000,
  });
  // Long tasks are reported a little after they end. Sharper previews and uploads are also in this time.
  await page.waitForTimeout(2_000);
  return await page.evaluate(readTimings);
}

async function onDesktop(visit: (page: Page) => Promise<Round>): Promise<Round> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    return await visit(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
}

async function onPhone(visit: (page: Page) => Promise<Round>): Promise<Round> {
  const phone = await openPhone();
  try {
    return await withPhoneCpu(phone, () => visit(phone.page));
  } finally {
    await phone.close();
  }
}
