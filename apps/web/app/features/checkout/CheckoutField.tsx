import type { AddressField } from "@storywall/domain/sites/site.ts";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { useCheckout } from "./CheckoutProvider.tsx";
import { type CheckoutField as FieldName, isCheckoutField } from "./checkoutDraft.ts";

/** One field of contact or delivery: typed, checked when left, saved when right. */
export function CheckoutField({
  field,
}: {
  readonly field: Omit<AddressField, "name"> & { name: FieldName };
}) {
  const value = useCheckout(({ draft }) => draft[field.name] ?? "");
  const error = useCheckout(({ faults }) => faults[field.name]);
  const type = useCheckout((checkout) => checkout.type);
  const leave = useCheckout((checkout) => checkout.leave);
  const shared = {
    label: field.label,
    hint: field.hint,
    error,
    optional: !field.required,
    name: field.name,
    autoComplete: field.autocomplete,
    value,
    onBlur: () => void leave(field.name),
  };
  if (field.options) {
    return (
      <SelectField {...shared} onChange={(event) => type(field.name, event.target.value)}>
        <option value="">Choose…</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...shared}
      aria-required={field.required}
      type={typeOf(field.name)}
      inputMode={field.inputMode}
      onChange={(event) => type(field.name, event.target.value)}
    />
  );
}

const typeOf = (name: FieldName): "email" | "tel" | "text" =>
  name === "email" ? "email" : name === "phone" ? "tel" : "text";

/** The fields of the site's address form that a shopper types; the country is the site's. */
export const typedFields = (form: readonly AddressField[]) =>
  form.flatMap(({ name, ...rest }) => (isCheckoutField(name) ? [{ name, ...rest }] : []));
