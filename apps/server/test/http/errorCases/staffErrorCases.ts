import { FIRST_OWNER_ID } from "../../../src/ports/staff/StaffMembers.ts";
import { createStaffMember } from "../../support/owner.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const staffErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  withUnknownId,
  afterNoAttempts,
  withTooManyAttempts,
}: InputMutators): Pick<
  ErrorCases,
  | "confirmSignIn"
  | "beginPasskeySignIn"
  | "finishPasskeySignIn"
  | "requestPasswordLink"
  | "getPasswordLink"
  | "setPasswordByLink"
  | "getInvitation"
  | "acceptInvitation"
  | "getAccount"
  | "saveNoticeChoices"
  | "saveAccount"
  | "beginFactor"
  | "confirmFactor"
  | "removeFactor"
  | "renewRecoveryCodes"
  | "proveIdentity"
  | "endStaffSession"
  | "getStaff"
  | "inviteStaff"
  | "withdrawInvitation"
  | "changeStaff"
  | "resetStaffSignIn"
  | "getAuditLog"
> => ({
  confirmSignIn: {
    NOT_FOUND: mutateBody(() => ({ ticket: UNKNOWN_ID })),
    FACTOR_WRONG: mutateBody(() => afterNoAttempts({ code: "000000" })),
    TOO_MANY_REQUESTS: withTooManyAttempts,
  },
  beginPasskeySignIn: {},
  finishPasskeySignIn: {
    FACTOR_WRONG: mutateBody(() => afterNoAttempts({ ticket: UNKNOWN_ID })),
    TOO_MANY_REQUESTS: withTooManyAttempts,
  },
  requestPasswordLink: {},
  getPasswordLink: { NOT_FOUND: async () => ({ params: { token: UNKNOWN_ID } }) },
  setPasswordByLink: { NOT_FOUND: async (good) => ({ ...good, params: { token: UNKNOWN_ID } }) },
  getInvitation: { NOT_FOUND: async () => ({ params: { token: UNKNOWN_ID } }) },
  acceptInvitation: { NOT_FOUND: async (good) => ({ ...good, params: { token: UNKNOWN_ID } }) },
  getAccount: {},
  saveNoticeChoices: {
    CONFLICT: mutateBody(() => ({ seen: { hour: 3 } })),
  },
  saveAccount: {
    CONFLICT: mutateBody(async () => {
      const other = await shop.shop.repositories.staffMembers.find(await createStaffMember(shop, "books"));
      return { email: other?.email };
    }),
  },
  beginFactor: {
    CONFLICT: async (good) => {
      await shop.shop.repositories.staffFactors.setTotpSecret(FIRST_OWNER_ID, "SECRET");
      return good;
    },
  },
  confirmFactor: {
    CONFLICT: async (good) => {
      await shop.shop.repositories.staffFactors.setTotpSecret(FIRST_OWNER_ID, "SECRET");
      return good;
    },
    NOT_FOUND: mutateBody(() => ({ ticket: UNKNOWN_ID })),
    FACTOR_WRONG: mutateBody(() => ({ code: "000000" })),
  },
  removeFactor: { NOT_FOUND: async () => ({ params: { factor: UNKNOWN_ID } }) },
  renewRecoveryCodes: {
    CONFLICT: async (good) => {
      await shop.shop.repositories.staffFactors.removeAll(FIRST_OWNER_ID);
      return good;
    },
  },
  proveIdentity: {
    FACTOR_WRONG: mutateBody(() => afterNoAttempts({ code: "000000" })),
    TOO_MANY_REQUESTS: withTooManyAttempts,
  },
  endStaffSession: {
    NOT_FOUND: async ({ params }) => ({ params: { ...params, sessionId: UNKNOWN_ID } }),
  },
  getStaff: {},
  inviteStaff: {
    CONFLICT: mutateBody(async () => {
      const other = await shop.shop.repositories.staffMembers.find(await createStaffMember(shop, "books"));
      return { email: other?.email };
    }),
  },
  withdrawInvitation: { NOT_FOUND: withUnknownId },
  changeStaff: {
    NOT_FOUND: async (good) => ({ ...good, params: { staffId: UNKNOWN_ID } }),
    CONFLICT: async () => ({ params: { staffId: FIRST_OWNER_ID }, body: { isStopped: true } }),
  },
  resetStaffSignIn: {
    NOT_FOUND: async (good) => ({ ...good, params: { staffId: UNKNOWN_ID } }),
    // The first owner has no address yet.
    CONFLICT: async (good) => ({ ...good, params: { staffId: FIRST_OWNER_ID } }),
  },
  getAuditLog: {},
});
