import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { MAX_QUANTITY_PER_LINE } from "@storywall/domain/cart/limits.ts";
import { Link } from "react-router";
import { TO_UPDATE_CART, useChangedLines } from "../../lib/page/changedLines.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { MinusIcon, PlusIcon } from "../../ui/icons/icons.tsx";
import { LineItemSummary } from "../../ui/LineItemSummary.tsx";
import styles from "./CartLine.module.css";
import { useCart } from "./CartProvider.tsx";
import { CopyPriceNote, LinePriceNote } from "./LinePriceNote.tsx";

/** One wall in the cart, with its actions. */
export function CartLine({ line }: { readonly line: LineItem }) {
  const changeQuantity = useCart((cart) => cart.changeQuantity);
  const remove = useCart((cart) => cart.remove);
  const close = useCart((cart) => cart.close);
  const changed = useChangedLines(({ lines }) => lines.find(({ uuid }) => uuid === line.uuid));
  return (
    <LineItemSummary line={line} hasQuantity={false}>
      <CopyPriceNote line={line} />
      <LinePriceNote line={line} />
      {line.stockNote && <p className={styles.changed}>{line.stockNote}</p>}
      {changed && (
        <p className={styles.changed}>
          Your latest changes to this wall aren't in the cart yet.{" "}
          <Link to={changed.path} state={TO_UPDATE_CART} onClick={close}>
            See them and update the cart
          </Link>
        </p>
      )}
      <fieldset className={styles.quantity} aria-label={`Quantity of ${line.title}`}>
        <IconButton
          label="One less"
          aria-disabled={line.quantity <= 1}
          onClick={() => void changeQuantity(line._id, -1)}
        >
          <MinusIcon size={18} />
        </IconButton>
        <output className={styles.number}>{line.quantity}</output>
        <IconButton
          label="One more"
          aria-disabled={line.quantity >= MAX_QUANTITY_PER_LINE}
          onClick={() => void changeQuantity(line._id, 1)}
        >
          <PlusIcon size={18} />
        </IconButton>
      </fieldset>
      <Link
        className={styles.edit}
        // Path of the designer's page with the shopper's latest changes, when there are some.
        to={changed?.path ?? `/design?line=${encodeURIComponent(line.uuid)}`}
        state={changed && TO_UPDATE_CART}
        // The page may have been loaded before the frame went out of stock, and would not mark it.
        reloadDocument={line.stockNote !== undefined && !changed}
        onClick={close}
        aria-label={`Edit ${line.title}`}
      >
        Edit
      </Link>
      <Button
        variant="ghost"
        className={styles.remove}
        aria-label={`Remove ${line.title}`}
        onClick={() => void remove(line._id)}
      >
        Remove
      </Button>
    </LineItemSummary>
  );
}
