import { getSiteVersions } from "@storywall/contract/calls/sites/getSiteVersions.ts";
import { restoreSiteVersion } from "@storywall/contract/calls/sites/restoreSiteVersion.ts";
import { adminApi } from "../../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../../features/admin/shell/useAdminRevalidator.ts";
import { HistoryPage } from "../../../features/admin/shopSettings/HistoryPage.tsx";
import { showNotice } from "../../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/history.ts";
import { loadSites } from "./loadSites.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const { sites, site } = await loadSites(api, request);
  const before = Number(new URL(request.url).searchParams.get("before") ?? Number.NaN);
  const query = Number.isInteger(before) && before > 0 ? { before } : {};
  const history = unwrapOwnerReply(await api(getSiteVersions, { params: { code: site.code }, query }));
  return { sites, site, versions: history.items, nextBefore: history.nextBefore };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "History");

export default function AdminHistory({ loaderData }: Route.ComponentProps) {
  const { code, version: expectedVersion } = loaderData.site;
  const { revalidate } = useAdminRevalidator();
  return (
    <HistoryPage
      {...loaderData}
      onRestore={async (version) => {
        const body = { expectedVersion, version };
        const result = await adminApi(restoreSiteVersion, { params: { code }, body });
        await revalidate();
        if (result.kind === "ok") showNotice({ text: `Version ${version} is back.` });
        return errorMessage(result);
      }}
    />
  );
}
