import { readFile } from "node:fs/promises";
import type { Phone } from "./phone.ts";

/**
 * Returns the private memory of the page's process in MB (`smaps_rollup`): scripts' heap, drawing, decoded images,
 * the browser's own code for the page. It is more than `performance.measureUserAgentSpecificMemory` counts, which
 * needs a cross-origin isolated page. NaN when there is no /proc.
 */
export const measurePageMemoryMb = async ({ browser }: Phone): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  // The busiest renderer is the page's: browsers also have an idle one in reserve.
  const busiest = renderers.toSorted((one, other) => other.cpuTime - one.cpuTime)[0];
  const smaps = await readFile(`/proc/${busiest?.id}/smaps_rollup`, "utf8").catch(() => "");
  const kilobytes = [...smaps.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(([, size]) =>
    Number(size),
  );
  return kilobytes.length === 0 ? Number.NaN : kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
};
