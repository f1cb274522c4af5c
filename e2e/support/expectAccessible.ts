import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing on the page as it stands (WCAG 2.2 AA and its best practices). */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  // Colours on their way from one to another are neither. Nothing begins to move from here on (a button that becomes
  // ready while axe looks would be judged half-way), and what moves already is waited for.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page })
    // Of WCAG 2.2, and still off by itself.
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const problems = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(" ")),
  }));
  expect(problems, state).toEqual([]);
};
