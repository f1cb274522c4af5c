import { getBatch } from "@storywall/contract/calls/workshop/getBatch.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { undoBatchStep } from "@storywall/contract/calls/workshop/undoBatchStep.ts";
import { useNavigate } from "react-router";
import { BatchPage } from "../../features/admin/prints/BatchPage.tsx";
import type { UndoBatch } from "../../features/admin/prints/UndoBatchStep.tsx";
import { useRefreshWhile } from "../../features/admin/prints/useRefreshWhile.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/batch.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const detail = unwrapOwnerReply(await createLoaderApi(context)(getBatch, { params }));
  return { detail, staleSince: null as string | null };
}

/** The page and an open dialog stay while the shop does not answer, for example while it restarts. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(`batch ${params.batchId}`, serverLoader, isBatchData);
  return { ...data, staleSince };
}

type BatchData = Awaited<ReturnType<typeof loader>>;
const isBatchData = (data: unknown): data is BatchData =>
  typeof data === "object" && data !== null && "detail" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, loaderData?.detail.batch.name ?? "Batch");

export default function AdminBatch({ loaderData, params: { batchId } }: Route.ComponentProps) {
  const { detail, staleSince } = loaderData;
  useSaveLoaded(`batch ${batchId}`, loaderData);
  const { revalidate } = useAdminRevalidator();
  const navigate = useNavigate();
  const undo: UndoBatch = async (id, step) => {
    const result = await adminApi(undoBatchStep, { params: { batchId: id }, body: { step } });
    // A batch that is open again has no page.
    if (result.kind === "ok" && step === "closed") await navigate("/admin/make");
    else await revalidate();
    return errorMessage(result);
  };
  useRefreshWhile(detail.batch.state === "preparing", revalidate);
  return (
    <BatchPage
      key={batchId}
      detail={detail}
      staleSince={staleSince}
      actions={{
        markPrinted: async () => {
          const result = await adminApi(markBatchPrinted, { params: { batchId }, body: {} });
          await revalidate();
          if (result.kind === "ok") {
            const text = `${detail.batch.title} is printed.`;
            showNotice({ text, undo: () => undo(batchId, "printed") });
          }
          return errorMessage(result);
        },
        undo,
        reprint: async ({ orderId, replacementId, cartItemId, tile }, { pieces, reason }, idempotencyKey) => {
          const body = {
            ...{ cartItemId, tile, pieces, reason },
            ...(replacementId === null ? {} : { replacementId }),
          };
          const result = await adminApi(reprintTile, { params: { orderId }, body }, { idempotencyKey });
          await revalidate();
          return errorMessage(result);
        },
      }}
    />
  );
}
