import { expect, type Locator, type Page } from "@playwright/test";

/** Someone who uses nothing but keys. */
export class KeyboardUser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tabs on until the focus is there; fails where no number of tabs leads there. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 150; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no way by keyboard to ${target}`);
  }

  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press("Enter");
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }
}
