// The mail with the welcome code, and unsubscribing from it.

import { confirmSubscription } from "@storywall/contract/calls/promo/confirmSubscription.ts";
import { subscribe } from "@storywall/contract/calls/promo/subscribe.ts";
import { unsubscribe } from "@storywall/contract/calls/promo/unsubscribe.ts";
import { NEWSLETTER_CONSENT } from "@storywall/domain/email/newsletterConsent.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OutgoingMail } from "../../src/ports/mails/MailTransport.ts";
import { SENT_MAIL_RETENTION_MS } from "../../src/usecases/mails/mailSender.ts";
import { purgeUnconfirmed, UNCONFIRMED_RETENTION_MS } from "../../src/usecases/promo/confirmSubscription.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, PUBLIC_URL, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";

const testDatabase = useTestDatabase();
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop(testDatabase.database);
});
afterEach(async () => {
  await shop.close();
  await testDatabase.database.deleteFrom("mailOutbox").execute();
  await testDatabase.database.deleteFrom("subscribers").execute();
});

const subscribeEmail = (email: string, site: "ZA" | "AU" = "ZA") =>
  expectOk(shop.call(subscribe, { body: { email, site } }));
const drain = () => shop.shop.background.drain();
const confirm = (token: string) => shop.call(confirmSubscription, { params: { token } });
/** Asks for the code and confirms the address, as its owner does. */
const subscribeAndConfirm = async (email: string) => {
  await subscribeEmail(email);
  await drain();
  await expectOk(confirm(tokenOf(shop.mailbox.to(email)[0])));
  await drain();
};
const unsubscribePathOf = (mail: OutgoingMail | undefined): string =>
  new URL(mail?.unsubscribeUrl ?? "missing:").pathname;
const tokenOf = (mail: OutgoingMail | undefined): string =>
  unsubscribePathOf(mail).replace("/unsubscribe/", "");
/** Posts as mail programs do: without page, cookie and `Origin`. */
const postOneClick = (url: string) =>
  shop.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
const subscribers = () => testDatabase.database.selectFrom("subscribers").selectAll().execute();

test("R9.5 a confirmed subscriber gets the site's promo code by mail, with the link that applies it", async () => {
  await subscribeEmail("Thandi@Example.com");
  await drain();
  const [question] = shop.mailbox.mails;
  for (const body of [question?.text, question?.html]) {
    expect(body).toContain(`${PUBLIC_URL}/newsletter/${tokenOf(question)}`);
    expect(body).toContain(NEWSLETTER_CONSENT.text);
    expect(body).not.toContain("WELCOME10");
  }
  const asked = { consentedAt: shop.clock.now(), consentVersion: NEWSLETTER_CONSENT.version };
  expect(await subscribers()).toMatchObject([{ ...asked, confirmedAt: null }]);
  shop.clock.advance(HOUR_MS);
  await expectOk(confirm(tokenOf(question)));
  await drain();
  const mail = shop.mailbox.mails[1];
  expect(mail?.to).toEqual({ name: "", address: "Thandi@Example.com" });
  expect(mail?.subject).toBe("Your promo code: 10% off your order");
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain("WELCOME10");
    expect(body).toContain(`${PUBLIC_URL}/?promo=WELCOME10`);
    expect(body).toContain(mail?.unsubscribeUrl);
  }
  expect(await subscribers()).toMatchObject([
    {
      site: "ZA",
      email: "Thandi@Example.com",
      ...asked,
      confirmedAt: shop.clock.now(),
      unsubscribedAt: null,
    },
  ]);
  expect(tokenOf(mail)).toMatch(/^[\w-]{24}$/);
});

test("an address gets one mail per site, in any spelling, with any alias and for concurrent requests", async () => {
  const spellings = ["lerato@example.com", "Lerato@Example.com", "lerato+wall@example.com"];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => subscribeEmail(spellings[index % spellings.length] ?? "")),
  );
  await drain();
  expect(shop.mailbox.mails).toHaveLength(1);
  expect(await subscribers()).toHaveLength(1);
  await expectOk(confirm(tokenOf(shop.mailbox.mails[0])));
  await drain();

  // After the outbox has removed the sent mail.
  shop.clock.advance(SENT_MAIL_RETENTION_MS + HOUR_MS);
  await shop.shop.repositories.mailOutbox.removeSentBefore(shop.clock.now());
  await subscribeEmail("lerato@example.com");
  await drain();
  expect(shop.mailbox.mails).toHaveLength(2);

  await subscribeEmail("lerato@example.com", "AU");
  await drain();
  expect(shop.mailbox.mails.slice(1).map(({ from }) => from.address)).toEqual([
    shop.shop.sites().ZA.copy.email_address,
    shop.shop.sites().AU.copy.email_address,
  ]);
});

test("the reply is the same while the mail server is down, and the mail is sent when it is back", async () => {
  const usual = await subscribeEmail("first@example.com");
  shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
  expect(await subscribeEmail("second@example.com")).toEqual(usual);
  await drain();
  shop.mailbox.setResult(null);
  shop.clock.advance(HOUR_MS);
  await shop.shop.mailSender.sendDue();
  expect(shop.mailbox.to("second@example.com")).toHaveLength(1);
});

test("a one-click unsubscribe is final: subscribing again sends no mail", async () => {
  await subscribeEmail("sipho@example.com");
  await drain();
  const url = unsubscribePathOf(shop.mailbox.mails[0]);
  const response = await postOneClick(url);
  expect([response.statusCode, response.headers.location]).toEqual([200, undefined]);
  const [subscriber] = await subscribers();
  expect(subscriber?.unsubscribedAt).toEqual(shop.clock.now());

  shop.clock.advance(HOUR_MS);
  await postOneClick(url);
  await subscribeEmail("sipho@example.com");
  await drain();
  expect(await subscribers()).toEqual([subscriber]);
  expect(shop.mailbox.mails).toHaveLength(1);
});

test("a queued mail is not sent after its address unsubscribes", async () => {
  shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
  await subscribeEmail("zola@example.com");
  await drain();
  const [subscriber] = await subscribers();
  await expectOk(shop.call(unsubscribe, { params: { token: subscriber?.token ?? "" } }));
  shop.mailbox.setResult(null);
  shop.clock.advance(HOUR_MS);
  await shop.shop.mailSender.sendDue();
  expect(shop.mailbox.mails).toEqual([]);
});

test("reading the unsubscribe URL does not unsubscribe", async () => {
  await subscribeEmail("nomsa@example.com");
  await drain();
  const url = unsubscribePathOf(shop.mailbox.mails[0]);
  for (const method of ["GET", "HEAD", "OPTIONS"] as const) await shop.app.inject({ method, url });
  const token = tokenOf(shop.mailbox.mails[0]);
  for (const method of ["GET", "HEAD"] as const) {
    const refused = await shop.app.inject({ method, url: `/api/promo/unsubscribe/${token}` });
    expect(refused.statusCode).toBe(405);
  }
  expect(await subscribers()).toMatchObject([{ unsubscribedAt: null }]);
});

test("reliability 29: new, known and unsubscribed addresses get the same reply, and so do known and unknown tokens", async () => {
  const first = await subscribeEmail("ayanda@example.com");
  await drain();
  const known = await subscribeEmail("ayanda@example.com");
  const token = tokenOf(shop.mailbox.mails[0]);
  const stop = (token: string) => expectOk(shop.call(unsubscribe, { params: { token } }));
  const stopped = await stop(token);
  expect([known, await subscribeEmail("ayanda@example.com")]).toEqual([first, first]);
  expect([await stop(token), await stop("A".repeat(24))]).toEqual([stopped, stopped]);
  const response = await postOneClick(`/unsubscribe/${token}`);
  for (const unknownToken of ["A".repeat(24), "%00", "%F0%9F%91%8B", "a%0d%0ab", "x".repeat(100)]) {
    const unknown = await postOneClick(`/unsubscribe/${unknownToken}`);
    expect([unknown.statusCode, unknown.body], unknownToken).toEqual([response.statusCode, response.body]);
  }
  expect(shop.serverErrors).toEqual([]);
});

test("reliability 28: an IP address requests 20 codes an hour", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 21; index++) {
    const reply = await shop.app.inject({
      method: "POST",
      url: "/api/promo/subscribe",
      remoteAddress: "203.0.113.7",
      payload: { email: `a${index}@example.com`, site: "ZA" },
    });
    statuses.push(reply.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test("mails about an order have no unsubscribe URL", async () => {
  await shopper(shop).buy();
  await drain();
  expect(shop.mailbox.mails).toHaveLength(1);
  expect(shop.mailbox.mails[0]).not.toHaveProperty("unsubscribeUrl");
});

test("R9.5 a link is confirmed by POST alone, once, and an unknown or ended one is not found", async () => {
  await subscribeEmail("nomsa@example.com");
  await drain();
  const token = tokenOf(shop.mailbox.mails[0]);
  for (const method of ["GET", "HEAD"] as const) {
    expect((await shop.app.inject({ method, url: `/api/promo/confirm/${token}` })).statusCode).toBe(405);
  }
  expect(await subscribers()).toMatchObject([{ confirmedAt: null }]);
  const replies = await Promise.all(Array.from({ length: 10 }, () => expectOk(confirm(token))));
  await drain();
  expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
  expect(shop.mailbox.mails).toHaveLength(2);
  await expectOk(shop.call(unsubscribe, { params: { token } }));
  for (const ended of [token, "A".repeat(24)])
    expect(await expectErrorCode(confirm(ended))).toBe("NOT_FOUND");
});

test("B12 an address that is not confirmed is asked once a day at most, and deleted after a week", async () => {
  await subscribeEmail("zola@example.com");
  await subscribeAndConfirm("sipho@example.com");
  const askAgain = async (milliseconds: number) => {
    shop.clock.advance(milliseconds);
    await subscribeEmail("Zola+again@example.com");
    await drain();
    return shop.mailbox.mails.filter(({ subject }) => subject.startsWith("Please confirm")).length;
  };
  expect(await askAgain(HOUR_MS)).toBe(2);
  expect(await askAgain(DAY_MS)).toBe(3);
  expect(shop.mailbox.mails.at(-1)?.to.address).toBe("Zola+again@example.com");
  shop.clock.advance(UNCONFIRMED_RETENTION_MS - HOUR_MS);
  await purgeUnconfirmed(shop.shop);
  expect(await subscribers()).toHaveLength(2);
  shop.clock.advance(2 * HOUR_MS);
  await purgeUnconfirmed(shop.shop);
  expect((await subscribers()).map(({ email }) => email)).toEqual(["sipho@example.com"]);
});

test("B12 subscribers from before confirmations stay as they are", async () => {
  await subscribeAndConfirm("old@example.com");
  await testDatabase.database
    .updateTable("subscribers")
    .set({ consentVersion: null, confirmedAt: null })
    .execute();
  shop.clock.advance(365 * DAY_MS);
  await purgeUnconfirmed(shop.shop);
  expect(await subscribers()).toHaveLength(1);
});
