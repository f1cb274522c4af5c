import { expect, type Page } from "@playwright/test";

/** Waits until a page that was just loaded handles keys. The server's HTML is visible before that. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-hydrated");
