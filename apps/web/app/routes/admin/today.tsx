import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { sendTestMail } from "@storywall/contract/calls/owner/sendTestMail.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../features/admin/shell/lastLoaded.ts";
import { useAnnounceArrivals } from "../../features/admin/shell/refresh/useAnnounceArrivals.ts";
import { useLiveRefresh } from "../../features/admin/shell/refresh/useLiveRefresh.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { useOwnerSession } from "../../features/admin/shell/useOwnerSession.ts";
import { TodayPage } from "../../features/admin/today/TodayPage.tsx";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/today.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { showUndoOfMany } from "./undoSteps.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const today = unwrapOwnerReply(await createLoaderApi(context)(getToday, {}));
  return { today, staleSince: null as string | null };
}

/** The work stays while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("today", serverLoader, isTodayData);
  return { ...data, staleSince };
}

type TodayData = Awaited<ReturnType<typeof loader>>;
const isTodayData = (data: unknown): data is TodayData =>
  typeof data === "object" && data !== null && "today" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Today");

export default function AdminToday({ loaderData }: Route.ComponentProps) {
  const { today, staleSince } = loaderData;
  useSaveLoaded("today", loaderData);
  const { revalidate } = useAdminRevalidator();
  useLiveRefresh(revalidate);
  useAnnounceArrivals({
    orders: today.figures.reduce((sum, figure) => sum + figure.today.orders, 0),
    messages: today.unread.count,
  });
  const { staff } = useOwnerSession();
  return (
    <TodayPage
      today={today}
      staleSince={staleSince}
      rights={staff?.rights ?? []}
      onBegin={async (orderIds) => {
        const result = await adminApi(beginOrders, { body: { orderIds: [...orderIds] } });
        await revalidate();
        if (result.kind !== "ok") return errorMessage(result) ?? "";
        const { items } = result.reply;
        showUndoOfMany(items, { step: "in_production", text: (orders) => `${orders} started.`, revalidate });
        return items;
      }}
      onRefresh={revalidate}
      onTestMail={async () => {
        const result = await adminApi(sendTestMail, { body: {} });
        return result.kind === "ok" ? result.reply : (errorMessage(result) ?? "");
      }}
      onSettle={async (id, note) => {
        const result = await adminApi(settlePaymentReview, { params: { id }, body: { note } });
        await revalidate();
        return errorMessage(result);
      }}
    />
  );
}
