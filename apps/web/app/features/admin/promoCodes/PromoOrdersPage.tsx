import type { PromoOrder } from "@storywall/contract/schemas/promoCode.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

type Props = {
  readonly code: string;
  readonly site: OwnerSite;
  readonly orders: readonly PromoOrder[];
};

/** The orders that used a code, newest first. */
export function PromoOrdersPage({ code, site, orders }: Props) {
  const format = (amount: number) => formatMoney(minor(amount), site.currency);
  return (
    <AdminPage
      title={`Orders with ${code}`}
      lead={<Link to={`/admin/codes?site=${site.code}`}>All promo codes</Link>}
    >
      {orders.length === 0 ? (
        <EmptyState title="No orders with this code yet" />
      ) : (
        <DataTable
          caption={`Orders with ${code}`}
          rows={orders}
          rowKey={({ orderId }) => orderId}
          isFaded={({ isCancelled }) => isCancelled}
          columns={[
            {
              key: "number",
              label: "Order",
              isTitle: true,
              render: ({ orderId, orderNumber, isCancelled }) => (
                <>
                  <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
                  {isCancelled && " (cancelled)"}
                </>
              ),
            },
            { key: "at", label: "Placed", render: ({ createdAt }) => <DateTime at={createdAt} /> },
            { key: "email", label: "Email", render: ({ email }) => email },
            { key: "total", label: "Paid", isNumber: true, render: ({ total }) => format(total) },
            {
              key: "discount",
              label: "Given away",
              isNumber: true,
              render: ({ discount }) => format(discount),
            },
          ]}
        />
      )}
    </AdminPage>
  );
}
