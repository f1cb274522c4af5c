import type { Place } from "@storywall/domain/sites/places.ts";
import { useEffect, useRef, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { loadPlaces } from "../../ui/address/loadPlaces.ts";
import { PlaceQuestion } from "../../ui/address/PlaceQuestion.tsx";
import EmailSuggestion from "../../ui/form/EmailSuggestion.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
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

function EmailQuestion() {
  const email = useCheckout(({ checkout }) => checkout?.email ?? "");
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const container = useRef<HTMLDivElement>(null);
  const handleAccept = (suggestion: string) => {
    // The button that has the focus goes with the question.
    container.current?.closest("section")?.querySelector("button")?.focus();
    setField("email", suggestion);
    void blurField("email");
  };
  return (
    <div ref={container} role="status">
      <EmailSuggestion email={email} onAccept={handleAccept} />
    </div>
  );
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
