import type { OrderWork, Replacement } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { REPLACEMENT_STATE_LABELS, tileLabel } from "./orderWorkMessages.ts";
import { TRACKING_FIELDS, toTracking } from "./trackingFields.ts";
import { useOrderRights } from "./useOrderRights.ts";
import workStyles from "./WorkTiles.module.css";

/** The replacements of an order, each with its prints and its next step. */
export function Replacements({
  order,
  work,
  onMove,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onMove: OrderWorkActions["moveReplacement"];
}) {
  return (
    <ul className={styles.stack}>
      {work.replacements.map((replacement) => (
        <li key={replacement.replacementId} className={workStyles.replacement}>
          <h3>
            {replacement.number}: {REPLACEMENT_STATE_LABELS[replacement.state]}
          </h3>
          <p>
            {replacement.tiles.map((tile) => tileLabel(order, tile, work.tiles)).join(", ")}.{" "}
            {REMAKE_REASON_RULES[replacement.reason].label}. <DateTime at={replacement.createdAt} />, by{" "}
            {replacement.createdBy}.
          </p>
          {replacement.note !== null && <p>{replacement.note}</p>}
          <NextReplacementStep orderId={order.orderId} replacement={replacement} onMove={onMove} />
        </li>
      ))}
    </ul>
  );
}

function NextReplacementStep({
  orderId,
  replacement: { replacementId, state, prints, printsReady, tracking },
  onMove,
}: {
  readonly orderId: string;
  readonly replacement: Replacement;
  readonly onMove: OrderWorkActions["moveReplacement"];
}) {
  const may = useOrderRights();
  switch (state) {
    case "in_production":
      return (
        <>
          <p>
            {printsReady} of {prints} prints are ready.{" "}
            {printsReady === prints && may("downloadPrints") && (
              <a href={`/api/owner/orders/${orderId}/replacements/${replacementId}/prints.zip`} download>
                Download its prints and papers (ZIP)
              </a>
            )}
          </p>
          {may("moveReplacement") && (
            <details>
              <summary>It has been sent</summary>
              <ActionForm
                fields={TRACKING_FIELDS}
                buttonLabel="Send the parcel number"
                variant="primary"
                onSend={(values) => onMove(replacementId, { to: "shipped", tracking: toTracking(values) })}
              />
            </details>
          )}
          {may("cancelReplacement") && (
            <details>
              <summary>Stop it</summary>
              <ActionForm
                buttonLabel="Stop the replacement"
                variant="danger"
                onSend={() => onMove(replacementId, { to: "cancelled" })}
              />
            </details>
          )}
        </>
      );
    case "shipped":
      return (
        <>
          <p>
            {tracking?.carrier}, {tracking?.number}
          </p>
          {may("moveReplacement") && (
            <ActionForm
              buttonLabel="It has arrived"
              onSend={() => onMove(replacementId, { to: "delivered" })}
            />
          )}
        </>
      );
    case "delivered":
    case "cancelled":
      return null;
  }
}
