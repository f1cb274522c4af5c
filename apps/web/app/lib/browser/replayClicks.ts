/** The attribute of `<html>` once the page is hydrated, and of each part that is hydrated after it. */
export const HYDRATED = "data-hydrated";

/**
 * A script for the page's head. The server's page is visible at once, even while its HTML is still arriving; on a slow
 * connection its scripts load seconds later and hydrate it part by part. Without this script a click in between would
 * do nothing, and one that submits a form would put what was typed into the address. The last such click is replayed as
 * soon as its button is hydrated: the page has the attribute `HYDRATED`, and so has the part that the button is in
 * (`ui/HydrationMark.tsx`). Only buttons that the server rendered are watched: those that exist when the HTML is
 * complete, and any that is clicked before. Links need no help.
 */
export const REPLAY_EARLY_CLICKS = `{
  let early = null;
  addEventListener("DOMContentLoaded", () => {
    early = new Set(document.querySelectorAll("button"));
  });
  const isHydrated = (button) =>
    document.documentElement.hasAttribute("${HYDRATED}") && !button.closest("[data-part]:not([${HYDRATED}])");
  let clicked = null;
  let timer = 0;
  const replay = () => {
    if (clicked.isConnected && !isHydrated(clicked)) return;
    clearInterval(timer);
    timer = 0;
    if (clicked.isConnected) clicked.click();
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || (early && !early.has(button))) return;
    if (isHydrated(button)) return void early?.delete(button);
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = button;
    timer ||= setInterval(replay, 50);
  }, true);
}`;
