import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { AdminErrorPage, ForbiddenPage } from "../../features/admin/shell/AdminErrorPage.tsx";
import { AdminShell } from "../../features/admin/shell/AdminShell.tsx";
import { mayOpen } from "../../features/admin/shell/adminPages.ts";
import { loadOrReuse, saveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { SignInPage } from "../../features/admin/shell/SignInPage.tsx";
import { useSignedOut } from "../../features/admin/shell/useSignedOut.ts";
import { useMaybeRootData } from "../../lib/api/rootData.ts";
import { syncServiceWorker } from "../../lib/browser/syncServiceWorker.ts";
import { whenIdle } from "../../lib/browser/whenIdle.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/layout.ts";
import { NO_STORE_HEADERS } from "./unwrapOwnerReply.ts";
import "../../features/admin/shell/adminTokens.css";

export async function loader({ context }: Route.LoaderArgs) {
  const result = await createLoaderApi(context)(getOwnerSession, {});
  if (result.kind !== "ok") throw data(null, { status: 503 });
  return { session: result.reply };
}

/** The session that the pages of this tab were loaded with. */
let lastSession: Awaited<ReturnType<typeof loader>> | null = null;

/**
 * Keeps the pages while the shop does not answer, and when the session has ended meanwhile: the sign-in then opens
 * over unsaved text. Signing out loads the document again.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data: loaded } = await loadOrReuse("session", serverLoader, isSessionData);
  if (lastSession?.session.isSignedIn && !loaded.session.isSignedIn) {
    useSignedOut.setState({ isSignedOut: true });
    return lastSession;
  }
  lastSession = loaded;
  return loaded;
}

const isSessionData = (data: unknown): data is NonNullable<typeof lastSession> =>
  typeof data === "object" && data !== null && "session" in data;

export const headers = () => NO_STORE_HEADERS;

/** The frame around every admin page. People who are not signed in get the sign-in at each of these addresses. */
export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { session } = loaderData;
  const isAllowed = mayOpen(session.staff?.rights ?? [], useLocation().pathname);
  // The data that came with the document. A loader that runs at hydration would render every page a second time.
  useEffect(() => {
    lastSession ??= loaderData;
    saveLoaded("session", loaderData);
  }, [loaderData]);
  useOfflinePage();
  return session.isSignedIn ? (
    <AdminShell>{isAllowed ? <Outlet /> : <ForbiddenPage />}</AdminShell>
  ) : (
    <SignInPage />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useOfflinePage();
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInPage />;
  return (
    <AdminShell>
      <AdminErrorPage error={error} />
    </AdminShell>
  );
}

/**
 * Registers the service worker, on the sign-in too. The router reloads the document when the code of a page can't be
 * loaded: the worker then says that the shop is out of reach, in place of the browser's own error page.
 */
const useOfflinePage = (): void => {
  const isEnabled = useMaybeRootData()?.offlinePages;
  useEffect(
    () => (isEnabled === undefined ? undefined : whenIdle(() => syncServiceWorker(isEnabled))),
    [isEnabled],
  );
};
