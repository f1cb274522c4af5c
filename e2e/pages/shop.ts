import { expect, type Page, type Response } from "@playwright/test";

/** The pages other than the designer, the cart and the checkout. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openHome(): Promise<void> {
    await this.page.goto("/");
    await expect(this.heading("Turn Life Stories Into Wall Art!")).toBeVisible();
    await this.waitForHydration();
  }

  async openBrowse(): Promise<void> {
    await this.page.getByRole("link", { name: "Browse layouts and sets" }).click();
    await expect(this.heading("Find the wall that fits")).toBeVisible();
  }

  async chooseLayout(layout: string): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name: layout }).first().click();
    await expect(this.heading(layout)).toBeVisible();
    await this.page.getByRole("link", { name: "Start with your own photos" }).click();
    await expect(this.heading("Design your wall")).toBeAttached();
  }

  async openDesigner(query: string): Promise<void> {
    await this.page.goto(`/design?${query}`);
    await this.waitForHydration();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitForHydration();
  }

  /** Opens a path directly. Returns the server's response. */
  async open(path: string): Promise<Response> {
    const response = await this.page.goto(path);
    if (!response) throw new Error(`The server did not answer ${path}.`);
    return response;
  }

  heading(name: string | RegExp) {
    return this.page.getByRole("heading", { level: 1, name });
  }

  /** Returns the paths of all page views in the data layer, oldest first (R2.4). */
  pageViews(): Promise<readonly unknown[]> {
    return this.page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === "custom_page_view"
          ? [Reflect.get(entry, "path")]
          : [],
      ),
    );
  }

  /** Waits for the first page view in the data layer, which hydration pushes. Before it, presses have no effect. */
  async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(() =>
      window.dataLayer?.some(
        (entry) =>
          typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === "custom_page_view",
      ),
    );
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
