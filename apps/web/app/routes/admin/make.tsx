import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { markBatchPrinted } from "@storywall/contract/calls/workshop/markBatchPrinted.ts";
import { useRevalidator } from "react-router";
import { MakePage } from "../../features/admin/prints/MakePage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/make.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { list: unwrapOwnerReply(await createLoaderApi(context)(getBatches, {})) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Make");

export default function AdminMake({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <MakePage
      list={list}
      actions={{
        close: async (sheets, idempotencyKey) => {
          const body = sheets === null ? {} : { sheets: [...sheets] };
          const result = await adminApi(closeBatch, { body }, { idempotencyKey });
          await revalidate();
          return errorMessage(result);
        },
        markPrinted: async (batchId) => {
          const result = await adminApi(markBatchPrinted, { params: { batchId }, body: {} });
          await revalidate();
          return errorMessage(result);
        },
        refresh: revalidate,
      }}
    />
  );
}
