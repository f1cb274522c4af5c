import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./Art.module.css";
import { isTooSmall, softSizesText, TOO_SMALL_TEXT } from "./softSizesText.ts";

/** Takes a picture off sale, or puts it back. Walls and orders that already show it keep it. */
export function SaleButton({
  item,
  onSetOnSale,
}: {
  readonly item: OwnerArtItem;
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
}) {
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const label = item.is_on_sale ? "Take off sale" : "Put on sale";
  const [isAsking, setIsAsking] = useState(false);
  const soft = item.is_on_sale ? "" : softSizesText(item.printable);
  if (!item.is_on_sale && isTooSmall(item.printable)) return <p className={styles.hint}>{TOO_SMALL_TEXT}</p>;
  const change = () => whileBusy(onSetOnSale(item, !item.is_on_sale));
  const handleClick = async () => {
    if (soft !== "") return setIsAsking(true);
    setError(await change());
  };
  return (
    <>
      <Button
        variant="secondary"
        className={styles.sale}
        busy={isBusy}
        aria-label={`${label}: ${item.title}`}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Put it on sale?"
        confirmLabel="Put it on sale"
        onConfirm={change}
        onClose={() => setIsAsking(false)}
      >
        <p>{soft} Shoppers aren't asked about it: you decide that it's good enough.</p>
      </ConfirmDialog>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
