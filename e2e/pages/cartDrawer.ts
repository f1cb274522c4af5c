import { expect, type Locator, type Page } from "@playwright/test";

/** The cart drawer. */
export class CartDrawer {
  readonly page: Page;
  readonly drawer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.getByRole("dialog", { name: "Your cart", exact: true });
  }

  async open(): Promise<void> {
    await this.page.getByRole("button", { name: /^Cart/ }).click();
    await expect(this.drawer).toBeVisible();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole("button", { name: "Close" }).click();
    await expect(this.drawer).toBeHidden();
  }

  wall(title: string): Locator {
    return this.drawer.getByRole("article", { name: title });
  }

  async expectWall(title: string, price: string): Promise<void> {
    await expect(this.wall(title)).toContainText(price);
    await expect(this.wall(title).getByRole("img")).toHaveJSProperty("complete", true);
    await expect.poll(() => naturalWidthOf(this.wall(title).getByRole("img"))).toBeGreaterThan(0);
    expect(await isFullyVisible(this.wall(title).getByRole("img"))).toBe(true);
  }

  async expectWallCount(count: number): Promise<void> {
    await expect(this.drawer.getByRole("article")).toHaveCount(count);
  }

  async applyPromo(code: string): Promise<void> {
    await this.drawer.getByLabel("Promo code").fill(code);
    await this.drawer.getByRole("button", { name: "Apply" }).click();
  }

  async expectPromo(code: string): Promise<void> {
    await expect(this.drawer.getByText(`Code ${code} is applied.`)).toBeVisible();
  }

  async expectTotal(total: string, tax: string): Promise<void> {
    await expect(this.drawer.getByText(`Total including ${tax}`)).toBeVisible();
    await expect(this.drawer.getByRole("definition").last()).toHaveText(total);
  }

  async checkout(): Promise<void> {
    await this.drawer.getByRole("link", { name: "Checkout" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  }

  async retry(): Promise<void> {
    await this.drawer.getByRole("button", { name: "Try again" }).click();
  }

  /** The message of a cart action that failed. */
  error(): Locator {
    return this.drawer.getByRole("alert");
  }
}

/** Returns the width of a loaded image in its own pixels; 0 before it is loaded. */
export const naturalWidthOf = (image: Locator): Promise<number> =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

/** Checks that the preview's parent does not cut it off. A wall that is higher than wide needs the most height. */
const isFullyVisible = (image: Locator): Promise<boolean> =>
  image.evaluate(
    (element) => element.getBoundingClientRect().height <= (element.parentElement?.clientHeight ?? 0) + 1,
  );
