import { getPackage } from "@storywall/contract/calls/workshop/getPackage.ts";
import { packPiece } from "@storywall/contract/calls/workshop/packPiece.ts";
import { sendPackage } from "@storywall/contract/calls/workshop/sendPackage.ts";
import { undoReplacementStep } from "@storywall/contract/calls/workshop/undoReplacementStep.ts";
import { useMemo } from "react";
import { saveCourierName } from "../../features/admin/orders/courierNames.ts";
import { loadCourier } from "../../features/admin/orders/courierStorage.ts";
import { PackPage } from "../../features/admin/pack/PackPage.tsx";
import { loadCarrier, saveCarrier } from "../../features/admin/pack/packTicksStorage.ts";
import type { PackActions } from "../../features/admin/pack/usePackTicks.ts";
import { adminApi } from "../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../loaderApi.server.ts";
import type { Route } from "./+types/pack.ts";
import { adminMetaFor } from "./adminMetaFor.ts";
import { showUndoOfMany } from "./undoSteps.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "./unwrapOwnerReply.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { parcel: unwrapOwnerReply(await createLoaderApi(context)(getPackage, { params })) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  adminMetaFor(matches, `Pack ${params.number}`);

export default function AdminPack({ loaderData: { parcel }, params: { number } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const { orderId, replacementId } = parcel;
  const actions = useMemo(
    (): PackActions => ({
      tick: async ({ cartItemId, tile, copy }, isPacked) => {
        const body = { cartItemId, tile, copy, isPacked };
        const result = await adminApi(packPiece, { params: { number }, body });
        // No answer, an answer of a server in trouble, or a session that ended: the tick is sent again.
        if (
          result.kind !== "ok" &&
          (result.kind !== "error" || result.status >= 500 || result.status === 401)
        )
          return "unreachable";
        await revalidate();
        return { error: errorMessage(result) };
      },
      send: async (tracking, isConfirmed) => {
        const result = await adminApi(sendPackage, { params: { number }, body: { tracking, isConfirmed } });
        await revalidate();
        if (result.kind === "ok") {
          if (tracking.carrier !== "") {
            saveCarrier(tracking.carrier);
            saveCourierName(tracking.carrier);
          }
          const sent = { orderNumber: number, orderId, isDone: true, reason: null };
          if (replacementId === null)
            showUndoOfMany([sent], { step: "shipped", text: (order) => `${order} sent.`, revalidate });
          else
            showNotice({
              text: `Replacement ${number} sent.`,
              undo: async () => {
                const params = { orderId, replacementId };
                const undone = await adminApi(undoReplacementStep, { params, body: { step: "shipped" } });
                await revalidate();
                return errorMessage(undone);
              },
            });
        }
        return errorMessage(result);
      },
      // The first parcel here mostly goes with the courier of those that were sent by a file.
      lastCarrier: () => loadCarrier() || loadCourier().carrier,
    }),
    [number, orderId, replacementId, revalidate],
  );
  return <PackPage key={number} parcel={parcel} actions={actions} />;
}
