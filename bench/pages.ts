import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { startShop } from "./startShop.ts";

/**
 * What Lighthouse says of the pages that decide whether somebody buys, on its phone (1.6 Mbit/s, 150 ms).
 *
 *   node bench/pages.ts [--url http://za.localhost:3000] [--slowdown 4]
 *
 * Without a URL it starts the shop itself (which must have been built: `npm start` once). Lighthouse comes by npx, since it weighs
 * more than all that the shop is built with. `--slowdown` is how much slower than this machine the phone is: 4 for a desktop
 * that does nothing else. Lighthouse tells a benchmark of the machine; at 300 to 800 it is as slow as a phone by itself, and
 * 1 is right. Compare runs of one quiet machine.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** Pages of one person tell search engines to stay away, and Lighthouse takes that for a fault. */
const PAGES = [
  { path: "/", isPublic: true },
  { path: "/browse", isPublic: true },
  { path: "/design", isPublic: true },
  { path: "/checkout", isPublic: false },
];

/** The part of Lighthouse's report that is read here. */
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const measure = (url: string, browser: string): Report =>
  JSON.parse(
    execFileSync(
      "npx",
      [
        "--yes",
        LIGHTHOUSE,
        url,
        "--quiet",
        "--output=json",
        `--throttling.cpuSlowdownMultiplier=${option("slowdown") ?? "4"}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
      ],
      { env: { ...process.env, CHROME_PATH: browser }, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    ),
  );

const browser = findBrowser();
if (!browser) throw new Error("There is no Chromium or Chrome; CHROMIUM_PATH says where one is.");
const given = option("url");
const dataDir = await mkdtemp(join(tmpdir(), "storywall-pages-"));
const shop = given === undefined ? await startShop(dataDir) : null;
let isGood = true;
try {
  for (const { path, isPublic } of PAGES) {
    const { categories, audits, environment } = measure(`${given ?? shop?.url}${path}`, browser);
    const scores = Object.entries(LIMITS).map(([name, limit]) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      if (score < limit && (isPublic || name !== "seo")) isGood = false;
      return `${name} ${score} (${limit})`;
    });
    const times = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
      (name) => `${name} ${audits[name]?.displayValue ?? "?"}`,
    );
    console.log(`${path}: ${scores.join(", ")}; ${times.join(", ")}; machine ${environment.benchmarkIndex}`);
  }
} finally {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
