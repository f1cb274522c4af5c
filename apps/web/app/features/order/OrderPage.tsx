import type { Order } from "@storywall/contract/schemas/order.ts";
import { dispatchDates, localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useEffect } from "react";
import { addressLines } from "../../lib/addressLines.ts";
import { useRootData } from "../../lib/rootData.ts";
import { useSite } from "../../lib/site.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { Totals } from "../../ui/Totals.tsx";
import { WallLine } from "../../ui/WallLine.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import styles from "./OrderPage.module.css";
import { isUnderWay, STATUS_WORDS } from "./orderWords.ts";

export type OrderPageProps = {
  readonly order: Order;
  /** Called in the browser once the page is seen. */
  readonly onSeen: () => void;
  readonly onCancel: () => Promise<void>;
};

/** Thank you, number, what happens next; the same page tells later where the order stands. */
export function OrderPage({ order, onSeen, onCancel }: OrderPageProps) {
  const site = useSite();
  const { payments } = useRootData();
  const isNew = order.status === "placed" || order.status === "awaiting_photos";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that is shown
  useEffect(onSeen, [order.orderId]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.number}>
          Order <strong>{order.orderNumber}</strong>
        </p>
        <h1>{isNew ? site.copy.order_confirmation_headline : STATUS_WORDS[order.status].name}</h1>
        <p>
          {STATUS_WORDS[order.status].means} Every news of it goes to <strong>{order.email}</strong>.
        </p>
        {payments.provider === "test" && (
          <p className={styles.note}>This is a test shop: no card was charged.</p>
        )}
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="walls">
          <h2 id="walls" className={styles.heading}>
            {order.lineItems.length === 1 ? "Your wall" : "Your walls"}
          </h2>
          <ul className={styles.walls}>
            {order.lineItems.map((line) => (
              <li key={line.uuid}>
                <img className={styles.picture} src={line.previewUrl} alt={`${line.title} as it will hang`} />
                <WallLine line={{ ...line, photosStillToUpload: line.tilesMissing }} picture={false} />
              </li>
            ))}
          </ul>
          <div className={styles.totals}>
            <Totals {...order} />
          </div>
        </section>
        <div className={styles.aside}>
          {isUnderWay(order.status) && <WhatHappensNext order={order} />}
          {order.isCancellable && <CancelOrder order={order} onCancel={onCancel} />}
          <section aria-labelledby="address">
            <h2 id="address" className={styles.heading}>
              Delivered to
            </h2>
            <address className={styles.address}>
              {addressLines(order.shippingAddress, site.countryName).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
          <section aria-labelledby="history">
            <h2 id="history" className={styles.heading}>
              So far
            </h2>
            <ol className={styles.history}>
              {order.history.map(({ status, at }) => (
                <li key={`${status} ${at}`}>
                  <strong>{STATUS_WORDS[status].name}</strong>, {formatDay(localDay(at, site.timeZone))}
                </li>
              ))}
            </ol>
            {order.refunded > 0 && (
              <p>
                Paid back: <Price amount={minor(order.refunded)} />
              </p>
            )}
            {order.tracking && <Parcel tracking={order.tracking} />}
          </section>
          <section aria-labelledby="help">
            <h2 id="help" className={styles.heading}>
              Something not right?
            </h2>
            <p>
              Write to <a href={`mailto:${site.copy.email_address}`}>{site.copy.email_address}</a> with your
              order number. If you are not satisfied, send the order back for a full refund.
            </p>
          </section>
          <ButtonLink to="/browse" look="secondary">
            Design another wall
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Parcel({
  tracking: { carrier, number, url },
}: {
  readonly tracking: NonNullable<Order["tracking"]>;
}) {
  return (
    <p>
      {carrier}, parcel number {url === null ? number : <a href={url}>{number}</a>}
    </p>
  );
}

function WhatHappensNext({ order }: { readonly order: Order }) {
  const site = useSite();
  const { from, to } = dispatchDates(order.createdAt, site);
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.next}>
        <li>
          <strong>We print and frame your tiles</strong> in {site.copy.business_location}.
        </li>
        <li>
          <strong>We send them</strong>, usually on {formatDay(from)}
          {from !== to && ` or ${formatDay(to)}`}.
        </li>
        <li>
          <strong>The courier rings</strong> {order.shippingAddress.phone} before delivery.
        </li>
        <li>
          <strong>You stick them up</strong>, with no nail and no hammer, and move them as often as you like.
        </li>
      </ol>
    </section>
  );
}
