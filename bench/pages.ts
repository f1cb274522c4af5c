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
 * Measures the most important pages with Lighthouse, on its phone (1.6 Mbit/s, 150 ms).
 *
 *   node bench/pages.ts [--url http://za.localhost:3000] [--slowdown 4] [--throttling devtools] [--page checkout]
 *
 * Without a URL it starts the shop itself (build it before: `npm start` once). Lighthouse is installed by npx, since
 * it is larger than all other dependencies together. `--slowdown` is how much slower than this machine the phone is:
 * 4 for an idle desktop. Lighthouse prints a benchmark of the machine: at 300 to 800 the machine itself is as slow as
 * a phone, and 1 is right. `--throttling simulate` is Lighthouse's default: it loads the page without throttling and
 * computes the rest. On a machine with few cores it counts each wait for a core as work, four times as long. So the
 * default here is `devtools`, which slows down network and processor during the load. `--page` measures only pages
 * with that text in their name. Compare runs on one idle machine.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const MIN_SCORES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/**
 * `isPublic`: other pages ask search engines not to index them, which Lighthouse counts as an SEO error. `asShopper`:
 * with a design with photos and a cart in the browser, but without cached files of the shop.
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

/** Runs Lighthouse in the browser that listens on `port`; without a port in a new one. */
const runLighthouse = async (url: string, browser: string, port?: number): Promise<LighthouseReport> => {
  // Asynchronous: this process must open Lighthouse's pages in the shopper's browser meanwhile.
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
if (!browser) throw new Error("Cannot find Chromium or Chrome; CHROMIUM_PATH may name one.");
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
