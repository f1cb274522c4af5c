import { expect, type Locator, type Page } from "@playwright/test";

/** Where the wall hangs: the Room panel, and what is seen around the tiles. */
export class Room {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** On a phone the panels open from a bar below; on a desktop they are always there. */
  async showPanel(name: "Room" | "Layout"): Promise<void> {
    const button = this.page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name });
    if (await button.isVisible()) {
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
    }
    await expect(this.page.getByRole("heading", { name, exact: true })).toBeVisible();
  }

  place(name: string): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.place(name).check({ force: true });
    await expect(this.place(name)).toBeChecked();
  }

  async setWidth(text: string): Promise<void> {
    await this.page.getByLabel("Width of your wall").fill(text);
    await this.page.keyboard.press("Enter");
  }

  /** What is painted around the tiles. */
  drawing(): Locator {
    return this.page.locator("[data-room]");
  }

  async hangOnPhoto(path: string, { length }: { readonly length: string }): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.page.getByRole("button", { name: "Your own wall" }).click(),
    ]);
    await chooser.setFiles(path);
    await this.page.getByRole("button", { name: "It is straight already" }).click();
    await this.page.getByLabel("Length of the line").fill(length);
    await this.page.getByRole("button", { name: "Hang my tiles here" }).click();
  }

  /** Where the tiles are on the page: their list's first tile. */
  async firstTileLeft(): Promise<number> {
    const box = await this.page
      .getByRole("button", { name: /^Tile 1 of/ })
      .first()
      .boundingBox();
    if (!box) throw new Error("no tile");
    return box.x;
  }
}
