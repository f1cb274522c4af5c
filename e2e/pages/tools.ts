import type { Locator, Page } from "@playwright/test";

/** Returns a button above the wall. On a phone it may be behind "More tools", which is opened then. */
export const openTool = async (page: Page, name: string): Promise<Locator> => {
  const tool = page.getByRole("button", { name, exact: true });
  const more = page.getByRole("button", { name: "More tools" });
  if (!(await tool.isVisible()) && (await more.isVisible())) await more.click();
  return tool;
};

/** Presses a button above the wall. */
export const pressTool = async (page: Page, name: string): Promise<void> =>
  (await openTool(page, name)).click();
