import { useCart } from "../features/cart/CartProvider.tsx";
import { type CheckoutInitialView, CheckoutPage } from "../features/checkout/CheckoutPage.tsx";
import { parseReturnedPayment } from "../features/checkout/paymentReturn.ts";
import { cartCookieName, parseCookie } from "../lib/browser/cookies.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import type { Route } from "./+types/checkout.ts";

export function meta({ matches }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: "Checkout | Storywall",
    description: "Where your wall goes and how you pay.",
    path: "/checkout",
    index: false,
  }));
}

/** Chooses the first view by address and cookies alone, so that the page does not start as a placeholder. */
export const loader = ({
  request,
  context,
}: Route.LoaderArgs): { readonly initialView: CheckoutInitialView } => {
  if (parseReturnedPayment(new URL(request.url).searchParams)) return { initialView: "payment" };
  const cart = parseCookie(
    request.headers.get("cookie") ?? "",
    cartCookieName(context.get(pageContext).site),
  );
  return { initialView: cart === null ? "empty" : "form" };
};

/**
 * A visitor who comes from another page of the shop has the cart in this browser, so no request to the server is
 * needed.
 */
export const clientLoader = (): { readonly initialView: CheckoutInitialView } => ({ initialView: "form" });

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const cart = useCart((state) => state.cart);
  // The browser may know only the id of a cart while its content is still loading.
  const isKnown = useCart((state) => state.isRestored && !(state.cart === null && state.isLoading));
  const openCart = useCart((state) => state.open);
  const refreshCart = useCart((state) => state.refresh);
  // The content of the cart as one text: the checkout is requested again when it changes.
  const revision = cart
    ? [cart.total, cart.discountCode, ...cart.lineItems.map((line) => `${line.uuid}*${line.quantity}`)].join(
        " ",
      )
    : "";
  return (
    <CheckoutPage
      initialView={loaderData.initialView}
      cartId={isKnown ? (cart?._id ?? null) : undefined}
      cartRevision={revision}
      onEditCart={() => {
        openCart();
        // The frame that was rejected may have gone out of stock since the cart was loaded.
        void refreshCart();
      }}
    />
  );
}
