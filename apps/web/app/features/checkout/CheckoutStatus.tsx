import { type ComponentType, useEffect, useState } from "react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./CheckoutStatus.module.css";

/** A shopper who goes back from the order arrives here: the cart is paid for. */
export function EmptyCheckout() {
  const [LastOrderLink, setLastOrderLink] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The browser scrolls to where the form was left, which is below this. It may do so late.
    const scrollToTop = () => scrollTo({ top: 0, behavior: "instant" });
    scrollToTop();
    // Without it the list of walls still leads to the order.
    import("./payment/LastOrderLink.tsx").then(
      (loaded) => {
        setLastOrderLink(() => loaded.default);
        scrollToTop();
      },
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.status}>
      <img src="/pictures/missing.svg" alt="" width={640} height={360} className={styles.illustration} />
      <h2>Your cart is empty</h2>
      {LastOrderLink && <LastOrderLink />}
      <p>Choose a layout and add your photos.</p>
      <ButtonLink to="/browse">Browse layouts and sets</ButtonLink>
    </div>
  );
}

export function ShopUnreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.status} role="alert">
      <h2>We couldn't reach the shop</h2>
      <p>Your cart is safe. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

export const LOADING_MESSAGE = "Getting your checkout ready…";

export function CheckoutLoading({ message }: { readonly message: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status" className={styles.text}>
        {message}
      </p>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  );
}
