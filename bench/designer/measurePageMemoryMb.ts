import { readFile } from "node:fs/promises";
import type { Phone } from "./phone.ts";

/**
 * Megabytes that the page's process has to itself (`smaps_rollup`, private pages): scripts' heap, drawing, decoded
 * pictures, the browser's own code for it. More than `performance.measureUserAgentSpecificMemory` would count, which
 * needs a page that is isolated from others. NaN where there is no /proc.
 */
export const measurePageMemoryMb = async ({ browser }: Phone): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  // The page's is the one that has worked; a browser keeps a fresh one ready.
  const busiest = renderers.toSorted((one, other) => other.cpuTime - one.cpuTime)[0];
  const smaps = await readFile(`/proc/${busiest?.id}/smaps_rollup`, "utf8").catch(() => "");
  const kilobytes = [...smaps.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(([, size]) =>
    Number(size),
  );
  return kilobytes.length === 0 ? Number.NaN : kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
};
