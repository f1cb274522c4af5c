import { endStaffSession } from "@storywall/contract/calls/staff/endStaffSession.ts";
import { getAccount } from "@storywall/contract/calls/staff/getAccount.ts";
import { saveAccount } from "@storywall/contract/calls/staff/saveAccount.ts";
import { saveNoticeChoices } from "@storywall/contract/calls/staff/saveNoticeChoices.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { AccountPage } from "../../features/admin/staff/AccountPage.tsx";
import type { SavedAccount } from "../../features/admin/staff/savedAccount.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/account.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { account: unwrapOwnerReply(await createLoaderApi(context)(getAccount, {})) };
}

/** Returns the account after a change, or as saved by another tab or device that was first. */
const toSavedAccount = async (result: CallResult<StaffAccount>): Promise<SavedAccount> => {
  if (result.kind === "ok") return { kind: "ok", account: result.reply };
  const isConflict = result.kind === "error" && result.error === "CONFLICT";
  const current = isConflict ? await adminApi(getAccount, {}) : undefined;
  return {
    kind: "error",
    message: errorMessage(result) ?? "",
    theirs: current?.kind === "ok" ? current.reply : null,
  };
};

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Your account");

export default function AdminAccount({ loaderData: { account } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const save = async (call: Promise<CallResult<StaffAccount>>): Promise<SavedAccount> => {
    const result = await call;
    await revalidate();
    return toSavedAccount(result);
  };
  return (
    <AccountPage
      account={account}
      onSave={(body) => save(adminApi(saveAccount, { body }))}
      onChanged={revalidate}
      onSaveNotices={(body) => save(adminApi(saveNoticeChoices, { body }))}
      onEndSession={async (sessionId) => {
        const result = await adminApi(endStaffSession, { params: { staffId: account.id, sessionId } });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
