import type { OrderWork, Replacement } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import { DownloadLink } from "../download/DownloadLink.tsx";
import { useCourierNames } from "../orders/useCourierNames.ts";
import { sendQuestion } from "../pack/sendQuestion.ts";
import { NO_COURIER, trackingText } from "../pack/trackingText.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import { UndoLine } from "../ui/UndoLine.tsx";
import { toTracking, trackingFieldsWith } from "./care/trackingFields.ts";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { REPLACEMENT_STATE_LABELS, tileLabel } from "./orderWorkMessages.ts";
import { useOrderRights } from "./useOrderRights.ts";
import workStyles from "./WorkTiles.module.css";

/** The replacements of an order, each with its prints and its next step. */
export function Replacements({
  order,
  work,
  onMove,
  onUndo,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly onMove: OrderWorkActions["moveReplacement"];
  readonly onUndo: OrderWorkActions["undoReplacementStep"];
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
          <UndoReplacementStep replacement={replacement} onUndo={onUndo} />
        </li>
      ))}
    </ul>
  );
}

const UNDO_LABELS: Readonly<Record<ReplacementState, (number: string) => string>> = {
  in_production: (number) => `Undo: do not make ${number}`,
  shipped: (number) => `Undo: ${number} has not been sent`,
  delivered: (number) => `Undo: ${number} has not arrived`,
  cancelled: (number) => `Undo: go on making ${number}`,
};

/** Undo for the last step of a replacement, while that is possible. */
function UndoReplacementStep({
  replacement: { replacementId, number, state, undoUntil },
  onUndo,
}: {
  readonly replacement: Replacement;
  readonly onUndo: OrderWorkActions["undoReplacementStep"];
}) {
  const may = useOrderRights();
  const isMaking = state === "in_production" || state === "cancelled";
  if (!undoUntil || !may(isMaking ? "undoReplacement" : "undoReplacementStep")) return null;
  return (
    <UndoLine
      until={undoUntil}
      buttonLabel={UNDO_LABELS[state](number)}
      onUndo={() => onUndo(replacementId, state)}
    >
      {(state === "in_production" || state === "shipped") && "Then the shopper is told."}
    </UndoLine>
  );
}

function NextReplacementStep({
  orderId,
  replacement: { replacementId, state, prints, printsReady, sendDoubts, tracking },
  onMove,
}: {
  readonly orderId: string;
  readonly replacement: Replacement;
  readonly onMove: OrderWorkActions["moveReplacement"];
}) {
  const may = useOrderRights();
  const couriers = useCourierNames();
  switch (state) {
    case "in_production":
      return (
        <>
          <p>
            The files of {printsReady} of {prints} prints are ready.{" "}
            {printsReady === prints && may("downloadPrints") && (
              <DownloadLink href={`/api/owner/orders/${orderId}/replacements/${replacementId}/prints.zip`}>
                Download its prints and papers (ZIP)
              </DownloadLink>
            )}
          </p>
          {may("moveReplacement") && (
            <details>
              <summary>It has been sent</summary>
              <ActionForm
                fields={trackingFieldsWith(couriers)}
                buttonLabel="Send the parcel number"
                variant="primary"
                question={sendQuestion(sendDoubts)}
                onSend={(values, isConfirmed) =>
                  onMove(replacementId, { to: "shipped", tracking: toTracking(values), isConfirmed })
                }
              />
            </details>
          )}
          {may("moveReplacement") && (
            <details>
              <summary>Delivered by us or collected</summary>
              <ActionForm
                buttonLabel="Done, without a parcel number"
                question={sendQuestion(sendDoubts)}
                onSend={(_, isConfirmed) =>
                  onMove(replacementId, { to: "shipped", tracking: NO_COURIER, isConfirmed })
                }
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
          <p>{tracking && trackingText(tracking)}</p>
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
