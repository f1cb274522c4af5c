import { SelectField, TextField } from "../../../../ui/form/Field.tsx";

/** Suggestions for "Why"; more text may be added. */
const REFUND_REASONS = [
  "Damaged on the way",
  "Lost on the way",
  "Not as ordered",
  "Photo too soft",
  "Late",
  "Sent back",
  "Goodwill",
  "Something else",
] as const;

const OTHER = REFUND_REASONS.at(-1);

export type RefundReasonField = "reason" | "words";

/** The reason of a refund: an entry of the list, and the owner's own words. */
export type RefundReasonDraft = Readonly<Record<RefundReasonField, string>>;

export const NO_REFUND_REASON: RefundReasonDraft = { reason: "", words: "" };

type ReadReason =
  | { readonly kind: "ok"; readonly text: string }
  | { readonly kind: "error"; readonly field: RefundReasonField; readonly message: string };

/** Returns the reason as it is stored, or the field that is wrong. */
export const readRefundReason = ({ reason, words }: RefundReasonDraft): ReadReason => {
  if (reason === "") return { kind: "error", field: "reason", message: "Please choose a reason." };
  const ownWords = words.trim();
  if (reason === OTHER && ownWords === "")
    return { kind: "error", field: "words", message: "Please say why, in your own words." };
  return { kind: "ok", text: [reason === OTHER ? "" : reason, ownWords].filter(Boolean).join(": ") };
};

/** The fields in which a reason is chosen and written. */
export const RefundReason = ({
  draft,
  onChange,
  errorOf,
}: {
  readonly draft: RefundReasonDraft;
  readonly onChange: (draft: RefundReasonDraft) => void;
  readonly errorOf: (field: RefundReasonField) => { readonly error?: string };
}) => (
  <>
    <SelectField
      name="reason"
      label="Why"
      value={draft.reason}
      onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      {...errorOf("reason")}
    >
      <option value="">Choose</option>
      {REFUND_REASONS.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
    <TextField
      name="words"
      label="In your own words"
      optional={draft.reason !== OTHER}
      maxLength={200}
      value={draft.words}
      onChange={({ target }) => onChange({ ...draft, words: target.value })}
      {...errorOf("words")}
    />
  </>
);
