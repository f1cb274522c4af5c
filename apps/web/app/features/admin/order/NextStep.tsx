import type { Tracking } from "@storywall/contract/schemas/order.ts";
import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import type { UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Fragment } from "react";
import { Link } from "react-router";
import { useCourierNames } from "../orders/useCourierNames.ts";
import { sendQuestion } from "../pack/sendQuestion.ts";
import { NO_COURIER, trackingText } from "../pack/trackingText.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import { DateTime } from "../ui/DateTime.tsx";
import { UndoLine } from "../ui/UndoLine.tsx";
import { toTracking, trackingFieldsWith } from "./care/trackingFields.ts";
import { overAllowanceText, refundableOf } from "./money/refundable.ts";
import { rolesFor } from "./orderActionRights.ts";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { useOrderRights } from "./useOrderRights.ts";

export type RefundRequest = {
  /** Amount in minor units. */
  readonly amount: number;
  readonly reason: string;
  /** What the refund is for; empty: the order as a whole. */
  readonly tiles: { readonly cartItemId: string; readonly tile: string }[];
};

/** Each returns a sentence that says why it failed; null when it succeeded. */
export type OrderActions = {
  readonly startProduction: (isConfirmed: boolean) => Promise<string | null>;
  readonly ship: (tracking: Tracking, isConfirmed: boolean) => Promise<string | null>;
  readonly deliver: () => Promise<string | null>;
  readonly cancel: (reason: string) => Promise<string | null>;
  /** Undoes the last step. */
  readonly undo: (step: UndoStep) => Promise<string | null>;
  /** Withdraws a refund that has not been sent yet. */
  readonly withdrawRefund: (refundId: string) => Promise<string | null>;
  readonly refund: (request: RefundRequest) => Promise<string | null>;
  /** Prints again what failed for good, or prints in spite of a stop. */
  readonly retryPrints: () => Promise<string | null>;
  readonly approvePrint: (tile: {
    readonly cartItemId: string;
    readonly tile: string;
  }) => Promise<string | null>;
  readonly undoPrintApproval: (tile: {
    readonly cartItemId: string;
    readonly tile: string;
  }) => Promise<string | null>;
  readonly askAboutPrint: (question: {
    readonly cartItemId: string;
    readonly tile: string;
    readonly note?: string;
  }) => Promise<string | null>;
  readonly withdrawQuestion: (tile: {
    readonly cartItemId: string;
    readonly tile: string;
  }) => Promise<string | null>;
};

/** The next step of an order, and its cancellation while that is possible. */
export function NextStep({
  order,
  work,
  actions,
  onRelease,
}: {
  readonly order: OwnerOrder;
  readonly work: Pick<OrderWork, "hold" | "sendDoubts" | "batches" | "refundAllowance">;
  readonly actions: OrderActions;
  readonly onRelease: OrderWorkActions["release"];
}) {
  const may = useOrderRights();
  const { hold } = work;
  const tooMuch = overAllowanceText(refundableOf(order), work.refundAllowance, (amount) =>
    formatMoney(minor(amount), order.currency),
  );
  const isCancellable = order.status === "placed" || order.status === "awaiting_photos";
  return (
    <section aria-labelledby="next" className={styles.section}>
      <h2 id="next" className={styles.heading}>
        What's next
      </h2>
      {hold && <Held {...hold} onRelease={onRelease} />}
      {order.stopped ? (
        <Stopped {...order.stopped} onResume={actions.retryPrints} />
      ) : (
        // An order that is held can neither start nor leave. One that has left can still arrive.
        (!hold || order.status === "shipped") && <Step order={order} work={work} actions={actions} />
      )}
      {order.undo && may(order.undo.step === "cancelled" ? "undoCancellation" : "undoOrderStep") && (
        <UndoLastStep undo={order.undo} onUndo={actions.undo} />
      )}
      {isCancellable && may("cancelOrder") && (
        <details>
          <summary>Cancel it instead</summary>
          {tooMuch === null ? (
            <ActionForm
              fields={[
                {
                  name: "reason",
                  label: "Why",
                  hint: "For your books; the shopper never sees it.",
                  required: true,
                },
              ]}
              buttonLabel="Cancel the order and give all money back"
              variant="danger"
              onSend={({ reason = "" }) => actions.cancel(reason)}
            />
          ) : (
            <p>All its money would go back. {tooMuch}</p>
          )}
        </details>
      )}
    </section>
  );
}

const UNDO_LABELS: Readonly<Record<UndoStep, string>> = {
  in_production: "Undo: not started yet",
  shipped: "Undo: it has not been sent",
  delivered: "Undo: it has not arrived",
  cancelled: "Undo: do not cancel it",
};

function UndoLastStep({
  undo: { step, until },
  onUndo,
}: {
  readonly undo: NonNullable<OwnerOrder["undo"]>;
  readonly onUndo: OrderActions["undo"];
}) {
  return (
    <UndoLine until={until} buttonLabel={UNDO_LABELS[step]} onUndo={() => onUndo(step)}>
      {step === "cancelled"
        ? "Then the money goes back, and the shopper is told."
        : "Then the shopper is told."}
    </UndoLine>
  );
}

/** Money was refunded at the provider or the bank: nothing is printed until the owner decides. */
function Stopped({
  at,
  reason,
  onResume,
}: NonNullable<OwnerOrder["stopped"]> & { readonly onResume: OrderActions["retryPrints"] }) {
  const may = useOrderRights();
  return (
    <>
      <p className={styles.error}>
        <strong>Printing is stopped</strong> since <DateTime at={at} />: {reason}.
      </p>
      <p>Nothing in this order is printed until someone at the shop decides.</p>
      {may("retryPrints") && <ActionForm buttonLabel="Print it anyway" onSend={() => onResume()} />}
    </>
  );
}

/** The order is on hold: nothing is done until staff release it. */
function Held({
  since,
  reason,
  onRelease,
}: NonNullable<OrderWork["hold"]> & { readonly onRelease: OrderWorkActions["release"] }) {
  const may = useOrderRights();
  return (
    <>
      <p className={styles.error}>
        <strong>Held back</strong> since <DateTime at={since} />: {reason}
      </p>
      <p>None of it is printed or sent until it's released.</p>
      {may("releaseOrder") ? (
        <ActionForm buttonLabel="Release the order" onSend={() => onRelease()} />
      ) : (
        <p>People with these roles can release it: {rolesFor("releaseOrder")}.</p>
      )}
    </>
  );
}

/**
 * Returns the question to ask before an order is started whose shopper still has to answer one. Null: none is open.
 */
const beginQuestion = ({ weakPrints = [] }: Pick<OwnerOrder, "weakPrints">) =>
  weakPrints.some(({ question }) => question?.state === "open")
    ? {
        title: "Start making it without the shopper's answer?",
        text: "You asked about a photo, and they can still answer. If you start, they are told that their wall is being made.",
        confirmLabel: "Start making it anyway",
      }
    : null;

function Step({
  order,
  work: { sendDoubts, batches },
  actions,
}: {
  readonly order: OwnerOrder;
  readonly work: Pick<OrderWork, "sendDoubts" | "batches">;
  readonly actions: OrderActions;
}) {
  const canMove = useOrderRights()("moveOrder");
  const couriers = useCourierNames();
  switch (order.status) {
    case "awaiting_photos":
      return <p>The shopper still has photos to send. We remind them after 2, 7 and 14 days.</p>;
    case "placed":
      if (order.isCancellable && order.changeableUntil !== null) {
        return (
          <>
            <p>
              {canMove ? "You" : "The workshop"} can start making it from{" "}
              <DateTime at={order.changeableUntil} />.
            </p>
            <p>
              The shopper may change or cancel it until then, as your shop promises, so nothing is printed
              yet. Its print files are made automatically afterwards.
            </p>
          </>
        );
      }
      return canMove ? (
        <ActionForm
          buttonLabel="Start making it"
          variant="primary"
          question={beginQuestion(order)}
          onSend={(_, isConfirmed) => actions.startProduction(isConfirmed)}
        />
      ) : (
        <p>The workshop can start making it.</p>
      );
    case "in_production":
      return !canMove ? (
        <p>The workshop is making it and will send it.</p>
      ) : (
        <>
          <WorkshopStep order={order} batches={batches} />
          <ActionForm
            fields={trackingFieldsWith(couriers)}
            buttonLabel="It has been sent"
            variant="primary"
            question={sendQuestion(sendDoubts)}
            onSend={(values, isConfirmed) => actions.ship(toTracking(values), isConfirmed)}
          />
          <details>
            <summary>Delivered by us or collected</summary>
            <ActionForm
              buttonLabel="Done, without a parcel number"
              question={sendQuestion(sendDoubts)}
              onSend={(_, isConfirmed) => actions.ship(NO_COURIER, isConfirmed)}
            />
          </details>
        </>
      );
    case "shipped":
      return (
        <>
          {order.tracking?.number === "" && <p>{trackingText(order.tracking)}</p>}
          {order.tracking?.number && (
            <p>
              {order.tracking.carrier}, parcel number{" "}
              {order.tracking.url === null ? (
                order.tracking.number
              ) : (
                <a href={order.tracking.url}>{order.tracking.number}</a>
              )}
            </p>
          )}
          {canMove && (
            <ActionForm buttonLabel="It has arrived" variant="primary" onSend={() => actions.deliver()} />
          )}
        </>
      );
    case "delivered":
    case "cancelled":
    case "refunded":
      return <p>Nothing more to do for this order.</p>;
  }
}

/** The workshop's next steps: prints that are in no batch yet, those of open batches, then the parcel. */
function WorkshopStep({
  order: { orderNumber, printJobs, weakPrints = [] },
  batches,
}: {
  readonly order: Pick<OwnerOrder, "orderNumber" | "printJobs" | "weakPrints">;
  readonly batches: OrderWork["batches"];
}) {
  const { waiting, held = 0, done, failed } = printJobs;
  const inBatches = batches.reduce((sum, { prints }) => sum + prints, 0);
  const open = batches.filter(({ isPrinted }) => !isPrinted);
  const pack = <Link to={`/admin/pack/${orderNumber}`}>pack {orderNumber}</Link>;
  const toCheck = weakPrints.filter(
    ({ state, question }) => state === "held" && question?.state !== "open",
  ).length;
  if (toCheck > 0)
    return (
      <p>
        <Link to="/admin/look">{toCheck === 1 ? "Check one photo" : `Check ${toCheck} photos`}</Link>, then{" "}
        <Link to="/admin/make">print queue</Link>, then {pack}
      </p>
    );
  if (inBatches === 0 || inBatches < waiting + held + done + failed)
    return (
      <p>
        <Link to="/admin/make">Print queue</Link>, then {pack}
      </p>
    );
  return open.length > 0 ? (
    <p>
      Print <BatchLinks batches={open} />, then {pack}
    </p>
  ) : (
    <p>
      Printed in <BatchLinks batches={batches} />. Now {pack}
    </p>
  );
}

const BatchLinks = ({ batches }: { readonly batches: OrderWork["batches"] }) =>
  batches.map(({ batchId, title }, index) => (
    <Fragment key={batchId}>
      {index > 0 && ", "}
      <Link to={`/admin/make/${batchId}`}>{title}</Link>
    </Fragment>
  ));
