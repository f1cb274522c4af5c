import type { JSHandle, Page } from "@playwright/test";

/**
 * Watches the page for a visible element of `selector` that contains `text`. Returns a function that returns whether
 * one has been visible since, even for a moment.
 */
export const watchForElement = async (
  page: Page,
  selector: string,
  text = "",
): Promise<() => Promise<boolean>> => {
  const seen: JSHandle<{ wasSeen: boolean }> = await page.evaluateHandle(
    ([selector, text]) => {
      const seen = { wasSeen: false };
      const check = () => {
        const found = [...document.querySelectorAll(selector)];
        seen.wasSeen ||= found.some(
          (element) =>
            element.textContent.includes(text) && element.checkVisibility({ visibilityProperty: true }),
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
