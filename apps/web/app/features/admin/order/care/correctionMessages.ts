import type { Tracking } from "@storywall/contract/schemas/order.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import { formatPhone } from "@storywall/domain/text/phoneNumber.ts";

// Shown after a correction. The history and the log hold no address, so old and new are shown together only here,
// until the page is left.

const UNCHANGED = "Nothing was changed.";

/** Returns "Delivers to 12 Long Street, Cape Town now, no longer to …", with each other part that changed. */
export const addressChangeText = (before: Address, after: Address): string => {
  const changes = [
    changeText("Delivers to", "to", placeOf(before), placeOf(after)),
    changeText("It is for", "for", recipientOf(before), recipientOf(after)),
    changeText("The phone number is", "", phoneOf(before), phoneOf(after)),
  ].filter((text) => text !== null);
  return changes.length === 0 ? UNCHANGED : [...changes, "The shopper gets the address by email."].join(" ");
};

/** Returns null when nothing changed. */
const changeText = (verb: string, preposition: string, before: string, after: string): string | null => {
  if (before === after) return null;
  const old = [preposition, before].filter(Boolean).join(" ");
  return before === "" ? `${verb} ${after} now.` : `${verb} ${after || "removed"} now, no longer ${old}.`;
};

const placeOf = ({ address1, address2, suburb, city, province, zip, country }: Address): string =>
  formatAddressLines({ address1, address2, suburb, city, province, zip, country }, "").join(", ");

const recipientOf = ({ firstName, lastName, company }: Address): string =>
  formatAddressLines({ firstName, lastName, company }, "").join(", ");

const phoneOf = ({ country, phone = "" }: Address): string => formatPhone(country, phone);

export const emailChangeText = (before: string, after: string): string =>
  before === after
    ? UNCHANGED
    : `Emails about this order now go to ${after}.${before === "" ? "" : ` They went to ${before} before.`}`;

/** Returns the text about a changed number, courier or link; "no number" counts as a number too. */
export const parcelChangeText = (before: Tracking, after: Tracking): string => {
  if (before.number === after.number && before.carrier === after.carrier && before.url === after.url)
    return UNCHANGED;
  return after.number === ""
    ? "The parcel number is removed. The shopper is told by email."
    : "The parcel number is saved. The shopper gets it by email.";
};
