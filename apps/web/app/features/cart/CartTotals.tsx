import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useSite } from "../../lib/site.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./CartTotals.module.css";

/** B8: the all-in price, with what is in it. All amounts are the server's. */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const { tax } = useSite();
  const shipping = cart.total - cart.price + cart.discount;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Goods</dt>
        <dd>
          <Price amount={minor(cart.price)} />
        </dd>
      </div>
      {cart.discount > 0 && (
        <div className={styles.discount}>
          <dt>Discount{cart.discountCode && ` (${cart.discountCode})`}</dt>
          <dd>
            <Price amount={minor(-cart.discount)} />
          </dd>
        </div>
      )}
      <div>
        <dt>Delivery</dt>
        <dd>{shipping === 0 ? "Free" : <Price amount={minor(shipping)} />}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          Total <small>including {tax.name}</small>
        </dt>
        <dd>
          <Price amount={minor(cart.total)} />
        </dd>
      </div>
    </dl>
  );
}
