import { writeAboutOrder } from "@storywall/contract/calls/messages/writeAboutOrder.ts";
import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { isOrderNumber } from "@storywall/domain/orders/orderSearch.ts";
import { redirect } from "react-router";
import { OrdersPage } from "../../features/admin/orders/OrdersPage.tsx";
import { parseOrderFilters, toOrderQuery } from "../../features/admin/orders/orderFilters.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { useOwnerSession } from "../../features/admin/shell/useOwnerSession.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import { pageContext } from "../../pageContext.ts";
import type { Route } from "./+types/orders.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { showUndoOfMany } from "./undoSteps.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const sites = Object.values(context.get(pageContext).sites).map(({ code }) => code);
  const filters = parseOrderFilters(params, sites);
  const after = params.get("after");
  const query = { ...filters, ...(after && { after }) };
  const { items, next } = unwrapOwnerReply(await createLoaderApi(context)(findOrders, { query }));
  const [only] = items;
  // A person who types or scans a whole number wants that order.
  if (only && items.length === 1 && filters.text && isOrderNumber(filters.text, only.orderNumber))
    throw redirect(`/admin/orders/${only.orderId}`);
  return { rows: items, next, filters, isLaterPage: after !== null, staleSince: null as string | null };
}

/** The list stays while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("orders", serverLoader, isListData);
  return { ...data, staleSince };
}

type ListData = Awaited<ReturnType<typeof loader>>;
const isListData = (data: unknown): data is ListData =>
  typeof data === "object" && data !== null && "rows" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Orders");

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  useSaveLoaded("orders", loaderData);
  const { revalidate } = useAdminRevalidator();
  const { staff } = useOwnerSession();
  return (
    <OrdersPage
      key={toOrderQuery(loaderData.filters)}
      {...loaderData}
      rights={staff?.rights ?? []}
      onBegin={async (orderIds) => {
        const result = await adminApi(beginOrders, { body: { orderIds: [...orderIds] } });
        await revalidate();
        if (result.kind !== "ok") return errorMessage(result) ?? "";
        const { items } = result.reply;
        showUndoOfMany(items, { step: "in_production", text: (orders) => `${orders} started.`, revalidate });
        return items;
      }}
      onWrite={async (orderId, body) =>
        errorMessage(await adminApi(writeAboutOrder, { params: { orderId }, body }))
      }
    />
  );
}
