import { toWireWall } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { InCartAlready } from "../../features/designer/buy/InCartAlready.tsx";
import { keepLineOfDesign, lineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { keepLineRoom } from "../../features/designer/storage/lineRooms.ts";

/**
 * Puts the wall into the cart and shows the cart. The shop must know the photos first; `syncPhotos` says if it cannot. A wall that
 * was added before is asked about: `question` is to be shown.
 */
export const useAddToCart = (
  designKey: string,
  lineUuid: string | null,
  syncPhotos: (design: Design) => Promise<boolean>,
): { readonly add: (design: Design) => Promise<boolean>; readonly question: ReactNode } => {
  const addLine = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const lines = useRef<readonly { readonly uuid: string }[]>([]);
  lines.current = useCart(({ cart }) => cart?.lineItems) ?? [];
  /** What is being asked about: the wall, and the line that it was before. */
  const [asked, setAsked] = useState<{ readonly design: Design; readonly uuid: string } | null>(null);
  // The same uuid twice is one line: a second press after a lost answer makes no second wall.
  const fresh = useRef("");

  const put = useCallback(
    async (design: Design, uuid: string): Promise<boolean> => {
      if (!(await syncPhotos(design))) return false;
      keepLineRoom(uuid, design.room);
      const isAdded = await addLine({ uuid, ...toWireWall(design) });
      // The question goes before the cart comes: of two open dialogs only one can have the focus.
      flushSync(() => setAsked(null));
      open();
      if (!isAdded || lineUuid !== null) return isAdded;
      keepLineOfDesign(designKey, uuid);
      fresh.current = "";
      return true;
    },
    [syncPhotos, addLine, open, designKey, lineUuid],
  );
  const freshUuid = useCallback((): string => {
    fresh.current ||= crypto.randomUUID();
    return fresh.current;
  }, []);
  const add = useCallback(
    async (design: Design): Promise<boolean> => {
      if (lineUuid !== null) return put(design, lineUuid);
      const before = lineOfDesign(designKey);
      if (before === undefined || !lines.current.some(({ uuid }) => uuid === before))
        return put(design, freshUuid());
      setAsked({ design, uuid: before });
      return false;
    },
    [put, freshUuid, designKey, lineUuid],
  );
  const answer = (uuid: () => string) => async () => {
    if (asked && !(await put(asked.design, uuid()))) setAsked(null);
  };
  return {
    add,
    question: asked && (
      <InCartAlready
        onUpdate={answer(() => asked.uuid)}
        onAddAnother={answer(freshUuid)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
};
