import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { verdictOf } from "@storywall/domain/crop/resolution.ts";
import { weakCountText } from "@storywall/domain/crop/verdictMessages.ts";
import { PlaceQuestion } from "../../ui/address/PlaceQuestion.tsx";
import { usePlaces } from "../../ui/address/usePlaces.ts";
import { useCheckout } from "./CheckoutProvider.tsx";
import EmailQuestion from "./fields/EmailQuestion.tsx";
import { LazyChangedWalls } from "./LazyChangedWalls.tsx";
import styles from "./ReviewSection.module.css";

/**
 * What the shopper is asked to check before the money moves: likely typing errors in the email or delivery address,
 * walls that were changed since they were put into the cart, and photos that are soft or too small.
 */
export default function ReviewNote({ about }: { readonly about: "email" | "place" | "walls" }) {
  const checkout = useCheckout((state) => state.checkout);
  if (about === "email")
    return (
      <div role="status">
        <EmailQuestion />
      </div>
    );
  if (about === "place") return <PlaceOfAddress />;
  return (
    checkout && (
      <>
        <ConfirmedPrints lines={checkout.lineItems} />
        <LazyChangedWalls lines={checkout.lineItems} />
      </>
    )
  );
}

/** A reminder of photos with few pixels that the shopper chose to print anyway (B2), and of the wall they are on. */
const ConfirmedPrints = ({ lines }: { readonly lines: Checkout["lineItems"] }) =>
  lines.map((line) => (
    <ConfirmedPrintsOf key={line.uuid} line={line} title={lines.length > 1 ? `${line.title}: ` : ""} />
  ));

function ConfirmedPrintsOf({
  line,
  title,
}: {
  readonly line: Checkout["lineItems"][number];
  readonly title: string;
}) {
  const verdicts = line.userTemplateInfo.tiles.flatMap(({ confirmedPpi }) =>
    confirmedPpi === undefined ? [] : verdictOf(confirmedPpi),
  );
  const text = weakCountText(verdicts);
  if (text === "") return null;
  return (
    <p className={styles.note}>
      {title}
      {text}. You chose to print {verdicts.length === 1 ? "it as it is" : "them as they are"}.
    </p>
  );
}

function PlaceOfAddress() {
  const address = useCheckout(({ checkout }) => checkout?.shippingAddress);
  const places = usePlaces();
  return <p role="status">{address && <PlaceQuestion places={places} values={address} />}</p>;
}
