import type { Batch } from "@storywall/contract/schemas/owner/batches.ts";
import styles from "../ui/Admin.module.css";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { DateTime } from "../ui/DateTime.tsx";

const BATCH_STATES: Readonly<Record<Batch["state"], { readonly label: string; readonly tone: BadgeTone }>> = {
  preparing: { label: "Being put together", tone: "neutral" },
  ready: { label: "To print", tone: "attention" },
  printed: { label: "Printed", tone: "good" },
  removed: { label: "Files deleted", tone: "neutral" },
};

/** The state of a batch in one word. */
export function BatchBadge({ state }: Pick<Batch, "state">) {
  const { label, tone } = BATCH_STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** How many prints a batch has, who closed and printed it, and what went wrong with its folder. */
export function BatchFacts({
  batch: { prints, spoilt, state, createdAt, createdBy, printedAt, printedBy, error },
}: {
  readonly batch: Batch;
}) {
  return (
    <>
      <p>
        {prints === 1 ? "One print" : `${prints} prints`}
        {spoilt > 0 && `, ${spoilt} spoilt`}. Closed <DateTime at={createdAt} /> {byWhom(createdBy)}.
        {printedAt !== null && (
          <>
            {" "}
            Printed <DateTime at={printedAt} /> by {printedBy}.
          </>
        )}
      </p>
      {error !== null && state === "preparing" && (
        <p className={styles.error}>{error} The shop tries again by itself.</p>
      )}
    </>
  );
}

/** A batch that was closed automatically has "by itself" in place of a name (`closeBatch`). */
const byWhom = (closedBy: string): string => (closedBy === "by itself" ? closedBy : `by ${closedBy}`);
