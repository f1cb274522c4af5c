import { getPackages } from "@storywall/contract/calls/workshop/getPackages.ts";
import { PackListPage } from "../../features/admin/pack/PackListPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/packList.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return unwrapOwnerReply(await createLoaderApi(context)(getPackages, {}));
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Packing");

export default function AdminPackList({ loaderData: { items } }: Route.ComponentProps) {
  return <PackListPage items={items} />;
}
