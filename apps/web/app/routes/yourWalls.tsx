import { metaFor } from "../lib/page/meta.ts";
import { YourOrders } from "../studio/walls/YourOrders.tsx";
import { YourWalls } from "../studio/walls/YourWalls.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/yourWalls.ts";

/** What it shows is in the browser of one person only, so search engines must not list it. */
export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Your walls | Storywall",
    description: "The walls you have designed in this browser.",
    path: "/walls",
    index: false,
  }));

export default function YourWallsPage() {
  return (
    <Page
      title="Your walls"
      lead="Saved in this browser as you go. Open one to carry on where you left off."
      width="wide"
    >
      <YourWalls />
      <YourOrders />
    </Page>
  );
}
