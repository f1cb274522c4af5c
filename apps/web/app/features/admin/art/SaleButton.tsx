import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import styles from "./Art.module.css";

/** Takes a picture off sale, or puts it back. Walls and orders that show it keep it. */
export function SaleButton({
  item,
  onSetOnSale,
}: {
  readonly item: OwnerArtItem;
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const label = item.is_on_sale ? "Take off sale" : "Put on sale";
  const handleClick = async () => {
    setIsBusy(true);
    setError(await onSetOnSale(item, !item.is_on_sale));
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={`${label}: ${item.title}`}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
