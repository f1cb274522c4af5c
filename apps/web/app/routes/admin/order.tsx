import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { writeAboutOrder } from "@storywall/contract/calls/owner/writeAboutOrder.ts";
import { askAboutPrint } from "@storywall/contract/calls/printQuestions/askAboutPrint.ts";
import { addOrderNote } from "@storywall/contract/calls/workshop/addOrderNote.ts";
import { correctAddress } from "@storywall/contract/calls/workshop/correctAddress.ts";
import { correctParcel } from "@storywall/contract/calls/workshop/correctParcel.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { mailAgain } from "@storywall/contract/calls/workshop/mailAgain.ts";
import { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import { releaseOrder } from "@storywall/contract/calls/workshop/releaseOrder.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { useNavigate, useRevalidator } from "react-router";
import type { OrderActions } from "../../features/admin/order/NextStep.tsx";
import { OrderDetail } from "../../features/admin/order/OrderDetail.tsx";
import type { OrderWorkActions } from "../../features/admin/order/orderWorkActions.ts";
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
  const api = createLoaderApi(context);
  const [order, work] = await Promise.all([api(getOrder, { params }), api(getOrderWork, { params })]);
  return { order: unwrapOwnerReply(order), work: unwrapOwnerReply(work) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, `Order ${loaderData?.order.orderNumber ?? ""}`.trim());

export default function AdminOrder({ loaderData: { order, work }, params }: Route.ComponentProps) {
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
    approvePrint: (body) => runAction(adminApi(approvePrint, { params, body })),
    askAboutPrint: (body) => runAction(adminApi(askAboutPrint, { params, body })),
    refund: async (amount, reason) => {
      const body = { reason, ...(amount === undefined ? {} : { amount }) };
      const idempotencyKey = loadRefundKey(order.orderId);
      const result = await adminApi(refundOrder, { params, body }, { idempotencyKey });
      if (isRefundAnswered(result)) clearRefundKey(order.orderId);
      await revalidate();
      return isEarlierRefund(result) ? EARLIER_REFUND_MESSAGE : errorMessage(result);
    },
  };
  const workActions: OrderWorkActions = {
    reprint: (body, idempotencyKey) => runAction(adminApi(reprintTile, { params, body }, { idempotencyKey })),
    replace: (body, idempotencyKey) =>
      runAction(adminApi(replaceTiles, { params, body }, { idempotencyKey })),
    moveReplacement: (replacementId, body) =>
      runAction(adminApi(moveReplacement, { params: { ...params, replacementId }, body })),
    correctParcel: (body) => runAction(adminApi(correctParcel, { params, body })),
    correctAddress: (shippingAddress) =>
      runAction(adminApi(correctAddress, { params, body: { shippingAddress } })),
    hold: (reason) => runAction(adminApi(holdOrder, { params, body: { reason } })),
    release: () => runAction(adminApi(releaseOrder, { params, body: {} })),
    addNote: (text) => runAction(adminApi(addOrderNote, { params, body: { text } }, newKey())),
    mailAgain: (kind) => runAction(adminApi(mailAgain, { params, body: { kind } }, newKey())),
  };
  return (
    <OrderDetail
      key={order.orderId}
      order={order}
      work={work}
      actions={actions}
      workActions={workActions}
      onWrite={async (body) => {
        const result = await adminApi(writeAboutOrder, { params, body });
        if (result.kind === "ok") await navigate(`/admin/messages/${result.reply.threadId}`);
        return errorMessage(result);
      }}
    />
  );
}

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });
