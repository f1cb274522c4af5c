import { randomUUID } from "node:crypto";
import { waitForMails } from "../support/mails.ts";
import { expect, test } from "../support/test.ts";

const STYLES = ["Timeless", "Infinite", "Pure", "Serene", "Sleek", "Harmony", "Whisper"];

test("R2.10 R9.9 R9.10 the questions open on every page, show the frame styles, and close by icon, Escape and Enter", async ({
  shop,
  page,
}) => {
  await page.clock.install();
  await shop.open("/browse");
  const dialog = page.getByRole("dialog", { name: "Questions and answers" });
  const open = () => page.getByRole("banner").getByRole("link", { name: "Questions" }).click();

  await open();
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(520);
  await expect(dialog.getByRole("contentinfo")).toHaveCount(0);
  const carousel = dialog.getByRole("region", { name: "Frame styles" });
  await expect(carousel.getByText(/white mat|edge to edge|veneer/)).toHaveText(
    STYLES.map((style) => new RegExp(style)),
  );
  const styleDot = (name: string) => carousel.getByRole("button", { name, exact: true });
  const expectStyle = (name: string) => expect(styleDot(name)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(3_100);
  await expectStyle("Infinite");
  await styleDot("Serene").click();
  await expectStyle("Serene");
  // The pointer leaves, and the dot keeps the focus.
  await page.mouse.move(1, 1);
  await page.clock.runFor(7_000);
  await expectStyle("Serene");
  await dialog.getByRole("heading", { name: "Questions and answers" }).click();
  await page.clock.runFor(3_100);
  await expectStyle("Sleek");

  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open();
  await dialog.getByRole("heading", { name: "Questions and answers" }).click();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
});

test("R2.10 R2.11 R4.16 R9.13 the questions offer the welcome code again and reset its cookies", async ({
  shop,
  page,
  context,
  baseURL,
  pageErrors,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addCookies([
    { name: "promo_subscribed", value: "true", url: baseURL ?? "" },
    { name: "promo_seen_count", value: "7", url: baseURL ?? "" },
  ]);
  await shop.open("/faq");
  await page
    .getByText(/discount/i)
    .first()
    .click();
  await page.getByRole("button", { name: "click here to receive it!" }).click();

  const promo = page.getByRole("dialog", { name: "10% off your order" });
  const readSubscribedCookie = async () =>
    (await context.cookies()).find(({ name }) => name === "promo_subscribed")?.value;
  expect(await readSubscribedCookie()).toBeUndefined();
  await expect(promo.getByText("WELCOME10")).toBeHidden();
  await promo.getByRole("button", { name: "Show my code" }).click();
  await expect(promo.getByLabel("Email address")).toHaveAccessibleDescription(/doesn't look like/);
  await promo.getByLabel("Email address").fill(`${randomUUID()}@example.com`);
  pageErrors.allow(/Failed to load resource.*\/api\/promo\/subscribe/);
  await page.route("**/api/promo/subscribe", (route) => route.abort(), { times: 1 });
  await promo.getByRole("button", { name: "Show my code" }).click();
  await expect(promo.getByLabel("Email address")).toHaveAccessibleDescription(/couldn't reach the shop/);
  await promo.getByRole("button", { name: "Show my code" }).dblclick();
  await expect(promo.getByText("WELCOME10")).toBeVisible();
  expect(await readSubscribedCookie()).toBe("true");
  // The cart applies it as soon as there is one (B10).
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(
    /promoFromLink[\\":]+WELCOME10/,
  );
  await promo.getByRole("button", { name: "Copy" }).click();
  await expect(promo.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(promo.getByRole("button", { name: "Copy", exact: true })).toBeVisible();

  const cookies = await context.cookies();
  const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect(cookieOf("promo_seen_count")).toBe("1");
});

test("R9.5 R2.11 the welcome code also comes by mail once the address is confirmed, with a link that applies it and one that unsubscribes", async ({
  shop,
  page,
  request,
}) => {
  const email = `${randomUUID()}@example.com`;
  // Node does not resolve *.localhost.
  const serverUrl = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const subscribeReply = await request.post(`${serverUrl}/api/promo/subscribe`, {
    data: { email, site: "ZA" },
  });
  expect(subscribeReply.status()).toBe(200);
  // The first mail only asks for confirmation. The code is sent after it.
  const [question] = await waitForMails(email, 1);
  expect(question?.text).not.toContain("WELCOME10");
  await shop.open(/\/newsletter\/[\w-]+/.exec(question?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("is on its way to your inbox")).toBeVisible();
  const mails = await waitForMails(email, 2);
  const mail = mails.find(({ text }) => text.includes("/?promo=WELCOME10"));
  expect(mail).toBeDefined();
  expect(mail?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

  await shop.open(/\/unsubscribe\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You're unsubscribed.")).toBeVisible();
});
