import { expect, type Page } from "@playwright/test";
import type { Shopper } from "../support/shoppers.ts";
import { naturalWidthOf } from "./cartDrawer.ts";

/** The page of one order. */
export class OrderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Thank you, number, what was bought, where it goes and what it cost. */
  async expectOrderOf({ email, address, city, orderNumber }: Shopper, total: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/order\/[\w-]+$/);
    const main = this.page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(city);
    await expect(main).toContainText(orderNumber);
    await expect(main).toContainText(email);
    await expect(main).toContainText(address["Street address"] ?? "");
    await expect(main).toContainText(total);
    await expect(main.getByRole("heading", { name: "What happens next" })).toBeVisible();
    const picture = main.getByRole("img", { name: /as it will hang/ }).first();
    // Drawn when it is first asked for.
    await expect.poll(() => naturalWidthOf(picture)).toBeGreaterThan(0);
  }

  /** B9: the PDF that the page leads to. */
  async expectHangingGuide(): Promise<void> {
    const link = this.page.getByRole("link", { name: "Open your hanging guide (PDF)" });
    const guide = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const reply = await fetch(anchor.href);
      return { type: reply.headers.get("content-type"), begin: (await reply.text()).slice(0, 5) };
    });
    expect(guide).toEqual({ type: "application/pdf", begin: "%PDF-" });
  }

  async number(): Promise<string> {
    const text = await this.page.getByText(/^Order [A-Z]{2}-/).textContent();
    return text?.replace("Order ", "") ?? "";
  }
}
