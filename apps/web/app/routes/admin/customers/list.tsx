import { findCustomers } from "@storywall/contract/calls/customers/findCustomers.ts";
import { getPrivacyRequests } from "@storywall/contract/calls/customers/getPrivacyRequests.ts";
import { CustomersPage } from "../../../features/admin/customers/CustomersPage.tsx";
import { loadOrReuse, useSaveLoaded } from "../../../features/admin/shell/lastLoaded.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/list.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("text") ?? "").trim().slice(0, 100);
  const api = createLoaderApi(context);
  const [found, requests] = await Promise.all([
    api(findCustomers, { query: { text } }),
    api(getPrivacyRequests, {}),
  ]);
  return {
    text,
    customers: unwrapOwnerReply(found).items,
    privacyRequests: unwrapOwnerReply(requests).items,
    staleSince: null as string | null,
  };
}

/** The list stays while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("customers", serverLoader, isListData);
  return { ...data, staleSince };
}

type ListData = Awaited<ReturnType<typeof loader>>;
const isListData = (data: unknown): data is ListData =>
  typeof data === "object" && data !== null && "customers" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Customers");

export default function AdminCustomers({ loaderData }: Route.ComponentProps) {
  useSaveLoaded("customers", loaderData);
  return <CustomersPage {...loaderData} />;
}
