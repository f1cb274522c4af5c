import { changeBatchClosing } from "@storywall/contract/calls/workshop/changeBatchClosing.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { undoBatchStep } from "@storywall/contract/calls/workshop/undoBatchStep.ts";
import { useLocation } from "react-router";
import { MakePage } from "../../features/admin/prints/MakePage.tsx";
import type { UndoBatch } from "../../features/admin/prints/UndoBatchStep.tsx";
import { useDownloadWhenReady } from "../../features/admin/prints/useDownloadWhenReady.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/make.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, parsePageNumber, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  const list = unwrapOwnerReply(await createLoaderApi(context)(getBatches, { query: { page } }));
  return { list, staleSince: null as string | null };
}

/** The page and unsaved text stay while the shop does not answer, for example while it restarts. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse(pageOf(new URL(request.url)), serverLoader, isMakeData);
  return { ...data, staleSince };
}

/** Each page of batches is saved as a separate list. */
const pageOf = ({ search }: { readonly search: string }): string => `make${search}`;

type MakeData = Awaited<ReturnType<typeof loader>>;
const isMakeData = (data: unknown): data is MakeData =>
  typeof data === "object" && data !== null && "list" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Print queue");

export default function AdminMake({ loaderData }: Route.ComponentProps) {
  const { list, staleSince } = loaderData;
  useSaveLoaded(pageOf(useLocation()), loaderData);
  const { revalidate } = useAdminRevalidator();
  const downloadWhenReady = useDownloadWhenReady(list.batches);
  const undo: UndoBatch = async (batchId, step) => {
    const result = await adminApi(undoBatchStep, { params: { batchId }, body: { step } });
    await revalidate();
    return errorMessage(result);
  };
  return (
    <MakePage
      list={list}
      staleSince={staleSince}
      actions={{
        close: async (sheets, idempotencyKey) => {
          const body = sheets === null ? {} : { sheets: [...sheets] };
          const result = await adminApi(closeBatch, { body }, { idempotencyKey });
          const closedBatches = result.kind === "ok" ? result.reply.batches : [];
          downloadWhenReady(closedBatches.map(({ batchId }) => batchId));
          await revalidate();
          const [closed] = closedBatches;
          if (closed?.undo) {
            const text = "Your print files are being put together.";
            showNotice({ text, undo: () => undo(closed.batchId, "closed") });
          }
          return errorMessage(result);
        },
        markPrinted: async (batchId) => {
          const result = await adminApi(markBatchPrinted, { params: { batchId }, body: {} });
          await revalidate();
          if (result.kind === "ok")
            showNotice({ text: "The batch is printed.", undo: () => undo(batchId, "printed") });
          return errorMessage(result);
        },
        undo,
        changeClosing: async (body) => {
          const result = await adminApi(changeBatchClosing, { body });
          await revalidate();
          return errorMessage(result);
        },
        refresh: revalidate,
      }}
    />
  );
}
