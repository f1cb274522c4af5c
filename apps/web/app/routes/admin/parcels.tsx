import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { sendParcels } from "@storywall/contract/calls/owner/sendParcels.ts";
import { ParcelsPage } from "../../features/admin/orders/ParcelsPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import type { Route } from "./+types/parcels.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { showUndoOfMany } from "./undoSteps.ts";
import { errorMessage } from "./unwrapOwnerReply.ts";

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Send parcels");

export default function AdminParcels() {
  const { revalidate } = useAdminRevalidator();
  return (
    <ParcelsPage
      onCheck={async (parcels) => {
        const result = await adminApi(checkParcels, { body: { parcels: [...parcels] } });
        return result.kind === "ok" ? result.reply.items : (errorMessage(result) ?? "");
      }}
      onSend={async (courier, parcels) => {
        const result = await adminApi(sendParcels, { body: { ...courier, parcels: [...parcels] } });
        if (result.kind !== "ok") return errorMessage(result) ?? "";
        const { items } = result.reply;
        showUndoOfMany(items, { step: "shipped", text: (orders) => `${orders} sent.`, revalidate });
        return items;
      }}
    />
  );
}
