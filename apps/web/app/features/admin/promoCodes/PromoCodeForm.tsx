import type { CallResult } from "@storywall/contract/client.ts";
import type { PromoReport } from "@storywall/contract/schemas/promoCode.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { LeaveQuestion } from "../shopSettings/LeaveQuestion.tsx";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./PromoCodes.module.css";
import {
  describeTheirPromoCode,
  EMPTY_PROMO_CODE,
  isSamePromoCode,
  mergeTypedPromoCode,
  type PromoCodeEditor,
  type TypedPromoCode,
  toErrors,
  toPromoCode,
  toTypedPromoCode,
} from "./promoCodeForm.ts";

/** A code as sent to the server. */
export type SentPromoCode = Extract<ReturnType<typeof toPromoCode>, { readonly kind: "ok" }>["body"];

export type NewestPromoCode = { readonly report: PromoReport; readonly editor: PromoCodeEditor };

type Props = {
  readonly site: Pick<OwnerSite, "currency" | "timeZone">;
  /** The code being edited; null for a new one. */
  readonly changed: PromoReport | null;
  /** `seen`: the code as the person saw it; null for a new one. */
  readonly onSend: (promo: SentPromoCode, seen: PromoReport | null) => Promise<CallResult<unknown>>;
  /** Returns the current code and who changed it; undefined when that is not known. */
  readonly loadNewest: (code: string) => Promise<NewestPromoCode | undefined>;
  /** Closes the form that edits a code. */
  readonly onClose: () => void;
};

/** Creates a code, with two fields and more for those who want them; or edits the parts of a code that may change. */
export function PromoCodeForm({ site: { currency, timeZone }, changed, onSend, loadNewest, onClose }: Props) {
  /** The code that this form is based on: it may have been changed since. */
  const [known, setKnown] = useState(changed);
  const initial = known === null ? EMPTY_PROMO_CODE : toTypedPromoCode(known, timeZone);
  const [typed, setTyped] = useState<TypedPromoCode>(initial);
  const isUsed = changed !== null && changed.orders > 0;
  const form = useRef<HTMLFormElement>(null);
  // The form is above the list, so pressing a button in the list moves the focus to it.
  useEffect(() => {
    if (changed !== null) form.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus();
  }, [changed]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [message, setMessage] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();

  const field = (name: keyof TypedPromoCode, path: string = name) => ({
    name,
    value: String(typed[name]),
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [name]: value });
      // Its error may be outdated now.
      setErrors(new Map([...errors].filter(([wrong]) => wrong !== path)));
    },
    ...errorAt(errors, path),
  });

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const promo = toPromoCode(typed, timeZone, known);
    setMessage(null);
    setErrors(promo.kind === "error" ? promo.errors : new Map());
    if (promo.kind === "error") return focusFirstError(event.currentTarget);
    const result = await whileBusy(onSend(promo.body, known));
    if (result.kind === "ok") return changed === null ? setTyped(EMPTY_PROMO_CODE) : onClose();
    const newest =
      known !== null && result.kind === "error" && result.error === "CONFLICT"
        ? await whileBusy(loadNewest(known.code))
        : undefined;
    const theirs = newest && toTypedPromoCode(newest.report, timeZone);
    const theirChange = theirs && describeTheirPromoCode(initial, theirs, newest.editor);
    if (newest && theirs && theirChange) {
      setKnown(newest.report);
      setTyped(mergeTypedPromoCode(typed, { before: initial, theirs }));
      return setMessage(theirChange);
    }
    const issues = result.kind === "error" ? toErrors(result.issues) : new Map<string, string>();
    setErrors(issues);
    // An error of the list as a whole: another code that shoppers would confuse with this one.
    setMessage(
      issues.has("promoCodes")
        ? "There's already a code like this, or one that looks the same."
        : result.kind === "error"
          ? result.message
          : noAnswerMessage(),
    );
  };

  return (
    <form
      ref={form}
      aria-label={changed === null ? "New promo code" : `Change ${changed.code}`}
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {changed !== null && (
        <>
          <h2 className={styles.heading}>Change {changed.code}</h2>
          {isUsed && (
            <p>Orders have used it, so its discount can't be changed any more. Earlier orders keep theirs.</p>
          )}
        </>
      )}
      <div className={styles.fields}>
        <TextField
          label="Code"
          hint={
            changed === null ? "What shoppers type, such as SPRING20." : "The code itself can't be changed."
          }
          disabled={changed !== null}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={24}
          {...field("code")}
        />
        <SelectField label="Discount" hint="A share or an amount." disabled={isUsed} {...field("kind")}>
          <option value="percent">a percentage</option>
          <option value="amount">an amount</option>
        </SelectField>
        <TextField
          label={typed.kind === "percent" ? "Percent" : `Amount in ${currency}`}
          hint={typed.kind === "percent" ? "Such as 20." : "Such as 100.00."}
          inputMode="decimal"
          autoComplete="off"
          disabled={isUsed}
          {...field("discount", typed.kind)}
        />
      </div>
      <details className={styles.more} open={changed !== null}>
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
          <TextField
            label="Note"
            hint="For the shop; shoppers never see it."
            maxLength={200}
            optional
            {...field("note")}
          />
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.oncePerEmail}
            onChange={({ target: { checked } }) => setTyped({ ...typed, oncePerEmail: checked })}
          />
          Once for each email address
        </label>
      </details>
      {message !== null && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {changed === null ? "Make this code" : "Save the changes"}
        </Button>
        {changed !== null && (
          <Button variant="ghost" onClick={onClose}>
            Leave it as it is
          </Button>
        )}
      </div>
      <LeaveQuestion
        changeCount={isSamePromoCode(typed, initial) ? 0 : 1}
        text={changed === null ? "The code isn't made yet." : "The changes aren't saved yet."}
      />
    </form>
  );
}

const errorAt = (errors: ReadonlyMap<string, string>, path: string): { readonly error?: string } => {
  const error = errors.get(path);
  return error === undefined ? {} : { error: `Please enter ${error}.` };
};

/** Opens the limits when one of them is wrong, and focuses the first wrong field once it is marked. */
const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid]");
    const folded = wrong?.closest("details");
    if (folded) folded.open = true;
    wrong?.focus();
  });
};
