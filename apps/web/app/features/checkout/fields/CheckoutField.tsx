import type { AddressField } from "@storywall/domain/sites/site.ts";
import { flushSync } from "react-dom";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import { type CheckoutFieldName, isCheckoutFieldName } from "./checkoutFieldNames.ts";

/** One field of contact or delivery. Validated on blur, and saved when it is valid. */
export function CheckoutField({
  field,
  onTyping,
}: {
  readonly field: Omit<AddressField, "name"> & { name: CheckoutFieldName };
  /** Called with true as the text changes, and with false once the field is left. */
  readonly onTyping?: (isTyping: boolean) => void;
}) {
  const value = useCheckout(({ draft }) => draft[field.name] ?? "");
  const error = useCheckout(({ issues }) => issues[field.name]);
  const setField = useCheckout((checkout) => checkout.setField);
  const blurField = useCheckout((checkout) => checkout.blurField);
  const sharedProps = {
    label: field.label,
    hint: field.hint,
    error,
    optional: !field.required,
    name: field.name,
    autoComplete: field.autocomplete,
    value,
    onBlur: () => {
      onTyping?.(false);
      void blurField(field.name);
    },
  };
  if (field.options) {
    return (
      <SelectField {...sharedProps} onChange={(event) => setField(field.name, event.target.value)}>
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
      {...sharedProps}
      // The lists exist once the place help has loaded.
      list={`places-${field.name}`}
      aria-required={field.required}
      type={inputTypeOf(field.name)}
      inputMode={field.inputMode}
      // Typing replaces a postcode that was filled in, instead of adding to it.
      onFocus={({ target }) => field.name === "zip" && target.select()}
      // Before the focus moves: a question about the text is then what it moves to.
      onKeyDown={({ key }) => key === "Tab" && onTyping && flushSync(() => onTyping(false))}
      onChange={(event) => {
        onTyping?.(true);
        setField(field.name, event.target.value);
      }}
    />
  );
}

const inputTypeOf = (name: CheckoutFieldName): "email" | "tel" | "text" =>
  name === "email" ? "email" : name === "phone" ? "tel" : "text";

/** Returns the fields of the site's address form that a shopper fills in. The country is fixed by the site. */
export const editableFields = (form: readonly AddressField[]) =>
  form.flatMap(({ name, ...rest }) => (isCheckoutFieldName(name) ? [{ name, ...rest }] : []));
