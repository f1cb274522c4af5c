import type { ReactNode } from "react";
import { Link } from "react-router";
import { WorkshopTime } from "../../lib/page/WorkshopTime.tsx";
import { ArrowLeftIcon } from "../../ui/icons/designerIcons.tsx";
import styles from "./OrderPhotosPage.module.css";
import { SEND_ID } from "./sendId.ts";

type Props = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly title: string;
  /** The number of tiles without a photo. */
  readonly missingCount: number;
  readonly isPlaced: boolean;
  /** All tiles show art: there are no photos to add or change. */
  readonly isArt: boolean;
  /** Until when it can be changed; null while the order waits for its photos. */
  readonly changeableUntil: string | null;
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
  isArt,
  changeableUntil,
  wall,
  children,
}: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={`/order/${orderId}`} className={styles.back}>
          <ArrowLeftIcon size={18} /> Order {orderNumber}
        </Link>
        <h1>
          {isArt ? "Crops" : "Photos"} for {title.replace(/^Gallery wall of/, "your gallery wall of")}
        </h1>
        <p className={styles.lead} aria-live="polite">
          {isPlaced && changeableUntil !== null ? (
            <>
              You can {isArt || "swap photos and "}adjust crops until <WorkshopTime time={changeableUntil} />.
              After that we start making your wall.
            </>
          ) : (
            missingText(missingCount)
          )}
        </p>
      </header>
      <div className={styles.wall}>{wall}</div>
      <div className={styles.side}>{children}</div>
    </div>
  );
}

const missingText = (missingCount: number): ReactNode => {
  if (missingCount === 0)
    return (
      <>
        Every tile has its photo. Check and <a href={`#${SEND_ID}`}>send them</a>.
      </>
    );
  return `${missingCount === 1 ? "1 photo is" : `${missingCount} photos are`} still missing. What you add is saved: continue later, or on another device.`;
};
