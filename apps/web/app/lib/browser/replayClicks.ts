/** On `<html>` once the page that came from the server has been taken over by its scripts. */
export const HYDRATED = "data-hydrated";

/**
 * Runs in the page before the shop's own scripts. The server's page is there at once, what answers its buttons some seconds
 * later on a slow line, and part by part: without this a press in between would do nothing, and that of a form would leave the
 * page with what was typed in its address. The last such press is made again as soon as its button can answer: the page is
 * awake, and React has written the button's properties beside it (an inner name of React's; e2e/features/pages.spec.ts would
 * tell). It writes them while it reads the server's page, before anything can be pressed, and may read it more than once.
 * Buttons that come later are none of its business, and links need no help.
 */
export const REPLAY_EARLY_CLICKS = `{
  const early = new Set(document.querySelectorAll("button"));
  const isHydrated = (button) =>
    document.documentElement.hasAttribute("${HYDRATED}") &&
    Object.keys(button).some((name) => name.startsWith("__reactProps$"));
  let pressed = null;
  let timer = 0;
  const replay = () => {
    if (pressed.isConnected && !isHydrated(pressed)) return;
    clearInterval(timer);
    timer = 0;
    if (pressed.isConnected) pressed.click();
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!early.has(button)) return;
    if (isHydrated(button)) return void early.delete(button);
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    timer ||= setInterval(replay, 50);
  }, true);
}`;
