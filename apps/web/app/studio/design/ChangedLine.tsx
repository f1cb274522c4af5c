import { parseWireDesign } from "@storywall/contract/designWire.ts";
import { isSamePurchase } from "@storywall/domain/design/isSamePurchase.ts";
import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { whenRestored } from "../../features/designer/state/whenRestored.ts";
import { lineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { useChangedLines } from "../../lib/page/changedLines.ts";

const COMPARE_DELAY_MS = 600;

export type ChangedLineProps = {
  readonly store: DesignerStore;
  readonly designKey: string;
  readonly lineUuid: string | null;
};

/**
 * Marks the wall's line of the cart where the wall was changed after it was added (R2.12). Compares when the cart is
 * opened or has changed, a moment after the last change, and when the shopper leaves: a comparison at each change would slow
 * gestures down, and a tab may be closed without a word. Shows nothing.
 */
export default function ChangedLine({ store, designKey, lineUuid }: ChangedLineProps): ReactNode {
  const isCartOpen = useCart(({ isOpen }) => isOpen);
  const lines = useCart(({ cart }) => cart?.lineItems);
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const compare = useCallback(() => {
    const uuid = lineUuid ?? lineOfDesign(designKey);
    const line = lines?.find((item) => item.uuid === uuid);
    if (!line) return;
    const added = parseWireDesign(line, []);
    const { add, remove } = useChangedLines.getState();
    if (added.kind === "ok" && !isSamePurchase(added.design, designOf(store.getState())))
      add({ uuid: line.uuid, path });
    else remove(line.uuid);
  }, [store, designKey, lineUuid, lines, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares anew when the cart is opened
  useEffect(() => void whenRestored(store, compare), [store, compare, isCartOpen]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, previous) => {
      if (!state.isRestored || designOf(state) === designOf(previous)) return;
      clearTimeout(timer);
      timer = setTimeout(compare, COMPARE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, compare]);
  useEffect(() => {
    addEventListener("pagehide", compare);
    return () => {
      removeEventListener("pagehide", compare);
      compare();
    };
  }, [compare]);
  return null;
}
