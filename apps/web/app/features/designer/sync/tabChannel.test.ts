import { createHistory } from "@storywall/domain/design/commands/history.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createChange, type DesignChange } from "./mergeChange.ts";
import { openTabChannel, parseMessage, type TabChannel } from "./tabChannel.ts";

const open: TabChannel[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

/** A tab of the browser; Node's own channels and locks stand for the browser's. */
const openTab = (designKey: string) => {
  const heard: DesignChange[] = [];
  let others = 0;
  const tabs = openTabChannel(designKey, {
    onCount: (count) => {
      others = count;
    },
    onChange: (change) => heard.push(change),
  });
  open.push(tabs);
  return { heard, others: () => others, ...tabs };
};

const change = createChange(createHistory(createDesign({ kind: "free" })), { at: 7, tab: "a" });

test("B4 tabs of one wall know of each other until one goes", async () => {
  const [one, other, stranger] = [openTab("trio"), openTab("trio"), openTab("dozen")];
  await vi.waitFor(() => expect([one.others(), other.others()]).toEqual([1, 1]));
  other.close();
  await vi.waitFor(() => expect(one.others()).toBe(0));
  expect(stranger.others()).toBe(0);
});

test("B4 a change is heard by the other tabs of its wall, and by nobody else", async () => {
  const [one, other, stranger] = [openTab("trio"), openTab("trio"), openTab("dozen")];
  one.post(change);
  await vi.waitFor(() => expect(other.heard).toEqual([change]));
  expect([...one.heard, ...stranger.heard]).toEqual([]);
});

test.each([
  ["text", "hello"],
  ["another version", { version: 2, kind: "hello", tab: "a" }],
  ["a wall of no kind", { version: 1, kind: "change", change: { ...change, design: { version: 1 } } }],
  ["a change without a time", { version: 1, kind: "change", change: { ...change, stamp: { tab: "a" } } }],
])("B4 what another version of the page says (%s) is not understood, and no error", (_, data) => {
  expect(parseMessage(data)).toBeNull();
});

test("B4 of the photos that another version of the page knows, only ids are taken", () => {
  const message = { version: 1, kind: "change", change: { ...change, known: ["a", 7, null] } };
  expect(parseMessage(message)).toMatchObject({ change: { known: ["a"] } });
});
