import { expect, type Locator, type Page } from "@playwright/test";
import type { Shopper } from "../support/shoppers.ts";

/** The checkout page. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/checkout");
    await expect(this.field("Email")).toBeVisible();
  }

  async fillContact({ email }: Pick<Shopper, "email">): Promise<void> {
    await this.field("Email").fill(email);
  }

  async fillDelivery({ address, choices }: Pick<Shopper, "address" | "choices">): Promise<void> {
    for (const [label, text] of Object.entries(address)) await this.field(label).fill(text);
    for (const [label, option] of Object.entries(choices)) {
      await this.field(label).selectOption({ label: option });
    }
  }

  /** Checks that all contact and delivery fields still contain what the shopper typed. */
  async expectFilled({ email, address }: Shopper): Promise<void> {
    await expect(this.field("Email")).toHaveValue(email);
    for (const [label, text] of Object.entries(address)) await expect(this.field(label)).toHaveValue(text);
  }

  async fillCard(number: string): Promise<void> {
    await this.field("Card number").fill(number);
    await this.field("Expiry date").fill("04 / 39");
    await this.field("Security code").fill("123");
  }

  /** Opens and fills the checkout and goes to its review step. The cart must contain a wall. */
  async goToReview(shopper: Shopper, card: string): Promise<void> {
    await this.open();
    await this.fillContact(shopper);
    await this.fillDelivery(shopper);
    await this.fillCard(card);
    await this.review();
  }

  async review(): Promise<void> {
    await this.page.getByRole("button", { name: "Review your order" }).click();
    await expect(this.page.getByRole("heading", { name: "Check your order" })).toBeVisible();
    // The page scrolls to its top when its URL changes. A press while it scrolls would miss the button.
    await expect(this.page).toHaveURL(/step=review/);
    await expect.poll(() => this.page.evaluate(() => window.scrollY)).toBe(0);
  }

  async expectReviewOf({ email, address }: Shopper): Promise<void> {
    const main = this.page.getByRole("main");
    await expect(main).toContainText(email);
    await expect(main.getByRole("group").or(main.locator("address"))).toContainText(
      address["Street address"] ?? "",
    );
  }

  payButton(): Locator {
    return this.page.getByRole("button", { name: /^Pay / });
  }

  async pay(): Promise<void> {
    await this.payButton().click();
  }

  alert(): Locator {
    return this.page.getByRole("main").getByRole("alert");
  }

  nextActionDialog(): Locator {
    return this.page.getByRole("dialog", { name: "Approve the payment" });
  }

  field(label: string): Locator {
    return this.page.getByRole("main").getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
  }
}
