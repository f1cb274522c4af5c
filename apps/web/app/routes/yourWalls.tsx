import { useEffect } from "react";
import { useLocation } from "react-router";
import { useIsHydrating } from "../lib/browser/useIsHydrating.ts";
import { metaFor } from "../lib/page/meta.ts";
import { YourOrders } from "../studio/walls/YourOrders.tsx";
import { YourWalls } from "../studio/walls/YourWalls.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/yourWalls.ts";

/** The page shows data of one browser only, so search engines must not list it. */
export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Your walls | Storywall",
    description: "The walls you have designed in this browser.",
    path: "/walls",
    index: false,
  }));

/** Walls before orders, except for those who follow "Find my order": walls that load above the orders would hide them. */
export default function YourWallsPage() {
  const isHydrating = useIsHydrating();
  const areOrdersFirst = useLocation().hash === "#orders" && !isHydrating;
  // The browser scrolled to where the orders were.
  useEffect(() => {
    if (areOrdersFirst) document.getElementById("orders")?.scrollIntoView();
  }, [areOrdersFirst]);
  return (
    <Page
      title="Your walls"
      lead="Saved in this browser as you go. Open one to carry on where you left off."
      width="wide"
    >
      {areOrdersFirst && <YourOrders />}
      <YourWalls />
      {!areOrdersFirst && <YourOrders />}
    </Page>
  );
}
