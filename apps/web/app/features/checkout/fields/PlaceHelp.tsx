import { PLACE_FIELDS, type Place, type PlaceField, suggestPlaces } from "@storywall/domain/sites/places.ts";
import { type RefObject, useEffect, useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { useCheckout } from "../CheckoutProvider.tsx";
import { completeLeftField, NO_COMPLETION } from "./completeLeftField.ts";
import { loadPlaces } from "./loadPlaces.ts";
import styles from "./PlaceHelp.module.css";

/**
 * Completes suburb, city, province and postcode from each other once one of them is left, and suggests them while typing.
 * What the shopper typed is never replaced; what was filled in here follows when they change a field. The field that has
 * the focus, or gets it, is left alone.
 */
export default function PlaceHelp({ fields }: { readonly fields: RefObject<HTMLElement | null> }) {
  const { countryCode, addressForm } = useSite();
  const draft = useCheckout((checkout) => checkout.draft);
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [completion, setCompletion] = useState(NO_COMPLETION);
  const { completed } = completion;

  useEffect(() => {
    let isGone = false;
    void loadPlaces(countryCode).then((loaded) => {
      if (!isGone) setPlaces(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [countryCode]);

  useEffect(() => {
    const container = fields.current;
    const handleLeave = ({ target, relatedTarget }: FocusEvent) => {
      const left = placeFieldOf(target);
      // The window lost the focus, and the field will have it again.
      if (left === undefined || target === document.activeElement) return;
      const entered = placeFieldOf(relatedTarget) ?? null;
      const result = completeLeftField(places, draft, completion, { left, entered });
      setCompletion(result.completion);
      const [last, ...others] = PLACE_FIELDS.filter((name) => result.changes[name] !== undefined);
      if (last === undefined) return;
      for (const name of [last, ...others]) setField(name, result.changes[name] ?? "");
      void blurField(last);
    };
    container?.addEventListener("focusout", handleLeave);
    return () => container?.removeEventListener("focusout", handleLeave);
  }, [fields, places, draft, completion, setField, blurField]);

  const labelOf = (name: PlaceField, value: string): string =>
    addressForm.find((field) => field.name === name)?.options?.find((option) => option.value === value)
      ?.label ?? value;
  const filledIn = PLACE_FIELDS.flatMap((name) => {
    const value = completed[name];
    return value && value === draft[name] ? [labelOf(name, value)] : [];
  });

  return (
    <>
      {(["suburb", "city", "zip"] as const).map((name) => (
        <datalist key={name} id={`places-${name}`}>
          {suggestPlaces(places, withoutCompleted(draft, completed), name).map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
      <p role="status" className={styles.note}>
        {filledIn.length > 0 && `Filled in for you: ${filledIn.join(", ")}. Please check it's right.`}
      </p>
    </>
  );
}

/** Returns which field of a place an element is; undefined for all else. */
const placeFieldOf = (element: EventTarget | null): PlaceField | undefined => {
  const elementName = element instanceof Element ? element.getAttribute("name") : null;
  return PLACE_FIELDS.find((name) => name === elementName);
};

/** Returns the fields without those that were filled in: a choice must not be narrowed by what followed from it. */
const withoutCompleted = (
  draft: Readonly<Partial<Record<PlaceField, string>>>,
  completed: Readonly<Partial<Record<PlaceField, string>>>,
) =>
  Object.fromEntries(
    PLACE_FIELDS.filter((name) => draft[name] !== completed[name]).map((name) => [name, draft[name] ?? ""]),
  );
