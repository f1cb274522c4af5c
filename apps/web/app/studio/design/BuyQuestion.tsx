import { useState } from "react";
import { useNavigate } from "react-router";
import { AlreadyInCartDialog } from "../../features/designer/buy/AlreadyInCartDialog.tsx";
import styles from "../../features/designer/buy/BuyBar.module.css";
import { linesOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { findWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { useSite } from "../../lib/api/site.ts";
import { findOwnOrder } from "../../lib/page/ownOrders.ts";
import { showToast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { describeOrderedDay } from "../walls/formatSavedDay.ts";
import { copyWall } from "../walls/wallActions.ts";
import { isChangedSinceOrder } from "../walls/wallFacts.ts";

type Props = {
  readonly designKey: string;
  readonly isInCart: boolean;
  readonly onUpdate: () => Promise<unknown>;
  readonly onAddAnother: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Returns whether the wall was ordered in this browser. */
export const isOrdered = (designKey: string): boolean => findOwnOrder(linesOfDesign(designKey)) !== undefined;

/**
 * Asks what the shopper wants when they add a wall to the cart that is there already, or that was ordered. Loaded for
 * that.
 */
export default function BuyQuestion({ isInCart, ...props }: Props) {
  return isInCart ? <AlreadyInCartDialog {...props} /> : <OrderedBeforeDialog {...props} />;
}

/**
 * Asks whether to buy an ordered wall once more, or to begin another one from it, which leaves the ordered one as it
 * is.
 */
function OrderedBeforeDialog({ designKey, onAddAnother, onCancel }: Omit<Props, "isInCart" | "onUpdate">) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<"again" | "copy" | null>(null);
  const order = findOwnOrder(linesOfDesign(designKey));
  const wall = findWallSummary(designKey);
  const isChanged = order !== undefined && wall !== undefined && isChangedSinceOrder(wall, order);
  const handleCopy = async (): Promise<void> => {
    setChosen("copy");
    const copy = wall && (await copyWall(wall));
    const path = copy?.kind === "copied" && findWallSummary(copy.designKey)?.path;
    onCancel();
    if (!path)
      return showToast("error", "There's no room for a copy. Delete a wall under “Your walls” first.");
    await navigate(path);
    showToast("info", "This is a copy. The wall you ordered stays as it is.");
  };
  return (
    <Dialog
      open
      onCancel={onCancel}
      title={describeOrderedDay(order?.orderedAt, Date.now(), locale)}
      width="confirm"
    >
      <div className={styles.dialogBody}>
        <p>
          {isChanged
            ? "You've changed it since. Order it as it is now, or start a new wall from a copy?"
            : "Order another one just like it, or start a new wall from a copy?"}
        </p>
        <Button
          busy={chosen === "again"}
          onClick={() => {
            setChosen("again");
            void onAddAnother();
          }}
        >
          Order it again
        </Button>
        <Button variant="secondary" busy={chosen === "copy"} onClick={() => void handleCopy()}>
          Start a copy
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
