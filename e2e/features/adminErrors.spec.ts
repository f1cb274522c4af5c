// The admin pages while the shop isn't answering, answers with an error, or has ended the session.

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { LONG } from "../support/longTests.ts";
import { createOwnerTestOfFile, PHONE } from "../support/testWithOwner.ts";

const test = createOwnerTestOfFile();

const ALL_PAGES = "All admin pages";
/** The request by which React Router loads the data of a page. */
const PAGE_DATA = /\.data(\?|$)/;
/** A form without data of its own: it opens while the shop is away, and says so when it is sent. */
const PAGES_WITHOUT_DATA = ["/admin/shop/new-country"];

const breakPages = async (admin: Page, failure: "server error" | "no network"): Promise<void> => {
  await admin.route(PAGE_DATA, (route) =>
    failure === "no network" ? route.abort() : route.fulfill({ status: 500, body: "" }),
  );
};

const expectNoOverflow = async (admin: Page, state: string): Promise<void> => {
  const overflow = await admin.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
};

// On a desktop the page is the same with more room. E2E_ALL=1 runs it there too.
const SCREENS = [
  ["phone", PHONE],
  ...(process.env.E2E_ALL === "1" ? [["desktop", undefined] as const] : []),
] as const;

for (const [screenName, screen] of SCREENS)
  test(
    `B11 B13 on a ${screenName}, each page says that the shop isn't answering, and opens at the next try`,
    LONG,
    async ({ openAsOwner }) => {
      test.setTimeout(300_000);
      const admin = await openAsOwner("/admin/more", screen);
      const menu = admin.getByRole("navigation", { name: ALL_PAGES });
      await expect(menu).toBeVisible();
      const paths = await menu
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => new URL(Reflect.get(link, "href")).pathname));
      const pages = paths.filter((path) => path.startsWith("/admin") && !PAGES_WITHOUT_DATA.includes(path));
      expect(pages.length).toBeGreaterThan(20);
      for (const [index, path] of pages.entries()) {
        await admin.emulateMedia({ colorScheme: index % 2 === 0 ? "dark" : "light" });
        await breakPages(admin, index % 2 === 0 ? "server error" : "no network");
        await menu.locator(`a[href="${path}"]`).click();
        await expect(admin.getByText(/^The shop isn't answering/).first(), path).toBeVisible();
        // The menu stays, and the page is the same for all: both colours and both failures are among the first two.
        if (index < 2) await expectAccessible(admin, `${path} while the shop isn't answering`);
        await expectNoOverflow(admin, `${path} while the shop isn't answering`);
        await admin.unroute(PAGE_DATA);
        await admin.getByRole("button", { name: "Try again" }).click();
        await expect(admin.getByText(/^The shop isn't answering/), path).toHaveCount(0);
        await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
        await admin.goBack();
        await expect(menu).toBeVisible();
      }
    },
  );

test("B13 a form keeps what is typed when the shop isn't answering and when the session has ended, and is saved afterwards", async ({
  openAsOwner,
}) => {
  const admin = await openAsOwner("/admin/shop/words");
  const headline = admin.getByLabel("Headline", { exact: true });
  const save = admin.getByRole("button", { name: "Save", exact: true });
  await headline.fill("A wall for every story");
  // No network at all: neither the call nor the page's own data have an answer.
  await admin.context().setOffline(true);
  await save.click();
  await expect(admin.getByRole("alert").filter({ hasText: "You're offline" })).toBeVisible();
  await expectAccessible(admin, "a form that could not be saved", "iframe");
  await expect(headline).toHaveValue("A wall for every story");
  await admin.context().setOffline(false);

  await admin.context().clearCookies();
  await save.click();
  const dialog = admin.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await expectAccessible(admin, "the sign-in over a form", "iframe");
  await dialog.getByLabel("Password").fill("the-owners-password");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  // What was begun continues, and the message that asked to sign in is removed.
  await expect(admin.getByText("Saved.")).toBeVisible();
  await expect(headline).toHaveValue("A wall for every story");
  await expect(admin.getByText("This is for staff")).toHaveCount(0);
});

test("B13 signing out says so when the shop isn't answering", async ({ openAsOwner }) => {
  const admin = await openAsOwner("/admin/more");
  await admin.route("**/api/owner/sign-out", (route) => route.abort());
  await admin.getByRole("button", { name: "Sign out" }).click();
  await expect(admin.getByRole("alert")).toContainText("isn't answering");
  await admin.unroute("**/api/owner/sign-out");
  await admin.getByRole("button", { name: "Sign out" }).click();
  await expect(admin.getByRole("button", { name: "Sign in" })).toBeVisible();
});
