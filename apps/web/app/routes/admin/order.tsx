import type { CallInput } from "@storywall/contract/call.ts";
import { writeAboutOrder } from "@storywall/contract/calls/messages/writeAboutOrder.ts";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { undoOrderStep } from "@storywall/contract/calls/owner/undoOrderStep.ts";
import { undoPrintApproval } from "@storywall/contract/calls/owner/undoPrintApproval.ts";
import { withdrawRefund } from "@storywall/contract/calls/owner/withdrawRefund.ts";
import { askAboutPrint } from "@storywall/contract/calls/printQuestions/askAboutPrint.ts";
import { withdrawPrintQuestion } from "@storywall/contract/calls/printQuestions/withdrawPrintQuestion.ts";
import { addOrderNote } from "@storywall/contract/calls/workshop/addOrderNote.ts";
import { correctAddress } from "@storywall/contract/calls/workshop/correctAddress.ts";
import { correctEmail } from "@storywall/contract/calls/workshop/correctEmail.ts";
import { correctParcel } from "@storywall/contract/calls/workshop/correctParcel.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { holdOrder } from "@storywall/contract/calls/workshop/holdOrder.ts";
import { mailAgain } from "@storywall/contract/calls/workshop/mailAgain.ts";
import { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import { releaseOrder } from "@storywall/contract/calls/workshop/releaseOrder.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { undoReplacementStep } from "@storywall/contract/calls/workshop/undoReplacementStep.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import {
  clearRefundKey,
  EARLIER_REFUND_MESSAGE,
  isEarlierRefund,
  isRefundAnswered,
  loadRefundKey,
} from "../../features/admin/order/money/refundKey.ts";
import type { OrderActions } from "../../features/admin/order/NextStep.tsx";
import { OrderDetail } from "../../features/admin/order/OrderDetail.tsx";
import type { OrderWorkActions } from "../../features/admin/order/orderWorkActions.ts";
import { saveCourierName, saveCourierOf } from "../../features/admin/orders/courierNames.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { addressIssues } from "../../features/order/addressIssues.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import { pageContext } from "../../pageContext.ts";
import type { Route } from "./+types/order.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [order, work] = await Promise.all([api(getOrder, { params }), api(getOrderWork, { params })]);
  const found = unwrapOwnerReply(order);
  const { addressForm, countryName, tax } = ofSite(context.get(pageContext).sites, found.site);
  return { order: found, work: unwrapOwnerReply(work), site: { addressForm, countryName, tax } };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, `Order ${loaderData?.order.orderNumber ?? ""}`.trim());

export default function AdminOrder({ loaderData: { order, work, site }, params }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const runAction = async (call: Promise<CallResult<unknown>>): Promise<string | null> => {
    const result = await call;
    await revalidate();
    return errorMessage(result);
  };
  const undo = (step: UndoStep) => runAction(adminApi(undoOrderStep, { params, body: { step } }));
  const move = async (body: CallInput<typeof moveOrder>["body"], text: string): Promise<string | null> => {
    const message = await runAction(adminApi(moveOrder, { params, body }));
    if (message === null)
      showNotice({ text: `Order ${order.orderNumber} ${text}.`, undo: () => undo(body.to) });
    return message;
  };
  const undoApproval: OrderActions["undoPrintApproval"] = (body) =>
    runAction(adminApi(undoPrintApproval, { params, body }));
  const actions: OrderActions = {
    startProduction: (isConfirmed) => move({ to: "in_production", isConfirmed }, "is in the workshop now"),
    ship: (tracking, isConfirmed) =>
      saveCourierOf(tracking, move({ to: "shipped", tracking, isConfirmed }, "is sent")),
    deliver: () => move({ to: "delivered" }, "has arrived"),
    cancel: (reason) => move({ to: "cancelled", reason }, "is cancelled"),
    undo,
    withdrawRefund: (refundId) =>
      runAction(adminApi(withdrawRefund, { params: { ...params, refundId }, body: {} })),
    retryPrints: () => runAction(adminApi(retryPrints, { params, body: {} })),
    approvePrint: async (body) => {
      const message = await runAction(adminApi(approvePrint, { params, body }));
      if (message === null) showNotice({ text: "The print is approved.", undo: () => undoApproval(body) });
      return message;
    },
    undoPrintApproval: undoApproval,
    askAboutPrint: (body) => runAction(adminApi(askAboutPrint, { params, body })),
    withdrawQuestion: (body) => runAction(adminApi(withdrawPrintQuestion, { params, body })),
    refund: async (body) => {
      const idempotencyKey = loadRefundKey(order.orderId);
      const result = await adminApi(refundOrder, { params, body }, { idempotencyKey });
      if (isRefundAnswered(result)) clearRefundKey(order.orderId);
      await revalidate();
      return isEarlierRefund(result) ? EARLIER_REFUND_MESSAGE : errorMessage(result);
    },
  };
  const undoReplacement = (replacementId: string, step: ReplacementState) =>
    runAction(adminApi(undoReplacementStep, { params: { ...params, replacementId }, body: { step } }));
  const workActions: OrderWorkActions = {
    reprint: (body, idempotencyKey) => runAction(adminApi(reprintTile, { params, body }, { idempotencyKey })),
    replace: async (body, idempotencyKey) => {
      const result = await adminApi(replaceTiles, { params, body }, { idempotencyKey });
      await revalidate();
      const made = result.kind === "ok" ? result.reply.replacements.at(-1) : undefined;
      if (made)
        showNotice({
          text: `Replacement ${made.number} is being made.`,
          undo: () => undoReplacement(made.replacementId, "in_production"),
        });
      return errorMessage(result);
    },
    moveReplacement: async (replacementId, body) => {
      const message = await runAction(
        adminApi(moveReplacement, { params: { ...params, replacementId }, body }),
      );
      if (message === null) {
        if (body.to === "shipped") saveCourierName(body.tracking.carrier);
        const number = work.replacements.find((each) => each.replacementId === replacementId)?.number;
        showNotice({
          text: `Replacement ${number ?? ""} ${REPLACEMENT_NOTICES[body.to]}.`,
          undo: () => undoReplacement(replacementId, body.to),
        });
      }
      return message;
    },
    undoReplacementStep: undoReplacement,
    correctParcel: (body) => saveCourierOf(body, runAction(adminApi(correctParcel, { params, body }))),
    correctAddress: async (shippingAddress) => {
      const result = await adminApi(correctAddress, { params, body: { shippingAddress } });
      await revalidate();
      const issues = addressIssues(result);
      return issues.length > 0
        ? Object.fromEntries(issues.map(({ field, message }) => [field, message]))
        : errorMessage(result);
    },
    correctEmail: (email) => runAction(adminApi(correctEmail, { params, body: { email } })),
    hold: (reason) => runAction(adminApi(holdOrder, { params, body: { reason } })),
    release: () => runAction(adminApi(releaseOrder, { params, body: {} })),
    addNote: (text) => runAction(adminApi(addOrderNote, { params, body: { text } }, newKey())),
    mailAgain: (kind) => runAction(adminApi(mailAgain, { params, body: { kind } }, newKey())),
  };
  return (
    <OrderDetail
      key={order.orderId}
      site={site}
      order={order}
      work={work}
      actions={actions}
      workActions={workActions}
      onWrite={async (body) => {
        const result = await adminApi(writeAboutOrder, { params, body });
        await revalidate();
        if (result.kind === "ok") showNotice({ text: "Your message is sent. The answer comes to Messages." });
        return errorMessage(result);
      }}
    />
  );
}

const REPLACEMENT_NOTICES = {
  shipped: "is sent",
  delivered: "has arrived",
  cancelled: "is stopped",
} as const;

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });
