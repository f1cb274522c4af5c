import { getPasswordLink } from "@storywall/contract/calls/staff/getPasswordLink.ts";
import { setPasswordByLink } from "@storywall/contract/calls/staff/setPasswordByLink.ts";
import { useNavigate } from "react-router";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { NewPasswordPage } from "../../features/admin/staff/NewPasswordPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/newPassword.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS } from "./unwrapOwnerReply.ts";
import "../../features/admin/shell/adminTokens.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(getPasswordLink, { params });
  return { email: result.kind === "ok" ? result.reply.email : null };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "A new password");

/** Outside the admin layout: the person who opens it is not signed in yet. */
export default function AdminNewPassword({ loaderData: { email }, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <NewPasswordPage
      email={email}
      onSet={async (password) => {
        const result = await adminApi(setPasswordByLink, { params, body: { password } });
        // With a second factor the sign-in is shown there.
        if (result.kind === "ok") await navigate("/admin", { replace: true });
        return errorMessage(result);
      }}
    />
  );
}
