import { MorePage } from "../../features/admin/shell/MorePage.tsx";
import { useOwnerSession } from "../../features/admin/shell/useOwnerSession.ts";
import type { Route } from "./+types/more.ts";
import { adminMetaFor } from "./adminMetaFor.ts";

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "More");

export default function AdminMore() {
  return <MorePage session={useOwnerSession()} />;
}
