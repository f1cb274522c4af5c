import { expect, type Locator, type Page } from "@playwright/test";

/** The page where a shopper adds photos to an ordered wall. */
export class OrderPhotosPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openFromOrder(): Promise<void> {
    await this.page.getByRole("link", { name: /^Add photos to / }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: /^Photos for / })).toBeVisible();
  }

  async choosePhotos(paths: readonly string[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.page.getByRole("button", { name: "Add photos", exact: true }).click(),
    ]);
    await chooser.setFiles([...paths]);
  }

  async expectMissing(count: number): Promise<void> {
    const text = count === 1 ? "1 photo is still missing" : `${count} photos are still missing`;
    await expect(this.page.getByText(text)).toBeVisible();
  }

  async expectComplete(): Promise<void> {
    await expect(this.page.getByText("Every tile has its photo.")).toBeVisible();
  }

  /** Waits until the order on the server has all photos that the wall shows. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/^(Your changes|Changes) are saved /)).toBeVisible({
      timeout: 60_000,
    });
  }

  tile(number: number): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Tile ${number} of `) });
  }

  async send(): Promise<void> {
    await this.page.getByRole("button", { name: "Send these photos" }).click();
  }
}
