import type { OwnerSession } from "@storywall/contract/schemas/owner.ts";
import { rightsOf } from "@storywall/domain/staff/roles.ts";
import { ok } from "../../ports/platform/Result.ts";
import type { StaffMember } from "../../ports/staff/StaffMembers.ts";
import { signIn } from "../../usecases/owner/signIn.ts";
import { signOut } from "../../usecases/owner/signOut.ts";
import type { Shop } from "../../usecases/shop.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import type { Handlers } from "../handler.ts";

const SIGNED_OUT = { isSignedIn: false, expiresAt: null, staff: null } as const;

export const ownerHandlers = (
  shop: Shop,
): Pick<Handlers, "signInOwner" | "signOutOwner" | "getOwnerSession"> => {
  const { staffSessions } = shop.repositories;
  return {
    signInOwner: async ({ body: { password } }, context) => {
      const { address, sessionCookie: cookie, deviceCookie, device: deviceName, requestId } = context;
      const client = {
        network: hashNetwork(address),
        deviceToken: deviceCookie.token,
        deviceName,
        requestId,
      };
      const signedIn = await signIn(shop, { password, ...client });
      if (signedIn.kind === "error") return signedIn;
      // Ends the browser's previous session, which could not be ended later.
      if (cookie.token !== undefined) await staffSessions.remove(cookie.token);
      const { token, device, ...session } = signedIn.value;
      cookie.set(token, session.expiresAt);
      deviceCookie.set(device.token, device.expiresAt);
      return ok(toOwnerSession(session));
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
  };
};

const toOwnerSession = ({
  staff: { id, name, role },
  expiresAt,
}: {
  readonly staff: StaffMember;
  readonly expiresAt: Date;
}): OwnerSession => ({
  isSignedIn: true,
  expiresAt: expiresAt.toISOString(),
  staff: { id, name, role, rights: [...rightsOf(role)] },
});
