import type { JSHandle, Page } from "@playwright/test";

/** Gives whether anything of these was seen since, if only for a moment. A selector, and words that it holds. */
export const watchForElement = async (
  page: Page,
  selector: string,
  text = "",
): Promise<() => Promise<boolean>> => {
  const seen: JSHandle<{ wasSeen: boolean }> = await page.evaluateHandle(
    ([selector, words]) => {
      const seen = { wasSeen: false };
      const check = () => {
        const found = [...document.querySelectorAll(selector)];
        seen.wasSeen ||= found.some(
          (element) =>
            element.textContent.includes(words) && element.checkVisibility({ visibilityProperty: true }),
        );
      };
      check();
      new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
      return seen;
    },
    [selector, text] as const,
  );
  return () => seen.evaluate(({ wasSeen }) => wasSeen);
};
