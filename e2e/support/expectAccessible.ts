import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Checks that axe finds no violation in the current state of the page (WCAG 2.2 AA and best practices) (B11).
 * `excluded` selects elements that are separate pages, such as frames.
 */
export const expectAccessible = async (page: Page, state: string, excluded?: string): Promise<void> => {
  // A colour in the middle of a transition has a contrast of its own. So start no new transition (a button that becomes
  // enabled while axe runs would be measured half-way), and wait for those that run.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    // A change of the colour scheme starts its transitions in the next frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // An animation that follows scrolling has no end.
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });
  for (const frame of excluded === undefined ? page.frames() : [page.mainFrame()]) await loadAxe(frame);
  const failures = await page.evaluate(async (exclude) => {
    if (window.axe === undefined) throw new Error("axe is not loaded.");
    const { violations } = await window.axe.run(exclude === undefined ? document : { exclude: [[exclude]] }, {
      resultTypes: ["violations"],
      // A rule of WCAG 2.2 that axe does not enable by default.
      rules: { "target-size": { enabled: true } },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(" ")),
    }));
  }, excluded);
  expect(failures, state).toEqual([]);
};

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * Loads axe into a document that does not have it yet. The package for Playwright loads it for every check, and once
 * more into an empty page, which costs a second of processor time for each of some hundred checks.
 */
const loadAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
};
