import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getHeldPrints } from "@storywall/contract/calls/owner/getHeldPrints.ts";
import { undoPrintApproval } from "@storywall/contract/calls/owner/undoPrintApproval.ts";
import { askAboutPrint } from "@storywall/contract/calls/printQuestions/askAboutPrint.ts";
import { withdrawPrintQuestion } from "@storywall/contract/calls/printQuestions/withdrawPrintQuestion.ts";
import { PrintReviewPage } from "../../features/admin/prints/PrintReviewPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import { printTransform } from "../order/printTransform.server.ts";
import type { Route } from "./+types/printReview.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { items, total, toLookAt } = unwrapOwnerReply(
    await createLoaderApi(context)(getHeldPrints, { query: {} }),
  );
  return {
    items: items.map((print) => ({ ...print, transform: printTransform(print) })),
    total,
    toLookAt,
    staleSince: null as string | null,
  };
}

/** The prints stay while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("look", serverLoader, isPrintData);
  return { ...data, staleSince };
}

type PageData = Awaited<ReturnType<typeof loader>>;
const isPrintData = (data: unknown): data is PageData =>
  typeof data === "object" && data !== null && "toLookAt" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Check photos");

export default function AdminLook({ loaderData }: Route.ComponentProps) {
  useSaveLoaded("look", loaderData);
  const { revalidate } = useAdminRevalidator();
  return (
    <PrintReviewPage
      {...loaderData}
      onApprove={async ({ orderId, cartItemId, tile, ppi }) => {
        const result = await adminApi(approvePrint, { params: { orderId }, body: { cartItemId, tile, ppi } });
        await revalidate();
        return errorMessage(result);
      }}
      onUndoApproval={async ({ orderId, cartItemId, tile }) => {
        const result = await adminApi(undoPrintApproval, { params: { orderId }, body: { cartItemId, tile } });
        await revalidate();
        return errorMessage(result);
      }}
      onAsk={async ({ orderId, cartItemId, tile, ppi }, note) => {
        const body = { cartItemId, tile, ppi, ...(note === "" ? {} : { note }) };
        const result = await adminApi(askAboutPrint, { params: { orderId }, body });
        await revalidate();
        return errorMessage(result);
      }}
      onWithdraw={async ({ orderId, cartItemId, tile }) => {
        const request = { params: { orderId }, body: { cartItemId, tile } };
        const result = await adminApi(withdrawPrintQuestion, request);
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
