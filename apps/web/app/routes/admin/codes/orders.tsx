import { getPromoCodeOrders } from "@storywall/contract/calls/promo/getPromoCodeOrders.ts";
import { PromoOrdersPage } from "../../../features/admin/promoCodes/PromoOrdersPage.tsx";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { loadSites } from "../shop/loadSites.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/orders.ts";

export async function loader({ context, request, params: { code: promoCode } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const { site } = await loadSites(api, request);
  const { items } = unwrapOwnerReply(
    await api(getPromoCodeOrders, { params: { code: site.code, promoCode } }),
  );
  return { site, orders: items };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  adminMetaFor(matches, `Orders with ${params.code}`);

export default function AdminPromoOrders({ loaderData, params: { code } }: Route.ComponentProps) {
  return <PromoOrdersPage {...loaderData} code={code} />;
}
