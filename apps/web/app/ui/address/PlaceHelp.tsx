import { findProvinceOfPostcode, withArticle } from "@storywall/domain/sites/address.ts";
import {
  findPlaceMismatch,
  PLACE_FIELDS,
  type PlaceField,
  suggestPlaces,
} from "@storywall/domain/sites/places.ts";
import { type RefObject, useEffect, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Button } from "../Button.tsx";
import {
  completeLeftField,
  findCleared,
  findContradictedProvince,
  findFilledIn,
  findOtherProvince,
  findPostcodeFixes,
  findRestoredValues,
  isFilledIn,
  isProvinceSet,
  NO_COMPLETION,
  noteTyped,
  type PlaceCompletion,
  type PlaceValues,
} from "./completeLeftField.ts";
import styles from "./PlaceHelp.module.css";
import { PlaceQuestion } from "./PlaceQuestion.tsx";
import { usePlaces } from "./usePlaces.ts";

export type PlaceHelpProps = {
  /** Holds the fields of the address, each with its name. */
  readonly fields: RefObject<HTMLElement | null>;
  /** What the fields hold now. */
  readonly values: Readonly<PlaceValues>;
  /** The shopper's earlier values. A change of them is treated as if it had been filled in here. */
  readonly initialValues?: Readonly<PlaceValues>;
  /** True if the postcode's field has an error, which says already that code and province differ. */
  readonly hasZipError: boolean;
  /** Values from before the shopper typed. They follow a change as if they had been filled in here. */
  readonly onComplete: (changes: readonly PlaceChange[]) => void;
};
export type PlaceChange = { readonly name: PlaceField; readonly value: string };

/**
 * Completes suburb, city, province and postcode from each other once one of them is left, and suggests them while typing.
 * What the shopper typed is never replaced; what was filled in here follows when they change a field. The field that has
 * the focus, or gets it, is left alone.
 */
export default function PlaceHelp({
  fields,
  values,
  initialValues = NO_COMPLETION.completed,
  hasZipError,
  onComplete,
}: PlaceHelpProps) {
  const site = useSite();
  const places = usePlaces();
  const [completion, setCompletion] = useState<PlaceCompletion>({
    ...NO_COMPLETION,
    completed: initialValues,
  });

  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    const container = fields.current;
    // Typing, choosing in a list and the browser's autofill send events; filling in from here sends none.
    const handleInput = ({ target }: Event) => {
      const field = placeFieldOf(target);
      if (field === undefined) return;
      // Autofill changes fields that the shopper is not in, and that they may never leave.
      setIsTyping(target === document.activeElement);
      setCompletion((current) => noteTyped(current, field));
    };
    container?.addEventListener("input", handleInput);
    return () => container?.removeEventListener("input", handleInput);
  }, [fields]);

  useEffect(() => {
    const container = fields.current;
    const handleLeave = ({ target, relatedTarget }: FocusEvent) => {
      const left = placeFieldOf(target);
      // The window lost the focus; the field gets it back later.
      if (left === undefined || target === document.activeElement) return;
      setIsTyping(false);
      const entered = placeFieldOf(relatedTarget) ?? null;
      const restored = findRestoredValues(initialValues, values, completion, left);
      if (restored) {
        setCompletion({ ...NO_COMPLETION, completed: initialValues });
        onComplete(toChanges(restored));
        return;
      }
      const result = completeLeftField(places, values, completion, { left, entered }, (zip) =>
        findProvinceOfPostcode(site, zip),
      );
      setCompletion(result.completion);
      const changes = toChanges(result.changes);
      if (changes.length > 0) onComplete(changes);
    };
    container?.addEventListener("focusout", handleLeave);
    return () => container?.removeEventListener("focusout", handleLeave);
  }, [fields, places, values, initialValues, completion, onComplete, site]);

  useEffect(() => {
    if (isTyping || placeFieldOf(document.activeElement) === "province") return;
    const province = findContradictedProvince(places, values, (zip) => findProvinceOfPostcode(site, zip));
    if (province === undefined) return;
    setCompletion((current) => ({ ...current, completed: { ...current.completed, province } }));
    onComplete([{ name: "province", value: province }]);
  }, [places, values, isTyping, onComplete, site]);

  const fieldLabelOf = (name: PlaceField): string =>
    site.addressForm.find((field) => field.name === name)?.label ?? name;
  const labelOf = (name: PlaceField, value: string): string =>
    site.addressForm.find((field) => field.name === name)?.options?.find((option) => option.value === value)
      ?.label ?? value;
  const { zip = "" } = values;
  const provinceOfPostcode = findProvinceOfPostcode(site, zip);
  const zipPattern = site.addressForm.find(({ name }) => name === "zip")?.pattern;
  const isZipWrong =
    (zip !== "" && zipPattern !== undefined && !new RegExp(zipPattern, "v").test(zip)) ||
    findPlaceMismatch(places, values, provinceOfPostcode) !== null;
  const filledIn = isZipWrong
    ? []
    : findFilledIn(completion, values, initialValues, () => provinceOfPostcode);
  const isSet =
    (isZipWrong || Boolean(initialValues.province)) &&
    isProvinceSet(completion, values, initialValues, () => provinceOfPostcode);
  const toCheck = isSet ? filledIn.filter((name) => name !== "province") : filledIn;
  const cleared = findCleared(completion, values, initialValues);
  const otherProvince = isTyping
    ? undefined
    : findOtherProvince(completion, values, initialValues, () => provinceOfPostcode);

  const fixes = otherProvince === undefined ? null : findPostcodeFixes(places, values, otherProvince);
  const ownZip = fixes?.zip;
  const isZipWrongOnly = ownZip === undefined && fixes?.canChangeProvince === false;
  const change = (name: PlaceField, value: string) => {
    setCompletion((current) => noteTyped(current, name));
    onComplete([{ name, value }]);
  };

  return (
    <div data-place-help className={styles.help}>
      {(["suburb", "city", "zip"] as const).map((name) => (
        <datalist key={name} id={`places-${name}`}>
          {suggestPlaces(places, withoutFilledIn(values, completion), name).map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
      <p role="status" className={styles.note}>
        {isSet &&
          `${fieldLabelOf("province")} set to ${labelOf("province", values.province ?? "")} to match ${zip}. `}
        {toCheck.length > 0 &&
          `Filled in for you: ${toCheck.map((name) => labelOf(name, values[name] ?? "")).join(", ")}. Please check it's right.`}
      </p>
      <p role="status" className={styles.note}>
        {cleared.length > 0 &&
          `Please enter these again for the new place: ${cleared.map(fieldLabelOf).join(", ")}.`}
      </p>
      <p role="status" className={styles.note}>
        {otherProvince !== undefined &&
          !hasZipError &&
          `We filled in ${labelOf("province", values.province ?? "")} to match ${values.city || values.suburb || "your address"}, but ${zip} is in ${withArticle(labelOf("province", otherProvince))}.${isZipWrongOnly ? ` Please check the ${fieldLabelOf("zip").toLowerCase()}.` : ""}`}
      </p>
      {ownZip !== undefined && (
        <Button variant="secondary" onClick={() => change("zip", ownZip)}>
          Change to {ownZip}
        </Button>
      )}
      {otherProvince !== undefined && fixes?.canChangeProvince && (
        <Button variant="secondary" onClick={() => change("province", otherProvince)}>
          Change to {labelOf("province", otherProvince)}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {!isTyping && <PlaceQuestion places={places} values={values} />}
      </p>
    </div>
  );
}

const toChanges = (values: Readonly<PlaceValues>): readonly PlaceChange[] =>
  PLACE_FIELDS.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** Returns the place field that an element belongs to; undefined for all others. */
const placeFieldOf = (element: EventTarget | null): PlaceField | undefined => {
  const elementName = element instanceof Element ? element.getAttribute("name") : null;
  return PLACE_FIELDS.find((name) => name === elementName);
};

/**
 * Returns the fields without those that were filled in, because a choice must not be narrowed by its own consequences.
 */
const withoutFilledIn = (values: Readonly<PlaceValues>, completion: PlaceCompletion) =>
  Object.fromEntries(
    PLACE_FIELDS.filter((name) => !isFilledIn(completion, values, name)).map((name) => [
      name,
      values[name] ?? "",
    ]),
  );
