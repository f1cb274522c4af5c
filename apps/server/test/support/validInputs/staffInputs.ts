import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { randomIds } from "../../../src/adapters/system/ids.ts";
import { codeOf, fromBase32, oneTimeCodes } from "../../../src/adapters/system/oneTimeCodes.ts";
import type { ChallengeKind } from "../../../src/ports/staff/StaffChallenges.ts";
import { beginPasskeySignIn } from "../../../src/usecases/owner/passkeySignIn.ts";
import { createSession, createStaffMember } from "../owner.ts";
import { createSoftPasskey } from "../softPasskey.ts";
import type { TestShop } from "../testShop.ts";

export const RELYING_PARTY = { origin: "http://localhost", rpId: "localhost" };

/** Returns the six-digit code that an authenticator app shows for a secret. `steps` of half a minute later. */
export const codeAt = (shop: Pick<TestShop, "clock">, secret: string, steps = 0): string =>
  codeOf(fromBase32(secret), Math.floor(shop.clock.now().getTime() / 30_000) + steps);

/** Creates what inputs of the calls about people need. Account calls are about `staffId`, whose session sends them. */
export const staffInputs = (shop: TestShop, staffId: string) => {
  const { repositories } = shop.shop;
  const createChallenge = async (kind: ChallengeKind, owner: string | null, value: string) => {
    const ticket = randomIds.next();
    const expiresAt = new Date(shop.clock.now().getTime() + DAY_MS);
    await repositories.staffChallenges.insert(ticket, { kind, staffId: owner, value, expiresAt });
    return ticket;
  };
  const createPersonWithCodes = async () => {
    const person = await createStaffMember(shop, "service");
    const secret = oneTimeCodes.createSecret();
    await repositories.staffFactors.setTotpSecret(person, secret);
    return { person, secret };
  };
  const createInvitation = async () => {
    const id = randomIds.next();
    const createdAt = shop.clock.now();
    const token = randomIds.next();
    await repositories.staffInvitations.insert({
      id,
      token,
      email: `${id.replaceAll(/[^A-Za-z0-9]/g, "x")}@example.com`,
      role: "workshop",
      staffId: null,
      invitedBy: staffId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAY_MS),
    });
    return { id, token };
  };

  const createPasswordLink = async () => {
    const person = await repositories.staffMembers.find(await createStaffMember(shop, "workshop"));
    const token = randomIds.next();
    const createdAt = shop.clock.now();
    const expiresAt = new Date(createdAt.getTime() + DAY_MS);
    const link = { id: randomIds.next(), token, email: person?.email ?? "", createdAt, expiresAt };
    await repositories.staffPasswordLinks.insert(link);
    return token;
  };

  return {
    confirmSignIn: async () => {
      const { person, secret } = await createPersonWithCodes();
      const ticket = await createChallenge("signIn", person, "");
      return { body: { ticket, code: codeAt(shop, secret) } };
    },
    beginPasskeySignIn: async () => ({ body: {} }),
    finishPasskeySignIn: async () => {
      const soft = createSoftPasskey();
      const created = await shop.shop.passkeyVerifier.createRegistration(RELYING_PARTY, {
        id: staffId,
        name: "Anna",
        existingIds: [],
      });
      const { challenge } = created;
      const passkey = await shop.shop.passkeyVerifier.verifyRegistration(
        RELYING_PARTY,
        challenge,
        soft.register(challenge),
      );
      if (!passkey) throw new Error("The passkey was not registered");
      await repositories.staffFactors.insertPasskey({
        ...passkey,
        staffId: await createStaffMember(shop, "manager"),
        rpId: RELYING_PARTY.rpId,
        name: "Phone",
        createdAt: shop.clock.now(),
      });
      const { ticket, options } = await beginPasskeySignIn(shop.shop, RELYING_PARTY);
      return { body: { ticket, response: { ...soft.signIn(String(options.challenge)) } } };
    },
    requestPasswordLink: async () => ({ body: { email: `${crypto.randomUUID()}@example.com` } }),
    getPasswordLink: async () => ({ params: { token: await createPasswordLink() } }),
    setPasswordByLink: async () => ({
      params: { token: await createPasswordLink() },
      body: { password: "a long password" },
    }),
    getInvitation: async () => ({ params: { token: (await createInvitation()).token } }),
    acceptInvitation: async () => ({
      params: { token: (await createInvitation()).token },
      body: { name: "Sipho", password: "a long password" },
    }),
    getAccount: async () => ({}),
    saveAccount: async () => ({ body: { name: "Anna Owner" } }),
    saveNoticeChoices: async () => ({
      body: {
        order: "daily" as const,
        late: "daily" as const,
        payment: "each" as const,
        answer: "each" as const,
        print: "each" as const,
        message: "none" as const,
        hour: 7,
      },
    }),
    beginFactor: async () => {
      await repositories.staffFactors.setTotpSecret(staffId, null);
      return { body: { kind: "codes" as const } };
    },
    confirmFactor: async () => {
      await repositories.staffFactors.setTotpSecret(staffId, null);
      const secret = oneTimeCodes.createSecret();
      const ticket = await createChallenge("codes", staffId, secret);
      return { body: { kind: "codes" as const, ticket, code: codeAt(shop, secret) } };
    },
    removeFactor: async () => {
      await repositories.staffFactors.setTotpSecret(staffId, oneTimeCodes.createSecret());
      return { params: { factor: "codes" } };
    },
    renewRecoveryCodes: async () => {
      await repositories.staffFactors.setTotpSecret(staffId, oneTimeCodes.createSecret());
      return { body: {} };
    },
    proveIdentity: async () => {
      const code = oneTimeCodes.createRecoveryCode();
      await repositories.staffFactors.replaceRecoveryCodes(staffId, [code]);
      return { body: { kind: "code" as const, code } };
    },
    endStaffSession: async () => {
      const sessionId = randomIds.next();
      await createSession(shop, staffId, sessionId);
      return { params: { staffId, sessionId } };
    },
    getStaff: async () => ({}),
    inviteStaff: async () => ({
      body: { email: `${crypto.randomUUID()}@example.com`, role: "workshop" as const },
    }),
    withdrawInvitation: async () => ({ params: { id: (await createInvitation()).id } }),
    changeStaff: async () => ({
      params: { staffId: await createStaffMember(shop, "workshop") },
      body: { role: "service" as const },
    }),
    resetStaffSignIn: async () => ({
      params: { staffId: await createStaffMember(shop, "workshop") },
      body: {},
    }),
    getAuditLog: async () => ({ query: { action: "order.moved" as const } }),
  };
};
