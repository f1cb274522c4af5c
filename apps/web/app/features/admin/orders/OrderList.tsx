import type { OrderSummary } from "@storywall/contract/schemas/ownerOrder.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";
import { Pagination } from "../ui/Pagination.tsx";

type Props = {
  readonly items: readonly OrderSummary[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly status: string;
  readonly search: string;
  /** Shown above the list: what the owner must look at first. */
  readonly children?: ReactNode;
};

/**
 * Orders, the newest first, found by state, number or e-mail address (B13). A search has an address, so it can be
 * bookmarked.
 */
export function OrderList({ items, total, page, pages, status, search, children }: Props) {
  return (
    <AdminPage title="Orders" lead={total === 1 ? "One order." : `${total} orders.`}>
      {children}
      <Form method="get" className={styles.search} role="search">
        <TextField
          label="Number or e-mail"
          name="search"
          defaultValue={search}
          maxLength={100}
          type="search"
        />
        <SelectField label="State" name="status" defaultValue={status}>
          <option value="">Any</option>
          {ORDER_STATES.map((state) => (
            <option key={state} value={state}>
              {ORDER_STATE_LABELS[state]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
      {items.length === 0 ? (
        <p>No order is like this.</p>
      ) : (
        <ul className={styles.list}>
          {items.map((order) => (
            <li key={order.orderId} className={styles.row}>
              <span>
                <Link to={`/admin/orders/${order.orderId}`}>{order.orderNumber}</Link>{" "}
                <span className={styles.badge}>{ORDER_STATE_LABELS[order.status]}</span>
                {order.isStopped && <strong className={styles.error}> Printing is stopped</strong>}
              </span>
              <span className={styles.muted}>
                {order.email}, <DateTime at={order.createdAt} />
              </span>
              <span className={styles.amount}>
                {formatMoney(minor(order.total), order.currency)}
                {order.refunded > 0 && ` (${formatMoney(minor(order.refunded), order.currency)} back)`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </AdminPage>
  );
}
