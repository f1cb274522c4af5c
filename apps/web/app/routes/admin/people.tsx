import { changeStaff } from "@storywall/contract/calls/staff/changeStaff.ts";
import { endStaffSession } from "@storywall/contract/calls/staff/endStaffSession.ts";
import { getStaff } from "@storywall/contract/calls/staff/getStaff.ts";
import { inviteStaff } from "@storywall/contract/calls/staff/inviteStaff.ts";
import { resetStaffSignIn } from "@storywall/contract/calls/staff/resetStaffSignIn.ts";
import { withdrawInvitation } from "@storywall/contract/calls/staff/withdrawInvitation.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { useOwnerSession } from "../../features/admin/shell/useOwnerSession.ts";
import { PeoplePage } from "../../features/admin/staff/PeoplePage.tsx";
import type { PeopleActions } from "../../features/admin/staff/peopleActions.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/people.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { list: unwrapOwnerReply(await createLoaderApi(context)(getStaff, {})) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "People");

export default function AdminPeople({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const { staff } = useOwnerSession();
  const run = async (call: Promise<CallResult<unknown>>): Promise<string | null> => {
    const result = await call;
    await revalidate();
    return errorMessage(result);
  };
  const actions: PeopleActions = {
    invite: async (email, role) => {
      const result = await adminApi(inviteStaff, { body: { email, role } });
      await revalidate();
      return result.kind === "ok" ? { link: result.reply.link } : (errorMessage(result) ?? "");
    },
    withdraw: (id) => run(adminApi(withdrawInvitation, { params: { id } })),
    changeRole: (staffId, role, seenRole) =>
      run(adminApi(changeStaff, { params: { staffId }, body: { role, seenRole } })),
    setStopped: (staffId, isStopped) =>
      run(adminApi(changeStaff, { params: { staffId }, body: { isStopped } })),
    reset: (staffId) => run(adminApi(resetStaffSignIn, { params: { staffId }, body: {} })),
    endSession: (staffId, sessionId) => run(adminApi(endStaffSession, { params: { staffId, sessionId } })),
  };
  return <PeoplePage list={list} actorId={staff?.id ?? ""} actions={actions} />;
}
