/** What is known of presses that came before the page could answer them. */
type EarlyPress = {
  /** The last button that was pressed. */
  button: HTMLElement | null;
  readonly stop: () => void;
};

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/**
 * Runs while the page comes in. The server's page is there at once, what answers its buttons some seconds later on a slow
 * line: without this a press in between would do nothing, and that of a form would leave the page with what was typed in
 * its address. Links need no help. Where the page was quicker than this it does nothing: it would hold up presses that can
 * be answered.
 */
export const KEEP_EARLY_PRESS = `if (!window.earlyPress) {
  const keep = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    window.earlyPress.button = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.earlyPress = { button: null, stop: () => removeEventListener("click", keep, true) };
  addEventListener("click", keep, true);
}`;

/** From when the page can answer: presses go their way from now on, and one that came too early is made again, once. */
export const answerEarlyPress = (): void => {
  window.earlyPress ??= { button: null, stop: () => {} };
  const { button, stop } = window.earlyPress;
  stop();
  window.earlyPress.button = null;
  if (button?.isConnected) button.click();
};
