import { SET_KEYS, TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { SelectField, TextField } from "../../../../ui/form/Field.tsx";
import { MoneyInput } from "../MoneyInput.tsx";
import { RowsField } from "../rows/RowsField.tsx";
import { hideErrorsOfBlankRows } from "../rows/rowErrors.ts";
import { errorSentence, type SettingFieldProps } from "../settingFieldProps.ts";

/** An earlier price while it is edited: the price may still be text. */
type TypedPrice = {
  readonly set: string;
  readonly price: number | string;
  readonly from: string;
  readonly until: string;
};

/** Former prices of sets, each with its first and last day. */
export function EarlierPricesField({ setting, site, value, errors: allErrors, onEdit }: SettingFieldProps) {
  const prices = Array.isArray(value) ? value.filter(isRecord).map(toTypedPrice) : [];
  const errors = hideErrorsOfBlankRows(allErrors, setting.path, prices, isBlank);
  const unused = SET_KEYS.find((key) => !prices.some(({ set }) => set === key)) ?? SET_KEYS[0];
  return (
    <RowsField
      name={setting.path}
      label={setting.label}
      hint={setting.hint}
      {...errorSentence(errors.get(setting.path))}
      rows={prices}
      itemName="earlier price"
      createRow={(): TypedPrice => ({ set: unused, price: "", from: "", until: "" })}
      onChange={onEdit}
      renderRow={(row, index, change) => {
        const errorOf = (field: keyof TypedPrice) =>
          errorSentence(errors.get(`${setting.path}.${index}.${field}`));
        return (
          <>
            <SelectField
              label="Set"
              value={row.set}
              onChange={({ target: { value: set } }) => change({ ...row, set })}
              {...errorOf("set")}
            >
              {SET_KEYS.map((key) => (
                <option key={key} value={key}>
                  {TILE_SETS[key].name}
                </option>
              ))}
            </SelectField>
            <MoneyInput
              label={`Price in ${site.currency}`}
              value={row.price}
              onChange={(price) => change({ ...row, price })}
              isWrong={errors.has(`${setting.path}.${index}.price`)}
            />
            <TextField
              label="Charged from"
              type="date"
              value={row.from}
              onChange={({ target: { value: from } }) => change({ ...row, from })}
              {...errorOf("from")}
            />
            <TextField
              label="Charged until"
              type="date"
              value={row.until}
              onChange={({ target: { value: until } }) => change({ ...row, until })}
              {...errorOf("until")}
            />
          </>
        );
      }}
    />
  );
}

const isBlank = ({ price, from, until }: TypedPrice): boolean => `${price}${from}${until}` === "";

const toTypedPrice = ({ set, price, from, until }: Readonly<Record<string, unknown>>): TypedPrice => ({
  set: String(set),
  price: typeof price === "number" ? price : String(price ?? ""),
  from: String(from),
  until: String(until),
});
