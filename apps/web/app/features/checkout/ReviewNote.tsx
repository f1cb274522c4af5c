import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { PlaceQuestion } from "../../ui/address/PlaceQuestion.tsx";
import { usePlaces } from "../../ui/address/usePlaces.ts";
import { useCheckout } from "./CheckoutProvider.tsx";
import EmailQuestion from "./fields/EmailQuestion.tsx";
import { LazyChangedWalls } from "./LazyChangedWalls.tsx";
import styles from "./ReviewSection.module.css";
import { OutOfStockWalls } from "./stock/OutOfStockWalls.tsx";

/**
 * What is said once more before the money moves: of what looks like a typing error in the e-mail or delivery address, of
 * walls that were changed since they are in the cart or cannot be made, and of photos that may look soft.
 */
export default function ReviewNote({ about }: { readonly about: "email" | "place" | "walls" }) {
  const checkout = useCheckout((state) => state.checkout);
  if (about === "email") return <EmailQuestion />;
  if (about === "place") return <PlaceOfAddress />;
  return (
    checkout && (
      <>
        <ConfirmedPrints lines={checkout.lineItems} />
        <LazyChangedWalls lines={checkout.lineItems} />
        <OutOfStockWalls lines={checkout.lineItems} />
      </>
    )
  );
}

/** Reminds of photos with few pixels, which the shopper chose to print all the same (B2). */
function ConfirmedPrints({ lines }: { readonly lines: Checkout["lineItems"] }) {
  const count = lines
    .flatMap((line) => line.userTemplateInfo.tiles)
    .filter(({ confirmedPpi }) => confirmedPpi !== undefined).length;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      {count === 1
        ? "One photo may look soft in print. You chose to print it as it is."
        : `${count} photos may look soft in print. You chose to print them as they are.`}
    </p>
  );
}

function PlaceOfAddress() {
  const address = useCheckout(({ checkout }) => checkout?.shippingAddress);
  const places = usePlaces();
  return <p role="status">{address && <PlaceQuestion places={places} values={address} />}</p>;
}
