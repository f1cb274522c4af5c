import type { CallResult } from "@storywall/contract/client.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { LeaveQuestion } from "../shopSettings/LeaveQuestion.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./PromoCodes.module.css";
import {
  EMPTY_PROMO_CODE,
  isEmptyPromoCode,
  type TypedPromoCode,
  toErrors,
  toPromoCode,
} from "./promoCodeForm.ts";

type NewPromoCode = Extract<ReturnType<typeof toPromoCode>, { readonly kind: "ok" }>["body"];

type Props = {
  readonly site: Pick<OwnerSite, "currency" | "timeZone">;
  readonly onCreate: (promo: NewPromoCode) => Promise<CallResult<unknown>>;
};

/** Makes a code: two fields, and more for those who want them. */
export function NewPromoCodeForm({ site: { currency, timeZone }, onCreate }: Props) {
  const [typed, setTyped] = useState<TypedPromoCode>(EMPTY_PROMO_CODE);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [message, setMessage] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();

  const field = (name: keyof TypedPromoCode, path: string = name) => ({
    name,
    value: String(typed[name]),
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: value }),
    ...errorAt(errors, path),
  });

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const promo = toPromoCode(typed, timeZone);
    setMessage(null);
    setErrors(promo.kind === "error" ? promo.errors : new Map());
    if (promo.kind === "error") return focusFirstError(event.currentTarget);
    const result = await whileBusy(onCreate(promo.body));
    if (result.kind === "ok") return setTyped(EMPTY_PROMO_CODE);
    const issues = result.kind === "error" ? toErrors(result.issues) : new Map<string, string>();
    setErrors(issues);
    // What the list as a whole does not allow: another code that shoppers would take for this one.
    setMessage(
      issues.has("promoCodes")
        ? "There's already a code like this, or one that looks the same."
        : result.message,
    );
  };

  return (
    <form
      aria-label="New promo code"
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.fields}>
        <TextField
          label="Code"
          hint="What shoppers type, such as SPRING20."
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={24}
          {...field("code")}
        />
        <SelectField label="Takes off" hint="A share or an amount." {...field("kind")}>
          <option value="percent">a percentage</option>
          <option value="amount">an amount</option>
        </SelectField>
        <TextField
          label={typed.kind === "percent" ? "Percent" : `Amount in ${currency}`}
          hint={typed.kind === "percent" ? "Such as 20." : "Such as 100.00."}
          inputMode="decimal"
          autoComplete="off"
          {...field("discount", typed.kind)}
        />
      </div>
      <details className={styles.more}>
        <summary>Limits and dates</summary>
        <div className={styles.fields}>
          <TextField
            label={`Minimum in ${currency}`}
            hint="Orders below it get no discount."
            inputMode="decimal"
            optional
            {...field("minimum")}
          />
          <TextField label="First day" type="date" optional {...field("firstDay", "startsAt")} />
          <TextField label="Last day" type="date" optional {...field("lastDay", "expiresAt")} />
          <TextField
            label="Number of orders"
            hint="In all, such as 100."
            inputMode="numeric"
            optional
            {...field("maxUses")}
          />
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.oncePerEmail}
            onChange={({ target: { checked } }) => setTyped({ ...typed, oncePerEmail: checked })}
          />
          Once for each e-mail address
        </label>
      </details>
      {message !== null && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        Make this code
      </Button>
      <LeaveQuestion changeCount={isEmptyPromoCode(typed) ? 0 : 1} text="The code isn't made yet." />
    </form>
  );
}

const errorAt = (errors: ReadonlyMap<string, string>, path: string): { readonly error?: string } => {
  const error = errors.get(path);
  return error === undefined ? {} : { error: `Please enter ${error}.` };
};

/** Opens the limits where one of them is wrong, and goes to the first wrong field once it is marked. */
const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid]");
    const folded = wrong?.closest("details");
    if (folded) folded.open = true;
    wrong?.focus();
  });
};
