import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./PersonalData.module.css";

type Props = {
  readonly hasOrders: boolean;
  /** Returns whether the deletion succeeded. */
  readonly onDelete: () => Promise<boolean>;
};

/** Deletes everything, after a confirmation: it cannot be undone. */
export function DeleteAllButton({ hasOrders, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const handleDelete = async () => {
    setBusy(true);
    setFailed(!(await onDelete()));
    setBusy(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete all of it
      </Button>
      <Dialog open={isAsking} onCancel={() => setAsking(false)} title="Delete all of it?" width="confirm">
        <div className={styles.question}>
          <p>
            Your photos, walls, links and cart will be deleted for good.
            {hasOrders && " Your orders stay, because the law requires records of sales."}
          </p>
          {hasFailed && (
            <p role="alert">We couldn't reach the shop. Nothing was deleted; please try again.</p>
          )}
          <Button variant="danger" busy={isBusy} onClick={() => void handleDelete()}>
            Delete it now
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
