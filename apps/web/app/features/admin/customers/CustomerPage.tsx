import type { CustomerDetail } from "@storywall/contract/schemas/owner/customer.ts";
import { Link } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { isOver, orderColumns } from "../ui/orderColumns.tsx";
import styles from "./Customers.module.css";
import { formatTotals } from "./formatTotals.ts";
import { PrivacyRequests } from "./PrivacyRequests.tsx";

/** One customer, with all data that the shop has about them. */
export function CustomerPage({
  detail: { customer, orders, threads, subscriptions, privacyRequests },
}: {
  readonly detail: CustomerDetail;
}) {
  const { name, email, place, orderCount, totals } = customer;
  return (
    <AdminPage
      title={name || email}
      lead={
        <>
          <a href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
          {place !== "" && `, ${place}`}
        </>
      }
    >
      <section className={styles.section} aria-labelledby="orders">
        <h2 id="orders">Orders</h2>
        {orders.length === 0 ? (
          <p>None so far.</p>
        ) : (
          <>
            <p>
              {orderCount === 1 ? "One order" : `${orderCount} orders`}
              {totals.length > 0 && `, ${formatTotals(totals)}`}
              {orders.length < orderCount && `. The newest ${orders.length} are below`}.
            </p>
            <DataTable
              caption="Orders, the newest first"
              columns={orderColumns(orders)}
              rows={orders}
              rowKey={({ orderId }) => orderId}
              isFaded={isOver}
            />
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        {threads.length === 0 ? (
          <p>They haven't written to the shop.</p>
        ) : (
          <ul className={styles.list}>
            {threads.map(({ threadId, orderNumber, site, messageCount, lastAt, isUnread }) => (
              <li key={threadId}>
                <Link to={`/admin/messages/${threadId}`}>
                  {orderNumber === null ? `A question (${site})` : `About order ${orderNumber}`}
                </Link>{" "}
                {isUnread && <Badge tone="attention">Unread</Badge>}
                <span className={styles.muted}>
                  {messageCount === 1 ? "One message" : `${messageCount} messages`}, the last{" "}
                  <DateTime at={lastAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="consents">
        <h2 id="consents">Newsletter</h2>
        {subscriptions.length === 0 ? (
          <p>Not signed up, so please send no offers.</p>
        ) : (
          <ul className={styles.list}>
            {subscriptions.map((subscription) => (
              <li key={`${subscription.site} ${subscription.email}`}>
                <Consent subscription={subscription} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="privacy">
        <h2 id="privacy">Privacy requests</h2>
        {privacyRequests.length === 0 ? (
          <p>
            None. They can ask on the <a href="/privacy">privacy page</a> to see or delete what the shop has
            of them.
          </p>
        ) : (
          <PrivacyRequests requests={privacyRequests} />
        )}
      </section>
    </AdminPage>
  );
}

function Consent({
  subscription: { site, email, consentedAt, consentVersion, confirmedAt, unsubscribedAt },
}: {
  readonly subscription: CustomerDetail["subscriptions"][number];
}) {
  return (
    <>
      <EmailText>{email}</EmailText> ({site}){" "}
      <Badge tone={unsubscribedAt === null && confirmedAt !== null ? "good" : "neutral"}>
        {unsubscribedAt !== null ? "Unsubscribed" : confirmedAt === null ? "Not confirmed" : "Signed up"}
      </Badge>
      <span className={styles.muted}>
        Asked <DateTime at={consentedAt} />
        {consentVersion !== null && `, with the wording of ${consentVersion}`}
        {confirmedAt !== null && (
          <>
            , confirmed <DateTime at={confirmedAt} />
          </>
        )}
        {unsubscribedAt !== null && (
          <>
            , unsubscribed <DateTime at={unsubscribedAt} />
          </>
        )}
      </span>
    </>
  );
}
