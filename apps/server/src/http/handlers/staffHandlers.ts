import type { StaffAccount, StaffList } from "@storywall/contract/schemas/owner/staff.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { mapResult, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { saveNoticeChoices } from "../../usecases/notices/saveNoticeChoices.ts";
import type { Shop } from "../../usecases/shop.ts";
import { getAccount, saveAccount } from "../../usecases/staff/account.ts";
import { changeStaff, resetStaffSignIn } from "../../usecases/staff/changeStaff.ts";
import { endStaffSession } from "../../usecases/staff/endStaffSession.ts";
import { invitationUrl } from "../../usecases/staff/invitationUrl.ts";
import { inviteStaff, withdrawInvitation } from "../../usecases/staff/inviteStaff.ts";
import { listAuditLog } from "../../usecases/staff/listAuditLog.ts";
import { listStaff } from "../../usecases/staff/listStaff.ts";
import { proveIdentity } from "../../usecases/staff/proveIdentity.ts";
import { renewRecoveryCodes } from "../../usecases/staff/recoveryCodes.ts";
import { beginFactor, confirmFactor, removeFactor } from "../../usecases/staff/setUpFactor.ts";
import type { Handlers } from "../handler.ts";
import { getRelyingParty } from "../owner/relyingParty.ts";
import { toAuditFilter } from "../wire/owner/auditFilter.ts";
import { toAuditEntry, toStaffAccount, toStaffList } from "../wire/owner/staff.ts";
import { signInClient } from "./ownerHandlers.ts";

type StaffCall =
  | "getAccount"
  | "saveAccount"
  | "saveNoticeChoices"
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
  | "getAuditLog";

/** Handlers of staff members, their own accounts and the audit log. */
export const staffHandlers = (shop: Shop): Pick<Handlers, StaffCall> => {
  const accountReply = async (actor: StaffActor): Promise<Result<StaffAccount, "FORBIDDEN">> =>
    mapResult(await getAccount(shop, actor), (view) => toStaffAccount(view, actor));
  const staffReply = async (actor: StaffActor): Promise<Result<StaffList, "FORBIDDEN">> =>
    mapResult(await listStaff(shop, actor), (list) => toStaffList(list, actor));

  return {
    getAccount: async (_request, { actor }) => accountReply(actor),

    saveNoticeChoices: async ({ body }, { actor }) => {
      const saved = await saveNoticeChoices(shop, actor, body);
      return saved.kind === "error" ? saved : accountReply(actor);
    },

    saveAccount: async ({ body }, { actor }) => {
      const saved = await saveAccount(shop, actor, body);
      return saved.kind === "error" ? saved : accountReply(actor);
    },

    beginFactor: async ({ body: { kind } }, { actor, origin }) =>
      mapResult(await beginFactor(shop, actor, kind, getRelyingParty(origin)), (begun) => ({
        ticket: begun.ticket,
        secret: begun.kind === "codes" ? begun.secret : null,
        uri: begun.kind === "codes" ? begun.uri : null,
        options: begun.kind === "passkey" ? { ...begun.options } : null,
      })),

    confirmFactor: async ({ body }, { actor, origin }) => {
      const confirmed = await confirmFactor(shop, actor, { ...body, relyingParty: getRelyingParty(origin) });
      if (confirmed.kind === "error") return confirmed;
      return mapResult(await accountReply(actor), (account) => ({
        account,
        recoveryCodes: confirmed.value && [...confirmed.value],
      }));
    },

    removeFactor: async ({ params: { factor } }, { actor }) => {
      const removed = await removeFactor(shop, actor, factor);
      return removed.kind === "error" ? removed : accountReply(actor);
    },

    renewRecoveryCodes: async (_request, { actor }) =>
      mapResult(await renewRecoveryCodes(shop, actor), (codes) => ({ recoveryCodes: [...codes] })),

    proveIdentity: async ({ body }, context) => {
      const { actor, origin } = context;
      const proof =
        body.kind === "passkey"
          ? ({ kind: "passkey", answer: { ...body, relyingParty: getRelyingParty(origin) } } as const)
          : body;
      const proven = await proveIdentity(shop, actor, proof, signInClient(context));
      return proven.kind === "error" ? proven : ok({ isProven: true });
    },

    endStaffSession: async ({ params }, { actor }) =>
      mapResult(await endStaffSession(shop, actor, params), () => ({ sessionId: params.sessionId })),

    getStaff: async (_request, { actor }) => staffReply(actor),

    inviteStaff: async ({ body }, { actor }) => {
      const invited = await inviteStaff(shop, actor, body);
      if (invited.kind === "error") return invited;
      // The mail is a file that reaches no one, so the inviting person hands the link over.
      const link = shop.areMailsFiles ? invitationUrl(shop.originOf, invited.value.token) : null;
      return mapResult(await staffReply(actor), (list) => ({ ...list, link }));
    },

    withdrawInvitation: async ({ params: { id } }, { actor }) => {
      const withdrawn = await withdrawInvitation(shop, actor, id);
      return withdrawn.kind === "error" ? withdrawn : staffReply(actor);
    },

    changeStaff: async ({ params: { staffId }, body }, { actor }) => {
      const changed = await changeStaff(shop, actor, staffId, body);
      return changed.kind === "error" ? changed : staffReply(actor);
    },

    resetStaffSignIn: async ({ params: { staffId } }, { actor }) => {
      const reset = await resetStaffSignIn(shop, actor, staffId);
      return reset.kind === "error" ? reset : staffReply(actor);
    },

    getAuditLog: async ({ query }, { actor, site }) => {
      const { timeZone } = ofSite(shop.sites(), site);
      const page = { before: query.before ?? null };
      return mapResult(await listAuditLog(shop, actor, toAuditFilter(query, timeZone), page), (found) => ({
        items: found.entries.map(toAuditEntry),
        nextBefore: found.nextBefore,
      }));
    },
  };
};
