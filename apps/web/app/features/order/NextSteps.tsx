import type { Order } from "@storywall/contract/schemas/order.ts";
import { arrivalText, formatDayRange } from "@storywall/domain/orders/formatDay.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { expectedArrival, expectedDispatch } from "./expectedDispatch.ts";
import styles from "./OrderPage.module.css";
import { SendPhotosLink } from "./SendPhotosLink.tsx";

type NextStepsOrder = Pick<
  Order,
  "orderId" | "site" | "status" | "history" | "createdAt" | "dispatchCountsFrom" | "promise" | "shippingRate"
> & { readonly shippingAddress: Pick<Order["shippingAddress"], "phone"> };

/**
 * What happens after the payment, with the days that earlier pages have promised. Shows no days in a shop that is not
 * open yet.
 */
export function NextSteps({ order }: { readonly order: NextStepsOrder }) {
  const { site, payments } = useRootData();
  const isWaiting = order.status === "awaiting_photos";
  const { from, to } = expectedDispatch(order, site);
  const isTrial = payments.isTest && !site.isReadyToSell;
  const arrival = isWaiting || isTrial ? null : expectedArrival(order, site);
  const { from: fastest, to: slowest } = site.dispatchDays;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        What happens next
      </h2>
      <ol className={styles.next}>
        {isWaiting && (
          <li>
            <strong>You add your photos</strong>, today or when you have them.{" "}
            <SendPhotosLink order={order} />
          </li>
        )}
        <li>
          <strong>We print and frame your tiles</strong> in {site.copy.business_location}.
        </li>
        <li>
          <strong>We send them</strong>
          {isWaiting
            ? `, usually ${fastest === slowest ? fastest : `${fastest} to ${slowest}`} working days after your last photo`
            : !isTrial && `, most likely on ${formatDayRange(from, to, "or")}`}
          .
        </li>
        <li>
          <strong>The courier will call you</strong> on{" "}
          <span className={styles.unbroken}>{order.shippingAddress.phone}</span>{" "}
          {arrival ? `and deliver ${arrivalText(arrival.from, arrival.to)}` : "before delivering"}.
        </li>
        <li>
          <strong>You hang them</strong>: no nails, no hammer. You can move them as often as you like.
        </li>
      </ol>
    </section>
  );
}
