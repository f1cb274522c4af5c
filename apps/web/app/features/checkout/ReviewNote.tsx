import type { Place } from "@storywall/domain/sites/places.ts";
import { useEffect, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { loadPlaces } from "../../ui/address/loadPlaces.ts";
import { PlaceQuestion } from "../../ui/address/PlaceQuestion.tsx";
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
  const { countryCode } = useSite();
  const address = useCheckout(({ checkout }) => checkout?.shippingAddress);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadPlaces(countryCode).then((loaded) => {
      if (!isGone) setPlaces(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [countryCode]);
  return <p role="status">{address && <PlaceQuestion places={places} values={address} />}</p>;
}
