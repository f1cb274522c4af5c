import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { changeOrderEmail } from "@storywall/contract/calls/orders/changeOrderEmail.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { type ComponentType, useEffect, useState } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { useCart } from "../features/cart/CartProvider.tsx";
import { browserCheckoutStorage, clearSavedCheckout } from "../features/checkout/checkoutStorage.ts";
import { MessagesButton } from "../features/messages/MessagesButton.tsx";
import { addressIssues } from "../features/order/addressIssues.ts";
import type { SubmitAddress } from "../features/order/ChangeAddressForm.tsx";
import type { SubmitEmail } from "../features/order/ChangeEmailForm.tsx";
import { finalizeOnce } from "../features/order/finalizeOnce.ts";
import { OrderPage, type RoomProps } from "../features/order/OrderPage.tsx";
import { track } from "../lib/analytics/analyticsEvents.ts";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { toastFor } from "../lib/api/callResults.ts";
import { useSite } from "../lib/api/site.ts";
import { readVisitorId } from "../lib/api/visitor.ts";
import { readStored, STORAGE_KEYS } from "../lib/browser/storage.ts";
import { formatWorkingDays } from "../lib/format/formatDays.ts";
import { metaFor } from "../lib/page/meta.ts";
import { saveOwnOrder } from "../lib/page/ownOrders.ts";
import { showToast } from "../lib/page/toast.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/order.ts";
import { redirectToOrderSite } from "./order/redirectToOrderSite.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = unwrapReply(await createLoaderApi(context)(getData, { params: { id: params.orderId } }));
  if (!("orderNumber" in order)) {
    if (order.orderId === null) throw data(null, { status: 404 });
    throw redirect(`/order/${order.orderId}`);
  }
  const page = context.get(pageContext);
  redirectToOrderSite(page, order.site, `/order/${order.orderId}`);
  const { orderPhotoDays } = page.retention;
  const isRetentionOver = Date.now() - Date.parse(order.createdAt) > orderPhotoDays * DAY_MS;
  return {
    order,
    photosDeletedAfterDays: isRetentionOver ? orderPhotoDays : null,
    isTaxRegistered: page.business.taxNumber !== null,
    answeredWithin: formatWorkingDays(page.business.answerDays),
  };
}

/** The address gives access to the order (R6.3): no cache stores the page, and no referrer contains the address. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: `Order ${loaderData?.order.orderNumber ?? ""} | Storywall`.replace("  ", " "),
    description: "Your order, and what happens next.",
    path: "/order",
    index: false,
  }));
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { order, answeredWithin } = loaderData;
  const { code } = useSite();
  const clearCart = useCart((state) => state.clear);
  const refreshCart = useCart((state) => state.refresh);
  const { revalidate } = useRevalidator();
  const Room = useRoom(order.lineItems);
  const handleCancel = async () => {
    // The toast shows the server's message; the page then shows the current state of the order.
    const input = { params: { orderId: order.orderId }, body: { site: code } };
    const result = await apiWithoutToasts(cancelOrder, input);
    // Without a network the page must not be reloaded: its content would be lost.
    if (result.kind === "unreachable") return showToast("error", CANCEL_UNREACHABLE);
    const toast = toastFor(cancelOrder, result);
    if (toast) showToast(toast.kind, toast.text);
    if (result.kind === "ok") track({ kind: "orderCancelled", order });
    await revalidate();
  };
  /**
   * Shows the current state of the order. The form disappears, with the message in it, so a toast gives the reason.
   */
  const showTooLate = async (message: string) => {
    showToast("error", message);
    await revalidate();
  };
  const handleAddressChange: SubmitAddress = async (shippingAddress) => {
    const result = await apiWithoutToasts(changeOrderAddress, {
      params: { orderId: order.orderId },
      body: { shippingAddress, site: code },
    });
    if (result.kind === "ok") {
      await revalidate();
      return { kind: "saved" };
    }
    const message = result.kind === "error" ? result.message : UNREACHABLE;
    if (result.kind === "error" && result.error === "CONFLICT") await showTooLate(message);
    return { kind: "error", message, issues: addressIssues(result) };
  };
  const handleEmailChange: SubmitEmail = async (email) => {
    const result = await apiWithoutToasts(changeOrderEmail, {
      params: { orderId: order.orderId },
      body: { email, userId: readVisitorId() ?? undefined, site: code },
    });
    if (result.kind === "ok") {
      await revalidate();
      return { kind: "saved" };
    }
    if (result.kind !== "error") return { kind: "error", message: UNREACHABLE, isInvalid: false };
    if (result.error === "CONFLICT") await showTooLate(result.message);
    const issue = result.issues.find(({ path }) => path === "email");
    return { kind: "error", message: issue?.message ?? result.message, isInvalid: issue !== undefined };
  };
  const handleSeen = async () => {
    const { unseen } = browserCheckoutStorage(code).load();
    if (!unseen || unseen.orderId !== order.orderId) return;
    const lines = order.lineItems.map(({ uuid, tilesCount }) => ({ uuid, tiles: tilesCount }));
    saveOwnOrder({
      orderId: order.orderId,
      number: order.orderNumber,
      orderedAt: order.createdAt,
      lines,
    });
    import("../studio/walls/moveOrderedWalls.ts").then(
      ({ moveOrderedWalls }) => moveOrderedWalls(lines.map(({ uuid }) => uuid)),
      // Without it the layout opens the ordered wall; "Add to cart" asks about it then.
      () => undefined,
    );
    const finalized = await finalizeOnce(apiWithoutToasts, code, order.orderId);
    if (!finalized) return;
    if (finalized.isFirstView) track({ kind: "orderPlaced", order });
    if (unseen.cartId === null) await refreshCart();
    // When the server is unreachable, the rest of the cart is requested at the next visit.
    else if (!(await clearCart(unseen.cartId, finalized.nextCartId))) return;
    clearSavedCheckout(code);
  };
  return (
    <OrderPage
      {...loaderData}
      Room={Room}
      messages={<MessagesButton key={order.orderId} {...{ orderId: order.orderId, answeredWithin }} />}
      onSeen={() => void handleSeen()}
      onCancel={handleCancel}
      onAddressChange={handleAddressChange}
      onEmailChange={handleEmailChange}
      onExpire={() => void revalidate()}
    />
  );
}

/** Returns the component that shows walls in their rooms. It loads when this browser knows the room of any of them. */
const useRoom = (lines: readonly { readonly uuid: string }[]): ComponentType<RoomProps> | null => {
  const [Room, setRoom] = useState<ComponentType<RoomProps> | null>(null);
  useEffect(() => {
    const rooms = readStored({
      key: STORAGE_KEYS.lineRooms,
      version: 1,
      parse: (data) => JSON.stringify(data),
    });
    if (!lines.some(({ uuid }) => rooms?.includes(uuid))) return;
    import("../studio/order/OrderedRoom.tsx").then(
      (loaded) => setRoom(() => loaded.default),
      // The wall alone is what was ordered.
      () => undefined,
    );
  }, [lines]);
  return Room;
};

const UNREACHABLE = "We couldn't reach the shop. What you typed is still here; please try again in a moment.";
const CANCEL_UNREACHABLE =
  "We couldn't reach the shop. Please press again in a moment; it won't be done twice.";
