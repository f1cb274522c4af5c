import { expect, test } from "vitest";
import { listenForMoments, type Moment, tell } from "./moments.ts";

const opened = (list: string): Moment => ({ kind: "listShown", list, walls: [] });

test("R2.4 what happened before anybody measured is told then, in its order, and not for ever", () => {
  for (let number = 1; number <= 30; number += 1) tell(opened(String(number)));
  const heard: Moment[] = [];
  const stop = listenForMoments((moment) => heard.push(moment));
  tell(opened("now"));
  stop();
  expect(heard.map((moment) => (moment.kind === "listShown" ? moment.list : ""))).toEqual([
    ...Array.from({ length: 20 }, (_, index) => String(index + 11)),
    "now",
  ]);
});
