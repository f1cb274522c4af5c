import type { Page } from "@playwright/test";

/**
 * Ticks the parcels of a checked list that have doubts, since the prints of a test's orders may not be ready yet. On
 * a real day they are, so these presses do not count.
 */
export const confirmParcels = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^(Mark .* as sent|No parcel is ready to send)$/ }).waitFor();
  for (const box of await page
    .getByRole("group", { name: /really been sent/ })
    .getByRole("checkbox")
    .all())
    await box.check();
};
