import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Checks that axe finds no violation in the current state of the page (WCAG 2.2 AA and best practices) (B11). `excluded`
 * selects what is a page of its own, such as a frame.
 */
export const expectAccessible = async (page: Page, state: string, excluded?: string): Promise<void> => {
  // A colour in the middle of a transition has a contrast of its own. So start no new transition (a button that becomes
  // enabled while axe runs would be measured half-way), and wait for those that run.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const builder = new AxeBuilder({ page });
  if (excluded !== undefined) builder.exclude(excluded);
  const { violations } = await builder
    // A rule of WCAG 2.2 that axe does not enable by default.
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const failures = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(failures, state).toEqual([]);
};
