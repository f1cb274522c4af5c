import { type RefObject, useCallback } from "react";
import { LazyPlaceHelp } from "../../../ui/address/LazyPlaceHelp.tsx";
import type { PlaceChange } from "../../../ui/address/PlaceHelp.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";

/** Completes suburb, city, province and postcode of the checkout, and saves what was filled in. */
export function CheckoutPlaceHelp({ fields }: { readonly fields: RefObject<HTMLElement | null> }) {
  const draft = useCheckout((checkout) => checkout.draft);
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const hasZipError = useCheckout(({ issues }) => issues.zip !== undefined);
  const complete = useCallback(
    (changes: readonly PlaceChange[]) => {
      for (const { name, value } of changes) setField(name, value);
      // Saves all of them, and shows a postcode that does not fit them.
      void blurField("zip");
    },
    [setField, blurField],
  );
  return <LazyPlaceHelp fields={fields} values={draft} hasZipError={hasZipError} onComplete={complete} />;
}
