import { PricesPage } from "../../../features/admin/shopSettings/prices/PricesPage.tsx";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { NO_STORE_HEADERS } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/prices.ts";
import { loadSites } from "./loadSites.ts";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSites(createLoaderApi(context), request);

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Prices");

export default function AdminPrices({ loaderData: { sites } }: Route.ComponentProps) {
  return <PricesPage sites={sites} />;
}
