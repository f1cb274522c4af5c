/** A window's size in CSS pixels, and whether its screen is touched. */
export type ScreenSize = { readonly width: number; readonly height: number; readonly isPhone: boolean };

/** Movements of a finger, a mouse or keys, in the words of WebDriver's "actions": both browsers take the same ones. */
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
  /** Runs a function in the page, of which it gets the source and one JSON text; returns its JSON text. */
  runInPage(source: string, argumentsJson: string): Promise<string>;
  perform(actions: Actions): Promise<void>;
  /** Puts files from disk into the first file input that fits the CSS selector, as a file dialog does. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Returns a PNG of what the window shows. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** What one test gets: an empty profile with a window of its own. */
export type BrowserSession = {
  openTab(): Promise<Tab>;
  /** Returns errors of the console so far, where the protocol tells them. */
  readErrors(): readonly string[];
  /** True where fingers can be performed. */
  readonly hasTouch: boolean;
  /** Takes the network away, or gives it back; null where the protocol cannot. */
  readonly setOffline: ((isOffline: boolean) => Promise<void>) | null;
  end(): Promise<void>;
};

/** A browser that runs. */
export type BrowserDriver = {
  startSession(): Promise<BrowserSession>;
  stop(): Promise<void>;
};
