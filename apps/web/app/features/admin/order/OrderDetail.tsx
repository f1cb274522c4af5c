import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { LineItemSummary } from "../../../ui/LineItemSummary.tsx";
import { PreviewImage } from "../../../ui/PreviewImage.tsx";
import { OwnerMessageForm, type SendMessage } from "../messages/OwnerMessageForm.tsx";
import styles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { ORDER_STATE_LABELS } from "../ui/orderStateLabels.ts";
import { OrderCare } from "./care/OrderCare.tsx";
import { MakeAgain } from "./MakeAgain.tsx";
import { OrderPayments } from "./money/OrderPayments.tsx";
import { NextStep, type OrderActions } from "./NextStep.tsx";
import { OrderedTiles } from "./OrderedTiles.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderMessages } from "./OrderMessages.tsx";
import { OrderPrints } from "./OrderPrints.tsx";
import { OrderShortages } from "./OrderShortages.tsx";
import type { OrderWorkActions } from "./orderWorkActions.ts";
import { useOrderRights } from "./useOrderRights.ts";

type Props = {
  /** The site of the order, which may differ from the site whose admin pages are open. */
  readonly site: Pick<PublicSite, "addressForm" | "countryName" | "tax">;
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly actions: OrderActions;
  readonly workActions: OrderWorkActions;
  readonly onWrite: SendMessage;
};

/** One order as the owner sees it (B13): the next step, the walls, the address, the history and the payments. */
export function OrderDetail({ site, order, work, actions, workActions, onWrite }: Props) {
  const may = useOrderRights();
  return (
    <AdminPage
      title={`Order ${order.orderNumber}`}
      lead={
        <>
          {work.hold && (
            <>
              <Badge tone="wrong">Held</Badge>{" "}
            </>
          )}
          {ORDER_STATE_LABELS[order.status]},{" "}
          {order.total !== null && `${formatMoney(minor(order.total), order.currency)}, `}
          <DateTime at={order.createdAt} />
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderShortages shortages={work.shortages} />
          <NextStep order={order} work={work} actions={actions} onRelease={workActions.release} />
          <MakeAgain order={order} work={work} actions={workActions} />
          <section aria-labelledby="walls" className={styles.section}>
            <h2 id="walls" className={styles.heading}>
              What they ordered
            </h2>
            <ul>
              {order.lineItems.map((line) => (
                <li key={line.cartItemId} className={styles.wall}>
                  <PreviewImage
                    className={styles.picture}
                    src={line.previewUrl}
                    alt={`${line.title} as ordered`}
                    fallbackText="Its picture can't be shown. Long after an order it is deleted with the photos."
                  />
                  {/* Its own price is in the currency of the site whose pages are open. */}
                  <div className={styles.summary}>
                    <LineItemSummary
                      line={{ ...line, price: null, photosStillToUpload: line.tilesMissing }}
                      hasPreview={false}
                    >
                      {line.price !== null && formatMoney(minor(line.price), order.currency)}
                    </LineItemSummary>
                  </div>
                  <OrderedTiles line={line} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.stack}>
          {work.thread && <OrderMessages thread={work.thread} />}
          <OrderPrints order={order} work={work} actions={actions} />
          <section aria-labelledby="who" className={styles.section}>
            <h2 id="who" className={styles.heading}>
              Who it's for
            </h2>
            <address className={styles.lines}>
              {formatAddressLines(order.shippingAddress, site.countryName).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {order.email !== "" && (
                <>
                  <a href={`mailto:${order.email}`}>
                    <EmailText>{order.email}</EmailText>
                  </a>
                  {may("findCustomers") && (
                    <Link to={`/admin/customers?text=${encodeURIComponent(order.email)}`}>
                      Everything about this person
                    </Link>
                  )}
                </>
              )}
            </address>
            {order.shippingRate && <p>Delivery: {order.shippingRate.title}</p>}
            {may("writeAboutOrder") && (
              <OwnerMessageForm
                key={order.orderId}
                subject={`message ${order.orderId}`}
                label="Write to them"
                buttonLabel="Send the message"
                onSend={onWrite}
              />
            )}
          </section>
          <OrderCare site={site} order={order} work={work} actions={workActions} />
          <OrderHistory order={order} work={work} onAddNote={workActions.addNote} />
          {order.total !== null && (
            <OrderPayments
              taxName={site.tax.name}
              order={order}
              total={order.total}
              work={work}
              onRefund={actions.refund}
              onWithdraw={actions.withdrawRefund}
            />
          )}
        </div>
      </div>
    </AdminPage>
  );
}
