/**
 * A script for the page's head. The second click of a double click counts only where the
 * first one did: a link or button that closes a drawer, opens a dialog or changes the page leaves something else below
 * the pointer, and the shopper never meant to press that.
 */
export const IGNORE_STRAY_SECOND_CLICKS = `{
  let first = null;
  addEventListener("click", (event) => {
    const control = event.target.closest("a, button, input, label, select, summary");
    if (event.detail < 2) first = control;
    else if (control !== first) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);
}`;
