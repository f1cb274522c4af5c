/** Of the HTML standard; TypeScript does not know it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
