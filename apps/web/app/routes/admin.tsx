import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { data, useNavigate, useRevalidator } from "react-router";
import { AdminGate } from "../features/admin/AdminGate.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import type { Route } from "./+types/admin.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(getOwnerSession, {});
  if (result.kind !== "ok") throw data(null, { status: 503 });
  return { session: result.reply };
}

/** The page depends on the session, so no cache may store it. */
export function headers() {
  return { "cache-control": "private, no-store" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "The owner's desk | Storywall",
    description: "Where the owner of the shop signs in.",
    path: "/admin",
    index: false,
  }));

export default function Admin({ loaderData: { session } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // The owner signs in to see the orders. `replace`: "back" from them must not lead to the sign-in page.
  const handleSignedIn = async () => navigate("/admin/orders", { replace: true });
  return <AdminGate session={session} onSignedIn={handleSignedIn} onSignedOut={revalidate} />;
}
