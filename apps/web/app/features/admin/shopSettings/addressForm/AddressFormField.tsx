import { isSameValue } from "@storywall/domain/siteEdits/siteFields.ts";
import type { AddressField } from "@storywall/domain/sites/site.ts";
import { useState } from "react";
import { SelectField, TextArea, TextField } from "../../../../ui/form/Field.tsx";
import { errorSentence, type SettingFieldProps } from "../settingFieldProps.ts";
import styles from "./AddressForm.module.css";
import {
  ADDRESS_PARTS,
  choicesTextOf,
  findField,
  PART_NAMES,
  type PartName,
  type PartRequirement,
  parseChoices,
  postcodeShapeOf,
  requirementOf,
  setChoices,
  setHint,
  setLabel,
  setPostcodeShape,
  setRequirement,
} from "./addressFormFields.ts";

type Form = readonly AddressField[];

/**
 * The editor for the address form of checkout: for each part whether it is required, its label, hint and allowed
 * values.
 */
export function AddressFormField({ setting, site, value, errors, onEdit }: SettingFieldProps) {
  // Values of settings are untyped. Only `addressFormFields.ts` edits this one, so an array is a form.
  const form: Form = isForm(value) ? value : site.addressForm;
  return (
    <fieldset className={styles.form}>
      <legend>{setting.label}</legend>
      <p className={styles.hint}>{setting.hint}</p>
      {PART_NAMES.map((name) => (
        <PartFields
          key={name}
          name={name}
          form={form}
          errorOf={(field) =>
            errors.get(`${setting.path}.${form.findIndex((each) => each.name === name)}.${field}`)
          }
          onChange={onEdit}
        />
      ))}
    </fieldset>
  );
}

const isForm = (value: unknown): value is Form => Array.isArray(value);

type PartProps = {
  readonly name: PartName;
  readonly form: Form;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (form: Form) => void;
};

function PartFields({ name, form, errorOf, onChange }: PartProps) {
  const { title, isNeeded } = ADDRESS_PARTS[name];
  const field = findField(form, name);
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {isNeeded ? (
        <p className={styles.needed}>Always required: couriers need it.</p>
      ) : (
        <SelectField
          label="Ask for it"
          value={requirementOf(field)}
          onChange={({ target }) => onChange(setRequirement(form, name, toRequirement(target.value)))}
        >
          <option value="required">Yes, required</option>
          <option value="optional">Yes, optional</option>
          <option value="never">No</option>
        </SelectField>
      )}
      {field && (
        <>
          <TextField
            label="Label"
            autoComplete="off"
            value={field.label}
            onChange={({ target }) => onChange(setLabel(form, name, target.value))}
            {...errorSentence(errorOf("label"))}
          />
          <TextField
            label="Hint"
            optional
            autoComplete="off"
            value={field.hint ?? ""}
            onChange={({ target }) => onChange(setHint(form, name, target.value))}
            {...errorSentence(errorOf("hint"))}
          />
        </>
      )}
      {field && name === "zip" && (
        <TextField
          label="How it is written"
          hint="9 for a digit and A for a letter, such as 9999. Leave it empty if it varies."
          autoComplete="off"
          value={postcodeShapeOf(field)}
          onChange={({ target }) => onChange(setPostcodeShape(form, target.value))}
          {...(errorOf("pattern") !== undefined && {
            error: "Please use 9 for each digit and A for each letter, such as 9999.",
          })}
        />
      )}
      {field && name === "province" && (
        <Choices
          field={field}
          error={errorOf("options")}
          onType={(typed) => onChange(setChoices(form, name, typed))}
        />
      )}
    </fieldset>
  );
}

const toRequirement = (value: string): PartRequirement =>
  value === "required" || value === "optional" ? value : "never";

type ChoicesProps = {
  readonly field: AddressField;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
};

/** The text stays as typed, because a line that has just begun is not a choice yet. */
function Choices({ field, error, onType }: ChoicesProps) {
  const [typed, setTyped] = useState(() => choicesTextOf(field));
  const isTypedHere = isSameValue(parseChoices(typed), field.options ?? []);
  return (
    <TextArea
      label="Choices"
      optional
      hint="One per line, such as WC: Western Cape, or just the name. Leave it empty to let shoppers type."
      rows={5}
      value={isTypedHere ? typed : choicesTextOf(field)}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      {...errorSentence(error)}
    />
  );
}
