import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { getPackages } from "@storywall/contract/calls/workshop/getPackages.ts";
import { PackListPage } from "../../features/admin/pack/PackListPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/packList.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = unwrapOwnerReply(await createLoaderApi(context)(getPackages, {}));
  return { items, staleSince: null as string | null };
}

/** The list stays while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("packing", serverLoader, isListData);
  return { ...data, staleSince };
}

type PageData = Awaited<ReturnType<typeof loader>>;
const isListData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "items" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Packing");

export default function AdminPackList({ loaderData }: Route.ComponentProps) {
  useSaveLoaded("packing", loaderData);
  return (
    <PackListPage
      {...loaderData}
      onFind={async (typed) => {
        const result = await adminApi(getPackage, { params: { number: typed } });
        if (result.kind === "ok") return { number: result.reply.number };
        if (result.kind === "error" && result.status === 404) return `No order ${typed}.`;
        return errorMessage(result) ?? "";
      }}
    />
  );
}
