import { checkParcels } from "@storywall/contract/calls/owner/checkParcels.ts";
import { sendParcels } from "@storywall/contract/calls/owner/sendParcels.ts";
import { ParcelsPage } from "../../features/admin/orders/ParcelsPage.tsx";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import type { Route } from "./+types/parcels.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { errorMessage } from "./unwrapOwnerReply.ts";

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Send parcels");

export default function AdminParcels() {
  return (
    <ParcelsPage
      onCheck={async (parcels) => {
        const result = await adminApi(checkParcels, { body: { parcels: [...parcels] } });
        return result.kind === "ok" ? result.reply.items : (errorMessage(result) ?? "");
      }}
      onSend={async (courier, parcels) => {
        const result = await adminApi(sendParcels, { body: { ...courier, parcels: [...parcels] } });
        return result.kind === "ok" ? result.reply.items : (errorMessage(result) ?? "");
      }}
    />
  );
}
