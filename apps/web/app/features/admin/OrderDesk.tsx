import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useSite } from "../../lib/api/site.ts";
import { addressLines } from "../../lib/format/addressLines.ts";
import { WallLine } from "../../ui/WallLine.tsx";
import { WallPicture } from "../../ui/WallPicture.tsx";
import styles from "./Desk.module.css";
import { Desk } from "./Desk.tsx";
import { MessageForm, type SendMessage } from "./MessageForm.tsx";
import { NextStep, type OrderActions } from "./NextStep.tsx";
import { OrderedTiles } from "./OrderedTiles.tsx";
import { OrderMoney } from "./OrderMoney.tsx";
import { OrderPrints } from "./OrderPrints.tsx";
import { STATE_WORDS } from "./ownerWords.ts";
import { When } from "./When.tsx";

type Props = {
  readonly order: OwnerOrder;
  readonly actions: OrderActions;
  readonly onWrite: SendMessage;
};

/** B13: one order as its shop sees it: what to do next, what is to be made, for whom, and what has happened. */
export function OrderDesk({ order, actions, onWrite }: Props) {
  const { countryName } = useSite();
  return (
    <Desk
      title={`Order ${order.orderNumber}`}
      lead={
        <>
          {STATE_WORDS[order.status]}, {formatMoney(minor(order.total), order.currency)},{" "}
          <When at={order.createdAt} />
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NextStep order={order} actions={actions} />
          <section aria-labelledby="walls" className={styles.part}>
            <h2 id="walls" className={styles.heading}>
              What is ordered
            </h2>
            <ul>
              {order.lineItems.map((line) => (
                <li key={line.cartItemId} className={styles.wall}>
                  <WallPicture
                    className={styles.picture}
                    src={line.previewUrl}
                    alt={`${line.title} as ordered`}
                    gone="Its picture cannot be shown. Long after an order it is deleted with the photos."
                  />
                  <WallLine line={{ ...line, photosStillToUpload: line.tilesMissing }} picture={false} />
                  <OrderedTiles line={line} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.stack}>
          <OrderPrints order={order} onRetry={actions.retryPrints} />
          <section aria-labelledby="who" className={styles.part}>
            <h2 id="who" className={styles.heading}>
              For whom
            </h2>
            <address className={styles.lines}>
              {addressLines(order.shippingAddress, countryName).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={`mailto:${order.email}`}>{order.email}</a>
            </address>
            <MessageForm label="Write to them" button="Send the message" onSend={onWrite} />
          </section>
          <section aria-labelledby="past" className={styles.part}>
            <h2 id="past" className={styles.heading}>
              So far
            </h2>
            <ol className={styles.lines}>
              {order.history.map(({ status, at }) => (
                <li key={`${status} ${at}`}>
                  {STATE_WORDS[status]}, <When at={at} />
                </li>
              ))}
              {order.changes.map(({ what, cartItemId, tile, at }) => (
                <li key={`${what} ${cartItemId} ${tile}`}>
                  The shopper changed the {what}
                  {tile !== null && ` of ${tile.replace("_", " ")}`}, <When at={at} />
                </li>
              ))}
            </ol>
          </section>
          <OrderMoney order={order} onRefund={actions.refund} />
        </div>
      </div>
    </Desk>
  );
}
