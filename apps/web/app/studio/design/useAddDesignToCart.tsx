import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { parseLayoutState } from "../../features/designer/layout/layoutHistory.ts";
import { layoutName } from "../../features/designer/layout/layoutName.ts";
import { lineOfDesign, saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { lineOfLayouts } from "../../features/designer/storage/lineOfLayouts.ts";
import { saveLineRoom } from "../../features/designer/storage/lineRooms.ts";
import { getUnhangablePhotoIds } from "../../features/designer/view/useFailedPhotos.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { useSite } from "../../lib/api/site.ts";
import { afterPaint } from "../../lib/browser/afterPaint.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { nothing, preloadable } from "../../lib/browser/preloadable.tsx";
import { linePlaceholders } from "../../lib/images/linePlaceholders.ts";
import { isToUpdateCart } from "../../lib/page/changedLines.ts";
import { removeLastWall } from "../../lib/page/lastWall.ts";
import { showToast } from "../../lib/page/toast.ts";
import type BuyQuestion from "./BuyQuestion.tsx";
import { unplacedMessage } from "./unplacedMessage.ts";

// Without it the place of a new wall's preview stays blank until it is rendered.
const [LinePlaceholder, loadLinePlaceholder] = preloadable(
  async () => (await import("./LinePlaceholder.tsx")).default,
  nothing,
);

/** Returns which frames of the wall are out of stock, to say so where the shop refuses it. */
const describeShortages = async (shortages: readonly Shortage[], design: Design): Promise<string | null> =>
  shortages.length > 0
    ? import("../../features/designer/stock/StockNotes.tsx").then(
        ({ shortageText }) => shortageText(shortages, design),
        () => null,
      )
    : null;

/**
 * Returns `add`, which adds the design to the cart and opens the cart, and `question`, which must be rendered. The
 * shop must know the photos first; `syncPhotos` resolves to false where it cannot. `isInCart`: the cart has a line of it. For a design that was added
 * before, also in another layout, `question` asks whether to update its line, unless the shopper came to do that. For one that was
 * ordered, it asks whether to buy it again (B9).
 */
export const useAddDesignToCart = (
  designKey: string,
  lineUuid: string | null,
  syncPhotos: (design: Design) => Promise<boolean>,
): {
  readonly add: (design: Design) => Promise<boolean>;
  readonly isInCart: boolean;
  readonly question: ReactNode;
} => {
  const addLine = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  // Without it, a wall that is sent again after a lost reply, and added again after a reload, would be in the cart
  // twice.
  const isPending = useRef(false);
  isPending.current = useCart(({ error }) => error?.canRetry === true);
  const lines = useRef<readonly { readonly uuid: string }[]>([]);
  lines.current = useCart(({ cart }) => cart?.lineItems) ?? [];
  const { shortages } = useSite();
  const { pathname, search, state } = useLocation();
  const path = `${pathname}${search}`;
  const isForUpdate = isToUpdateCart(state);
  /** The line that the design became before, while it is in the cart; else that of the layout it was changed from. */
  const findPreviousLine = useCallback((): string | undefined => {
    const uuids = lines.current.map(({ uuid }) => uuid);
    const own = lineOfDesign(designKey);
    return own !== undefined && uuids.includes(own)
      ? own
      : lineOfLayouts({ path, state: parseLayoutState(state) }, uuids);
  }, [designKey, path, state]);
  const isInCart = lineUuid !== null || findPreviousLine() !== undefined;
  /** The open question, and its subject: the design, and the line of the cart that it became before. */
  const [pendingChoice, setPendingChoice] = useState<{
    readonly Question: ComponentType<ComponentProps<typeof BuyQuestion>>;
    readonly design: Design;
    readonly uuid: string | undefined;
  } | null>(null);
  // The same uuid twice is one line: a second press after a lost reply adds no second wall.
  const newLineUuid = useRef("");

  const addToCart = useCallback(
    async (design: Design, uuid: string): Promise<boolean> => {
      // Offline, no request is repeated: the cart says at once that the wall is added later.
      if (navigator.onLine && !(await syncPhotos(design))) return false;
      saveLineRoom(uuid, design.room);
      linePlaceholders.set(uuid, <LinePlaceholder design={design} />);
      const [isAdded] = await Promise.all([
        addLine(
          { uuid, ...toWireDesign(design) },
          { name: layoutName(design.base), path, outOfStock: await describeShortages(shortages, design) },
        ),
        loadLinePlaceholder(),
      ]);
      // The question closes before the cart opens: of two open dialogs only one can have the focus.
      flushSync(() => setPendingChoice(null));
      open();
      const isNew = lineUuid === null;
      if (isNew && (isAdded || isPending.current)) saveLineOfDesign(designKey, uuid);
      if (!isAdded) return false;
      const unplaced = unplacedMessage(
        design,
        getUnhangablePhotoIds(browserPhotos().states.getState(), design),
      );
      // Once the cart is open: a dialog that opens closes the toasts that were shown before.
      if (unplaced !== null) afterPaint(() => showToast("info", unplaced));
      if (isNew) removeLastWall(designKey);
      // Without this code no other wall is offered to continue; the list has all of them.
      import("../../features/designer/storage/walls/listDesign.ts").then(
        ({ saveAddedDesign, continueNextDraft }) => {
          saveAddedDesign(uuid, design);
          if (isNew) continueNextDraft(designKey);
        },
        () => undefined,
      );
      newLineUuid.current = "";
      return true;
    },
    [syncPhotos, addLine, open, designKey, lineUuid, path, shortages],
  );
  const getNewLineUuid = useCallback((): string => {
    newLineUuid.current ||= crypto.randomUUID();
    return newLineUuid.current;
  }, []);
  const add = useCallback(
    async (design: Design): Promise<boolean> => {
      if (lineUuid !== null) return addToCart(design, lineUuid);
      const uuid = findPreviousLine();
      const isAddedBefore = uuid !== undefined || lineOfDesign(designKey) !== undefined;
      const question =
        isAddedBefore && !isForUpdate ? await lazyImport(() => import("./BuyQuestion.tsx")) : undefined;
      if (question === null) return false;
      if (!question) return addToCart(design, uuid ?? getNewLineUuid());
      if (uuid === undefined && !question.isOrdered(designKey))
        return addToCart(design, lineOfDesign(designKey) ?? getNewLineUuid());
      setPendingChoice({ Question: question.default, design, uuid });
      return false;
    },
    [addToCart, getNewLineUuid, findPreviousLine, isForUpdate, designKey, lineUuid],
  );
  const createAnswerHandler = (uuid: () => string) => async () => {
    if (pendingChoice && !(await addToCart(pendingChoice.design, uuid()))) setPendingChoice(null);
  };
  return {
    add,
    isInCart,
    question: pendingChoice && (
      <pendingChoice.Question
        designKey={designKey}
        isInCart={pendingChoice.uuid !== undefined}
        onUpdate={createAnswerHandler(() => pendingChoice.uuid ?? getNewLineUuid())}
        onAddAnother={createAnswerHandler(getNewLineUuid)}
        onCancel={() => setPendingChoice(null)}
      />
    ),
  };
};
