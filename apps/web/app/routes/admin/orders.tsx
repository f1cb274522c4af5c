import { getOrders } from "@storywall/contract/calls/owner/getOrders.ts";
import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { useRevalidator } from "react-router";
import { OrderList } from "../../features/admin/orders/OrderList.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { PaymentsToReview } from "../../features/admin/today/PaymentsToReview.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/orders.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import {
  errorMessage,
  NO_STORE_HEADERS,
  parsePageNumber,
  unwrapIfAllowed,
  unwrapOwnerReply,
} from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const params = new URL(request.url).searchParams;
  const status = ORDER_STATES.find((state) => state === params.get("status"));
  const search = (params.get("search") ?? "").trim().slice(0, 100);
  const orders = unwrapOwnerReply(
    await api(getOrders, {
      query: { page: parsePageNumber(params), ...(status && { status }), ...(search !== "" && { search }) },
    }),
  );
  const found = unwrapIfAllowed(await api(getPaymentsToReview, {}));
  return { orders, toReview: found?.items ?? [], status: status ?? "", search };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Orders");

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { orders, toReview, status, search } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <OrderList key={`${status} ${search}`} {...orders} status={status} search={search}>
      <PaymentsToReview
        items={toReview}
        onSettle={async (id, note) => {
          const result = await adminApi(settlePaymentReview, { params: { id }, body: { note } });
          await revalidate();
          return errorMessage(result);
        }}
      />
    </OrderList>
  );
}
