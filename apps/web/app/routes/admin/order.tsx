import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { writeAboutOrder } from "@storywall/contract/calls/owner/writeAboutOrder.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { useNavigate, useRevalidator } from "react-router";
import type { OrderActions } from "../../features/admin/order/NextStep.tsx";
import { OrderDetail } from "../../features/admin/order/OrderDetail.tsx";
import {
  clearRefundKey,
  EARLIER_REFUND_MESSAGE,
  isEarlierRefund,
  isRefundAnswered,
  loadRefundKey,
} from "../../features/admin/order/refundKey.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/order.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { order: unwrapOwnerReply(await createLoaderApi(context)(getOrder, { params })) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, `Order ${loaderData?.order.orderNumber ?? ""}`.trim());

export default function AdminOrder({ loaderData: { order }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const runAction = async (call: Promise<CallResult<unknown>>): Promise<string | null> => {
    const result = await call;
    await revalidate();
    return errorMessage(result);
  };
  const actions: OrderActions = {
    startProduction: () => runAction(adminApi(moveOrder, { params, body: { to: "in_production" } })),
    ship: (tracking) => runAction(adminApi(moveOrder, { params, body: { to: "shipped", tracking } })),
    deliver: () => runAction(adminApi(moveOrder, { params, body: { to: "delivered" } })),
    cancel: (reason) => runAction(adminApi(moveOrder, { params, body: { to: "cancelled", reason } })),
    retryPrints: () => runAction(adminApi(retryPrints, { params, body: {} })),
    refund: async (amount, reason) => {
      const body = { reason, ...(amount === undefined ? {} : { amount }) };
      const idempotencyKey = loadRefundKey(order.orderId);
      const result = await adminApi(refundOrder, { params, body }, { idempotencyKey });
      if (isRefundAnswered(result)) clearRefundKey(order.orderId);
      await revalidate();
      return isEarlierRefund(result) ? EARLIER_REFUND_MESSAGE : errorMessage(result);
    },
  };
  return (
    <OrderDetail
      key={order.orderId}
      order={order}
      actions={actions}
      onWrite={async (body) => {
        const result = await adminApi(writeAboutOrder, { params, body });
        if (result.kind === "ok") await navigate(`/admin/messages/${result.reply.threadId}`);
        return errorMessage(result);
      }}
    />
  );
}
