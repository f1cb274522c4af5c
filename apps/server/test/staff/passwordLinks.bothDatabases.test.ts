// A forgotten password, over HTTP.

import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { oneTimeCodes } from "../../src/adapters/system/oneTimeCodes.ts";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { type RequestParts, sendRaw } from "../reliability/sendRaw.ts";
import { createSession, createStaffMember, OWNER_COOKIE, STAFF_PASSWORD } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { codeAt } from "../support/validInputs/staffInputs.ts";

const shop = useTestShop();
beforeEach(async () => {
  await shop.database.deleteFrom("signInTries").execute();
  await shop.database.deleteFrom("rateCounts").execute();
});

const NEW_PASSWORD = "four other random words";
const send = (name: RegisteredCallName, parts: RequestParts = {}, cookie = "") =>
  sendRaw(shop, name, parts, cookie === "" ? {} : { cookie });
const createPerson = async () => {
  const id = await createStaffMember(shop, "manager", "Sipho");
  const { email } = (await shop.shop.repositories.staffMembers.find(id)) ?? {};
  if (!email) throw new Error("The person has no address");
  return { id, email };
};
const ask = (email: string) => send("requestPasswordLink", { body: { email } });
const mailsTo = async (email: string) => {
  await shop.shop.background.drain();
  return shop.mailbox.to(email);
};
const tokenOf = async (email: string): Promise<string> => {
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return /\/admin\/password\/([\w-]+)/.exec(text)?.[1] ?? "";
};
const set = (token: string, password = NEW_PASSWORD) =>
  send("setPasswordByLink", { params: { token }, body: { password } });
const signIn = (email: string, password: string) => send("signInOwner", { body: { email, password } });

describe("a forgotten password", () => {
  test("a mailed link sets a new one, signs in here and out everywhere else, and is in the log", async () => {
    const { id, email } = await createPerson();
    const other = await createSession(shop, id);
    expect((await ask(email.toUpperCase())).json()).toEqual({ isAsked: true });
    const token = await tokenOf(email);
    // Mail programs open links by themselves.
    for (let count = 0; count < 2; count++)
      expect((await send("getPasswordLink", { params: { token } })).json()).toEqual({ email });
    const done = await set(token);
    expect(done.json()).toMatchObject({ isSignedIn: true, staff: { name: "Sipho" } });
    const session = done.cookies.find(({ name }) => name === OWNER_COOKIE);
    expect((await send("getOrders", {}, `${session?.name}=${session?.value}`)).statusCode).toBe(200);
    expect((await send("getOrders", {}, other)).statusCode).toBe(401);
    expect((await signIn(email, STAFF_PASSWORD)).json().error).toBe("PASSWORD_WRONG");
    expect((await signIn(email, NEW_PASSWORD)).json().isSignedIn).toBe(true);
    const entries = await shop.database
      .selectFrom("auditLog")
      .selectAll()
      .where("staffId", "=", id)
      .execute();
    expect(entries.map(({ action }) => action)).toContain("staff.passwordReset");
    expect(JSON.stringify(entries)).not.toContain(NEW_PASSWORD);
  });

  test("each link works once, also when it is pressed twice at the same time", async () => {
    const { email } = await createPerson();
    await ask(email);
    const token = await tokenOf(email);
    const replies = await Promise.all([set(token), set(token), set(token)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    expect((await send("getPasswordLink", { params: { token } })).statusCode).toBe(404);
  });

  test("a new password ends all links of the address, the unused ones too", async () => {
    const { email } = await createPerson();
    await ask(email);
    const first = await tokenOf(email);
    await ask(email);
    const second = await tokenOf(email);
    expect(second).not.toBe(first);
    expect((await set(second)).statusCode).toBe(200);
    expect((await set(first)).statusCode).toBe(404);
  });

  test("a link ends after 30 minutes, and is then deleted", async () => {
    const { email } = await createPerson();
    await ask(email);
    const token = await tokenOf(email);
    shop.clock.advance(30 * MINUTE_MS - 1);
    expect((await send("getPasswordLink", { params: { token } })).statusCode).toBe(200);
    shop.clock.advance(1);
    expect((await set(token)).statusCode).toBe(404);
    await shop.shop.repositories.staffPasswordLinks.removeExpired(shop.clock.now());
    expect(await shop.shop.repositories.staffPasswordLinks.find({ token })).toBeUndefined();
  });

  test("with a second factor nobody is signed in by the link alone: the code is asked for", async () => {
    const { id, email } = await createPerson();
    const secret = oneTimeCodes.createSecret();
    await shop.shop.repositories.staffFactors.setTotpSecret(id, secret);
    await ask(email);
    const done = await set(await tokenOf(email));
    expect(done.json()).toMatchObject({ isSignedIn: false, staff: null });
    expect(done.cookies.find(({ name }) => name === OWNER_COOKIE)).toBeUndefined();
    const begun = (await signIn(email, NEW_PASSWORD)).json();
    expect(begun.isSignedIn).toBe(false);
    const body = { ticket: begun.ticket, code: codeAt(shop, secret) };
    expect((await send("confirmSignIn", { body })).json().isSignedIn).toBe(true);
  });

  test("reliability 29: an address of nobody, or of somebody who was stopped, gets the same answer and no mail", async () => {
    const { id, email } = await createPerson();
    await shop.shop.repositories.staffMembers.setStopped(id, shop.clock.now());
    const known = await ask((await createPerson()).email);
    for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
      const reply = await ask(address);
      expect([reply.statusCode, reply.body]).toEqual([known.statusCode, known.body]);
      expect(await mailsTo(address)).toEqual([]);
    }
  });

  test("whoever is stopped after asking cannot use the link", async () => {
    const { id, email } = await createPerson();
    await ask(email);
    const token = await tokenOf(email);
    await shop.shop.repositories.staffMembers.setStopped(id, shop.clock.now());
    expect((await send("getPasswordLink", { params: { token } })).statusCode).toBe(404);
    expect((await set(token)).statusCode).toBe(404);
  });

  test("reliability 28: requests are limited for an address and for a network", async () => {
    const { email } = await createPerson();
    const askFrom = async (address: string, remoteAddress: string) =>
      (
        await shop.app.inject({
          method: "POST",
          url: "/api/owner/password-links",
          payload: { email: address },
          remoteAddress,
        })
      ).statusCode;
    const ofMailbox: number[] = [];
    for (let count = 0; count < 4; count++) ofMailbox.push(await askFrom(email, `198.51.100.${count}`));
    expect(ofMailbox).toEqual([200, 200, 200, 429]);
    const ofNetwork: number[] = [];
    for (let count = 0; count < 11; count++) {
      ofNetwork.push(await askFrom(`${crypto.randomUUID()}@example.com`, "203.0.113.7"));
    }
    expect(ofNetwork.filter((status) => status === 200)).toHaveLength(10);
    expect(ofNetwork.at(-1)).toBe(429);
    shop.clock.advance(DAY_MS);
    expect(await askFrom(email, "203.0.113.7")).toBe(200);
  });

  test("R5.3 a short password is refused, and the link stays", async () => {
    const { email } = await createPerson();
    await ask(email);
    const token = await tokenOf(email);
    expect((await set(token, "short")).statusCode).toBe(400);
    expect((await set(token)).statusCode).toBe(200);
  });
});
