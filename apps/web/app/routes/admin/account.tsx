import { endStaffSession } from "@storywall/contract/calls/staff/endStaffSession.ts";
import { getAccount } from "@storywall/contract/calls/staff/getAccount.ts";
import { saveAccount } from "@storywall/contract/calls/staff/saveAccount.ts";
import { saveNoticeChoices } from "@storywall/contract/calls/staff/saveNoticeChoices.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { AccountPage } from "../../features/admin/staff/AccountPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/account.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { account: unwrapOwnerReply(await createLoaderApi(context)(getAccount, {})) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Your account");

export default function AdminAccount({ loaderData: { account } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const run = async (call: Promise<CallResult<unknown>>): Promise<string | null> => {
    const result = await call;
    await revalidate();
    return errorMessage(result);
  };
  return (
    <AccountPage
      account={account}
      onSave={(body) => run(adminApi(saveAccount, { body }))}
      onChanged={revalidate}
      onSaveNotices={(body) => run(adminApi(saveNoticeChoices, { body }))}
      onEndSession={(sessionId) =>
        run(adminApi(endStaffSession, { params: { staffId: account.id, sessionId } }))
      }
    />
  );
}
