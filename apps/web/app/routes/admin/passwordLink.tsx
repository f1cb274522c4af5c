import { requestPasswordLink } from "@storywall/contract/calls/staff/requestPasswordLink.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { PasswordLinkPage } from "../../features/admin/staff/PasswordLinkPage.tsx";
import type { Route } from "./+types/passwordLink.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS } from "./unwrapOwnerReply.ts";
import "../../features/admin/shell/adminTokens.css";

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Forgotten password");

/** Outside the admin layout: the person who opens it cannot sign in. */
export default function AdminPasswordLink() {
  return (
    <PasswordLinkPage
      onAsk={async (email) => errorMessage(await adminApi(requestPasswordLink, { body: { email } }))}
    />
  );
}
