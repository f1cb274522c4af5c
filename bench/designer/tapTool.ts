import type { Page } from "@playwright/test";
import { tapWhenIdle } from "./tapWhenIdle.ts";

/** Taps a button above the wall: on a phone it may be behind "More tools", which is opened then. */
export const tapTool = async (page: Page, name: string): Promise<void> => {
  const tool = page.getByRole("button", { name, exact: true });
  if (!(await tool.isVisible())) await tapWhenIdle(page.getByRole("button", { name: "More tools" }));
  await tapWhenIdle(tool);
};
