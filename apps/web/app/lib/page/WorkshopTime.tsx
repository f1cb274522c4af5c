import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import { useSite } from "../api/site.ts";

/** A moment by the workshop's clock, like every promise of the shop. */
export function WorkshopTime({ time }: { readonly time: string }) {
  const site = useSite();
  return (
    <>
      <time dateTime={time}>
        {formatTimeOfDay(time, site)} on {formatDay(localDay(time, site.timeZone))}
      </time>{" "}
      ({site.copy.business_location} time)
    </>
  );
}
