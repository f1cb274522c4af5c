import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { openShopperBrowser } from "./pages/shopperBrowser.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { startShop } from "./startShop.ts";

/**
 * What Lighthouse says of the pages that decide whether somebody buys, on its phone (1.6 Mbit/s, 150 ms).
 *
 *   node bench/pages.ts [--url http://za.localhost:3000] [--slowdown 4] [--throttling devtools] [--page checkout]
 *
 * Without a URL it starts the shop itself (which must have been built: `npm start` once). Lighthouse comes by npx, since it weighs
 * more than all that the shop is built with. `--slowdown` is how much slower than this machine the phone is: 4 for a desktop
 * that does nothing else. Lighthouse tells a benchmark of the machine; at 300 to 800 it is as slow as a phone by itself, and
 * 1 is right. `--throttling simulate` is what Lighthouse does when nobody asks: it loads the page fast and calculates. On a machine
 * of few cores that takes each wait for a core for work, four times as long, so here the line and the processor are slowed in
 * truth (`devtools`). `--page` measures only those whose name has that in it. Compare runs of one quiet machine.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const MIN_SCORES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/**
 * `isPublic`: pages of one person tell search engines to stay away, and Lighthouse takes that for a fault. `asShopper`: by
 * somebody who has a wall with photos and a cart, but none of the shop's own files yet.
 */
const PAGES = [
  { name: "/", path: "/", isPublic: true, asShopper: false },
  { name: "/browse", path: "/browse", isPublic: true, asShopper: false },
  { name: "/design, empty", path: "/design", isPublic: true, asShopper: false },
  {
    name: "/design, twelve photos",
    path: "/design?set=dazzling_dozen",
    isPublic: true,
    asShopper: true,
  },
  { name: "/checkout, no cart", path: "/checkout", isPublic: false, asShopper: false },
  { name: "/checkout, a cart", path: "/checkout", isPublic: false, asShopper: true },
];
const PHOTO_COUNT = 12;

/** The part of Lighthouse's report that is read here. */
type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

const execFileAsync = promisify(execFile);

/** `port`: of the browser to join; absent: a new one that has never been here. */
const runLighthouse = async (url: string, browser: string, port?: number): Promise<LighthouseReport> => {
  // Not while this process stands still: it has to let Lighthouse's pages into the shopper's browser.
  const { stdout } = await execFileAsync(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--throttling-method=${readOption("throttling") ?? "devtools"}`,
      `--throttling.cpuSlowdownMultiplier=${readOption("slowdown") ?? "4"}`,
      ...(port === undefined
        ? ["--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking"]
        : [`--port=${port}`, "--disable-storage-reset"]),
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
};

const browser = findBrowser();
if (!browser) throw new Error("There is no Chromium or Chrome; CHROMIUM_PATH says where one is.");
const scratch = await mkdtemp(join(tmpdir(), "storywall-pages-"));
const shop = readOption("url") === undefined ? await startShop(join(scratch, "data")) : null;
const url = readOption("url") ?? shop?.url ?? "";
const selectedPages = PAGES.filter(({ name }) => name.includes(readOption("page") ?? ""));
const shopper = selectedPages.some(({ asShopper }) => asShopper)
  ? await openShopperBrowser(
      url,
      browser,
      join(scratch, "browser"),
      await make12MegapixelPhotos(scratch, PHOTO_COUNT),
    )
  : null;
let hasPassed = true;
try {
  for (const { name, path, isPublic, asShopper } of selectedPages) {
    await shopper?.clearCaches();
    const { categories, audits, environment } = await runLighthouse(
      `${url}${path}`,
      browser,
      asShopper ? shopper?.port : undefined,
    );
    const scores = Object.entries(MIN_SCORES).map(([category, limit]) => {
      const score = Math.round((categories[category]?.score ?? 0) * 100);
      if (score < limit && (isPublic || category !== "seo")) hasPassed = false;
      return `${category} ${score} (${limit})`;
    });
    const times = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ].map((audit) => `${audit} ${audits[audit]?.displayValue ?? "?"}`);
    console.log(`${name}: ${scores.join(", ")}; ${times.join(", ")}; machine ${environment.benchmarkIndex}`);
  }
} finally {
  await shopper?.close();
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}
process.exitCode = hasPassed ? 0 : 1;
