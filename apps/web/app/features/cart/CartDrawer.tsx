import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { useEffect, useRef } from "react";
import { tell } from "../../lib/analytics/moments.ts";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Drawer } from "../../ui/Drawer.tsx";
import { Totals } from "../../ui/Totals.tsx";
import styles from "./CartDrawer.module.css";
import { CartLine } from "./CartLine.tsx";
import { useCart } from "./CartProvider.tsx";
import { PromoForm } from "./PromoForm.tsx";

/** R2.12: the cart, from any page. */
export function CartDrawer() {
  const cart = useCart((state) => state.cart);
  const isOpen = useCart((state) => state.isOpen);
  const isLoading = useCart((state) => state.isLoading);
  const close = useCart((state) => state.close);
  useTellOfOpening(isOpen ? cart : null);
  const hasLines = cart !== null && cart.lineItems.length > 0;
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title="Your cart"
      side="right"
      footer={hasLines && <CartFooter cart={cart} onLeave={close} />}
    >
      <div aria-busy={isLoading}>
        <CartFailure />
        <RemovedLine />
        {hasLines ? (
          <>
            <ul>
              {cart.lineItems.map((line) => (
                <li key={line.uuid}>
                  <CartLine line={line} />
                </li>
              ))}
            </ul>
            <div className={styles.promo}>
              <PromoForm />
            </div>
          </>
        ) : (
          <EmptyCart onLeave={close} isLoading={isLoading} />
        )}
      </div>
    </Drawer>
  );
}

/** Once each time that it opens, as soon as it is known what is in it. */
const useTellOfOpening = (shown: Cart | null): void => {
  const isTold = useRef(false);
  useEffect(() => {
    if (shown && !isTold.current) tell({ kind: "cartOpened", cart: shown });
    isTold.current = shown !== null;
  }, [shown]);
};

function CartFooter({ cart, onLeave }: { readonly cart: Cart; readonly onLeave: () => void }) {
  const { copy } = useSite();
  return (
    <>
      <Totals {...cart} />
      <ButtonLink to="/checkout" size="large" wide onClick={onLeave}>
        Checkout
      </ButtonLink>
      <p className={styles.shipping}>{copy.free_shipping_text}</p>
    </>
  );
}

function EmptyCart({ onLeave, isLoading }: { readonly onLeave: () => void; readonly isLoading: boolean }) {
  if (isLoading) return <p className={styles.empty}>Looking into your cart…</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Nothing here yet</p>
      <p>Choose a layout, add your photos, and your wall will hang here until you are ready.</p>
      <ButtonLink to="/browse" onClick={onLeave}>
        Browse layouts
      </ButtonLink>
    </div>
  );
}

/** R8.4: what could not be done, in the cart's own words, and the way to try it again. */
function CartFailure() {
  const failure = useCart((state) => state.failure);
  const tryAgain = useCart((state) => state.tryAgain);
  const isLoading = useCart((state) => state.isLoading);
  return (
    <div role="alert">
      {failure && (
        <div className={styles.failure}>
          <p>{failure.words}</p>
          {failure.canTryAgain && (
            <Button look="secondary" busy={isLoading} onClick={() => void tryAgain()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RemovedLine() {
  const removed = useCart((state) => state.removed);
  const putBack = useCart((state) => state.putBack);
  return (
    <div role="status">
      {removed && (
        <div className={styles.removed}>
          <p>{removed.title} is removed.</p>
          <Button look="quiet" onClick={() => void putBack()}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
