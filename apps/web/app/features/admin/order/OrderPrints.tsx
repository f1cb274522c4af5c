import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { Link } from "react-router";
import { DownloadLink } from "../download/DownloadLink.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import type { OrderActions } from "./NextStep.tsx";
import { tileLabel } from "./orderWorkMessages.ts";
import { PrintDownloads } from "./PrintDownloads.tsx";
import { useOrderRights } from "./useOrderRights.ts";
import { WeakPrints } from "./WeakPrints.tsx";

/** The progress of the prints, and a download of all files of the order once they are ready. */
export function OrderPrints({
  order,
  work,
  actions,
}: {
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly actions: Pick<
    OrderActions,
    "retryPrints" | "approvePrint" | "undoPrintApproval" | "askAboutPrint" | "withdrawQuestion"
  >;
}) {
  const may = useOrderRights();
  const { waiting, held = 0, done, failed } = order.printJobs;
  const total = waiting + held + done + failed;
  // A sent order was printed, even when its batch was not marked as printed.
  const isSent = order.status === "shipped" || order.status === "delivered";
  // The folder with its order documents exists only for orders that are made.
  const isMade = order.status !== "cancelled" && order.status !== "refunded";
  return (
    <section aria-labelledby="prints" className={styles.section}>
      <h2 id="prints" className={styles.heading}>
        Prints
      </h2>
      <p>{total === 0 ? "Nothing to print." : `The files of ${done} of ${total} are ready.`}</p>
      {work.batches.map(({ batchId, title, prints, isPrinted }) => (
        <p key={batchId}>
          {prints === total
            ? total === 1
              ? "It is"
              : "All are"
            : `${prints} ${prints === 1 ? "is" : "are"}`}{" "}
          in {may("downloadPrints") ? <Link to={`/admin/make/${batchId}`}>{title}</Link> : title}
          {isPrinted ? ", printed." : isSent ? "." : ", not printed yet."}
        </p>
      ))}
      {total > 0 && done === total && isMade && may("downloadPrints") && (
        <DownloadLink href={`/api/owner/orders/${order.orderId}/prints.zip`}>
          Download prints, job ticket and packing slip (ZIP)
        </DownloadLink>
      )}
      {may("downloadPrints") && <PrintDownloads order={order} work={work} />}
      {order.printFaults.length > 0 && (
        <ul className={styles.lines}>
          {order.printFaults.map(({ cartItemId, tile, state, reason }) => (
            <li key={`${cartItemId} ${tile}`} className={styles.error}>
              {tileLabel(order, { cartItemId, tile }, work.tiles)}: {reason}{" "}
              {state === "waiting" ? "The shop tries again by itself." : "The shop has stopped trying."}
            </li>
          ))}
        </ul>
      )}
      <WeakPrints
        order={order}
        onApprove={actions.approvePrint}
        onUndoApproval={actions.undoPrintApproval}
        onAsk={actions.askAboutPrint}
        onWithdraw={actions.withdrawQuestion}
      />
      {failed > 0 && may("retryPrints") && (
        <ActionForm buttonLabel="Print these once more" onSend={() => actions.retryPrints()} />
      )}
    </section>
  );
}
