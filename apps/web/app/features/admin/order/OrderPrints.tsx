import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { ActionForm } from "../ui/ActionForm.tsx";
import styles from "../ui/Admin.module.css";
import type { OrderActions } from "./NextStep.tsx";
import { WeakPrints } from "./WeakPrints.tsx";

/** The progress of the prints, and a download of all files of the order once they are ready. */
export function OrderPrints({
  order,
  actions,
}: {
  readonly order: OwnerOrder;
  readonly actions: Pick<OrderActions, "retryPrints" | "approvePrint" | "askAboutPrint">;
}) {
  const { waiting, held = 0, done, failed } = order.printJobs;
  const total = waiting + held + done + failed;
  return (
    <section aria-labelledby="prints" className={styles.section}>
      <h2 id="prints" className={styles.heading}>
        Prints
      </h2>
      <p>{total === 0 ? "Nothing is to be printed." : `${done} of ${total} are ready.`}</p>
      {total > 0 && done === total && (
        <>
          <a href={`/api/owner/orders/${order.orderId}/prints.zip`} download>
            Download prints, job ticket and packing slip (ZIP)
          </a>
          <p className={styles.muted}>
            If the papers are not written yet, the download says so; try again in a minute.
          </p>
        </>
      )}
      {order.printFaults.length > 0 && (
        <ul className={styles.lines}>
          {order.printFaults.map(({ cartItemId, tile, state, reason }) => (
            <li key={`${cartItemId} ${tile}`} className={styles.error}>
              {tile.replace("_", " ")}: {reason}{" "}
              {state === "waiting" ? "It is tried again by itself." : "It was given up."}
            </li>
          ))}
        </ul>
      )}
      <WeakPrints order={order} onApprove={actions.approvePrint} onAsk={actions.askAboutPrint} />
      {failed > 0 && <ActionForm buttonLabel="Print these once more" onSend={() => actions.retryPrints()} />}
    </section>
  );
}
