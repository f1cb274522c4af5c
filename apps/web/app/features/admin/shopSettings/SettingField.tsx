import { isSameValue } from "@storywall/domain/siteEdits/siteFields.ts";
import { useState } from "react";
import { SelectField, TextArea, TextField } from "../../../ui/form/Field.tsx";
import { AddressFormField } from "./addressForm/AddressFormField.tsx";
import { fromTyped, toTyped } from "./fieldValues.ts";
import { EarlierPricesField } from "./prices/EarlierPricesField.tsx";
import { HolidaysField } from "./rows/HolidaysField.tsx";
import { QuestionsField } from "./rows/QuestionsField.tsx";
import { RatesField } from "./rows/RatesField.tsx";
import styles from "./Settings.module.css";
import { adviseOnBusiness } from "./sections/businessAdvice.ts";
import { errorSentence, type SettingFieldProps } from "./settingFieldProps.ts";

/** One field of the shop's settings. It is validated while typing, by the parser that the server uses. */
export function SettingField(props: SettingFieldProps) {
  const { setting, site, value, errors, onEdit } = props;
  switch (setting.kind) {
    case "switch":
      return <SwitchField {...props} />;
    case "rates":
      return <RatesField {...props} />;
    case "questions":
      return <QuestionsField {...props} />;
    case "earlierPrices":
      return <EarlierPricesField {...props} />;
    case "addressForm":
      return <AddressFormField {...props} />;
    case "holidays":
      return <HolidaysField {...props} />;
    case "promoCode":
      return (
        <SelectField
          label={setting.label}
          hint={setting.hint}
          value={String(value)}
          onChange={(event) => onEdit(event.target.value)}
          {...errorSentence(errors.get(setting.path))}
        >
          {site.promoCodes.map(({ code }) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      );
    default:
      return <TypedField {...props} />;
  }
}

function TypedField(props: SettingFieldProps) {
  const { setting, site, value, errors } = props;
  const advice = errors.has(setting.path) ? null : adviseOnBusiness(setting.path, value, site);
  return (
    <div>
      <TypedInput {...props} />
      <p role="status" className={styles.advice}>
        {advice}
      </p>
    </div>
  );
}

function TypedInput({ setting: { path, kind, label, hint }, value, errors, onEdit }: SettingFieldProps) {
  const [typed, setTyped] = useState(() => toTyped(kind, value));
  // A value that was not typed here, such as one that Undo brings back, replaces the text.
  const shown = isSameValue(fromTyped(kind, typed), value) ? typed : toTyped(kind, value);
  const field = {
    label,
    hint,
    name: path,
    value: shown,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped(event.target.value);
      onEdit(fromTyped(kind, event.target.value));
    },
    ...errorSentence(errorWithin(errors, path)),
  };
  if (kind === "text") return <TextArea {...field} rows={3} />;
  if (kind === "paragraphs") return <TextArea {...field} rows={10} />;
  if (kind === "time") return <TextField {...field} type="time" className={styles.short} />;
  if (kind === "integer" || kind === "percent" || kind === "amount" || kind === "optionalInteger")
    return <TextField {...field} inputMode="decimal" className={styles.short} />;
  return <TextField {...field} />;
}

/** Returns the error of a field or, for a list of texts, of the first item that has one. */
const errorWithin = (errors: ReadonlyMap<string, string>, path: string): string | undefined =>
  [...errors].find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

function SwitchField({ setting: { label, hint, path }, value, onEdit }: SettingFieldProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        name={path}
        checked={value === true}
        onChange={(event) => onEdit(event.target.checked)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}
