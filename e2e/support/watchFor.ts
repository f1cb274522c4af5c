import type { JSHandle, Page } from "@playwright/test";

/** Gives whether anything of these was seen since, if only for a moment. A selector, and words that it holds. */
export const watchFor = async (page: Page, selector: string, words = ""): Promise<() => Promise<boolean>> => {
  const seen: JSHandle<{ wasSeen: boolean }> = await page.evaluateHandle(
    ([selector, words]) => {
      const seen = { wasSeen: false };
      const look = () => {
        const found = [...document.querySelectorAll(selector)];
        seen.wasSeen ||= found.some(
          (element) =>
            element.textContent.includes(words) && element.checkVisibility({ visibilityProperty: true }),
        );
      };
      look();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      return seen;
    },
    [selector, words] as const,
  );
  return () => seen.evaluate(({ wasSeen }) => wasSeen);
};
