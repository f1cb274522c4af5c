import type { PackListItem } from "@storywall/contract/schemas/owner/packing.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { type FindParcel, ScanForm } from "./ScanForm.tsx";

const COLUMNS: readonly Column<PackListItem>[] = [
  {
    key: "number",
    label: "Number",
    isTitle: true,
    render: ({ number }) => <Link to={`/admin/pack/${number}`}>{number}</Link>,
  },
  { key: "name", label: "For", render: ({ name }) => name ?? "" },
  { key: "sendBy", label: "Send by", render: ({ sendBy }) => formatDay(sendBy) },
  {
    key: "pieces",
    label: "Ticked",
    isNumber: true,
    render: ({ packed, pieces }) => `${packed} of ${pieces}`,
  },
  {
    key: "prints",
    label: "Prints",
    render: ({ prints, printsReady, printsPrinted, packed, pieces }) => {
      // Tiles that were ticked have been printed, since the packer had them in hand.
      if (printsPrinted === prints || packed === pieces) return <Badge tone="good">Printed</Badge>;
      if (printsReady < prints) return `${printsReady} of ${prints} files ready`;
      return <Badge tone="attention">{prints - printsPrinted} to print</Badge>;
    },
  },
  { key: "packer", label: "Who packs it", render: ({ packer }) => packer?.name ?? "" },
  { key: "since", label: "Ordered", render: ({ createdAt }) => <DateTime at={createdAt} /> },
];

/** The parcels in production, oldest first, and the field for a scanner. */
export function PackListPage({
  items,
  staleSince,
  onFind,
}: {
  readonly items: readonly PackListItem[];
  /** Since when the shop has not answered; null when the list is current. */
  readonly staleSince: string | null;
  readonly onFind: FindParcel;
}) {
  return (
    <AdminPage
      title="Packing"
      lead={
        items.length === 0
          ? "Nothing is in production."
          : `${items.length === 1 ? "One parcel is" : `${items.length} parcels are`} in production.`
      }
    >
      <ScanForm onFind={onFind} />
      <StaleNotice since={staleSince}>
        <section aria-labelledby="parcels" className={styles.section}>
          <h2 id="parcels" className={styles.heading}>
            In production
          </h2>
          {items.length === 0 ? (
            <EmptyState
              title="Nothing to pack"
              action={
                <ButtonLink to="/admin/make" variant="secondary">
                  Go to the print queue
                </ButtonLink>
              }
            >
              Orders appear here once you have started making them.
            </EmptyState>
          ) : (
            <DataTable
              caption="Parcels in production"
              columns={COLUMNS}
              rows={items}
              rowKey={({ number }) => number}
            />
          )}
        </section>
      </StaleNotice>
    </AdminPage>
  );
}
