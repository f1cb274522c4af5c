import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { useRevalidator } from "react-router";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { TodayPage } from "../../features/admin/today/TodayPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/today.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapIfAllowed } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const found = unwrapIfAllowed(await createLoaderApi(context)(getPaymentsToReview, {}));
  return { toReview: found?.items ?? [] };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Today");

export default function AdminToday({ loaderData: { toReview } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <TodayPage
      toReview={toReview}
      onSettle={async (id, note) => {
        const result = await adminApi(settlePaymentReview, { params: { id }, body: { note } });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
