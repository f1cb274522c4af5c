import { createHistory } from "@storywall/domain/design/commands/history.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openTabChannel, parseMessage, type TabChannel } from "./tabChannel.ts";
import { createTabSnapshot, type TabSnapshot } from "./tabSnapshot.ts";

const open: TabChannel[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

/** Opens a tab of the browser, with Node's own channels and locks. */
const openTab = (designKey: string) => {
  const received: TabSnapshot[] = [];
  let others = 0;
  const tabs = openTabChannel(designKey, {
    onCount: (count) => {
      others = count;
    },
    onChange: (change) => received.push(change),
  });
  open.push(tabs);
  return { received, others: () => others, ...tabs };
};

const change = createTabSnapshot(createHistory(createDesign({ kind: "free" })), { at: 7, tab: "a" });

test("B4 tabs of one design count each other until one is closed", async () => {
  const [one, other, otherDesign] = [openTab("trio"), openTab("trio"), openTab("dozen")];
  await vi.waitFor(() => expect([one.others(), other.others()]).toEqual([1, 1]));
  other.close();
  await vi.waitFor(() => expect(one.others()).toBe(0));
  expect(otherDesign.others()).toBe(0);
});

test("B4 a change reaches only the other tabs of its design", async () => {
  const [one, other, otherDesign] = [openTab("trio"), openTab("trio"), openTab("dozen")];
  one.post(change);
  await vi.waitFor(() => expect(other.received).toEqual([change]));
  expect([...one.received, ...otherDesign.received]).toEqual([]);
});

test.each([
  ["text", "hello"],
  ["another version", { version: 2, kind: "hello", tab: "a" }],
  ["an invalid design", { version: 1, kind: "change", change: { ...change, design: { version: 1 } } }],
  ["a change without a time", { version: 1, kind: "change", change: { ...change, stamp: { tab: "a" } } }],
])("B4 a message of another version of the page (%s) returns null and does not throw", (_, data) => {
  expect(parseMessage(data)).toBeNull();
});

test("B4 only strings are read from the ids of known photos", () => {
  const message = { version: 1, kind: "change", change: { ...change, known: ["a", 7, null] } };
  expect(parseMessage(message)).toMatchObject({ change: { known: ["a"] } });
});
