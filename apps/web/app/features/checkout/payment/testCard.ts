/** A card as the test provider accepts it. */
export type TestCard = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
};

/** The fields as typed. */
export type CardDraft = { readonly number: string; readonly expiry: string; readonly cvc: string };
export type CardIssues = Readonly<Partial<Record<keyof CardDraft, string>>>;

export const EMPTY_CARD: CardDraft = { number: "", expiry: "", cvc: "" };

type CardValidation =
  | { readonly kind: "card"; readonly card: TestCard }
  | { readonly kind: "invalid"; readonly issues: CardIssues };

/** Parses what was typed. Ignores spaces and dashes. `now` decides whether the card has expired. */
export const parseCard = (draft: CardDraft, now: Date): CardValidation => {
  const number = draft.number.replace(/[\s-]/g, "");
  const expiry = parseExpiry(draft.expiry);
  const cvc = draft.cvc.trim();
  const issues: Partial<Record<keyof CardDraft, string>> = {};
  if (number === "") issues.number = "Please enter your card number.";
  else if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number))
    issues.number = "Please check the card number: a digit is missing or wrong.";
  if (draft.expiry.trim() === "") issues.expiry = "Please enter the expiry date on the card.";
  else if (!expiry) issues.expiry = "Please enter the date as on the card, month and year: 04 / 28.";
  else if (isExpired(expiry, now))
    issues.expiry = "This card has expired. Please check the date, or use another card.";
  if (!/^\d{3,4}$/.test(cvc)) issues.cvc = "Please enter the 3 or 4 digits of the security code.";
  if (expiry && Object.keys(issues).length === 0)
    return { kind: "card", card: { number, expMonth: expiry.month, expYear: expiry.year, cvc } };
  return { kind: "invalid", issues };
};

type Expiry = { readonly month: number; readonly year: number };

/** Accepts `4/28`, `04 / 28`, `0428` and `04/2028`. */
const parseExpiry = (text: string): Expiry | null => {
  const parts = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text);
  const month = Number(parts?.[1]);
  const year = Number(parts?.[2]);
  if (!parts || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
};

/** A card is valid through the last day of its month. */
const isExpired = ({ month, year }: Expiry, now: Date): boolean =>
  year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;

/** Checks the Luhn digit (ISO/IEC 7812), which finds a mistyped digit before the bank is asked. */
const isLuhnValid = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Returns the digits in groups of four, as on the card. */
export const formatCardNumber = (typed: string): string =>
  typed
    .replace(/\D/g, "")
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");

/** Inserts the slash while the date is typed. Leaves what a browser fills in (`04/2028`) unchanged. */
export const formatExpiry = (typed: string): string => typed.replace(/^(\d{2})(\d)/, "$1 / $2");
