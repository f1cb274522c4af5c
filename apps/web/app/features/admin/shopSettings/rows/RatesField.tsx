import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { TextField } from "../../../../ui/form/Field.tsx";
import { MoneyInput } from "../MoneyInput.tsx";
import styles from "../Settings.module.css";
import { errorSentence, type SettingFieldProps } from "../settingFieldProps.ts";
import { DeliverySamples } from "./DeliverySamples.tsx";
import { RowsField } from "./RowsField.tsx";
import { hideErrorsOfBlankRows } from "./rowErrors.ts";

/** A rate while it is typed: the price may still be text. */
type TypedRate = {
  readonly handle: string;
  readonly title: string;
  readonly price: number | string;
  /** Absent: the days of the country. */
  readonly courierDays?: TypedDays;
};

type TypedDays = Readonly<Record<"from" | "to", number | string>>;

/** Delivery options with their prices and days. A new one gets its handle from its title; a stored one keeps it. */
export function RatesField({ setting, site, value, errors: allErrors, onEdit }: SettingFieldProps) {
  const rates = Array.isArray(value) ? value.filter(isRecord).map(toTypedRate) : [];
  const errors = hideErrorsOfBlankRows(allErrors, setting.path, rates, isBlank);
  const stored = new Set(site.shippingRates.map(({ handle }) => handle));
  return (
    <>
      <RowsField
        name={setting.path}
        label={setting.label}
        hint={setting.hint}
        {...errorSentence(errors.get(setting.path))}
        rows={rates}
        itemName="delivery option"
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
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                label={end === "from" ? "Days on the way, at least" : "Days on the way, at most"}
                hint={
                  index === 0 && end === "from"
                    ? "Working days. Leave both empty to use the days further down."
                    : undefined
                }
                inputMode="numeric"
                autoComplete="off"
                className={styles.short}
                value={String(rate.courierDays?.[end] ?? "")}
                onChange={({ target: { value: typed } }) => change(withDays(rate, end, typed))}
                {...errorSentence(
                  errors.get(`${setting.path}.${index}.courierDays.${end}`) ??
                    (end === "to" ? errors.get(`${setting.path}.${index}.courierDays`) : undefined),
                )}
              />
            ))}
          </>
        )}
      />
      <DeliverySamples site={site} rates={rates.filter((rate) => !isBlank(rate))} />
    </>
  );
}

const isBlank = ({ title, price, courierDays }: TypedRate): boolean =>
  title === "" && price === "" && courierDays === undefined;

const toTypedRate = ({
  handle,
  title,
  price,
  courierDays,
}: Readonly<Record<string, unknown>>): TypedRate => ({
  handle: String(handle),
  title: String(title),
  price: toTyped(price),
  ...(isRecord(courierDays) && {
    courierDays: { from: toTyped(courierDays.from), to: toTyped(courierDays.to) },
  }),
});

const toTyped = (value: unknown): number | string =>
  typeof value === "number" ? value : String(value ?? "");

/** Returns the rate with one of its days as typed. When both are empty, it has no days of its own. */
const withDays = ({ courierDays, ...rate }: TypedRate, end: "from" | "to", typed: string): TypedRate => {
  const text = typed.trim();
  const days = { from: "", to: "", ...courierDays, [end]: /^\d+$/.test(text) ? Number(text) : text };
  return days.from === "" && days.to === "" ? rate : { ...rate, courierDays: days };
};

/** Returns "By air, 1 day" as `by-air-1-day`, the handle by which orders name their rate. */
const toHandle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
