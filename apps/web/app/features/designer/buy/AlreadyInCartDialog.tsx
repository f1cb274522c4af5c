import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import styles from "./BuyBar.module.css";

type Props = {
  readonly onUpdate: () => Promise<unknown>;
  readonly onAddAnother: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/**
 * Asks whether to update the wall in the cart or to add a second one. A shopper who changes a wall after adding it
 * mostly means the same wall; only they can decide to buy two.
 */
export function AlreadyInCartDialog({ onUpdate, onAddAnother, onCancel }: Props) {
  const [chosen, setChosen] = useState<"update" | "another" | null>(null);
  return (
    <Dialog open onCancel={onCancel} title="This wall is in your cart" width="confirm">
      <div className={styles.dialogBody}>
        <p>Replace it with this version, or keep both?</p>
        <Button
          busy={chosen === "update"}
          onClick={() => {
            setChosen("update");
            void onUpdate();
          }}
        >
          Update the one in the cart
        </Button>
        <Button
          variant="secondary"
          busy={chosen === "another"}
          onClick={() => {
            setChosen("another");
            void onAddAnother();
          }}
        >
          Add a second wall
        </Button>
      </div>
    </Dialog>
  );
}
