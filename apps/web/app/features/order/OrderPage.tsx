import type { Order } from "@storywall/contract/schemas/order.ts";
import { guideText } from "@storywall/domain/hanging/guideText.ts";
import { NO_CHANGES_TEXT } from "@storywall/domain/orders/noChangesText.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { formatChosenAddress } from "@storywall/domain/sites/formatAddressLines.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { LargerView } from "../../ui/enlarged/LargerView.tsx";
import { LineItemSummary } from "../../ui/LineItemSummary.tsx";
import { PreviewImage } from "../../ui/PreviewImage.tsx";
import { Price } from "../../ui/Price.tsx";
import { Totals } from "../../ui/Totals.tsx";
import type { SubmitAddress } from "./ChangeAddressForm.tsx";
import { ChangeEmailButton } from "./ChangeEmailButton.tsx";
import type { SubmitEmail } from "./ChangeEmailForm.tsx";
import { useChangesShown } from "./ChangesOver.tsx";
import { ChangeWindow, PhotosLink } from "./ChangeWindow.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OrderAgainLink } from "./OrderAgainLink.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import styles from "./OrderPage.module.css";
import {
  isBeingMade,
  isHangable,
  isInProgress,
  missingPreviewMessage,
  STATUS_MESSAGES,
} from "./orderMessages.ts";
import { Parcel } from "./Parcel.tsx";
import { ReplacementParcels } from "./ReplacementParcels.tsx";

export type RoomProps = {
  readonly line: Order["lineItems"][number];
  readonly alt: string;
  readonly children: ReactNode;
};

type OrderPageProps = {
  readonly order: Order;
  /** The number of days after which photos are deleted, when that may already have happened; otherwise null. */
  readonly photosDeletedAfterDays: number | null;
  /**
   * Shows a wall in its room, or else the children that it is given; null until it is loaded, and when no room is
   * known.
   */
  readonly Room: ComponentType<RoomProps> | null;
  /** Called in the browser once the page is shown. */
  readonly onSeen: () => void;
  /** Whether the seller has a tax number, so that the total names the tax in it. */
  readonly isTaxRegistered: boolean;
  /** How soon the shop promises to answer, as text. */
  readonly answeredWithin: string;
  /** The messages between shopper and shop about this order. */
  readonly messages: ReactNode;
  readonly onCancel: () => Promise<void>;
  readonly onAddressChange: SubmitAddress;
  readonly onEmailChange: SubmitEmail;
  /** Called when the time for changes ends. */
  readonly onExpire: () => void;
};

/** The confirmation of an order, with its number and next steps. Later the same page shows its status. */
export function OrderPage({
  order,
  photosDeletedAfterDays,
  isTaxRegistered,
  answeredWithin,
  Room,
  onSeen,
  messages,
  onEmailChange,
  ...changeHandlers
}: OrderPageProps) {
  const site = useSite();
  const { payments } = useRootData();
  const areChangesShown = useChangesShown(order);
  const altOf = ({ title }: RoomProps["line"]) => `${title} as it will hang`;
  const inRoom = (line: RoomProps["line"], preview: ReactNode) =>
    Room ? (
      <Room line={line} alt={altOf(line)}>
        {preview}
      </Room>
    ) : (
      preview
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order shown
  useEffect(onSeen, [order.orderId]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.number}>
          Order <strong>{order.orderNumber}</strong>
        </p>
        <h1>{headlineOf(order.status, site.copy.order_confirmation_headline)}</h1>
        <p>
          {STATUS_MESSAGES[order.status].description} We'll email updates to <strong>{order.email}</strong>.
        </p>
        {areChangesShown && <ChangeEmailButton order={order} onSend={onEmailChange} />}
        {order.printQuestions !== undefined && order.printQuestions.length > 0 && (
          <ButtonLink to={`/order/${order.orderId}/prints`}>
            {order.printQuestions.length === 1
              ? "We have a question about a photo"
              : `We have a question about ${order.printQuestions.length} photos`}
          </ButtonLink>
        )}
        {payments.isTest && (
          <p className={styles.note}>
            This is a test shop: no card was charged, and nothing is made or sent.
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="walls">
          <h2 id="walls" className={styles.heading}>
            What you ordered
          </h2>
          <ul className={styles.walls}>
            {order.lineItems.map((line, index) => (
              <li key={line.uuid}>
                <div className={styles.view}>
                  {inRoom(
                    line,
                    <PreviewImage
                      src={line.previewUrl}
                      alt={altOf(line)}
                      fallbackText={missingPreviewMessage(photosDeletedAfterDays)}
                      className={styles.picture}
                    />,
                  )}
                  {photosDeletedAfterDays === null && (
                    <LargerView title={line.title} previewUrl={line.previewUrl} />
                  )}
                </div>
                <LineItemSummary
                  line={{ ...line, photosStillToUpload: line.tilesMissing }}
                  hasPreview={false}
                >
                  <div className={styles.wallActions}>
                    {order.isCancellable && (
                      <PhotosLink orderId={order.orderId} line={line} name={wallNameOf(order, index)} />
                    )}
                    <OrderAgainLink order={order} line={line} name={wallNameOf(order, index)} />
                  </div>
                </LineItemSummary>
              </li>
            ))}
          </ul>
          <div className={styles.totals}>
            <Totals
              {...order}
              statedTax={isTaxRegistered ? order.tax : undefined}
              deliveryName={findSpecialDelivery(site, order.shippingRate)}
            />
            {order.refunded > 0 && (
              <p className={styles.refunded}>
                Refunded <Price amount={minor(-order.refunded)} />
              </p>
            )}
          </div>
        </section>
        <div className={styles.aside}>
          <Parcel order={order} />
          <ReplacementParcels replacements={order.replacements ?? []} />
          {isInProgress(order.status) && <NextSteps order={order} />}
          {areChangesShown && <ChangeWindow order={order} {...changeHandlers} />}
          {isHangable(order.status) && (
            <section aria-labelledby="hanging">
              <h2 id="hanging" className={styles.heading}>
                Hanging your wall
              </h2>
              <p>
                {guideText(order.lineItems.reduce((sum, line) => sum + line.quantity * line.tilesCount, 0))}{" "}
                There's a copy in the parcel.
              </p>
              <p>
                <a href={`/api/orders/${order.orderId}/hanging-guide.pdf`} target="_blank" rel="noreferrer">
                  Open your hanging guide (PDF)
                </a>
              </p>
            </section>
          )}
          <section aria-labelledby="address">
            <h2 id="address" className={styles.heading}>
              Delivery address
            </h2>
            <address className={styles.address}>
              {formatChosenAddress(order.shippingAddress, site).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
          <OrderHistory order={order} />
          <section aria-labelledby="help" className={styles.help}>
            <h2 id="help" className={styles.heading}>
              Need help?
            </h2>
            {!areChangesShown && isBeingMade(order.status) && <p>{NO_CHANGES_TEXT}</p>}
            <p>
              Write to us here, or email{" "}
              <a href={`mailto:${site.copy.email_address}`}>{site.copy.email_address}</a> with your order
              number. You'll get an answer within {answeredWithin}.
              {isHangable(order.status) && " Not happy? Send it back for a full refund."}
            </p>
            {messages}
          </section>
          <ButtonLink to="/browse" variant="secondary">
            Design another wall
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Returns the name of a wall for its controls, different from those of the order's other walls. */
const wallNameOf = ({ lineItems }: Order, index: number): string => {
  const title = lineItems[index]?.title ?? "your wall";
  return lineItems.length === 1 ? title : `${title}, wall ${index + 1} of ${lineItems.length}`;
};

/**
 * Returns the headline. The site's own text does not fit while photos are missing: the workshop has not received the
 * wall.
 */
const headlineOf = (status: OrderState, confirmed: string): string => {
  if (status === "placed") return confirmed;
  return status === "awaiting_photos"
    ? "Thank you. Your wall is now waiting for its photos."
    : STATUS_MESSAGES[status].label;
};
