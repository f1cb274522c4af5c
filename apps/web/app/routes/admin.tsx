import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { data, useNavigate, useRevalidator } from "react-router";
import { OwnerPage } from "../features/admin/OwnerPage.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { apiOf } from "../loaderApi.server.ts";
import type { Route } from "./+types/admin.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const result = await apiOf(context)(getOwnerSession, {});
  if (result.kind !== "ok") throw data(null, { status: 503 });
  return { session: result.reply };
}

/** What it says depends on who asks; no cache keeps it. */
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
  // Whoever signs in comes for the orders; "back" from them leads out and not to the door.
  const toOrders = async () => navigate("/admin/orders", { replace: true });
  return <OwnerPage session={session} onSignedIn={toOrders} onSignedOut={revalidate} />;
}
