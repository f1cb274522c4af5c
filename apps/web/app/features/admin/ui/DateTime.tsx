import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useSite } from "../../../lib/api/site.ts";

/** A date and time in the site's time zone, with the year where it is not this one. */
export function DateTime({ at }: { readonly at: string }) {
  const { timeZone } = useSite();
  const day = localDay(at, timeZone);
  const year = day.slice(0, 4);
  const isThisYear = year === localDay(new Date().toISOString(), timeZone).slice(0, 4);
  return (
    <time dateTime={at}>
      {formatDay(day)}
      {!isThisYear && ` ${year}`}, {localTime(at, timeZone)}
    </time>
  );
}
