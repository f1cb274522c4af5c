import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useSite } from "../api/site.ts";

/** A moment by the workshop's clock, like every promise of the shop. */
export function WorkshopTime({ time }: { readonly time: string }) {
  const { timeZone, copy } = useSite();
  return (
    <>
      <time dateTime={time}>
        {localTime(time, timeZone)} on {formatDay(localDay(time, timeZone))}
      </time>{" "}
      ({copy.business_location} time)
    </>
  );
}
