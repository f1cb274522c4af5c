import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { TabSnapshot } from "./tabSnapshot.ts";

/** Connection to the other tabs of this browser that have the same design open. */
export type TabChannel = {
  readonly post: (change: TabSnapshot) => void;
  readonly close: () => void;
};

export type TabListener = {
  /** Receives the number of other tabs when it changes. */
  readonly onCount: (count: number) => void;
  readonly onChange: (change: TabSnapshot) => void;
};

/**
 * Joins the tabs of a design. Each tab holds a lock of its own name while it exists, and the others wait for that
 * lock. So they notice a tab that crashed as reliably as one that was closed.
 */
export const openTabChannel = (designKey: string, { onCount, onChange }: TabListener): TabChannel => {
  const ownTabId = crypto.randomUUID();
  const channel = new BroadcastChannel(`storywall-design.${designKey}`);
  const controller = new AbortController();
  const others = new Set<string>();
  const lockName = (tab: string): string => `storywall-tab.${tab}`;
  // Locks exist only on secure origins. Elsewhere changes are still posted, but tabs are not counted.
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;

  const trackTab = (tab: string): void => {
    if (locks === undefined || others.has(tab)) return;
    others.add(tab);
    onCount(others.size);
    const untrackTab = (): void => {
      others.delete(tab);
      onCount(others.size);
    };
    locks.request(lockName(tab), { signal: controller.signal }, untrackTab).catch(() => undefined);
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>): void => {
    const message = parseMessage(data);
    if (message === null) return;
    if (message.kind === "change") onChange(message.change);
    else trackTab(message.tab);
    if (message.kind === "hello") channel.postMessage({ version: 1, kind: "here", tab: ownTabId });
  };
  const holdLock = (): Promise<void> =>
    new Promise((resolve) => {
      if (controller.signal.aborted) return resolve();
      controller.signal.addEventListener("abort", () => resolve());
      channel.postMessage({ version: 1, kind: "hello", tab: ownTabId });
    });
  locks?.request(lockName(ownTabId), { signal: controller.signal }, holdLock).catch(() => undefined);

  return {
    post: (change) => channel.postMessage({ version: 1, kind: "change", change }),
    close: () => {
      controller.abort();
      channel.close();
    },
  };
};

type Message =
  | { readonly kind: "hello" | "here"; readonly tab: string }
  | { readonly kind: "change"; readonly change: TabSnapshot };

/**
 * Parses a message of another tab; null when it is invalid. That tab may run another version of the page, so its
 * messages are untrusted like any input from outside.
 */
export const parseMessage = (data: unknown): Message | null => {
  if (fieldOf(data, "version") !== 1) return null;
  const [kind, tab, change] = [fieldOf(data, "kind"), fieldOf(data, "tab"), fieldOf(data, "change")];
  if ((kind === "hello" || kind === "here") && typeof tab === "string") return { kind, tab };
  const parsed = parseDesign(fieldOf(change, "design"));
  const known = fieldOf(change, "known");
  const [at, tabId] = ["at", "tab"].map((name) => fieldOf(fieldOf(change, "stamp"), name));
  if (kind !== "change" || parsed.kind === "error" || !Array.isArray(known)) return null;
  if (typeof at !== "number" || typeof tabId !== "string") return null;
  const ids = known.filter((id): id is string => typeof id === "string");
  return { kind, change: { design: parsed.design, known: ids, stamp: { at, tab: tabId } } };
};
