import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { useEffect, useRef, useState } from "react";
import { track } from "../../lib/analytics/analyticsEvents.ts";
import { TO_UPDATE_CART, useChangedLines } from "../../lib/page/changedLines.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { DeliveryDays } from "../../ui/DeliveryDays.tsx";
import { Drawer } from "../../ui/modal/Drawer.tsx";
import { TrialNote } from "../../ui/notOpen/TrialNote.tsx";
import { Totals } from "../../ui/Totals.tsx";
import styles from "./CartDrawer.module.css";
import { CartLine } from "./CartLine.tsx";
import { useCart } from "./CartProvider.tsx";
import { cartErrorMessage } from "./cartErrorMessage.ts";
import type { AddRequest } from "./cartRequest.ts";
import { PromoCodeForm } from "./PromoCodeForm.tsx";
import { isRejectedUpdate, rejectedWallMessage } from "./rejectedWall.ts";

/** The cart, on every page (R2.12). */
export function CartDrawer() {
  const cart = useCart((state) => state.cart);
  const isOpen = useCart((state) => state.isOpen);
  const isLoading = useCart((state) => state.isLoading);
  const isAddFailed = useCart((state) => state.error?.request.kind === "add");
  const close = useCart((state) => state.close);
  useTrackCartOpened(isOpen ? cart : null);
  const loadChangedLines = useChangedLines((changed) => changed.load);
  useEffect(() => {
    if (isOpen) loadChangedLines();
  }, [isOpen, loadChangedLines]);
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
        <CartError />
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
              <PromoCodeForm />
              {/* Not in the footer, which would leave a phone little space for the walls. */}
              <Totals {...cart} part="parts" />
            </div>
            {/* Below the walls: above them it would push their buttons out of view. */}
            <TrialNote />
          </>
        ) : (
          // Not below a wall that the shop rejected or did not answer for: it would send the shopper to another wall.
          !isAddFailed && <EmptyCart onLeave={close} isLoading={isLoading} />
        )}
      </div>
    </Drawer>
  );
}

/** Tracks each opening of the drawer once, as soon as its content is known. */
const useTrackCartOpened = (openCart: Cart | null): void => {
  const isTracked = useRef(false);
  useEffect(() => {
    if (openCart && !isTracked.current) track({ kind: "cartOpened", cart: openCart });
    isTracked.current = openCart !== null;
  }, [openCart]);
};

function CartFooter({ cart, onLeave }: { readonly cart: Cart; readonly onLeave: () => void }) {
  const rejected = useCart((state) => state.error?.rejected);
  const [isAsking, setIsAsking] = useState(false);
  const hasChanges = useChangedLines(({ lines }) =>
    lines.some(({ uuid }) => cart.lineItems.some((line) => line.uuid === uuid)),
  );
  return (
    <>
      <Totals {...cart} part="total" />
      <div className={styles.beforeButton}>
        {cart.lineItems.every(
          ({ photosStillToUpload, stockNote }) => photosStillToUpload === 0 && stockNote === undefined,
        ) && <DeliveryDays />}
        {hasChanges && !rejected && <p role="status">You'll check out without your latest changes.</p>}
      </div>
      {rejected && !isAsking ? (
        <Button size="large" wide onClick={() => setIsAsking(true)}>
          Checkout
        </Button>
      ) : (
        <>
          {rejected && (
            <div role="alert" className={styles.beforeButton}>
              <p>{rejectedWallMessage(rejected, cart)} Check out anyway?</p>
              <RejectedWallLink rejected={rejected} />
            </div>
          )}
          <ButtonLink to="/checkout" size="large" wide onClick={onLeave}>
            {rejected
              ? `Check out without ${isRejectedUpdate(rejected.line, cart) ? "the changes" : "it"}`
              : "Checkout"}
          </ButtonLink>
        </>
      )}
      <p className={styles.shipping}>
        Not happy? Send it back for a full refund. You pay the return postage, unless something is wrong with
        your order.
      </p>
    </>
  );
}

function EmptyCart({ onLeave, isLoading }: { readonly onLeave: () => void; readonly isLoading: boolean }) {
  if (isLoading) return <p className={styles.empty}>Opening your cart…</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Nothing here yet</p>
      <p>Choose a layout, add your photos, and your wall will wait here until you're ready.</p>
      <ButtonLink to="/browse" onClick={onLeave}>
        Browse layouts and sets
      </ButtonLink>
    </div>
  );
}

/** Shows the cart's own message for a failed action, and a button to retry it (R8.4). */
function CartError() {
  const error = useCart((state) => state.error);
  const retry = useCart((state) => state.retry);
  const isLoading = useCart((state) => state.isLoading);
  return (
    <div role="alert">
      {error && (
        <div className={styles.error}>
          {error.rejected ? (
            <RejectedWall rejected={error.rejected} message={cartErrorMessage(error.request, error.code)} />
          ) : (
            <p>{cartErrorMessage(error.request, error.code)}</p>
          )}
          {error.canRetry && (
            <Button variant="secondary" busy={isLoading} onClick={() => void retry()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The wall that the shop rejected, the reason, and a link to it: it is not among the walls below. */
function RejectedWall({ rejected, message }: { readonly rejected: AddRequest; readonly message: string }) {
  const cart = useCart((state) => state.cart);
  const frames = rejected.wall?.outOfStock;
  return (
    <>
      {!frames ? (
        <p>{message}</p>
      ) : (
        <p>
          <strong>{rejectedWallMessage(rejected, cart)}</strong> {frames} Open the wall and choose another
          frame.
        </p>
      )}
      <RejectedWallLink rejected={rejected} />
    </>
  );
}

function RejectedWallLink({ rejected: { wall } }: { readonly rejected: AddRequest }) {
  const close = useCart((state) => state.close);
  const code = useCart((state) => state.error?.code);
  return (
    wall && (
      <ButtonLink
        to={wall.path}
        // The page was loaded before the frame went out of stock, and could not say which one it is.
        reloadDocument={code === "FRAME_OUT_OF_STOCK" && wall.outOfStock === null}
        variant="secondary"
        state={TO_UPDATE_CART}
        onClick={close}
      >
        Open the wall
      </ButtonLink>
    )
  );
}

function RemovedLine() {
  const removed = useCart((state) => state.removed);
  const undoRemove = useCart((state) => state.undoRemove);
  return (
    <div role="status">
      {removed && (
        <div className={styles.removed}>
          <p>{removed.title} has been removed.</p>
          <Button variant="ghost" onClick={() => void undoRemove()}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
