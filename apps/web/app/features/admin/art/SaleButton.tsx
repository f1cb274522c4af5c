import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./Art.module.css";

/** Takes a picture off sale, or puts it back. Walls and orders that show it keep it. */
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
  const handleClick = async () => {
    setError(await whileBusy(onSetOnSale(item, !item.is_on_sale)));
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
