import { expect, type Page } from "@playwright/test";
import type { Shopper } from "../support/shoppers.ts";
import { naturalWidthOf } from "./cartDrawer.ts";

/** The page of one order. */
export class OrderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Checks the heading, number, email, address, total and preview of a new order. */
  async expectOrderOf({ email, address, city, orderNumber }: Shopper, total: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/order\/[\w-]+$/);
    const main = this.page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(city);
    await expect(main).toContainText(orderNumber);
    await expect(main).toContainText(email);
    await expect(main).toContainText(address["Street address"] ?? "");
    await expect(main).toContainText(total);
    await expect(main.getByRole("heading", { name: "What happens next" })).toBeVisible();
    const preview = main.getByRole("img", { name: /as it will hang/ }).first();
    // The server renders it at the first request.
    await expect.poll(() => naturalWidthOf(preview)).toBeGreaterThan(0);
  }

  /** Checks that the page links to the hanging guide, a PDF (B9). */
  async expectHangingGuide(): Promise<void> {
    const link = this.page.getByRole("link", { name: "Open your hanging guide (PDF)" });
    const guide = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const reply = await fetch(anchor.href);
      return { type: reply.headers.get("content-type"), start: (await reply.text()).slice(0, 5) };
    });
    expect(guide).toEqual({ type: "application/pdf", start: "%PDF-" });
  }

  async number(): Promise<string> {
    const text = await this.page.getByText(/^Order [A-Z]{2}-/).textContent();
    return text?.replace("Order ", "") ?? "";
  }
}
