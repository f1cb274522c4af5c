// People of the shop: invitations, roles, second factors and the way back in, over HTTP.

import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { type RequestParts, sendRaw } from "../reliability/sendRaw.ts";
import {
  createOwnerCookie,
  createSession,
  createStaffMember,
  OWNER_COOKIE,
  OWNER_PASSWORD,
  STAFF_PASSWORD,
  setOwnerPassword,
} from "../support/owner.ts";
import { createSoftPasskey } from "../support/softPasskey.ts";
import { openTestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { codeAt } from "../support/validInputs/staffInputs.ts";

const shop = useTestShop();
const fileShop = useTestShop(undefined, () => ({ areMailsFiles: true }));
beforeEach(async () => {
  await shop.database.deleteFrom("signInTries").execute();
  await shop.database.deleteFrom("staffInvitations").execute();
});

type Sent = Awaited<ReturnType<typeof sendRaw>>;
const send = (name: RegisteredCallName, parts: RequestParts = {}, cookie = "") =>
  sendRaw(shop, name, parts, cookie === "" ? {} : { cookie });
const cookieOf = ({ cookies }: Sent): string => {
  const session = cookies.find(({ name }) => name === OWNER_COOKIE);
  return session ? `${session.name}=${session.value}` : "";
};
const person = async (id: string) => {
  const found = await shop.shop.repositories.staffMembers.find(id);
  if (!found?.email) throw new Error("This person has no address");
  return { ...found, email: found.email };
};
const signIn = (email: string, password = STAFF_PASSWORD) =>
  send("signInOwner", { body: { email, password } });
const tokenInMail = async (email: string): Promise<string> => {
  await shop.shop.background.drain();
  const mail = shop.mailbox.to(email).at(-1);
  const token = /\/admin\/invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`No invitation was mailed to ${email}`);
  return token;
};

describe("invitations", () => {
  const invite = async (email: string, role = "workshop") =>
    send("inviteStaff", { body: { email, role } }, await createOwnerCookie(shop));

  test("somebody is invited by mail, chooses name and password, and is in with the role's rights", async () => {
    expect((await invite("sipho@example.com")).json().invitations).toMatchObject([
      { email: "sipho@example.com", role: "workshop", isNewPerson: true },
    ]);
    const params = { token: await tokenInMail("sipho@example.com") };
    // Mail programs open links by themselves.
    for (let count = 0; count < 3; count++) {
      expect((await send("getInvitation", { params })).json()).toMatchObject({ email: "sipho@example.com" });
    }
    const body = { name: "Sipho", password: "four random words here" };
    const accepted = await send("acceptInvitation", { params, body });
    expect(accepted.json()).toMatchObject({ isSignedIn: true, staff: { name: "Sipho", role: "workshop" } });
    expect((await send("getOrders", {}, cookieOf(accepted))).statusCode).toBe(200);
    const refused = await send("getStaff", {}, cookieOf(accepted));
    expect([refused.statusCode, refused.json().error]).toEqual([403, "FORBIDDEN"]);
    expect((await send("acceptInvitation", { params, body })).statusCode).toBe(404);
    expect((await send("getInvitation", { params })).statusCode).toBe(404);
    expect((await signIn("Sipho@Example.com", "four random words here")).json().staff.name).toBe("Sipho");
  });

  test("an invitation that no mail server sends comes with its link, once, and one that is mailed does not", async () => {
    const email = "unsent@example.com";
    const cookie = await createOwnerCookie(fileShop);
    const sent = await sendRaw(fileShop, "inviteStaff", { body: { email, role: "workshop" } }, { cookie });
    const token = /\/admin\/invitation\/([\w-]+)$/.exec(sent.json().link)?.[1] ?? "";
    expect((await sendRaw(fileShop, "getInvitation", { params: { token } })).json()).toMatchObject({ email });
    const listed = await sendRaw(fileShop, "getStaff", {}, { cookie });
    expect(listed.body).not.toContain(token);
    expect((await invite("mailed@example.com")).json().link).toBeNull();
  });

  test("two who accept at the same time are one person", async () => {
    await invite("twice@example.com");
    const params = { token: await tokenInMail("twice@example.com") };
    const body = { name: "Twice", password: "four random words here" };
    const replies = await Promise.all([1, 2, 3].map(() => send("acceptInvitation", { params, body })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
  });

  test("an invitation ends after seven days, when it is withdrawn, and when a newer one replaces it", async () => {
    await invite("late@example.com");
    const first = { token: await tokenInMail("late@example.com") };
    await invite("late@example.com", "books");
    expect((await send("getInvitation", { params: first })).statusCode).toBe(404);
    const second = { token: await tokenInMail("late@example.com") };
    expect((await send("getInvitation", { params: second })).json().role).toBe("books");
    shop.clock.advance(7 * DAY_MS);
    expect((await send("getInvitation", { params: second })).statusCode).toBe(404);
    const { invitations } = (await invite("late@example.com")).json();
    const third = { token: await tokenInMail("late@example.com") };
    const [{ id }] = invitations;
    await send("withdrawInvitation", { params: { id } }, await createOwnerCookie(shop));
    expect((await send("getInvitation", { params: third })).statusCode).toBe(404);
  });

  test("an address that is there already is not invited", async () => {
    const { email } = await person(await createStaffMember(shop, "books"));
    const refused = await invite(email.toUpperCase());
    expect([refused.statusCode, refused.json().error]).toEqual([409, "CONFLICT"]);
  });
});

describe("roles", () => {
  const change = async (staffId: string, body: object, cookie?: string) =>
    send("changeStaff", { params: { staffId }, body }, cookie ?? (await createOwnerCookie(shop)));

  test("B13 two owners at once: a role that the other has just given is not changed unseen", async () => {
    const id = await createStaffMember(shop, "service");
    expect((await change(id, { role: "manager", seenRole: "service" })).statusCode).toBe(200);
    const second = await change(id, { role: "books", seenRole: "service" });
    expect(second.json()).toMatchObject({ error: "CONFLICT" });
    expect(second.json().message).toContain("role to Manager.");
    expect((await change(id, { role: "books", seenRole: "manager" })).statusCode).toBe(200);
  });

  test("whoever is stopped is out at once, and can be let in again", async () => {
    const id = await createStaffMember(shop, "service");
    const { email } = await person(id);
    const cookie = await createSession(shop, id);
    expect((await send("getThreads", {}, cookie)).statusCode).toBe(200);
    await change(id, { isStopped: true });
    expect((await send("getThreads", {}, cookie)).statusCode).toBe(401);
    expect((await signIn(email)).json().error).toBe("PASSWORD_WRONG");
    await change(id, { isStopped: false });
    expect((await signIn(email)).json()).toMatchObject({ isSignedIn: true });
  });

  test("a new role ends the sessions of the old one", async () => {
    const id = await createStaffMember(shop, "workshop");
    const cookie = await createSession(shop, id);
    await change(id, { role: "owner" });
    expect((await send("getOrders", {}, cookie)).statusCode).toBe(401);
    await change(id, { role: "books" });
  });

  test("the last owner can neither be stopped nor lose the role, also when two owners remove each other", async () => {
    const refused = await change("owner", { isStopped: true });
    expect([refused.statusCode, refused.json().error]).toEqual([409, "CONFLICT"]);
    expect((await change("owner", { role: "manager" })).statusCode).toBe(409);
    const id = await createStaffMember(shop, "owner");
    const [own, other] = [await createOwnerCookie(shop), await createSession(shop, id)];
    const replies = await Promise.all([
      change(id, { isStopped: true }, own),
      change("owner", { isStopped: true }, other),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect((await shop.shop.transaction(({ staffMembers }) => staffMembers.lockOwners())).length).toBe(1);
    await shop.shop.repositories.staffMembers.setStopped("owner", null);
    await shop.shop.repositories.staffMembers.setStopped(id, shop.clock.now());
  });

  test("a proof that is five minutes old is asked for again, and one proof opens it", async () => {
    const id = await createStaffMember(shop, "owner");
    const cookie = await createSession(shop, id);
    const invite = () => send("inviteStaff", { body: { email: "proof@example.com", role: "books" } }, cookie);
    expect((await invite()).statusCode).toBe(200);
    shop.clock.advance(5 * MINUTE_MS + 1);
    const refused = await invite();
    expect([refused.statusCode, refused.json().error]).toEqual([403, "PROOF_NEEDED"]);
    const prove = (password: string) =>
      send("proveIdentity", { body: { kind: "password", password } }, cookie);
    expect((await prove("not the password")).json().error).toBe("FACTOR_WRONG");
    expect((await prove(STAFF_PASSWORD)).statusCode).toBe(200);
    expect((await invite()).statusCode).toBe(200);
    await shop.shop.repositories.staffMembers.setStopped(id, shop.clock.now());
  });

  test("a tablet of the workshop stays signed in for 30 days, others for twelve hours", async () => {
    const hours = async (role: "workshop" | "manager") => {
      const { email } = await person(await createStaffMember(shop, role));
      const { expiresAt } = (await signIn(email)).json();
      return (Date.parse(expiresAt) - shop.clock.now().getTime()) / 3_600_000;
    };
    expect([await hours("workshop"), await hours("manager")]).toEqual([30 * 24, 12]);
  });
});

describe("second factors", () => {
  const withCodes = async () => {
    const id = await createStaffMember(shop, "manager");
    const cookie = await createSession(shop, id);
    const { ticket, secret, uri } = (await send("beginFactor", { body: { kind: "codes" } }, cookie)).json();
    expect(uri).toContain(`secret=${secret}`);
    const body = { kind: "codes", ticket, code: codeAt(shop, secret) };
    const { account, recoveryCodes } = (await send("confirmFactor", { body }, cookie)).json();
    expect(account).toMatchObject({ hasCodes: true, recoveryCodesLeft: 10 });
    shop.clock.advance(MINUTE_MS);
    return { ...(await person(id)), secret, recoveryCodes, cookie };
  };
  const begin = async (email: string): Promise<string> => {
    const begun = await signIn(email);
    expect(begun.json()).toMatchObject({ isSignedIn: false, staff: null });
    expect(cookieOf(begun)).toBe("");
    return begun.json().ticket;
  };
  const confirm = (ticket: string, code: string) => send("confirmSignIn", { body: { ticket, code } });

  test("with codes a password alone opens nothing; the code does, once", async () => {
    const { email, secret, name } = await withCodes();
    const code = codeAt(shop, secret);
    const ticket = await begin(email);
    expect((await confirm(ticket, code === "000000" ? "000001" : "000000")).json().error).toBe(
      "FACTOR_WRONG",
    );
    const signedIn = await confirm(ticket, code);
    expect(signedIn.json()).toMatchObject({ isSignedIn: true, staff: { name } });
    expect((await confirm(ticket, code)).json().error).toBe("NOT_FOUND");
    expect((await confirm(await begin(email), code)).json().error).toBe("FACTOR_WRONG");
  });

  test("B13 of two tabs that set six-digit codes up, the second is told, and the app of the first still counts", async () => {
    const id = await createStaffMember(shop, "manager");
    const cookie = await createSession(shop, id);
    const beginCodes = async () => (await send("beginFactor", { body: { kind: "codes" } }, cookie)).json();
    const [first, second] = [await beginCodes(), await beginCodes()];
    const confirmCodes = async ({ ticket, secret }: { readonly ticket: string; readonly secret: string }) =>
      (
        await send("confirmFactor", { body: { kind: "codes", ticket, code: codeAt(shop, secret) } }, cookie)
      ).json();
    expect((await confirmCodes(first)).account.hasCodes).toBe(true);
    shop.clock.advance(MINUTE_MS);
    expect(await confirmCodes(second)).toMatchObject({ error: "CONFLICT" });
    expect(await beginCodes()).toMatchObject({ error: "CONFLICT" });
    const { email } = await person(id);
    expect((await confirm(await begin(email), codeAt(shop, first.secret))).json().isSignedIn).toBe(true);
  });

  test("each of ten recovery codes lets in once, and only their hashes are stored", async () => {
    const { email, recoveryCodes } = await withCodes();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code] = recoveryCodes;
    expect((await confirm(await begin(email), ` ${code.toUpperCase()} `)).json().isSignedIn).toBe(true);
    expect((await confirm(await begin(email), code)).json().error).toBe("FACTOR_WRONG");
    const rows = await shop.database.selectFrom("staffRecoveryCodes").selectAll().execute();
    for (const own of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(own);
  });

  test("whoever knows the password gets no more guesses at the code by entering it again", async () => {
    const { email } = await withCodes();
    const errors: string[] = [];
    for (let count = 0; count < 12; count++) {
      const begun = await signIn(email);
      const { ticket, error } = begun.json();
      errors.push(error ?? (await confirm(ticket, "000000")).json().error);
    }
    expect(errors.filter((error) => error === "FACTOR_WRONG").length).toBeLessThanOrEqual(10);
    expect(errors.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  test("an owner helps somebody who lost phone and password", async () => {
    const { id, email, cookie } = await withCodes();
    await send("resetStaffSignIn", { params: { staffId: id }, body: {} }, await createOwnerCookie(shop));
    expect((await send("getAccount", {}, cookie)).statusCode).toBe(401);
    const params = { token: await tokenInMail(email) };
    expect((await send("getInvitation", { params })).json().isNewPerson).toBe(false);
    const body = { name: "Back again", password: "another long password" };
    expect((await send("acceptInvitation", { params, body })).json()).toMatchObject({ isSignedIn: true });
    expect((await signIn(email)).json().error).toBe("PASSWORD_WRONG");
    expect((await signIn(email, "another long password")).json().isSignedIn).toBe(true);
  });

  test("a passkey signs in without a password, and a removed one no longer", async () => {
    const id = await createStaffMember(shop, "manager", "Zanele");
    const cookie = await createSession(shop, id);
    const soft = createSoftPasskey();
    const begun = (await send("beginFactor", { body: { kind: "passkey" } }, cookie)).json();
    const response = soft.register(begun.options.challenge);
    const body = { kind: "passkey", ticket: begun.ticket, name: "Phone", response };
    expect((await send("confirmFactor", { body }, cookie)).json().account.passkeys).toMatchObject([
      { name: "Phone", host: "localhost" },
    ]);
    const signInByPasskey = async (isVerified = true) => {
      const { ticket, options } = (await send("beginPasskeySignIn", { body: {} })).json();
      const answer = { ticket, response: soft.signIn(options.challenge, { isVerified }) };
      return { first: await send("finishPasskeySignIn", { body: answer }), answer };
    };
    const { first, answer } = await signInByPasskey();
    expect(first.json()).toMatchObject({ isSignedIn: true, staff: { name: "Zanele" } });
    expect((await send("finishPasskeySignIn", { body: answer })).json().error).toBe("FACTOR_WRONG");
    expect((await signInByPasskey(false)).first.json().error).toBe("FACTOR_WRONG");
    await send("removeFactor", { params: { factor: soft.id } }, cookie);
    expect((await signInByPasskey()).first.json().error).toBe("FACTOR_WRONG");
  });
});

describe("the own account", () => {
  test("a new password signs out all other devices and not this one", async () => {
    const id = await createStaffMember(shop, "service");
    const { email } = await person(id);
    const [own, other] = [await createSession(shop, id), await createSession(shop, id)];
    shop.clock.advance(1000);
    const body = { name: "Thandi", newPassword: "a brand new password" };
    expect((await send("saveAccount", { body }, own)).json().sessions).toHaveLength(1);
    expect((await send("getAccount", {}, other)).statusCode).toBe(401);
    expect((await signIn(email)).json().error).toBe("PASSWORD_WRONG");
    expect((await signIn(email, "a brand new password")).json().isSignedIn).toBe(true);
  });

  test("B13 of two tabs, the second that changes a name, an address or the password is told, and nothing is lost", async () => {
    const id = await createStaffMember(shop, "service", "Thandi");
    const cookie = await createSession(shop, id);
    const seen = (await send("getAccount", {}, cookie)).json();
    const save = async (body: object) => (await send("saveAccount", { body }, cookie)).json();
    // The first tab saves, then the second one with what it still shows.
    await save({ name: "Thandi N.", seen: { name: "Thandi" } });
    expect(await save({ name: "T. Nkosi", seen: { name: "Thandi" } })).toMatchObject({ error: "CONFLICT" });
    await save({ email: "new@example.com", seen: { email: seen.email } });
    expect(await save({ email: "other@example.com", seen: { email: seen.email } })).toMatchObject({
      error: "CONFLICT",
    });
    shop.clock.advance(1000);
    const { passwordChangedAt } = seen;
    await save({ newPassword: "the first new password", seen: { passwordChangedAt } });
    const second = { newPassword: "the second new password", seen: { passwordChangedAt } };
    expect(await save(second)).toMatchObject({ error: "CONFLICT" });
    expect((await signIn("new@example.com", "the first new password")).json().isSignedIn).toBe(true);
    // What only one tab changes meets nothing, and another field stays as the first tab left it.
    const now = (await send("getAccount", {}, cookie)).json();
    expect(now).toMatchObject({ name: "Thandi N.", email: "new@example.com" });
    expect(await save({ name: "T. Nkosi", seen: { name: "Thandi N." } })).toMatchObject({
      ...{ name: "T. Nkosi", email: "new@example.com" },
      passwordChangedAt: now.passwordChangedAt,
    });
  });

  test("people end their own sessions, and only those who manage people end others'", async () => {
    const id = await createStaffMember(shop, "service");
    const [own, other] = [await createSession(shop, id), await createSession(shop, id, "other-session")];
    const params = { staffId: id, sessionId: "other-session" };
    const stranger = await createSession(shop, await createStaffMember(shop, "manager"));
    expect((await send("endStaffSession", { params }, stranger)).statusCode).toBe(403);
    expect((await send("endStaffSession", { params }, own)).statusCode).toBe(200);
    expect((await send("getAccount", {}, other)).statusCode).toBe(401);
  });
});

describe("the shop's own password", () => {
  test("it is only the way back in once the first owner has an own one, and tells all owners", async () => {
    await setOwnerPassword(shop);
    const cookie = cookieOf(await send("signInOwner", { body: { password: OWNER_PASSWORD } }));
    const body = { name: "Anna", email: "anna@example.com", newPassword: "annas own password" };
    expect((await send("saveAccount", { body }, cookie)).statusCode).toBe(200);
    expect((await signIn("anna@example.com", "annas own password")).json().isSignedIn).toBe(true);
    // OWNER_PASSWORD is not set.
    expect((await send("signInOwner", { body: { password: OWNER_PASSWORD } })).json().error).toBe(
      "PASSWORD_WRONG",
    );

    const rescue = await openTestShop(shop.database, {
      clock: shop.clock,
      mailbox: shop.mailbox,
      hasRecoveryPassword: true,
    });
    await rescue.shop.repositories.staffMembers.setRole("owner", "books");
    const back = await sendRaw(rescue, "signInOwner", { body: { password: OWNER_PASSWORD } });
    expect(back.json()).toMatchObject({ isSignedIn: true, staff: { id: "owner", role: "owner" } });
    await rescue.close();
    const mail = shop.mailbox.to("anna@example.com").at(-1);
    expect(mail?.text).toContain("Signed in with OWNER_PASSWORD");
    const { action } = await shop.database
      .selectFrom("auditLog")
      .select("action")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(action).toBe("staff.recovered");
  });
});

test("the log is read by page, person, action, subject and day", async () => {
  const id = await createStaffMember(shop, "owner", "Reader");
  const cookie = await createSession(shop, id);
  for (let count = 0; count < 52; count++) await send("saveAccount", { body: { name: "Reader" } }, cookie);
  const read = async (query: object) => (await send("getAuditLog", { query }, cookie)).json();
  const first = await read({ person: id });
  expect(first.items).toHaveLength(50);
  const second = await read({ person: id, before: first.nextBefore });
  expect([second.items.length, second.nextBefore]).toEqual([2, null]);
  expect((await read({ person: id, action: "order.moved" })).items).toEqual([]);
  expect((await read({ subjectKind: "staff", subjectId: id })).items).toHaveLength(50);
  const day = new Date(shop.clock.now().getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
  expect((await read({ person: id, from: day, until: day })).items).toHaveLength(50);
  expect((await read({ person: id, until: "2020-01-01" })).items).toEqual([]);
});

test("B13 the log as a file has its times and days in the zone of the site", async () => {
  const id = await createStaffMember(shop, "owner", "Clock");
  const cookie = await createSession(shop, id);
  await send("saveAccount", { body: { name: "Clock" } }, cookie);
  const csv = await shop.app.inject({ url: `/api/owner/log.csv?person=${id}`, headers: { cookie } });
  const inJohannesburg = new Date(shop.clock.now().getTime() + 2 * HOUR_MS);
  expect(csv.body).toContain("Time (Africa/Johannesburg)");
  expect(csv.body).toContain(inJohannesburg.toISOString().slice(0, 16).replace("T", " "));
});
