import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible.ts";
import { waitForMails } from "../support/mails.ts";
import { expect, test } from "../support/test.ts";
import { totp } from "../support/totp.ts";

const PASSWORD = "four random words here";
const PAGES = "Admin pages";

const menuOf = (page: Page) => page.getByRole("navigation", { name: PAGES, exact: true });

const signInAsOwner = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByLabel("Password").fill("the-owners-password");
  await page.getByRole("button", { name: "Sign in" }).click();
};

/** Invites a person as the owner, and accepts in a second browser. */
const joinAs = async (owner: Page, newcomer: Page, name: string, role: string) => {
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  await owner.getByLabel("Email of the new person").fill(email);
  await owner.getByRole("combobox", { name: "Role", exact: true }).selectOption(role);
  await owner.getByRole("button", { name: "Send the invitation" }).click();
  await expect(owner.getByText(`nothing was sent to ${email}`)).toBeVisible();
  const [mail] = await waitForMails(email, 1);
  const path = /\/admin\/invitation\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  // No mail server is set: the page shows the link of the mail, to be handed over.
  await expect(owner.getByText(path)).toBeVisible();
  await newcomer.goto(path);
  await expectAccessible(newcomer, "an invitation");
  await newcomer.getByLabel("Your name").fill(name);
  await newcomer.getByLabel("Password").fill(PASSWORD);
  await newcomer.getByRole("button", { name: "Save and sign in" }).click();
  await expect(menuOf(newcomer)).toBeVisible();
  return { email, path };
};

test("B13 somebody is invited, sees what the role allows, and is stopped", async ({
  page,
  browser,
  baseURL,
  saveScreenshot,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[134]/);
  await signInAsOwner(page, "/admin/people");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const newcomer = await context.newPage();
  const { path } = await joinAs(page, newcomer, "Sipho", "workshop");
  await expect(menuOf(newcomer).getByRole("link", { name: "Orders" })).toBeVisible();
  await expect(menuOf(newcomer).getByRole("link", { name: "People" })).toHaveCount(0);
  await newcomer.goto("/admin/people");
  await expect(newcomer.getByText("Your role doesn't include this.")).toBeVisible();
  await newcomer.goto(path);
  await expect(newcomer.getByRole("heading", { name: "This link has expired" })).toBeVisible();

  await page.reload();
  await expectAccessible(page, "people");
  await saveScreenshot("people");
  await page.getByRole("button", { name: "Suspend Sipho" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend Sipho" }).click();
  await expect(page.getByText("Suspended").first()).toBeVisible();
  await newcomer.goto("/admin/orders");
  await expect(newcomer.getByRole("button", { name: "Sign in" })).toBeVisible();

  await page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(page.getByRole("cell", { name: "Changed a person's access" }).first()).toBeVisible();
  await expectAccessible(page, "the log");
  await context.close();
});

test("B13 a person sets up codes and a passkey, and signs in with each", async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[134]/);
  await signInAsOwner(page, "/admin/people");
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const person = await context.newPage();
  const { email } = await joinAs(page, person, "Zanele", "manager");
  await person.goto("/admin/account");
  // What is wrong is told at its field, which gets the focus.
  const newPassword = person.getByLabel(/^New password/);
  await newPassword.fill("short");
  await person.getByRole("button", { name: "Save", exact: true }).click();
  await expect(newPassword).toBeFocused();
  await expect(newPassword).toHaveAccessibleDescription(/Please use at least/);
  await person.getByRole("button", { name: "Use six-digit codes" }).click();
  const secret = await person.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await expectAccessible(person, "setting up codes");
  await person.getByLabel("Six digits").fill(totp(secret));
  await person.getByRole("button", { name: "Confirm" }).click();
  const codes = person.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();

  // Another tab saves first: nothing of it is overwritten before the person has been told.
  await person.evaluate(() =>
    fetch("/api/owner/account", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Zanele M." }),
    }),
  );
  await newPassword.fill("");
  await person.getByLabel("Name", { exact: true }).fill("Zanele Dube");
  await person.getByRole("button", { name: "Save", exact: true }).click();
  await expect(person.getByRole("alert")).toContainText(
    "You changed your name to “Zanele M.” in another tab",
  );
  await person.getByRole("button", { name: "Save", exact: true }).click();
  await expect(person.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(person.getByLabel("Name", { exact: true })).toHaveValue("Zanele Dube");

  const cdp = await context.newCDPSession(person);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await person.getByRole("button", { name: "Add a passkey" }).click();
  await expect(person.getByText(/^Passkey:/)).toBeVisible();

  const signOut = async () => {
    await person.goto("/admin/more");
    await person.getByRole("button", { name: "Sign out" }).click();
    await expect(person.getByRole("button", { name: "Sign in" })).toBeVisible();
  };
  await signOut();
  await person.getByLabel("Email").fill(email);
  await person.getByLabel("Password").fill(PASSWORD);
  await person.getByRole("button", { name: "Sign in" }).click();
  // The code of this half minute was used up by the set-up.
  await person.getByLabel("Code").fill(recoveryCode);
  await expectAccessible(person, "the second step of a sign-in");
  await person.getByRole("button", { name: "Confirm" }).click();
  await expect(menuOf(person)).toBeVisible();

  await signOut();
  await person.getByRole("button", { name: "Use a passkey" }).click();
  await expect(menuOf(person)).toBeVisible();
  await context.close();
});
