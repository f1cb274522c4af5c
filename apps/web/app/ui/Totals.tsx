import { minor } from "@storywall/domain/units/units.ts";
import { useSite } from "../lib/api/site.ts";
import { Price } from "./Price.tsx";
import styles from "./Totals.module.css";

/** Amounts in minor units, as the server computed them. */
export type Amounts = {
  readonly price: number;
  readonly discount: number;
  readonly discountCode: string | null;
  readonly total: number;
  /** Name of the delivery option when it is not the usual one (`findSpecialDelivery`). */
  readonly deliveryName?: string | null;
  /**
   * The tax in the total, where its amount is shown: on the order of a seller who is registered for it. It is not called
   * `tax` as in carts, which are passed as they are.
   */
  readonly statedTax?: number | undefined;
};

/** Returns what delivery costs. */
export const deliveryOf = ({ price, discount, total }: Amounts): number => total - price + discount;

/** What the total is made of. */
function PartRows(amounts: Amounts) {
  const { price, discount, discountCode, deliveryName } = amounts;
  const delivery = deliveryOf(amounts);
  return (
    <>
      <div>
        <dt>Subtotal</dt>
        <dd>
          <Price amount={minor(price)} />
        </dd>
      </div>
      {discount > 0 && (
        <div className={styles.discount}>
          <dt>Discount{discountCode && ` (${discountCode})`}</dt>
          <dd>
            <Price amount={minor(-discount)} />
          </dd>
        </div>
      )}
      <div>
        <dt>Delivery{deliveryName && `: ${deliveryName}`}</dt>
        <dd>{delivery === 0 ? "Free" : <Price amount={minor(delivery)} />}</dd>
      </div>
    </>
  );
}

function TotalRow({ total, statedTax = 0 }: Amounts) {
  const { tax } = useSite();
  return (
    <div className={styles.total}>
      <dt>
        Total{" "}
        <small>
          including {tax.name}
          {statedTax > 0 && (
            <>
              {" of "}
              <Price amount={minor(statedTax)} />
            </>
          )}
        </small>
      </dt>
      <dd>
        <Price amount={minor(total)} />
      </dd>
    </div>
  );
}

/** The total with everything that is in it (B8); or only the total, or only its parts, where they are in two places. */
export function Totals({ part, ...amounts }: Amounts & { readonly part?: "total" | "parts" }) {
  return (
    <dl className={styles.totals}>
      {part !== "total" && <PartRows {...amounts} />}
      {part !== "parts" && <TotalRow {...amounts} />}
    </dl>
  );
}
