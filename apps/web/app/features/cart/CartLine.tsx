import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { MAX_QUANTITY_A_LINE } from "@storywall/domain/cart/limits.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { Button, IconButton } from "../../ui/Button.tsx";
import { MinusIcon, PlusIcon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./CartLine.module.css";
import { useCart } from "./CartProvider.tsx";
import { describeLine } from "./describeLine.ts";

/** One wall in the cart, as it was designed. */
export function CartLine({ line }: { readonly line: LineItem }) {
  const { changeQuantity, remove, close } = useCommands();
  const { size, frame, tiles } = describeLine(line);
  return (
    <article className={styles.line} aria-label={line.title}>
      <img className={styles.picture} src={line.previewUrl} alt={`Your wall, ${line.title}`} />
      <div className={styles.words}>
        <h3 className={styles.title}>{line.title}</h3>
        <p className={styles.facts}>
          {size}
          <br />
          {frame}, {tiles}
        </p>
        {line.photosStillToUpload > 0 && (
          <p className={styles.missing}>
            {line.photosStillToUpload === 1
              ? "1 tile has no photo yet."
              : `${line.photosStillToUpload} tiles have no photo yet.`}
          </p>
        )}
      </div>
      <p className={styles.price}>
        <Price amount={minor(line.price)} />
      </p>
      <div className={styles.actions}>
        <fieldset className={styles.quantity}>
          <legend className={styles.legend}>Quantity of {line.title}</legend>
          <IconButton
            label="One less"
            disabled={line.quantity <= 1}
            onClick={() => void changeQuantity(line._id, -1)}
          >
            <MinusIcon size={18} />
          </IconButton>
          <output className={styles.number}>{line.quantity}</output>
          <IconButton
            label="One more"
            disabled={line.quantity >= MAX_QUANTITY_A_LINE}
            onClick={() => void changeQuantity(line._id, 1)}
          >
            <PlusIcon size={18} />
          </IconButton>
        </fieldset>
        <Link
          className={styles.edit}
          to={`/design?line=${encodeURIComponent(line.uuid)}`}
          onClick={close}
          aria-label={`Edit ${line.title}`}
        >
          Edit
        </Link>
        <Button look="quiet" aria-label={`Remove ${line.title}`} onClick={() => void remove(line._id)}>
          Remove
        </Button>
      </div>
    </article>
  );
}

const useCommands = () => ({
  changeQuantity: useCart((cart) => cart.changeQuantity),
  remove: useCart((cart) => cart.remove),
  close: useCart((cart) => cart.close),
});
