import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useEffect, useMemo } from "react";
import { Navigate, useSearchParams } from "react-router";
import {
  createBlankDesign,
  designKeyOf,
  designPath,
  requestedDesignKey,
} from "../features/designer/layout/designBase.ts";
import { layoutName } from "../features/designer/layout/layoutName.ts";
import { useSkipUndoneLayouts } from "../features/designer/layout/useSkipUndoneLayouts.ts";
import type { ShellHandle } from "../features/shell/Shell.tsx";
import { track } from "../lib/analytics/analyticsEvents.ts";
import { useSite } from "../lib/api/site.ts";
import { LOAD_FAILED } from "../lib/browser/lazyImport.ts";
import { preloadable } from "../lib/browser/preloadable.tsx";
import { useIsHydrating } from "../lib/browser/useIsHydrating.ts";
import { readLastWall } from "../lib/page/lastWall.ts";
import { metaFor } from "../lib/page/meta.ts";
import { findWallPath } from "../studio/design/findWallPath.ts";
import { OpeningWall } from "../studio/design/OpeningWall.tsx";
import { Studio } from "../studio/design/Studio.tsx";
import type { Route } from "./+types/design.ts";

const LoadFailed = () => <p>{LOAD_FAILED}</p>;
// Both wait for what only this browser has, so the server's page is the same placeholder.
const [CartLineStudio] = preloadable(
  async () => (await import("../studio/design/CartLineStudio.tsx")).default,
  LoadFailed,
  <OpeningWall />,
);
const [ImportedDesignStudio] = preloadable(
  async () => (await import("../studio/design/ImportedDesignStudio.tsx")).default,
  LoadFailed,
  <OpeningWall />,
);

export const handle: ShellHandle = { shell: "focused" };

export const meta: Route.MetaFunction = ({ matches, location }) =>
  metaFor(matches, ({ site }) => ({
    title: "Design your wall | Storywall",
    description: `Choose a layout, add your photos and see your wall at its real size. ${site.copy.free_shipping_text}`,
    path:
      location.search === ""
        ? "/design"
        : designPath(createBlankDesign(new URLSearchParams(location.search)).base),
  }));

/**
 * The designer for the layout that the address asks for, for a wall that is in the cart (`?line=`), or for an imported
 * design (`?wall=`).
 */
export default function Design() {
  const [addressed] = useSearchParams();
  const isHydrating = useIsHydrating();
  const wallPath = useWallPath(addressed, isHydrating);
  // The wall is rendered while the address becomes its own: until then the page would be blank.
  const search = useMemo(
    () => (wallPath === null ? addressed : new URLSearchParams(wallPath.split("?")[1])),
    [wallPath, addressed],
  );
  const line = search.get("line");
  const importedDesignId = search.get("wall");
  const prices = useSite();
  const { shortages } = prices;
  useSkipUndoneLayouts();
  const blank = useMemo(() => createBlankDesign(search, shortages), [search, shortages]);
  const isBlank = importedDesignId === null && line === null && wallPath === null;
  useEffect(() => {
    if (!isBlank) return;
    const { base } = blank;
    track({
      kind: "wallOpened",
      wall: { key: designKeyOf(base), name: layoutName(base), price: wallPrice(prices, blank) },
    });
  }, [isBlank, blank, prices]);
  const renderWall = () => {
    if (isHydrating && (importedDesignId !== null || line !== null)) return <OpeningWall />;
    if (importedDesignId !== null)
      return <ImportedDesignStudio key={importedDesignId} id={importedDesignId} />;
    if (line !== null) return <CartLineStudio key={line} uuid={line} />;
    const designKey = requestedDesignKey(search, blank);
    return <Studio key={designKey} designKey={designKey} blank={blank} lineUuid={null} />;
  };
  return (
    <>
      {wallPath !== null && <Navigate to={wallPath} replace />}
      {renderWall()}
    </>
  );
}

/** The server knows no wall of this browser, so its page begins with a new one. */
const useWallPath = (search: URLSearchParams, isHydrating: boolean): string | null =>
  useMemo(
    () => (isHydrating ? null : findWallPath(search, readLastWall()?.path ?? null)),
    [isHydrating, search],
  );
