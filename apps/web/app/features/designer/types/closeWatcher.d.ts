/** Part of the HTML standard; TypeScript's types lack it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
