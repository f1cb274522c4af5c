import type { BulkItem, OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import type { Right } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useRootData } from "../../../lib/api/rootData.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FilterBar } from "../ui/FilterBar.tsx";
import { isOver, orderColumns } from "../ui/orderColumns.tsx";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { useRowKeys } from "../ui/useRowKeys.ts";
import { useRowSelection } from "../ui/useRowSelection.ts";
import { BulkBar } from "./BulkBar.tsx";
import { BulkResults } from "./BulkResults.tsx";
import { ExportLink } from "./ExportLink.tsx";
import styles from "./OrdersPage.module.css";
import { activeOrderFilters, type OrderFilters, toOrderQuery } from "./orderFilters.ts";
import { SavedViews } from "./SavedViews.tsx";
import { WriteToShoppers } from "./WriteToShoppers.tsx";
import { type NewMessage, type WriteAboutOrder, writeToAll } from "./writeToAll.ts";

type Props = {
  readonly rows: readonly OrderRow[];
  readonly next: string | null;
  /** True when this is not the first page, with the newest orders. */
  readonly isLaterPage: boolean;
  readonly filters: OrderFilters;
  readonly rights: readonly Right[];
  readonly staleSince: string | null;
  /** Starts production. Returns a result for each order, or a sentence that says why nothing happened. */
  readonly onBegin: (orderIds: readonly string[]) => Promise<readonly BulkItem[] | string>;
  readonly onWrite: WriteAboutOrder;
};

type BulkOrder = Pick<OrderRow, "orderId" | "orderNumber">;

const hasOrder = (item: BulkItem): item is BulkItem & BulkOrder => item.orderId !== null;

/**
 * Orders, the newest first (B13). The filters are in the address, so that a list can be bookmarked, sent and saved. Rows
 * can be chosen and worked on together.
 */
export function OrdersPage({
  rows,
  next,
  isLaterPage,
  filters,
  rights,
  staleSince,
  onBegin,
  onWrite,
}: Props) {
  const selection = useRowSelection(rows.map(({ orderId }) => orderId));
  const [results, setResults] = useState<{
    readonly items: readonly BulkItem[];
    readonly doneLabel: string;
    readonly onRetry: (failed: readonly BulkItem[]) => void;
  } | null>(null);
  useRowKeys();
  const query = toOrderQuery(filters);
  const canWork = rights.includes("prints.work");
  const canWrite = rights.includes("messages.write");
  const begin = async (orderIds: readonly string[]): Promise<string | null> => {
    const answer = await onBegin(orderIds);
    if (typeof answer === "string") return answer;
    const doneLabel = answer.length === 1 ? "order started" : "orders started";
    const onRetry = (failed: readonly BulkItem[]) =>
      void begin(failed.flatMap(({ orderId }) => orderId ?? []));
    setResults({ items: answer, doneLabel, onRetry });
    selection.clear();
    return null;
  };
  const write = async (orders: readonly BulkOrder[], message: NewMessage): Promise<void> => {
    const items = await writeToAll(orders, message, onWrite);
    const doneLabel = items.length === 1 ? "message sent" : "messages sent";
    const onRetry = (failed: readonly BulkItem[]) => void write(failed.filter(hasOrder), message);
    setResults({ items, doneLabel, onRetry });
    selection.clear();
  };
  const chosen = rows.filter(({ orderId }) => selection.chosen.has(orderId));
  return (
    <AdminPage
      title="Orders"
      actions={
        <>
          {rights.includes("figures.read") && <ExportLink query={query} />}
          {canWork && (
            <ButtonLink to="/admin/orders/parcels" variant="secondary">
              Send parcels
            </ButtonLink>
          )}
        </>
      }
    >
      <SavedViews query={query} />
      <OrderFilterBar key={query} filters={filters} canFindNames={rights.includes("orders.personalData")} />
      {results && (
        <BulkResults items={results.items} doneLabel={results.doneLabel} onRetry={results.onRetry} />
      )}
      <StaleNotice since={staleSince}>
        {rows.length === 0 ? (
          <NothingFound isFiltered={query !== ""} canEditShop={rights.includes("shop.edit")} />
        ) : (
          <DataTable
            caption="Orders, the newest first"
            columns={orderColumns(rows)}
            rows={rows}
            rowKey={({ orderId }) => orderId}
            isFaded={isOver}
            {...((canWork || canWrite) && {
              selection: { ...selection, labelOf: ({ orderNumber }: OrderRow) => `Choose ${orderNumber}` },
            })}
          />
        )}
      </StaleNotice>
      <nav aria-label="Pages" className={styles.pages}>
        {isLaterPage && <Link to={`/admin/orders${query}`}>Newest</Link>}
        {next !== null && (
          <Link to={`/admin/orders?${new URLSearchParams({ ...filters, after: next })}`}>Older</Link>
        )}
      </nav>
      <BulkBar rows={chosen} canWork={canWork} onBegin={begin}>
        {canWrite && <WriteToShoppers rows={chosen} onWrite={(message) => write(chosen, message)} />}
        <Button variant="ghost" onClick={selection.clear}>
          Choose none
        </Button>
      </BulkBar>
    </AdminPage>
  );
}

function OrderFilterBar({
  filters,
  canFindNames,
}: {
  readonly filters: OrderFilters;
  /** Staff who may not see whose an order is find it only by its number (`toFilter` on the server). */
  readonly canFindNames: boolean;
}) {
  const { storefronts } = useRootData();
  return (
    <FilterBar
      label="Orders"
      active={activeOrderFilters(filters)}
      isMoreOpen={["site", "from", "to", "late", "stock"].some((name) => name in filters)}
      more={
        <>
          <SelectField label="Country" name="site" defaultValue={filters.site ?? ""}>
            <option value="">Any</option>
            {storefronts.map(({ code, countryName }) => (
              <option key={code} value={code}>
                {countryName}
              </option>
            ))}
          </SelectField>
          <TextField label="Placed from" name="from" type="date" defaultValue={filters.from ?? ""} />
          <TextField label="Placed until" name="to" type="date" defaultValue={filters.to ?? ""} />
          <label className={styles.late}>
            <input type="checkbox" name="late" value="true" defaultChecked={filters.late === "true"} />
            Only late
          </label>
          <label className={styles.late}>
            <input
              type="checkbox"
              name="stock"
              // A list of those that wait for one item stays that when another filter is set.
              value={filters.stock ?? "waiting"}
              defaultChecked={filters.stock !== undefined}
            />
            Only waiting for stock
          </label>
        </>
      }
    >
      <TextField
        label="Find"
        name="text"
        type="search"
        hint={
          canFindNames
            ? "Number, name, email, phone, postcode, parcel or promo code"
            : "Its number, such as ZA-10001"
        }
        defaultValue={filters.text ?? ""}
        maxLength={100}
      />
      <SelectField label="State" name="status" defaultValue={filters.status ?? ""}>
        <option value="">Any</option>
        {ORDER_STATES.map((state) => (
          <option key={state} value={state}>
            {ORDER_STATE_LABELS[state]}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}

type NothingFoundProps = { readonly isFiltered: boolean; readonly canEditShop: boolean };

const NothingFound = ({ isFiltered, canEditShop }: NothingFoundProps) =>
  isFiltered ? (
    <EmptyState
      title="No orders match"
      action={
        <ButtonLink to="/admin/orders" variant="secondary">
          All orders
        </ButtonLink>
      }
    >
      Remove a filter above, or type only the beginning.
    </EmptyState>
  ) : (
    <EmptyState
      title="No orders yet"
      action={
        canEditShop && (
          <ButtonLink to="/admin/shop" variant="secondary">
            See if the shop is ready
          </ButtonLink>
        )
      }
    >
      Each order appears here as soon as it's paid.
    </EmptyState>
  );
