import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getHeldPrints } from "@storywall/contract/calls/owner/getHeldPrints.ts";
import { useRevalidator } from "react-router";
import { PrintReviewPage } from "../../features/admin/prints/PrintReviewPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/printReview.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return unwrapOwnerReply(await createLoaderApi(context)(getHeldPrints, {}));
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Look");

export default function AdminLook({ loaderData: { items, total } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <PrintReviewPage
      items={items}
      total={total}
      onApprove={async ({ orderId, cartItemId, tile, ppi }) => {
        const result = await adminApi(approvePrint, { params: { orderId }, body: { cartItemId, tile, ppi } });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
