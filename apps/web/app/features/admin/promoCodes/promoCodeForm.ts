import type { CallInput } from "@storywall/contract/call.ts";
import type { createPromoCode } from "@storywall/contract/calls/promo/createPromoCode.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import type { PromoReport } from "@storywall/contract/schemas/promoCode.ts";
import type { SiteVersion } from "@storywall/contract/schemas/site.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { parseAll } from "@storywall/domain/parse/parseAll.ts";
import { Reader } from "@storywall/domain/parse/reader.ts";
import { isSameValue } from "@storywall/domain/siteEdits/siteFields.ts";
import { readPromoCode } from "@storywall/domain/sites/promoCodeParsers.ts";
import { localInstant } from "@storywall/domain/time/localInstant.ts";
import { moneyFromTyped, moneyToTyped } from "../shopSettings/fieldValues.ts";

/** A new code as typed. Days are in the workshop's time zone, wherever the browser is. */
export type TypedPromoCode = {
  readonly code: string;
  readonly kind: "percent" | "amount";
  readonly discount: string;
  readonly minimum: string;
  /** First day, such as `2026-11-27`; the code is valid from its beginning. */
  readonly firstDay: string;
  /** Last day, such as `2026-11-30`; the code is valid until its end. */
  readonly lastDay: string;
  readonly maxUses: string;
  readonly oncePerEmail: boolean;
  readonly note: string;
};

/** The two required fields are empty; the others have what most codes need. */
export const EMPTY_PROMO_CODE: TypedPromoCode = {
  code: "",
  kind: "percent",
  discount: "",
  minimum: "",
  firstDay: "",
  lastDay: "",
  maxUses: "",
  oncePerEmail: false,
  note: "",
};

/**
 * Returns true while nothing was typed that would be lost. Whether a new code takes off a share or an amount does not
 * count: it is only a choice.
 */
export const isSamePromoCode = (
  { kind: _kind, oncePerEmail, ...texts }: TypedPromoCode,
  initial: TypedPromoCode,
): boolean =>
  oncePerEmail === initial.oncePerEmail &&
  typedKeys(texts).every((name) => texts[name].trim() === initial[name]);

const typedKeys = <Texts extends object>(texts: Texts) => Object.keys(texts) as (keyof Texts)[];

/** Returns a code as its form shows it. */
export const toTypedPromoCode = (
  { code, percent, amount, minimum, startsAt, expiresAt, maxUses, oncePerEmail, note = "" }: PromoReport,
  timeZone: string,
): TypedPromoCode => ({
  ...{ code, oncePerEmail, note },
  ...(amount === undefined
    ? { kind: "percent", discount: String(percent) }
    : { kind: "amount", discount: moneyToTyped(amount) }),
  minimum: minimum === undefined ? "" : moneyToTyped(minimum),
  firstDay: startsAt === undefined ? "" : localDay(startsAt, timeZone),
  lastDay: expiresAt === undefined ? "" : localDay(expiresAt, timeZone),
  maxUses: maxUses === undefined ? "" : String(maxUses),
});

type NewPromoCode = CallInput<typeof createPromoCode>["body"];

/**
 * Returns the code to send, or the errors by field. It is checked by the server's parser; only the server knows
 * whether the code is free.
 */
export const toPromoCode = (
  typed: TypedPromoCode,
  timeZone: string,
  changed: PromoReport | null = null,
):
  | { readonly kind: "ok"; readonly body: NewPromoCode }
  | { readonly kind: "error"; readonly errors: ReadonlyMap<string, string> } => {
  // An unchanged day keeps its time: a code that was ended at noon does not become valid again for the afternoon.
  const before = changed === null ? null : toTypedPromoCode(changed, timeZone);
  const draft = {
    code: typed.code.trim(),
    oncePerEmail: typed.oncePerEmail,
    [typed.kind]: typed.kind === "percent" ? toNumber(typed.discount) : moneyFromTyped(typed.discount),
    ...(typed.minimum.trim() !== "" && { minimum: moneyFromTyped(typed.minimum) }),
    ...(typed.maxUses.trim() !== "" && { maxUses: toNumber(typed.maxUses) }),
    ...(typed.firstDay !== "" && {
      startsAt:
        typed.firstDay === before?.firstDay
          ? changed?.startsAt
          : localInstant(typed.firstDay, "00:00:00", timeZone),
    }),
    ...(typed.lastDay !== "" && {
      expiresAt:
        typed.lastDay === before?.lastDay
          ? changed?.expiresAt
          : localInstant(typed.lastDay, "23:59:59", timeZone),
    }),
    ...(typed.note.trim() !== "" && { note: typed.note.trim() }),
  };
  const parsed = parseAll(() => readPromoCode(new Reader(draft)));
  return parsed.kind === "ok"
    ? { kind: "ok", body: parsed.value }
    : { kind: "error", errors: toErrors(parsed.errors) };
};

/** Returns the errors by the form's field names. Only the last part of the server's paths is used. */
export const toErrors = (issues: readonly Issue[]): ReadonlyMap<string, string> =>
  new Map(
    issues.map(({ path, message }) => [path.split(".").at(-1) ?? path, message.replace(/^must be /, "")]),
  );

const toNumber = (typed: string): number | string => {
  const text = typed.trim().replace(/\s*%$/, "").replace(",", ".");
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
};

/** Returns the typed values merged with those that another person has saved: an untouched field gets their value. */
export const mergeTypedPromoCode = (
  typed: TypedPromoCode,
  { before, theirs }: { readonly before: TypedPromoCode; readonly theirs: TypedPromoCode },
): TypedPromoCode => {
  const untouched = typedKeys(typed).filter((name) => typed[name] === before[name]);
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) };
};

const FIELD_NAMES: Readonly<Record<keyof TypedPromoCode, string>> = {
  code: "the code",
  kind: "what it takes off",
  discount: "what it takes off",
  minimum: "the minimum",
  firstDay: "the first day",
  lastDay: "the last day",
  maxUses: "the number of orders",
  oncePerEmail: "how often one address may use it",
  note: "the note",
};

/** The person who changed a code last. `person`: their name; null when it is not known. */
export type PromoCodeEditor = { readonly person: string | null; readonly isSelf: boolean };

/** Returns a sentence about what was changed meanwhile, and by whom; null when nothing. */
export const describeTheirPromoCode = (
  before: TypedPromoCode,
  theirs: TypedPromoCode,
  { person, isSelf }: PromoCodeEditor,
): string | null => {
  const changed = typedKeys(before).filter((name) => before[name] !== theirs[name]);
  const names = [...new Set(changed.map((name) => FIELD_NAMES[name]))].join(" and ");
  if (names === "") return null;
  const change = isSelf
    ? `You changed ${names} in another tab`
    : `${person ?? "Someone"} changed ${names} meanwhile`;
  return `${change}. What you entered is still here: save again to use it.`;
};

/** Returns the name of the person who changed a code last, as far as these versions (newest first) show it. */
export const findPromoCodeEditor = (
  versions: readonly Pick<SiteVersion, "person" | "changes">[],
  code: string,
): string | null => {
  const find = (promoCodes: unknown): unknown =>
    Array.isArray(promoCodes) ? promoCodes.filter(isRecord).find((promo) => promo.code === code) : undefined;
  const last = versions.find(({ changes }) =>
    changes.some(
      ({ path, before, after }) => path === "promoCodes" && !isSameValue(find(before), find(after)),
    ),
  );
  return last?.person ?? null;
};

/** Returns the terms of a code in the form in which they are sent to say what the person saw. */
export const toSeenPromoCode = ({
  percent,
  amount,
  minimum,
  startsAt,
  expiresAt,
  oncePerEmail,
  maxUses,
  note,
}: PromoReport) => ({ percent, amount, minimum, startsAt, expiresAt, oncePerEmail, maxUses, note });
