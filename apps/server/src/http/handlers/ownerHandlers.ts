import { ok } from "../../ports/platform/Result.ts";
import { signIn } from "../../usecases/owner/signIn.ts";
import type { Shop } from "../../usecases/shop.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import type { Handlers } from "../handler.ts";

const SIGNED_OUT = { isSignedIn: false, expiresAt: null } as const;

export const ownerHandlers = (
  shop: Shop,
): Pick<Handlers, "signInOwner" | "signOutOwner" | "getOwnerSession"> => {
  const { ownerSessions } = shop.repositories;
  return {
    signInOwner: async ({ body: { password } }, { address, sessionCookie: cookie, deviceCookie }) => {
      const attempt = { password, network: hashNetwork(address), deviceToken: deviceCookie.token };
      const signedIn = await signIn(shop, attempt);
      if (signedIn.kind === "error") return signedIn;
      // Ends the browser's previous session, which could not be ended later.
      if (cookie.token !== undefined) await ownerSessions.remove(cookie.token);
      const { token, expiresAt, device } = signedIn.value;
      cookie.set(token, expiresAt);
      deviceCookie.set(device.token, device.expiresAt);
      return ok({ isSignedIn: true, expiresAt: expiresAt.toISOString() });
    },

    signOutOwner: async (_request, { sessionCookie: cookie }) => {
      if (cookie.token !== undefined) await ownerSessions.remove(cookie.token);
      cookie.clear();
      return ok(SIGNED_OUT);
    },

    getOwnerSession: async (_request, { sessionCookie: { token } }) => {
      const session = token === undefined ? undefined : await ownerSessions.find(token, shop.clock.now());
      return ok(session ? { isSignedIn: true, expiresAt: session.expiresAt.toISOString() } : SIGNED_OUT);
    },
  };
};
