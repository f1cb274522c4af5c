import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const page = readFileSync(new URL("offlinePage.html", import.meta.url), "utf8");

/** Runs the page's script; returns what it does every few seconds, and its reload of the page. */
const openPage = (fetchFile: () => Promise<{ readonly status: number }>) => {
  const reload = vi.fn();
  let check: () => Promise<void> = async () => undefined;
  const context = createContext({
    document: { hidden: false },
    location: { reload },
    addEventListener: () => undefined,
    setInterval: (work: () => Promise<void>) => {
      check = work;
    },
    fetch: fetchFile,
  });
  runInContext(/<script>(.*)<\/script>/s.exec(page)?.[1] ?? "", context);
  return { reload, check: () => check() };
};

test("R2.1 the offline page opens the shop once it answers, and does not cancel that by opening it again", async () => {
  const { reload, check } = openPage(async () => ({ status: 200 }));
  // The shop answers two checks at once, and its page takes longer than until the next check.
  await Promise.all([check(), check()]);
  await check();
  expect(reload).toHaveBeenCalledOnce();
});

test("R2.1 the offline page stays while the shop cannot be reached or fails", async () => {
  for (const fetchFile of [
    async () => ({ status: 503 }),
    () => Promise.reject(new TypeError("Failed to fetch")),
  ]) {
    const { reload, check } = openPage(fetchFile);
    await check();
    expect(reload).not.toHaveBeenCalled();
  }
});
