import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Desk.module.css";

type Props = {
  readonly hasOrders: boolean;
  /** Whether it worked. */
  readonly onDelete: () => Promise<boolean>;
};

/** Deletes everything, after asking once more: nobody can bring it back. */
export function DeleteAll({ hasOrders, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    setBusy(true);
    setFailed(!(await onDelete()));
    setBusy(false);
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete all of it
      </Button>
      <Dialog open={isAsking} onCancel={() => setAsking(false)} title="Delete all of it?" width="confirm">
        <div className={styles.question}>
          <p>
            Your photos, your walls, your links and your cart go, and nobody can bring them back.
            {hasOrders && " Your orders stay, with what the law wants kept of a sale."}
          </p>
          {hasFailed && (
            <p role="alert">We could not reach the shop. Nothing was deleted; please try again.</p>
          )}
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            Delete it now
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
