import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { executeOn } from "@storywall/testkit/executeOn.ts";
import { percentile } from "@storywall/testkit/statistics.ts";
import { findBrowser } from "../tools/browser/findBrowser.ts";
import { startCluster } from "../tools/postgres/cluster.ts";
import { seedOrdersSql } from "./orderSearch/seedOrders.ts";
import { OWNER_PASSWORD } from "./signInOwner.ts";
import { startShop } from "./startShop.ts";

/**
 * Measures how smoothly the owner's table of orders scrolls, on a desktop and on a phone: the time between frames while
 * a finger or wheel moves it down and up again.
 *
 *   node bench/orderTable.ts [--orders 100000]
 *
 * The pages must have been built, as `npm start` does.
 */
const MAX_P95_MS = 16.7;
/**
 * Tolerance: a page reads times in tenths of a millisecond, and a frame is the difference of two times. A missed
 * frame takes 33 ms.
 */
const CLOCK_ERROR_MS = 0.2;
const SCROLLS = 4;
/** Distance of one scroll (px), and its speed (px per second). */
const SCROLL_PX = 3_000;
const SPEED_PX = 2_000;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const count = Number(readOption("orders") ?? 100_000);

type Screen = (typeof SCREENS)[number];

/** Returns the milliseconds between frames while the table is scrolled. */
const measureScroll = async (browser: Browser, url: string, { width, height }: Screen): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${url}/admin`);
  await page.evaluate(async (password) => {
    await fetch("/api/owner/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ password }),
    });
  }, OWNER_PASSWORD);
  await page.goto(`${url}/admin/orders`, { waitUntil: "networkidle" });
  await page
    .getByText(`-${100_000 + count}`)
    .first()
    .waitFor();

  await page.evaluate(() => {
    const times: number[] = [];
    const record = (time: number): void => {
      times.push(time);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    Object.assign(window, { readFrameTimes: () => times });
  });
  const session = await page.context().newCDPSession(page);
  for (let scroll = 0; scroll < SCROLLS; scroll += 1)
    await session.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: height / 2,
      yDistance: scroll % 2 === 0 ? -SCROLL_PX : SCROLL_PX,
      speed: SPEED_PX,
    });
  const times: unknown = await page.evaluate("readFrameTimes()");
  await page.close();
  if (!Array.isArray(times)) throw new Error("The page recorded no frames.");
  return times.slice(1).map((time, index) => Number(time) - Number(times[index]));
};

const executablePath = findBrowser();
if (executablePath === null) throw new Error("No Chromium found; CHROMIUM_PATH may name one.");
const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const cluster = await startCluster({ durable: true });
try {
  const shop = await startShop(join(folder, "data"), { DATABASE_URL: cluster.url, OWNER_PASSWORD });
  try {
    for (const statement of seedOrdersSql(count)) await executeOn(cluster.url, statement);
    await executeOn(cluster.url, "analyze");
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      for (const screen of SCREENS) {
        const p95 = percentile(await measureScroll(browser, shop.url, screen), 95);
        console.log(
          `${count} orders, scrolled at ${screen.width} px: frame p95 ${p95.toFixed(1)} ms (limit ${MAX_P95_MS})`,
        );
        if (p95 > MAX_P95_MS + CLOCK_ERROR_MS) process.exitCode = 1;
      }
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
