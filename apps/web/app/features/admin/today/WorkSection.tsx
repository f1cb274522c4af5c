import type { WorkList } from "@storywall/contract/schemas/owner/today.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import styles from "./TodayPage.module.css";

/** One kind of work: how much there is, the oldest of it, and the button that starts it. */
export function WorkSection({
  title,
  count,
  unit,
  tone,
  isMore = false,
  action,
  children,
}: {
  readonly title: string;
  readonly count: number;
  /** Name of the counted items, singular and plural; absent when the title says it. */
  readonly unit?: readonly [one: string, several: string];
  readonly tone: BadgeTone;
  readonly isMore?: boolean;
  readonly action?: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h2 id={id} className={styles.heading}>
          {title}{" "}
          <Badge tone={tone}>
            {count}
            {isMore && " or more"}
            {unit && ` ${unit[count === 1 && !isMore ? 0 : 1]}`}
          </Badge>
        </h2>
        {action}
      </header>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

/** Orders that wait for the same thing; nothing when there are none. */
export function OrderWork({
  title,
  list: { items, count, isMore },
  tone,
  action,
}: {
  readonly title: string;
  readonly list: WorkList;
  readonly tone: BadgeTone;
  readonly action: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <WorkSection
      title={title}
      count={count}
      unit={["order", "orders"]}
      isMore={isMore}
      tone={tone}
      action={action}
    >
      {items.map(({ orderId, orderNumber, name, prints, sendBy, waitsForStock }) => (
        <li key={orderId}>
          <Link to={`/admin/orders/${orderId}`} data-row-link>
            {orderNumber}
          </Link>
          <span className={styles.detail}>
            {[name, `${prints.done} of ${prints.waiting + prints.done + prints.failed} files ready`]
              .filter(Boolean)
              .join(", ")}
          </span>
          {waitsForStock && <Badge tone="attention">Waits for stock</Badge>}
          {sendBy !== null && <span>send by {formatDay(sendBy)}</span>}
        </li>
      ))}
      {count > items.length && <li className={styles.detail}>and {count - items.length} more</li>}
    </WorkSection>
  );
}
