import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { DesignChange } from "./mergeChange.ts";

/** The other tabs of this browser that have the same wall open. */
export type TabChannel = {
  readonly post: (change: DesignChange) => void;
  readonly close: () => void;
};

export type TabListener = {
  /** How many others there are, whenever that changes. */
  readonly onCount: (count: number) => void;
  readonly onChange: (change: DesignChange) => void;
};

/**
 * Joins the tabs of a wall. Each holds a lock of its own name for as long as it lives, and whoever hears of a tab waits for
 * its lock: so a tab that crashed is known to be gone as surely as one that said good-bye.
 */
export const openTabChannel = (designKey: string, { onCount, onChange }: TabListener): TabChannel => {
  const ownTabId = crypto.randomUUID();
  const channel = new BroadcastChannel(`storywall-design.${designKey}`);
  const controller = new AbortController();
  const others = new Set<string>();
  const lockName = (tab: string): string => `storywall-tab.${tab}`;
  // Only on secure origins; elsewhere changes are still told, and no tab knows how many there are.
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
  | { readonly kind: "change"; readonly change: DesignChange };

/** Another tab may run another version of the page: what it says is read like anything that comes from outside. */
export const parseMessage = (data: unknown): Message | null => {
  if (fieldOf(data, "version") !== 1) return null;
  const [kind, tab, change] = [fieldOf(data, "kind"), fieldOf(data, "tab"), fieldOf(data, "change")];
  if ((kind === "hello" || kind === "here") && typeof tab === "string") return { kind, tab };
  const parsed = parseDesign(fieldOf(change, "design"));
  const known = fieldOf(change, "known");
  const [at, by] = ["at", "tab"].map((name) => fieldOf(fieldOf(change, "stamp"), name));
  if (kind !== "change" || parsed.kind === "fault" || !Array.isArray(known)) return null;
  if (typeof at !== "number" || typeof by !== "string") return null;
  const ids = known.filter((id): id is string => typeof id === "string");
  return { kind, change: { design: parsed.design, known: ids, stamp: { at, tab: by } } };
};
