import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { writeAboutOrder } from "@storywall/contract/calls/owner/writeAboutOrder.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrderActions } from "../../features/admin/NextStep.tsx";
import { OrderDesk } from "../../features/admin/OrderDesk.tsx";
import { quietApi } from "../../lib/api/api.ts";
import { metaFor } from "../../lib/page/meta.ts";
import { apiOf } from "../../loaderApi.server.ts";
import type { Route } from "./+types/order.ts";
import { faultOf, NOT_KEPT, ownerReply } from "./ownerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { order: ownerReply(await apiOf(context)(getOrder, { params })) };
}

export const headers = () => NOT_KEPT;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaFor(matches, () => ({
    title: `Order ${loaderData?.order.orderNumber ?? ""} | The owner's desk | Storywall`.replace("  ", " "),
    description: "One order of the shop.",
    path: "/admin/orders",
    index: false,
  }));

export default function AdminOrder({ loaderData: { order }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // One key until a refund has been answered: pressed again because no answer came, it is the same refund.
  const refundKey = useRef<string | null>(null);
  const then = async (call: Promise<CallResult<unknown>>): Promise<string | null> => {
    const result = await call;
    await revalidate();
    return faultOf(result);
  };
  const actions: OrderActions = {
    begin: () => then(quietApi(moveOrder, { params, body: { to: "in_production" } })),
    ship: (tracking) => then(quietApi(moveOrder, { params, body: { to: "shipped", tracking } })),
    deliver: () => then(quietApi(moveOrder, { params, body: { to: "delivered" } })),
    cancel: (reason) => then(quietApi(moveOrder, { params, body: { to: "cancelled", reason } })),
    retryPrints: () => then(quietApi(retryPrints, { params, body: {} })),
    refund: async (amount, reason) => {
      refundKey.current ??= crypto.randomUUID();
      const body = { reason, ...(amount === undefined ? {} : { amount }) };
      const result = await quietApi(refundOrder, { params, body }, { idempotencyKey: refundKey.current });
      if (result.kind !== "unreachable") refundKey.current = null;
      return then(Promise.resolve(result));
    },
  };
  return (
    <OrderDesk
      key={order.orderId}
      order={order}
      actions={actions}
      onWrite={async (body) => {
        const result = await quietApi(writeAboutOrder, { params, body });
        if (result.kind === "ok") await navigate(`/admin/messages/${result.reply.threadId}`);
        return faultOf(result);
      }}
    />
  );
}
