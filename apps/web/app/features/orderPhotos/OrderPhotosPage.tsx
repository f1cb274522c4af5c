import type { ReactNode } from "react";
import { Link } from "react-router";
import { ArrowLeftIcon } from "../../ui/icons/designerIcons.tsx";
import styles from "./OrderPhotosPage.module.css";

type Props = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly title: string;
  /** The number of tiles without a photo. */
  readonly missingCount: number;
  readonly isPlaced: boolean;
  readonly wall: ReactNode;
  /** The actions beside the wall. */
  readonly children: ReactNode;
};

/** The page for the photos of a wall that is ordered and paid (R4.13). */
export function OrderPhotosPage({
  orderId,
  orderNumber,
  title,
  missingCount,
  isPlaced,
  wall,
  children,
}: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={`/order/${orderId}`} className={styles.back}>
          <ArrowLeftIcon size={18} /> Order {orderNumber}
        </Link>
        <h1>Photos for {title}</h1>
        <p className={styles.lead} aria-live="polite">
          {leadText(missingCount, isPlaced)}
        </p>
      </header>
      <div className={styles.wall}>{wall}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

const leadText = (missingCount: number, isPlaced: boolean): string => {
  if (isPlaced && missingCount > 0) return "A tile left without a photo keeps the one it was ordered with.";
  if (isPlaced) return "You can swap photos and adjust their crops until we start making your wall.";
  if (missingCount === 0) return "Every tile has its photo. Check them once more, then send them.";
  return `${missingCount === 1 ? "1 photo is" : `${missingCount} photos are`} still missing. Whatever you add is saved with your order right away, so you can continue later or on another device.`;
};
