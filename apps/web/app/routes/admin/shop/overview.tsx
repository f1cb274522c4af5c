import { ShopPage } from "../../../features/admin/shopSettings/ShopPage.tsx";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { NO_STORE_HEADERS } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/overview.ts";
import { loadSites } from "./loadSites.ts";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSites(createLoaderApi(context), request);

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Shop");

export default function AdminShop({ loaderData: { sites, summaries, areMailsFiles } }: Route.ComponentProps) {
  return <ShopPage sites={sites} summaries={summaries} areMailsFiles={areMailsFiles} />;
}
