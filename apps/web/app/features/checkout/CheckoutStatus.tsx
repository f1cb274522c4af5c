import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./CheckoutStatus.module.css";

/** Returns nothing: in some browsers `scrollTo` returns a promise, which React would call when the effect ends. */
const scrollToTop = (): void => {
  scrollTo({ top: 0, behavior: "instant" });
};

/** A shopper who goes back from the order arrives here: the cart is paid for. */
export function EmptyCheckout() {
  const [LastOrderLink, setLastOrderLink] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The browser scrolls to where the form was left, which is below this. It may do so late.
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
  // It replaces the review, at whose end the shopper pressed Pay: the message is above what the screen shows there.
  useLayoutEffect(scrollToTop, []);
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
