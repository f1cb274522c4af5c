import { acceptInvitation } from "@storywall/contract/calls/staff/acceptInvitation.ts";
import { getInvitation } from "@storywall/contract/calls/staff/getInvitation.ts";
import { useNavigate } from "react-router";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { InvitationPage } from "../../features/admin/staff/InvitationPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/invitation.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS } from "./unwrapOwnerReply.ts";
import "../../features/admin/shell/adminTokens.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(getInvitation, { params });
  return { invitation: result.kind === "ok" ? result.reply : null };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Invitation");

/** Outside the admin layout, because the person who opens it is not signed in yet. */
export default function AdminInvitation({ loaderData: { invitation }, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <InvitationPage
      invitation={invitation}
      onAccept={async (name, password) => {
        const result = await adminApi(acceptInvitation, { params, body: { name, password } });
        if (result.kind === "ok") await navigate("/admin", { replace: true });
        return errorMessage(result);
      }}
    />
  );
}
