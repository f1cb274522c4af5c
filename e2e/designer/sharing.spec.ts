import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { collectPageErrors } from "../support/pageErrors.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = (["koi", "leaf", "roses"] as const).map(samplePhotoPath);

const FOURTH_PHOTO = samplePhotoPath("cairn");

/** Opens the URL on another person's phone, in a separate browser context. Fails for errors of the browser. */
const visitOnPhone = async (browser: Browser, url: string, visit: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const pageErrors = await collectPageErrors(page);
    await page.goto(url);
    await visit(page);
    pageErrors.expectOnlyAllowed();
  } finally {
    await context.close();
  }
};

/** Replaces the host by 127.0.0.1, since Node does not resolve `*.localhost`. */
const toLoopbackUrl = (url: string): string => url.replace(/\/\/\w+\.localhost/, "//127.0.0.1");

const makeLink = async (page: Page, access: string): Promise<string> => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this wall" });
  await dialog.getByRole("radio", { name: access }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link", exact: true });
  await expect(link).toBeFocused();
  return link.inputValue();
};

/** Shows the QR code for a phone. Returns the path in it (B7), since tests have no camera. */
const openPhoneCode = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "More options" }).click();
  const [linkReply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/designs/links")),
    page.getByRole("button", { name: /^From your phone/ }).click(),
  ]);
  await expect(page.getByRole("img", { name: /^Code that opens the upload page/ })).toBeVisible();
  await expectAccessible(page, "a code for the phone");
  const { token }: { token: string } = await linkReply.json();
  return `/walls/${token}`;
};

const addPhotosOnPhone = async (phone: Page, paths: readonly string[]): Promise<void> => {
  const [chooser] = await Promise.all([
    phone.waitForEvent("filechooser"),
    phone.getByRole("button", { name: /^Choose (more )?photos$/ }).click(),
  ]);
  await chooser.setFiles([...paths]);
};

test("B6 B7 photos sent by a link or by the code on a desktop fill the empty tiles, and the phone confirms it", async ({
  page,
  browser,
  shop,
  wall,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS.slice(0, 1));
  const url = await makeLink(page, "Collect photos");
  await expectAccessible(page, "a link that was made");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const codePath = (await wall.isPhone()) ? null : await openPhoneCode(page);
  await visitOnPhone(browser, url, async (phone) => {
    await expect(phone.getByRole("img", { name: /on a wall$/ })).toBeVisible();
    await addPhotosOnPhone(phone, PHOTOS.slice(1));
    await expect(phone.getByText("2 photos have arrived. Thank you.")).toBeVisible({ timeout: 60_000 });
    await expectAccessible(phone, "photos that were added");
    if (codePath === null) return;
    await phone.goto(codePath);
    await addPhotosOnPhone(phone, PHOTOS.slice(0, 1));
    await expect(phone.getByText("The photo has arrived on your other screen.")).toBeVisible({
      timeout: 60_000,
    });
  });
  await expect(wall.tile(2)).toHaveAccessibleName(/Photo 1 from your link/);
  await expect(wall.tile(3)).toHaveAccessibleName(/Photo 2 from your link/);
  if (codePath === null) return;
  await page.getByRole("button", { name: "Done" }).click();
  await expect(
    wall.tray().getByRole("button", { name: /^Photo 1 from your phone, not on the wall/ }),
  ).toBeVisible();
});

test("B6 a shared wall is viewed, copied, and continued on another device, until its maker ends the link", async ({
  page,
  browser,
  shop,
  wall,
  pageErrors,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos([...PHOTOS, FOURTH_PHOTO]);
  // Some photos are not uploaded yet. The link waits for them.
  const viewUrl = await makeLink(page, "Show it");
  await visitOnPhone(browser, viewUrl, async (phone) => {
    await expect(phone.getByRole("img", { name: "Square trio: 3 framed photos on a wall" })).toBeVisible();
    await expectAccessible(phone, "a shared wall to view");
    await expect(phone.getByRole("link", { name: "Design a wall of your own" })).toBeVisible();
    await expect(phone.getByText(/(VAT|GST) and delivery included/)).toBeHidden();
    await expect(phone.getByRole("button", { name: /copy/ })).toHaveCount(0);
    const preview = await phone.locator('meta[property="og:image"]').getAttribute("content");
    const previewReply = await page.request.get(toLoopbackUrl(preview ?? ""));
    expect(previewReply.headers()["content-type"]).toBe("image/jpeg");
  });

  const dialog = page.getByRole("dialog", { name: "Share this wall" });
  await dialog.getByRole("radio", { name: "Let them copy it" }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link", exact: true });
  await expect(link).not.toHaveValue(viewUrl);
  const url = await link.inputValue();
  await visitOnPhone(browser, url, async (phone) => {
    await expectAccessible(phone, "a shared wall to copy");
    await expect(phone.getByText(/(VAT|GST) and delivery included/)).toBeVisible();
    await phone.getByRole("button", { name: "Make a copy of it" }).click();
    const tile = phone.getByRole("button", { name: /^Tile 3 of 3.*Photo 3/ });
    await expect(tile).toBeVisible();
    await phone.reload();
    await expect(tile).toBeVisible();
  });

  // A link for the maker's other device, also by mail. It includes the photos in the tray.
  await dialog.getByRole("radio", { name: "Take it with you" }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(link).not.toHaveValue(url);
  const email = `links-${Date.now()}@example.com`;
  pageErrors.allow(/400/);
  await dialog.getByLabel("Or send it to your own email").fill("thandi at example");
  await dialog.getByRole("button", { name: "Send me the link" }).click();
  await expect(dialog.getByText("That doesn't look like an email address.")).toBeVisible();
  await dialog.getByLabel("Or send it to your own email").fill(email);
  await dialog.getByRole("button", { name: "Send me the link" }).click();
  const [mail] = await waitForMails(email, 1);
  const ownUrl = await link.inputValue();
  expect(mail?.text).toContain(new URL(ownUrl).pathname);
  await visitOnPhone(browser, ownUrl, async (phone) => {
    await phone.getByRole("button", { name: "Continue with this wall" }).click();
    await expect(phone.getByRole("button", { name: /^Tile 3 of 3.*Photo 3/ })).toBeVisible();
    await phone.getByRole("button", { name: "2 things to check" }).click();
    await expect(phone.getByRole("button", { name: "1 photo not placed yet" })).toBeVisible();
  });

  await page.getByRole("button", { name: "End link: Let them copy it" }).click();
  await expect(page.getByRole("button", { name: "End link: Let them copy it" })).toBeHidden();
  expect((await page.request.get(toLoopbackUrl(url))).status()).toBe(410);
});
