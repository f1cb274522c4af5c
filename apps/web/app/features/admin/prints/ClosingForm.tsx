import type { BatchClosingRule, BatchList } from "@storywall/contract/schemas/owner/batches.ts";
import { MAX_PIECES_TO_CLOSE } from "@storywall/domain/batches/batchClosing.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import styles from "../ui/Admin.module.css";
import { showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import formStyles from "./ClosingForm.module.css";
import { closingText, hourLabel } from "./closingText.ts";

/** Saves when batches close automatically. Returns a sentence that says why it failed; null when it succeeded. */
export type ChangeClosing = (
  closing: BatchClosingRule & { readonly expectedVersion: number },
) => Promise<string | null>;

/** The fields as they are typed. */
type Draft = {
  readonly hour: string;
  readonly pieces: string;
  readonly isByAge: boolean;
  readonly site: string;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A sentence that says when batches close automatically, and, for staff who may change it, a form. */
export function ClosingForm({
  list: { closing, countries },
  onChange,
}: {
  readonly list: Pick<BatchList, "closing" | "countries">;
  readonly onChange: ChangeClosing;
}) {
  const mayChange = useOwnerSession().staff?.rights.includes("shop.edit") ?? false;
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const [piecesError, setPiecesError] = useState<string | null>(null);
  // Only the fields that this person has changed. The other fields follow the shop, so that saving after a conflict
  // keeps a colleague's changes of them.
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const { hour, pieces, isByAge, site } = { ...toDraft(closing), ...changes };
  const change = (field: Partial<Draft>) => setChanges((before) => ({ ...before, ...field }));

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typedPieces = pieces.trim();
    if (typedPieces !== "" && !isPieceCount(typedPieces)) {
      setPiecesError(`Please enter a whole number from 1 to ${MAX_PIECES_TO_CLOSE}, or leave it empty.`);
      event.currentTarget.querySelector<HTMLElement>("[name=pieces]")?.focus();
      return;
    }
    setPiecesError(null);
    const message = await whileBusy(
      onChange({
        atHour: hour === "" ? null : Number(hour),
        atPieces: typedPieces === "" ? null : Number(typedPieces),
        isByAge,
        site: countries.find(({ code }) => code === site)?.code ?? closing.site,
        expectedVersion: closing.version,
      }),
    );
    setError(message);
    if (message !== null) return;
    setChanges({});
    showNotice({ text: "Saved." });
  };
  return (
    <section aria-labelledby="closing" className={styles.section}>
      <h2 id="closing" className={styles.heading}>
        When a batch closes
      </h2>
      <p>{closingText({ closing, countries })}</p>
      {mayChange && (
        <details>
          <summary>Change it</summary>
          <form className={formStyles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <SelectField
              name="hour"
              label="At a set hour on working days"
              value={hour}
              onChange={(event) => change({ hour: event.currentTarget.value })}
            >
              <option value="">No set hour</option>
              {HOURS.map((each) => (
                <option key={each} value={each}>
                  {hourLabel(each)}
                </option>
              ))}
            </SelectField>
            <TextField
              name="pieces"
              label="When this many pieces are ready"
              hint="For example 40, if that fills a roll. Leave it empty if the number doesn't matter."
              optional
              inputMode="numeric"
              maxLength={4}
              value={pieces}
              onChange={(event) => change({ pieces: event.currentTarget.value })}
              {...(piecesError === null ? {} : { error: piecesError })}
            />
            <label className={formStyles.tick}>
              <input
                type="checkbox"
                name="age"
                checked={isByAge}
                onChange={(event) => change({ isByAge: event.currentTarget.checked })}
              />
              When the oldest print has waited a working day
            </label>
            {countries.length > 1 && (
              <SelectField
                name="site"
                label="Where the workshop is"
                hint="Its time zone, weekends and holidays apply."
                value={site}
                onChange={(event) => change({ site: event.currentTarget.value })}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            {error !== null && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            <Button type="submit" variant="secondary" busy={isBusy}>
              Save
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

const toDraft = ({ atHour, atPieces, isByAge, site }: BatchClosingRule): Draft => ({
  hour: atHour === null ? "" : String(atHour),
  pieces: atPieces === null ? "" : String(atPieces),
  isByAge,
  site,
});

const isPieceCount = (text: string): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PIECES_TO_CLOSE;
