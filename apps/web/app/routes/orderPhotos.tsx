import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { useMemo } from "react";
import { data } from "react-router";
import { designOfLinkedWall } from "../lib/api/linkedWall.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../loadContext.ts";
import { apiOf } from "../loaderApi.server.ts";
import { replyOf } from "../replyOf.server.ts";
import { OrderedWallStudio } from "../studio/order/OrderedWallStudio.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/orderPhotos.ts";
import { toOrdersSite } from "./order/toOrdersSite.ts";

export async function loader({ context, params: { orderId, lineId } }: Route.LoaderArgs) {
  const api = apiOf(context);
  const order = replyOf(await api(getData, { params: { id: orderId } }));
  const info = replyOf(await api(getLineItemInfo, { params: { orderId, cartItemId: lineId } }));
  if (!("orderNumber" in order)) throw data(null, { status: 404 });
  toOrdersSite(context.get(pageContext), order.site, `/order/${orderId}/photos/${lineId}`);
  const { title } = order.lineItems.find(({ cartItemId }) => cartItemId === lineId) ?? { title: "your wall" };
  const { orderNumber, status, isCancellable } = order;
  return { orderId, lineId, orderNumber, status, isOpen: isCancellable, title, info };
}

/** The address of this page is the key to the order (R6.3): it is not kept by caches and not told to other sites. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: `Photos for order ${loaderData?.orderNumber ?? ""} | Storywall`.replace("  ", " "),
    description: "Add the photos of a wall that you have ordered.",
    path: "/order",
    index: false,
  }));
}

/** R2.1 upload-later: the photos of one wall of an order. */
export default function OrderPhotos({ loaderData }: Route.ComponentProps) {
  const { orderId, lineId, orderNumber, status, isOpen, title, info } = loaderData;
  const design = useMemo(() => designOfLinkedWall(info), [info]);

  if (design === null || !isOpen) {
    return (
      <Page title="These photos cannot be changed any more">
        <p>Your order says where it stands.</p>
        <ButtonLink to={`/order/${orderId}`}>See order {orderNumber}</ButtonLink>
      </Page>
    );
  }
  return (
    <OrderedWallStudio
      key={lineId}
      {...{ orderId, lineId, orderNumber, title, design }}
      isPlaced={status === "placed"}
    />
  );
}
