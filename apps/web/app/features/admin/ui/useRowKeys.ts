import { useShortcutKeys } from "../shell/shortcuts/useShortcutKeys.ts";

/**
 * `j` and `k` move through the rows of the page's list, `x` chooses one. Each row has a link marked `data-row-link`.
 */
export const useRowKeys = (): void => {
  const move = (step: 1 | -1) => () => {
    const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
    const row = document.activeElement?.closest("tr, li");
    const current = links.findIndex((link) => row?.contains(link));
    const next = current < 0 ? (step > 0 ? 0 : links.length - 1) : current + step;
    links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
  };
  useShortcutKeys({
    j: move(1),
    k: move(-1),
    x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-row-box]")?.click(),
  });
};
