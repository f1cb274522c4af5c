import { expect, test } from "vitest";
import { type AnalyticsEvent, onAnalyticsEvent, track } from "./analyticsEvents.ts";

const listShown = (list: string): AnalyticsEvent => ({ kind: "listShown", list, walls: [] });

test("R2.4 the last 20 events before a listener is set are passed to it, in order", () => {
  for (let number = 1; number <= 30; number += 1) track(listShown(String(number)));
  const received: AnalyticsEvent[] = [];
  const stop = onAnalyticsEvent((event) => received.push(event));
  track(listShown("now"));
  stop();
  expect(received.map((event) => (event.kind === "listShown" ? event.list : ""))).toEqual([
    ...Array.from({ length: 20 }, (_, index) => String(index + 11)),
    "now",
  ]);
});
