import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { Link } from "react-router";
import { DateTime } from "../ui/DateTime.tsx";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Emails that the mail server did not accept; nothing when there are none. */
export function UnsentMails({
  mails: { waiting, oldest, failed, failures },
}: {
  readonly mails: Today["mails"];
}) {
  if (waiting + failed === 0) return null;
  return (
    <WorkSection title="Emails that didn't go out" count={waiting + failed} tone="wrong">
      {oldest !== null && (
        <li>
          <span>
            {waiting === 1 ? "One waits" : `${waiting} wait`} for the mail server, since{" "}
            <DateTime at={oldest} />.
          </span>
        </li>
      )}
      {failures.map((failure) => (
        <li key={`${failure.kind} ${failure.orderId} ${failure.at}`}>
          <Failure {...failure} />
        </li>
      ))}
      {failed > 0 && (
        <li className={styles.detail}>
          {failed === 1 ? "One was" : `${failed} were`} given up since yesterday, and won't be tried again. If
          an address is wrong, correct it on the order's page. If the mail server is the cause, tell the
          person who runs it.
        </li>
      )}
    </WorkSection>
  );
}

function Failure({ kind, orderId, orderNumber, to, at, error }: Today["mails"]["failures"][number]) {
  return (
    <span>
      “{nameOf(kind)}”{to !== null && ` to ${to}`}
      {orderId !== null && (
        <>
          , order{" "}
          <Link to={`/admin/orders/${orderId}`} data-row-link>
            {orderNumber}
          </Link>
        </>
      )}
      , <DateTime at={at} />
      {error !== null && <>: {error}</>}
    </span>
  );
}

/** Returns "Order confirmation" for `order_confirmation`. */
const nameOf = (kind: string): string => {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
