import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { TextField } from "../../../ui/form/Field.tsx";
import { MoneyInput } from "./MoneyInput.tsx";
import { RowsField } from "./RowsField.tsx";
import { errorSentence, type SettingFieldProps } from "./settingFieldProps.ts";

/** A rate while it is typed: the price may still be text. */
type TypedRate = { readonly handle: string; readonly title: string; readonly price: number | string };

/** Ways of delivery with their prices. A new one gets its handle from its title; a stored one keeps it. */
export function RatesField({ setting, site, value, errors, onEdit }: SettingFieldProps) {
  const rates = Array.isArray(value) ? value.filter(isRecord).map(toTypedRate) : [];
  const stored = new Set(site.shippingRates.map(({ handle }) => handle));
  return (
    <RowsField
      label={setting.label}
      hint={setting.hint}
      {...errorSentence(errors.get(setting.path))}
      rows={rates}
      itemName="way of delivery"
      createRow={() => ({ handle: "", title: "", price: "" })}
      onChange={onEdit}
      renderRow={(rate, index, change) => (
        <>
          <TextField
            label="Name"
            hint={index === 0 ? "As shoppers read it, such as By courier, 2 days." : undefined}
            value={rate.title}
            onChange={({ target: { value: title } }) =>
              change({ ...rate, title, handle: stored.has(rate.handle) ? rate.handle : toHandle(title) })
            }
            {...errorSentence(
              errors.get(`${setting.path}.${index}.title`) ?? errors.get(`${setting.path}.${index}.handle`),
            )}
          />
          <MoneyInput
            label={`Price in ${site.currency}`}
            hint={index === 0 ? "0 is free." : undefined}
            value={rate.price}
            onChange={(price) => change({ ...rate, price })}
            isWrong={errors.has(`${setting.path}.${index}.price`)}
          />
        </>
      )}
    />
  );
}

const toTypedRate = ({ handle, title, price }: Readonly<Record<string, unknown>>): TypedRate => ({
  handle: String(handle),
  title: String(title),
  price: typeof price === "number" ? price : String(price ?? ""),
});

/** Returns "By air, 1 day" as `by-air-1-day`: orders name their rate by it. */
const toHandle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
