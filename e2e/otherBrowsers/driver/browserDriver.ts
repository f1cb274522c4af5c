/** A window's size in CSS pixels, and whether it has a touch screen. */
export type ScreenSize = { readonly width: number; readonly height: number; readonly isPhone: boolean };

/** Movements of a finger, a mouse or keys, in the format of WebDriver's "actions", which both browsers accept. */
export type Actions = readonly (
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" | "touch" };
      readonly actions: readonly PointerAction[];
    }
)[];
type KeyAction = { readonly type: "keyDown" | "keyUp"; readonly value: string };
export type PointerAction =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 }
  | { readonly type: "pause"; readonly duration: number };

/** One tab of a browser. Both drivers implement it. */
export type Tab = {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /**
   * Runs a function in the page, given as its source and one argument as JSON text. Returns the result as JSON text.
   */
  runInPage(source: string, argumentsJson: string): Promise<string>;
  perform(actions: Actions): Promise<void>;
  /** Puts files from disk into the first file input that matches the CSS selector, as a file dialog does. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Returns a PNG of the visible part of the page. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** The browser of one test: an empty profile with its own window. */
export type BrowserSession = {
  openTab(): Promise<Tab>;
  /** Returns the console errors so far, if the protocol reports them. */
  readErrors(): readonly string[];
  /** True if the driver can perform touch gestures. */
  readonly hasTouch: boolean;
  /** Disconnects or reconnects the network; null if the protocol cannot. */
  readonly setOffline: ((isOffline: boolean) => Promise<void>) | null;
  end(): Promise<void>;
};

/** A running browser. */
export type BrowserDriver = {
  startSession(): Promise<BrowserSession>;
  stop(): Promise<void>;
};
