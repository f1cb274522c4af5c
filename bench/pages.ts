import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { openShopperBrowser } from "./pages/shopperBrowser.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { OWNER_PASSWORD, signInOwner } from "./signInOwner.ts";
import { startShop } from "./startShop.ts";

/**
 * Measures the most important pages with Lighthouse, on its phone (1.6 Mbit/s, 150 ms), and admin pages on its desktop.
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
 * `isPublic` is false for pages that ask search engines not to index them, which Lighthouse counts as an SEO error.
 * `visitor`: a new one; a shopper who has a design with photos and a cart in the browser, but no cached files of the
 * shop; or the owner, on Lighthouse's desktop.
 */
const PAGES = [
  { name: "/", path: "/", isPublic: true, visitor: "new" },
  { name: "/browse", path: "/browse", isPublic: true, visitor: "new" },
  { name: "/design, empty", path: "/design", isPublic: true, visitor: "new" },
  {
    name: "/design, twelve photos",
    path: "/design?set=dazzling_dozen",
    isPublic: true,
    visitor: "shopper",
  },
  { name: "/checkout, no cart", path: "/checkout", isPublic: false, visitor: "new" },
  { name: "/checkout, a cart", path: "/checkout", isPublic: false, visitor: "shopper" },
  ...["/admin", "/admin/orders", "/admin/figures", "/admin/shop/prices"].map(
    (path) => ({ name: path, path, isPublic: false, visitor: "owner" }) as const,
  ),
] as const;
const PHOTO_COUNT = 12;

/** The part of Lighthouse's report that is read here. */
type LighthouseReport = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
  readonly environment: { readonly benchmarkIndex: number };
};

const execFileAsync = promisify(execFile);

/** Runs Lighthouse with more `flags`, in the browser that listens on `port`; without a port in a new one. */
const runLighthouse = async (
  url: string,
  browser: string,
  { port, flags = [] }: { readonly port?: number | undefined; readonly flags?: readonly string[] },
): Promise<LighthouseReport> => {
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
      ...flags,
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
const shop =
  readOption("url") === undefined ? await startShop(join(scratch, "data"), { OWNER_PASSWORD }) : null;
const url = readOption("url") ?? shop?.url ?? "";
const selectedPages = PAGES.filter(({ name }) => name.includes(readOption("page") ?? ""));
const shopper = selectedPages.some(({ visitor }) => visitor === "shopper")
  ? await openShopperBrowser(
      url,
      browser,
      join(scratch, "browser"),
      await make12MegapixelPhotos(scratch, PHOTO_COUNT),
    )
  : null;
let hasPassed = true;
try {
  for (const { name, path, isPublic, visitor } of selectedPages) {
    await shopper?.clearCaches();
    const { categories, audits, environment } = await runLighthouse(
      `${url}${path}`,
      browser,
      visitor === "owner"
        ? {
            flags: [
              "--preset=desktop",
              `--extra-headers=${JSON.stringify({ cookie: await signInOwner(url) })}`,
            ],
          }
        : {
            port: visitor === "shopper" ? shopper?.port : undefined,
            flags: [`--throttling.cpuSlowdownMultiplier=${readOption("slowdown") ?? "4"}`],
          },
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
