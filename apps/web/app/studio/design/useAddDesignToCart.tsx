import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { AlreadyInCartDialog } from "../../features/designer/buy/AlreadyInCartDialog.tsx";
import { lineOfDesign, saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { saveLineRoom } from "../../features/designer/storage/lineRooms.ts";
import { linePlaceholders } from "../../lib/images/linePlaceholders.ts";
import { isToUpdateCart } from "../../lib/page/changedLines.ts";
import { removeLastWall } from "../../lib/page/lastWall.ts";
import { layoutImage } from "./layoutImage.ts";

/**
 * Returns `add`, which adds the design to the cart and opens the cart, and `question`, which must be rendered. The
 * shop must know the photos first; `syncPhotos` resolves to false where it cannot. For a design that was added
 * before, `question` asks whether to update its line, unless the shopper came to do that: `updatesCart`.
 */
export const useAddDesignToCart = (
  designKey: string,
  lineUuid: string | null,
  syncPhotos: (design: Design) => Promise<boolean>,
): {
  readonly add: (design: Design) => Promise<boolean>;
  readonly updatesCart: boolean;
  readonly question: ReactNode;
} => {
  const addLine = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const lines = useRef<readonly { readonly uuid: string }[]>([]);
  lines.current = useCart(({ cart }) => cart?.lineItems) ?? [];
  const isForUpdate = isToUpdateCart(useLocation().state);
  /** The line that the design became before, while it is in the cart. */
  const findPreviousLine = useCallback((): string | undefined => {
    const previousUuid = lineOfDesign(designKey);
    return lines.current.find(({ uuid }) => uuid === previousUuid)?.uuid;
  }, [designKey]);
  const updatesCart = lineUuid !== null || (isForUpdate && findPreviousLine() !== undefined);
  /** Subject of the open question: the design, and the line that it became before. */
  const [pendingChoice, setPendingChoice] = useState<{
    readonly design: Design;
    readonly uuid: string;
  } | null>(null);
  // The same uuid twice is one line: a second press after a lost reply adds no second wall.
  const newLineUuid = useRef("");

  const addToCart = useCallback(
    async (design: Design, uuid: string): Promise<boolean> => {
      if (!(await syncPhotos(design))) return false;
      saveLineRoom(uuid, design.room);
      linePlaceholders.set(uuid, layoutImage(design));
      const isAdded = await addLine({ uuid, ...toWireDesign(design) });
      // The question closes before the cart opens: of two open dialogs only one can have the focus.
      flushSync(() => setPendingChoice(null));
      open();
      if (!isAdded || lineUuid !== null) return isAdded;
      saveLineOfDesign(designKey, uuid);
      removeLastWall(designKey);
      // Without it no other wall is continued; the list has all of them.
      import("../../features/designer/storage/walls/listDesign.ts").then(
        ({ continueNextDraft }) => continueNextDraft(designKey),
        () => undefined,
      );
      newLineUuid.current = "";
      return true;
    },
    [syncPhotos, addLine, open, designKey, lineUuid],
  );
  const getNewLineUuid = useCallback((): string => {
    newLineUuid.current ||= crypto.randomUUID();
    return newLineUuid.current;
  }, []);
  const add = useCallback(
    async (design: Design): Promise<boolean> => {
      if (lineUuid !== null) return addToCart(design, lineUuid);
      const previousUuid = findPreviousLine();
      if (previousUuid === undefined || isForUpdate)
        return addToCart(design, previousUuid ?? getNewLineUuid());
      setPendingChoice({ design, uuid: previousUuid });
      return false;
    },
    [addToCart, getNewLineUuid, findPreviousLine, isForUpdate, lineUuid],
  );
  const createAnswerHandler = (uuid: () => string) => async () => {
    if (pendingChoice && !(await addToCart(pendingChoice.design, uuid()))) setPendingChoice(null);
  };
  return {
    add,
    updatesCart,
    question: pendingChoice && (
      <AlreadyInCartDialog
        onUpdate={createAnswerHandler(() => pendingChoice.uuid)}
        onAddAnother={createAnswerHandler(getNewLineUuid)}
        onCancel={() => setPendingChoice(null)}
      />
    ),
  };
};
