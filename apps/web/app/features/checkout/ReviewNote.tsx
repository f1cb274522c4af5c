import { PlaceQuestion } from "../../ui/address/PlaceQuestion.tsx";
import { usePlaces } from "../../ui/address/usePlaces.ts";
import { useCheckout } from "./CheckoutProvider.tsx";
import EmailQuestion from "./fields/EmailQuestion.tsx";
import { LazyChangedWalls } from "./LazyChangedWalls.tsx";

/**
 * What is said once more before the money moves: of what looks like a typing error in the e-mail or delivery address, and
 * of walls that were changed since they are in the cart.
 */
export default function ReviewNote({ about }: { readonly about: "email" | "place" | "walls" }) {
  const checkout = useCheckout((state) => state.checkout);
  if (about === "email") return <EmailQuestion />;
  return about === "place" ? <PlaceOfAddress /> : checkout && <LazyChangedWalls lines={checkout.lineItems} />;
}

function PlaceOfAddress() {
  const address = useCheckout(({ checkout }) => checkout?.shippingAddress);
  const places = usePlaces();
  return <p role="status">{address && <PlaceQuestion places={places} values={address} />}</p>;
}
