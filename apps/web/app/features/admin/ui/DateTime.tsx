import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useSite } from "../../../lib/api/site.ts";

/** A date and time in the site's time zone. */
export function DateTime({ at }: { readonly at: string }) {
  const { timeZone } = useSite();
  return (
    <time dateTime={at}>
      {formatDay(localDay(at, timeZone))}, {localTime(at, timeZone)}
    </time>
  );
}
