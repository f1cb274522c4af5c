import { useCart } from "../features/cart/CartProvider.tsx";
import { CheckoutPage } from "../features/checkout/CheckoutPage.tsx";
import { metaFor } from "../lib/meta.ts";
import type { Route } from "./+types/checkout.ts";

export function meta({ matches }: Route.MetaArgs) {
  return metaFor(matches, () => ({
    title: "Checkout | Storywall",
    description: "Where your wall goes and how you pay for it.",
    path: "/checkout",
    index: false,
  }));
}

export default function Checkout() {
  const isRestored = useCart((state) => state.isRestored);
  const cart = useCart((state) => state.cart);
  const openCart = useCart((state) => state.open);
  // What is bought, as one text: the checkout is asked for again when it changes.
  const revision = cart
    ? [cart.total, cart.discountCode, ...cart.lineItems.map((line) => `${line.uuid}*${line.quantity}`)].join(
        " ",
      )
    : "";
  return (
    <CheckoutPage
      cartId={isRestored ? (cart?._id ?? null) : undefined}
      cartRevision={revision}
      onEditCart={openCart}
    />
  );
}
