import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { sendParcels } from "@storywall/contract/calls/owner/sendParcels.ts";
import { getParcelsToSend } from "@storywall/contract/calls/workshop/getParcelsToSend.ts";
import { ParcelsPage } from "../../features/admin/orders/ParcelsPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/parcels.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { showUndoOfMany } from "./undoSteps.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Send parcels");

export async function loader({ context, request }: Route.LoaderArgs) {
  const orders = new URL(request.url).searchParams.get("orders");
  const query = orders ? { orders } : {};
  return unwrapOwnerReply(await createLoaderApi(context)(getParcelsToSend, { query }));
}

export const headers = () => NO_STORE_HEADERS;

export default function AdminParcels({ loaderData: { items: waiting } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  return (
    <ParcelsPage
      parcels={waiting}
      onCheck={async (parcels) => {
        const result = await adminApi(checkParcels, { body: { parcels: [...parcels] } });
        return result.kind === "ok" ? result.reply.items : (errorMessage(result) ?? "");
      }}
      onSend={async (courier, parcels) => {
        const result = await adminApi(sendParcels, { body: { ...courier, parcels: [...parcels] } });
        if (result.kind !== "ok") return errorMessage(result) ?? "";
        const { items } = result.reply;
        await revalidate();
        showUndoOfMany(items, { step: "shipped", text: (orders) => `${orders} sent.`, revalidate });
        return items;
      }}
    />
  );
}
