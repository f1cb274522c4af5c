import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { data, redirect, useRevalidator } from "react-router";
import { useCart } from "../features/cart/CartProvider.tsx";
import { browserCheckoutMemory, forgetCheckout } from "../features/checkout/checkoutMemory.ts";
import { MessagesButton } from "../features/messages/MessagesButton.tsx";
import type { SendAddress } from "../features/order/AddressForm.tsx";
import { addressFaults } from "../features/order/addressFaults.ts";
import { finalizeOnce } from "../features/order/finalizeOnce.ts";
import { OrderPage } from "../features/order/OrderPage.tsx";
import { tell } from "../lib/analytics/moments.ts";
import { quietApi } from "../lib/api/api.ts";
import { toastFor } from "../lib/api/callResults.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { showToast } from "../lib/page/toast.ts";
import { pageContext } from "../loadContext.ts";
import { apiOf } from "../loaderApi.server.ts";
import { replyOf } from "../replyOf.server.ts";
import type { Route } from "./+types/order.ts";
import { toOrdersSite } from "./order/toOrdersSite.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = replyOf(await apiOf(context)(getData, { params: { id: params.orderId } }));
  if (!("orderNumber" in found)) {
    if (found.orderId === null) throw data(null, { status: 404 });
    throw redirect(`/order/${found.orderId}`);
  }
  const page = context.get(pageContext);
  toOrdersSite(page, found.site, `/order/${found.orderId}`);
  const { orderPhotoDays } = page.keeping;
  const mayBeGone = Date.now() - Date.parse(found.createdAt) > orderPhotoDays * DAY_MS;
  return { order: found, photosGoneAfter: mayBeGone ? orderPhotoDays : null };
}

const DAY_MS = 86_400_000;

/** The address of this page is the key to the order (R6.3): it is not kept by caches and not told to other sites. */
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

export default function Order({ loaderData: { order, photosGoneAfter } }: Route.ComponentProps) {
  const { code } = useSite();
  const clearCart = useCart((state) => state.clear);
  const refreshCart = useCart((state) => state.refresh);
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    // What came of it is said by the shop's own words; the page then shows the order as it stands.
    const input = { params: { orderId: order.orderId }, body: { site: code } };
    const result = await quietApi(cancelOrder, input);
    // Without a network the page stays as it is; asked for anew, it would be gone.
    if (result.kind === "unreachable") return showToast("error", CANCEL_NOT_REACHED);
    const toast = toastFor(cancelOrder, result);
    if (toast) showToast(toast.kind, toast.text);
    if (result.kind === "ok") tell({ kind: "orderCancelled", order });
    await revalidate();
  };
  const changeAddress: SendAddress = async (shippingAddress) => {
    const result = await quietApi(changeOrderAddress, {
      params: { orderId: order.orderId },
      body: { shippingAddress, site: code },
    });
    if (result.kind === "ok") {
      await revalidate();
      return { kind: "kept" };
    }
    const message = result.kind === "refused" ? result.message : NOT_REACHED;
    // Too late: the page then shows the order as it stands.
    if (result.kind === "refused" && result.error === "CONFLICT") await revalidate();
    return { kind: "refused", message, faults: addressFaults(result) };
  };
  const seen = async () => {
    const { unseen } = browserCheckoutMemory(code).read();
    if (!unseen || unseen.orderId !== order.orderId) return;
    const finalized = await finalizeOnce(quietApi, code, order.orderId);
    if (!finalized) return;
    if (finalized.isFirstView) tell({ kind: "orderPlaced", order });
    if (unseen.cartId === null) await refreshCart();
    // Not reached: what was left over of the cart is asked for at the next visit.
    else if (!(await clearCart(unseen.cartId, finalized.nextCartId))) return;
    forgetCheckout(code);
  };
  return (
    <OrderPage
      order={order}
      photosGoneAfter={photosGoneAfter}
      messages={<MessagesButton key={order.orderId} orderId={order.orderId} />}
      onSeen={() => void seen()}
      onCancel={cancel}
      onAddress={changeAddress}
      onOver={() => void revalidate()}
    />
  );
}

const NOT_REACHED =
  "We could not reach the shop. What you typed is still here; please try again in a moment.";
const CANCEL_NOT_REACHED = "We could not reach the shop. Please press again in a moment; twice is once.";
