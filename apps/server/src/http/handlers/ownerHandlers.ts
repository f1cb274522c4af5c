import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { mapResult, ok, type Result } from "../../ports/platform/Result.ts";
import { confirmSignIn } from "../../usecases/owner/confirmSignIn.ts";
import type { SignInClient } from "../../usecases/owner/limitSignIn.ts";
import type { NewSession } from "../../usecases/owner/openSession.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "../../usecases/owner/passkeySignIn.ts";
import { signIn } from "../../usecases/owner/signIn.ts";
import { signOut } from "../../usecases/owner/signOut.ts";
import type { Shop } from "../../usecases/shop.ts";
import { acceptInvitation, getInvitation } from "../../usecases/staff/acceptInvitation.ts";
import {
  getPasswordLink,
  requestPasswordLink,
  setPasswordByLink,
} from "../../usecases/staff/passwordLinks.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import type { CallContext, Handlers } from "../handler.ts";
import { getRelyingParty } from "../owner/relyingParty.ts";
import { SIGNED_OUT, toOwnerSession } from "../wire/owner/staff.ts";

type SignInCall =
  | "signInOwner"
  | "confirmSignIn"
  | "beginPasskeySignIn"
  | "finishPasskeySignIn"
  | "signOutOwner"
  | "getOwnerSession"
  | "getInvitation"
  | "acceptInvitation"
  | "requestPasswordLink"
  | "getPasswordLink"
  | "setPasswordByLink";

/** Returns what is known of the client that signs in. */
export const signInClient = ({ address, deviceCookie, device, requestId }: CallContext): SignInClient => ({
  networkHash: hashNetwork(address),
  deviceToken: deviceCookie.token,
  deviceName: device,
  requestId,
});

/** Handlers for signing in and out as staff. */
export const ownerHandlers = (shop: Shop): Pick<Handlers, SignInCall> => {
  const { staffSessions } = shop.repositories;
  const setCookies = async (session: NewSession, context: CallContext): Promise<OwnerSession> => {
    const { sessionCookie, deviceCookie } = context;
    // Ends the browser's previous session, which could not be ended later.
    if (sessionCookie.token !== undefined) await staffSessions.remove(sessionCookie.token);
    sessionCookie.set(session.token, session.expiresAt);
    deviceCookie.set(session.device.token, session.device.expiresAt);
    return toOwnerSession(session);
  };
  const reply = async <Code extends string>(
    signedIn: Result<{ readonly session: NewSession }, Code>,
    context: CallContext,
  ): Promise<Result<OwnerSession, Code>> =>
    signedIn.kind === "error" ? signedIn : ok(await setCookies(signedIn.value.session, context));

  return {
    signInOwner: async ({ body: { email, password } }, context) => {
      const signedIn = await signIn(shop, { email, password, client: signInClient(context) });
      if (signedIn.kind === "error") return signedIn;
      const result = signedIn.value;
      return result.isComplete
        ? ok(await setCookies(result.session, context))
        : ok({ ...SIGNED_OUT, ticket: result.ticket });
    },

    confirmSignIn: async ({ body: { ticket, code } }, context) =>
      reply(await confirmSignIn(shop, { ticket, code, client: signInClient(context) }), context),

    beginPasskeySignIn: async (_request, { origin }) => {
      const { ticket, options } = await beginPasskeySignIn(shop, getRelyingParty(origin));
      return ok({ ticket, options: { ...options } });
    },

    finishPasskeySignIn: async ({ body }, context) => {
      const answer = { ...body, relyingParty: getRelyingParty(context.origin) };
      return reply(await finishPasskeySignIn(shop, answer, signInClient(context)), context);
    },

    signOutOwner: async (_request, { sessionCookie: cookie, requestId }) => {
      if (cookie.token !== undefined) await signOut(shop, cookie.token, requestId);
      cookie.clear();
      return ok(SIGNED_OUT);
    },

    getOwnerSession: async (_request, { sessionCookie: { token } }) => {
      const session = token === undefined ? undefined : await staffSessions.find(token, shop.clock.now());
      return ok(session ? toOwnerSession(session) : SIGNED_OUT);
    },

    requestPasswordLink: async ({ body: { email } }) => {
      await requestPasswordLink(shop, email);
      // The same reply for every address, so that it does not reveal who has an account.
      return ok({ isAsked: true } as const);
    },

    getPasswordLink: async ({ params: { token } }) =>
      mapResult(await getPasswordLink(shop, token), (link) => ({ ...link })),

    setPasswordByLink: async ({ params: { token }, body: { password } }, context) => {
      const client = signInClient(context);
      const set = await setPasswordByLink(shop, token, { password, client });
      if (set.kind === "error") return set;
      return ok(set.value ? await setCookies(set.value, context) : SIGNED_OUT);
    },

    getInvitation: async ({ params: { token } }) =>
      mapResult(await getInvitation(shop, token), (invitation) => ({ ...invitation })),

    acceptInvitation: async ({ params: { token }, body }, context) => {
      const accepted = await acceptInvitation(shop, token, { ...body, client: signInClient(context) });
      if (accepted.kind === "error") return accepted;
      return ok(accepted.value ? await setCookies(accepted.value, context) : SIGNED_OUT);
    },
  };
};
