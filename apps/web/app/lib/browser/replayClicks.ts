/** The attribute of `<html>` once the page is hydrated, and of each part that is hydrated after it. */
export const HYDRATED = "data-hydrated";

/**
 * A script that runs in the page before the shop's own scripts. The server's page is visible at once; on a slow
 * connection its scripts load seconds later and hydrate it part by part. Without this script a click in between would
 * do nothing, and one that submits a form would put what was typed into the address. The last such click is replayed as
 * soon as its button is hydrated: the page has the attribute `HYDRATED`, and so has the part that the button is in
 * (`ui/HydrationMark.tsx`). Buttons that are rendered later are ignored; links need no help.
 */
export const REPLAY_EARLY_CLICKS = `{
  const early = new Set(document.querySelectorAll("button"));
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
    if (!early.has(button)) return;
    if (isHydrated(button)) return void early.delete(button);
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = button;
    timer ||= setInterval(replay, 50);
  }, true);
}`;
