import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useCart } from "../features/cart/CartProvider.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/cart.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Your cart | Storywall",
    description: "The walls in your cart.",
    path: "/cart",
    index: false,
  }));

/** The cart is a drawer over every page. This address opens it over the home page. */
export default function Cart() {
  const open = useCart((cart) => cart.open);
  const navigate = useNavigate();
  useEffect(() => {
    open();
    void navigate("/", { replace: true });
  }, [open, navigate]);
  return (
    <Page title="Your cart">
      <p>Opening your cart…</p>
    </Page>
  );
}
