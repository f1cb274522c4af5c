import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { data, isRouteErrorResponse, Outlet } from "react-router";
import { AdminErrorPage } from "../../features/admin/shell/AdminErrorPage.tsx";
import { AdminShell } from "../../features/admin/shell/AdminShell.tsx";
import { SignInPage } from "../../features/admin/shell/SignInPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/layout.ts";
import { NO_STORE_HEADERS } from "./unwrapOwnerReply.ts";
import "../../features/admin/shell/adminTokens.css";

export async function loader({ context }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(getOwnerSession, {});
  if (result.kind !== "ok") throw data(null, { status: 503 });
  return { session: result.reply };
}

export const headers = () => NO_STORE_HEADERS;

/** What surrounds every admin page. Who is not signed in gets the sign-in at any of their addresses. */
export default function AdminArea({ loaderData: { session } }: Route.ComponentProps) {
  return session.isSignedIn ? (
    <AdminShell>
      <Outlet />
    </AdminShell>
  ) : (
    <SignInPage />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInPage />;
  return (
    <AdminShell>
      <AdminErrorPage error={error} />
    </AdminShell>
  );
}
