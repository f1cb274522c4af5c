import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { useMemo } from "react";
import { data } from "react-router";
import { parseLinkedDesign } from "../lib/api/parseLinkedDesign.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { OrderPhotosStudio } from "../studio/order/OrderPhotosStudio.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/orderPhotos.ts";
import { redirectToOrderSite } from "./order/redirectToOrderSite.ts";

export async function loader({ context, params: { orderId, lineId } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const order = unwrapReply(await api(getData, { params: { id: orderId } }));
  const info = unwrapReply(await api(getLineItemInfo, { params: { orderId, cartItemId: lineId } }));
  if (!("orderNumber" in order)) throw data(null, { status: 404 });
  redirectToOrderSite(context.get(pageContext), order.site, `/order/${orderId}/photos/${lineId}`);
  const line = order.lineItems.find(({ cartItemId }) => cartItemId === lineId);
  const [title, lineUuid] = [line?.title ?? "your wall", line?.uuid];
  const { orderNumber, status, isCancellable, changeableUntil, printQuestions = [] } = order;
  const askedTiles = printQuestions.flatMap(({ cartItemId, tile }) => (cartItemId === lineId ? [tile] : []));
  const changeableTiles = isCancellable ? null : askedTiles;
  const isAsked = askedTiles.length > 0;
  return {
    ...{ orderId, lineId, lineUuid, orderNumber, status, changeableUntil, isAsked, changeableTiles },
    ...{ title, info },
  };
}

/** The address gives access to the order (R6.3): no cache stores the page, and no referrer contains the address. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: `Photos for order ${loaderData?.orderNumber ?? ""} | Storywall`.replace("  ", " "),
    description: "Add the photos for a wall you've ordered.",
    path: "/order",
    index: false,
  }));
}

/** The photos of one wall of an order, which may be uploaded after paying (R2.1). */
export default function OrderPhotos({ loaderData }: Route.ComponentProps) {
  const { status, info, ...page } = loaderData;
  const { orderId, orderNumber, changeableTiles } = page;
  const design = useMemo(() => parseLinkedDesign(info), [info]);

  if (design === null || changeableTiles?.length === 0) {
    return (
      <Page title="These photos can no longer be changed">
        <p>See your order for its status.</p>
        <ButtonLink to={`/order/${orderId}`}>See order {orderNumber}</ButtonLink>
      </Page>
    );
  }
  return (
    <OrderPhotosStudio key={page.lineId} {...page} design={design} isPlaced={status !== "awaiting_photos"} />
  );
}
