import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { TextField } from "../../../../ui/form/Field.tsx";
import { errorSentence, type SettingFieldProps } from "../settingFieldProps.ts";
import { RowsField } from "./RowsField.tsx";
import { hideErrorsOfBlankRows } from "./rowErrors.ts";

type TypedHoliday = { readonly date: string; readonly name: string };

/** Days on which nothing is sent. They are stored in the order of their dates. */
export function HolidaysField({ setting, value, errors: allErrors, onEdit }: SettingFieldProps) {
  const holidays = Array.isArray(value) ? value.filter(isRecord).map(toTypedHoliday) : [];
  const errors = hideErrorsOfBlankRows(
    allErrors,
    setting.path,
    holidays,
    ({ date, name }) => date + name === "",
  );
  return (
    <RowsField
      name={setting.path}
      label={setting.label}
      hint={setting.hint}
      {...errorSentence(errors.get(setting.path))}
      rows={holidays}
      itemName="holiday"
      createRow={() => ({ date: "", name: "" })}
      onChange={onEdit}
      renderRow={(holiday, index, change) => (
        <>
          <TextField
            label="Day"
            type="date"
            value={holiday.date}
            onChange={({ target: { value: date } }) => change({ ...holiday, date })}
            {...errorSentence(errors.get(`${setting.path}.${index}.date`))}
          />
          <TextField
            label="Name"
            value={holiday.name}
            onChange={({ target: { value: name } }) => change({ ...holiday, name })}
            {...errorSentence(errors.get(`${setting.path}.${index}.name`))}
          />
        </>
      )}
    />
  );
}

const toTypedHoliday = ({ date, name }: Readonly<Record<string, unknown>>): TypedHoliday => ({
  date: String(date),
  name: String(name),
});
