import type { Customer, PrivacyRequest } from "@storywall/contract/schemas/owner/customer.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { FilterBar } from "../ui/FilterBar.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import styles from "./Customers.module.css";
import { formatTotals } from "./formatTotals.ts";
import { PrivacyRequests } from "./PrivacyRequests.tsx";

type Props = {
  readonly text: string;
  readonly customers: readonly Customer[];
  readonly privacyRequests: readonly PrivacyRequest[];
  readonly staleSince: string | null;
};

/** Limit of the search: with this many results, some may be left out. */
const MANY = 20;

/** Searches for customers, and shows what happened to requests about personal data. */
export function CustomersPage({ text, customers, privacyRequests, staleSince }: Props) {
  return (
    <AdminPage
      title="Customers"
      lead="Everyone who has ordered. Search by anything you know about them. Orders from one email address are one person."
    >
      <FilterBar key={text} label="Customers" buttonLabel="Find">
        <TextField
          label="Find"
          name="text"
          type="search"
          placeholder="Email, name, phone or order number"
          defaultValue={text}
          maxLength={100}
        />
      </FilterBar>
      <StaleNotice since={staleSince}>
        {customers.length > 0 ? (
          <>
            <DataTable
              caption={text === "" ? "Who ordered last" : `Customers who match ${text}`}
              columns={customerColumns(customers)}
              rows={customers}
              rowKey={({ customerId }) => customerId}
            />
            {customers.length >= MANY && (
              <p className={styles.muted}>These are the most recent. Not among them? Type a little more.</p>
            )}
          </>
        ) : (
          <NobodyFound text={text} />
        )}
      </StaleNotice>
      <section className={styles.section} aria-labelledby="privacy">
        <h2 id="privacy">Privacy requests</h2>
        <p className={styles.muted}>
          Shoppers ask on the privacy page to see or delete what the shop stores about them. It all happens
          automatically; this record is kept for two years.
        </p>
        {privacyRequests.length === 0 ? (
          <EmptyState title="No requests yet">Each request appears here as soon as it's made.</EmptyState>
        ) : (
          <PrivacyRequests requests={privacyRequests} hasLinks />
        )}
      </section>
    </AdminPage>
  );
}

const customerColumns = (rows: readonly Customer[]): readonly Column<Customer>[] => [
  {
    key: "name",
    label: "Name",
    isTitle: true,
    render: ({ customerId, name, email }) => (
      <Link to={`/admin/customers/${customerId}`}>
        <EmailText>{name || email}</EmailText>
      </Link>
    ),
  },
  { key: "email", label: "Email", render: ({ email }) => <EmailText>{email}</EmailText> },
  { key: "place", label: "Place", isExtra: true, render: ({ place }) => place },
  { key: "orders", label: "Orders", isNumber: true, render: ({ orderCount }) => orderCount },
  {
    key: "last",
    label: "Last order",
    render: ({ lastOrderAt }) => lastOrderAt !== null && <DateTime at={lastOrderAt} />,
  },
  ...(rows.some(({ totals }) => totals.length > 0)
    ? [
        {
          key: "total",
          label: "Paid",
          isNumber: true,
          render: ({ totals }: Customer) => <span className={styles.totals}>{formatTotals(totals)}</span>,
        },
      ]
    : []),
];

const NobodyFound = ({ text }: { readonly text: string }) =>
  text === "" ? (
    <EmptyState title="No customers yet">Everyone who orders appears here, the newest first.</EmptyState>
  ) : (
    <EmptyState
      title={`No one found for “${text}”`}
      action={
        <ButtonLink to="/admin/customers" variant="secondary">
          Start again
        </ButtonLink>
      }
    >
      Try part of the name, or something else you know about them.
    </EmptyState>
  );
