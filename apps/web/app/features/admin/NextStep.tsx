import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { ActionForm } from "./ActionForm.tsx";
import styles from "./Desk.module.css";
import { When } from "./When.tsx";

/** Each gives what kept it from being done, in words; null when it is done. */
export type OrderActions = {
  readonly begin: () => Promise<string | null>;
  readonly ship: (tracking: {
    readonly carrier: string;
    readonly number: string;
    readonly url: string | null;
  }) => Promise<string | null>;
  readonly deliver: () => Promise<string | null>;
  readonly cancel: (reason: string) => Promise<string | null>;
  /** Without an amount: all that is left. */
  readonly refund: (amount: number | undefined, reason: string) => Promise<string | null>;
  readonly retryPrints: () => Promise<string | null>;
};

/** What is to be done with an order now, and how to stop it while that is possible. */
export function NextStep({ order, actions }: { readonly order: OwnerOrder; readonly actions: OrderActions }) {
  const mayStop = order.status === "placed" || order.status === "awaiting_photos";
  return (
    <section aria-labelledby="next" className={styles.part}>
      <h2 id="next" className={styles.heading}>
        What is next
      </h2>
      <Step order={order} actions={actions} />
      {mayStop && (
        <details>
          <summary>Cancel it instead</summary>
          <ActionForm
            fields={[
              {
                name: "reason",
                label: "Why",
                hint: "For your books; the shopper does not read it.",
                required: true,
              },
            ]}
            button="Cancel the order and give all money back"
            look="danger"
            onSend={({ reason = "" }) => actions.cancel(reason)}
          />
        </details>
      )}
    </section>
  );
}

function Step({ order, actions }: { readonly order: OwnerOrder; readonly actions: OrderActions }) {
  switch (order.status) {
    case "awaiting_photos":
      return <p>The shopper still has photos to send. We remind them after 2, 7 and 14 days.</p>;
    case "placed":
      if (order.isCancellable && order.changeableUntil !== null) {
        return (
          <p>
            The shopper may change or cancel it until <When at={order.changeableUntil} />. Then its prints are
            made by themselves, and you can begin.
          </p>
        );
      }
      return <ActionForm button="We have begun to make it" look="primary" onSend={() => actions.begin()} />;
    case "in_production":
      return (
        <ActionForm
          fields={[
            { name: "carrier", label: "Courier", required: true },
            { name: "number", label: "Parcel number", required: true },
            { name: "url", label: "Page of the parcel", hint: "Begins with https://" },
          ]}
          button="It has been sent"
          look="primary"
          onSend={({ carrier = "", number = "", url = "" }) =>
            actions.ship({ carrier, number, url: url === "" ? null : url })
          }
        />
      );
    case "shipped":
      return (
        <>
          {order.tracking && (
            <p>
              {order.tracking.carrier}, parcel number{" "}
              {order.tracking.url === null ? (
                order.tracking.number
              ) : (
                <a href={order.tracking.url}>{order.tracking.number}</a>
              )}
            </p>
          )}
          <ActionForm button="It has arrived" look="primary" onSend={() => actions.deliver()} />
        </>
      );
    case "delivered":
    case "cancelled":
    case "refunded":
      return <p>Nothing.</p>;
  }
}
