import { existsSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { readTimings, watchTiles } from "./photos/watchTiles.ts";
import { startShop } from "./startShop.ts";

/**
 * How soon twelve photos of 12 megapixels are seen after they are chosen, and whether the page answers meanwhile.
 *
 *   node bench/photos.ts [--url http://localhost:3000] [--photos folder] [--rounds 3]
 *
 * Without a URL it starts the shop itself (which must have been built: `npm start` once), without photos it makes its
 * own. A photo counts as seen in the frame that follows the load of its picture in its tile. Each figure is the median
 * over the rounds.
 */
const LIMITS = { firstVisible: 300, longestTask: 100 };
const TILES = 12;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

const executablePath = findBrowser();
if (executablePath === null) throw new Error("No Chromium found; CHROMIUM_PATH may name one.");

const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const given = option("photos") ?? process.env.BENCH_PHOTOS;
const shop = option("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
try {
  if (given !== undefined && !existsSync(given)) throw new Error(`There is no folder ${given}.`);
  const photos =
    given === undefined
      ? await make12MegapixelPhotos(scratch, TILES)
      : globSync(join(given, "*.{jpg,jpeg,JPG}")).toSorted().slice(0, TILES);
  if (photos.length < TILES) throw new Error(`${TILES} photos are wanted, ${photos.length} are there.`);

  const url = option("url") ?? shop?.url ?? "";
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < Number(option("rounds") ?? 3); round += 1)
    rounds.push(await measure(url, photos));

  const over = (pick: (round: (typeof rounds)[number]) => number): number =>
    Math.round(median(rounds.map(pick)));
  const firstVisible = over(({ visible }) => median(visible));
  const longestTask = over((round) => round.longestTask);
  console.log(`first visible median ms ${firstVisible} (limit ${LIMITS.firstVisible})`);
  console.log(`longest main thread task ms ${longestTask} (limit ${LIMITS.longestTask})`);
  console.log(`all visible ms ${over(({ visible }) => Math.max(...visible))}`);
  if (firstVisible > LIMITS.firstVisible || longestTask > LIMITS.longestTask) process.exitCode = 1;
} finally {
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** One visit in a fresh browser: choose all photos at once, wait until each is seen in its tile. */
async function measure(url: string, photos: readonly string[]) {
  const browser = await chromium.launch({
    executablePath: executablePath ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(new URL("/design?set=dazzling_dozen", url).href);
    const input = page.locator('input[type="file"][multiple]').first();
    await input.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.evaluate(watchTiles);
    await input.setInputFiles([...photos]);
    await page.waitForFunction((tiles) => (window.storywallTimings?.visible.length ?? 0) >= tiles, TILES, {
      timeout: 60_000,
    });
    // Long tasks are reported a moment after they end; the finer pictures and the uploads come in this time.
    await page.waitForTimeout(2_000);
    return await page.evaluate(readTimings);
  } finally {
    await browser.close();
  }
}
