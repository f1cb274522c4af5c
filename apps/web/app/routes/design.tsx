import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { blankDesignOf, designKeyOf, designPath } from "../features/designer/layout/designBase.ts";
import { nameOfBase } from "../features/designer/layout/nameOfBase.ts";
import type { ShellHandle } from "../features/shell/Shell.tsx";
import { tell } from "../lib/analytics/moments.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { CartLineStudio } from "../studio/design/CartLineStudio.tsx";
import { KeptWallStudio } from "../studio/design/KeptWallStudio.tsx";
import { Studio } from "../studio/design/Studio.tsx";
import type { Route } from "./+types/design.ts";

export const handle: ShellHandle = { shell: "focused" };

export const meta: Route.MetaFunction = ({ matches, location }) =>
  metaFor(matches, ({ site }) => ({
    title: "Design your wall | Storywall",
    description: `Choose a layout, add your photos and see your wall at its real size. ${site.copy.free_shipping_text}`,
    path:
      location.search === ""
        ? "/design"
        : designPath(blankDesignOf(new URLSearchParams(location.search)).base),
  }));

/** The designer for the layout that the address asks for, for a wall that is in the cart (`?line=`), or for one that came by a link (`?wall=`). */
export default function Design() {
  const [search] = useSearchParams();
  const line = search.get("line");
  const blank = useMemo(() => blankDesignOf(search), [search]);
  const wall = search.get("wall");
  const prices = useSite();
  const isBlank = wall === null && line === null;
  useEffect(() => {
    if (!isBlank) return;
    const { base } = blank;
    tell({
      kind: "wallOpened",
      wall: { key: designKeyOf(base), name: nameOfBase(base), price: wallPrice(prices, blank) },
    });
  }, [isBlank, blank, prices]);
  if (wall !== null) return <KeptWallStudio key={wall} id={wall} />;
  if (line !== null) return <CartLineStudio key={line} uuid={line} />;
  const designKey = designKeyOf(blank.base);
  return <Studio key={designKey} designKey={designKey} blank={blank} lineUuid={null} />;
}
