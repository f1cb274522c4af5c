import { useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import { lineOfDesign, linesMovedFrom } from "../../features/designer/storage/lineOfDesign.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { nothing, preloadable } from "../../lib/browser/preloadable.tsx";
import type { OrderedHereProps } from "./OrderedHere.tsx";

/** Without it the order and its wall are still under "Your walls". */
const [OrderedHere] = preloadable<OrderedHereProps>(
  async () => (await import("./OrderedHere.tsx")).default,
  nothing,
);

/**
 * Shows the question about an ordered wall where it is opened again, and where a bookmark or Back opens an empty one in
 * its place. A link of the shop to an empty one means a new wall.
 */
export function OrderedHereSlot({ designKey }: OrderedHereProps) {
  const isReturn = useNavigationType() === "POP";
  const [isShown, setIsShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the wall was opened
  useEffect(
    () =>
      setIsShown(
        loadSavedDesign(designKey)
          ? lineOfDesign(designKey) !== undefined
          : isReturn && linesMovedFrom(designKey).length > 0,
      ),
    [],
  );
  return isShown && <OrderedHere designKey={designKey} />;
}
