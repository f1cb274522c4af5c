import { SET_KEYS } from "../catalogue/sets.ts";
import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import { daysBetween, MIN_DAYS_CHARGED } from "../pricing/originalPrice.ts";
import { readDay } from "./calendarParsers.ts";
import type { EarlierPrice } from "./site.ts";
import { amountParser, rejectDuplicates } from "./siteParsers.ts";

/** Returns the earlier prices of sets, at most one of each. */
export const readEarlierPrices: Parser<readonly EarlierPrice[]> = (reader) => {
  const prices = readArray(reader, SET_KEYS.length, (item) => {
    const price = readRecord<EarlierPrice>(item, {
      set: (set) => set.oneOf(SET_KEYS),
      price: amountParser(1),
      from: readDay,
      until: readDay,
    });
    // The first and the last day both count as charged.
    return daysBetween(price.from, price.until) + 1 >= MIN_DAYS_CHARGED
      ? price
      : item.field("until").fail(`a day from which the price had been charged for ${MIN_DAYS_CHARGED} days`);
  });
  rejectDuplicates(reader, prices, ({ set }) => set, "one earlier price for each set");
  return prices;
};
