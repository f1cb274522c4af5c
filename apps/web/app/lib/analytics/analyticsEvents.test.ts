import { expect, test } from "vitest";
import { type AnalyticsEvent, onAnalyticsEvent, track } from "./analyticsEvents.ts";

const listShown = (list: string): AnalyticsEvent => ({ kind: "listShown", list, walls: [] });

test("R2.4 what happened before anybody measured is told then, in its order, and not for ever", () => {
  for (let number = 1; number <= 30; number += 1) track(listShown(String(number)));
  const heard: AnalyticsEvent[] = [];
  const stop = onAnalyticsEvent((moment) => heard.push(moment));
  track(listShown("now"));
  stop();
  expect(heard.map((moment) => (moment.kind === "listShown" ? moment.list : ""))).toEqual([
    ...Array.from({ length: 20 }, (_, index) => String(index + 11)),
    "now",
  ]);
});
