/**
 * A script that lets the stylesheets of a page apply once they are there. Until then they are for print, so that no
 * browser waits for them (`inlineStyles.server.ts`).
 */
export const APPLY_STYLESHEETS = `for (const link of document.querySelectorAll('link[rel=stylesheet][media=print]')) {
  const apply = () => { link.media = "all"; };
  if (link.sheet) apply();
  else link.addEventListener("load", apply);
}`;
