import type { Order } from "@storywall/contract/schemas/order.ts";
import {
  type Address,
  type AddressIssue,
  HOUSE_NUMBER_QUESTION,
  lacksHouseNumber,
  validateAddress,
} from "@storywall/domain/sites/address.ts";
import type { AddressField } from "@storywall/domain/sites/site.ts";
import { Fragment, type SyntheticEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSite } from "../../lib/api/site.ts";
import { LazyPlaceHelp } from "../../ui/address/LazyPlaceHelp.tsx";
import type { PlaceChange } from "../../ui/address/PlaceHelp.tsx";
import { Button } from "../../ui/Button.tsx";
import { SelectField, TextField } from "../../ui/form/Field.tsx";
import styles from "./ChangeAddressButton.module.css";

/** Sends an address. Returns whether it was saved, or a message and the fields that are wrong. */
export type SubmitAddress = (
  address: Order["shippingAddress"],
) => Promise<
  | { readonly kind: "saved" }
  | { readonly kind: "error"; readonly message: string; readonly issues: readonly AddressIssue[] }
>;

export type ChangeAddressProps = {
  readonly order: Pick<Order, "shippingAddress" | "isCancellable">;
  readonly onSend: SubmitAddress;
};

/** The form to correct an order's delivery address. Issues are shown beside their fields before anything is sent. */
export default function ChangeAddressForm({
  order,
  onSend,
  onSaved,
}: ChangeAddressProps & { readonly onSaved: () => void }) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const confirmedStreet = useRef(order.shippingAddress.address1);
  const [issues, setIssues] = useState<readonly AddressIssue[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [places, setPlaces] = useState(order.shippingAddress);
  // As in the checkout: few parcels go to a company.
  const [showsCompany, setShowsCompany] = useState(Boolean(order.shippingAddress.company));
  const addCompany = () => {
    flushSync(() => setShowsCompany(true));
    // The button disappears; the focus must not be lost.
    form.current?.querySelector<HTMLElement>('[name="company"]')?.focus();
  };

  const readPlaces = () => {
    if (form.current) setPlaces(readAddress(form.current, site.addressForm, order.shippingAddress));
  };
  const fillIn = (changes: readonly PlaceChange[]) => {
    for (const { name, value } of changes) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    // The place was filled in for the postcode, so they match now.
    setIssues((found) =>
      found.filter(({ field }) => field !== "zip" && changes.every(({ name }) => name !== field)),
    );
    readPlaces();
  };

  const showIssues = (newIssues: readonly AddressIssue[]) => {
    setIssues(newIssues);
    // Moves focus to the first invalid field, once it is marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const address = readAddress(form.current, site.addressForm, order.shippingAddress);
    const foundIssues = validateAddress(site, withoutUndefined(address));
    setError(null);
    if (foundIssues.length > 0) return showIssues(foundIssues);
    if (lacksHouseNumber(withoutUndefined(address)) && address.address1 !== confirmedStreet.current) {
      confirmedStreet.current = address.address1;
      return showIssues([{ field: "address1", message: HOUSE_NUMBER_QUESTION }]);
    }
    setIsBusy(true);
    const result = await onSend(address);
    setIsBusy(false);
    if (result.kind === "saved") return onSaved();
    setError(result.message);
    showIssues(result.issues);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-describedby={noteId}
      onChange={({ target }) => {
        readPlaces();
        // The message about a field is outdated once the field is changed.
        setIssues(issues.filter(({ field }) => field !== Reflect.get(target, "name")));
      }}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p id={noteId} className={styles.note}>
        We deliver within {site.countryName}; the price stays the same. To send it to another country, cancel
        this order and order again in that country's shop.
      </p>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.fields}>
        {site.addressForm
          .filter(({ name }) => name !== "country" && (name !== "company" || showsCompany))
          .map((field) => (
            <Fragment key={field.name}>
              <Field
                field={field}
                value={order.shippingAddress[field.name] ?? ""}
                error={issues.find((fault) => fault.field === field.name)?.message}
              />
              {field.name === "zip" && (
                <LazyPlaceHelp
                  fields={form}
                  values={places}
                  initialValues={order.shippingAddress}
                  hasZipError={issues.some((fault) => fault.field === "zip")}
                  onComplete={fillIn}
                />
              )}
            </Fragment>
          ))}
      </div>
      {!showsCompany && site.addressForm.some(({ name }) => name === "company") && (
        <Button variant="ghost" className={styles.inline} onClick={addCompany}>
          Add a company name
        </Button>
      )}
      {/* A press keeps the focus in its field until it ends: a message shown when the field is left would move the
          button away from the pointer. */}
      <Button type="submit" busy={isBusy} onMouseDown={(event) => event.preventDefault()}>
        Save this address
      </Button>
    </form>
  );
}

function Field({
  field,
  value,
  error,
}: {
  readonly field: AddressField;
  readonly value: string;
  readonly error: string | undefined;
}) {
  const sharedProps = {
    name: field.name,
    label: field.label,
    optional: !field.required,
    autoComplete: field.autocomplete,
    defaultValue: value,
    ...(field.hint === undefined ? {} : { hint: field.hint }),
    ...(error === undefined ? {} : { error }),
  };
  if (!field.options) {
    return (
      <TextField
        {...sharedProps}
        // The lists exist once the place help has loaded.
        list={`places-${field.name}`}
        aria-required={field.required}
        type={field.name === "phone" ? "tel" : "text"}
        inputMode={field.inputMode}
      />
    );
  }
  return (
    <SelectField {...sharedProps}>
      <option value="">Choose…</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Returns the address with what was typed. Fields that the form lacks stay unchanged. */
const readAddress = (
  form: HTMLFormElement,
  fields: readonly AddressField[],
  current: Order["shippingAddress"],
): Order["shippingAddress"] => {
  const formData = new FormData(form);
  const address = { ...current };
  for (const { name } of fields) {
    const value = formData.get(name);
    if (typeof value === "string") address[name] = value.trim();
  }
  return address;
};

const withoutUndefined = (address: Order["shippingAddress"]): Address =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
