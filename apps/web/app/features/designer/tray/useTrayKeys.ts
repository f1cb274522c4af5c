import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { indexAfterKey } from "./trayKeys.ts";

const PHOTO_SELECTOR = "[data-tray-photo]";

/**
 * Moves focus in the tray by keyboard. All photos are one tab stop, as the wall's tiles are, and arrow keys move on
 * from there. When the focused photo is deleted, the one now in its position gets the focus.
 */
export const useTrayKeys = (photos: readonly DesignPhoto[]) => {
  const listRef = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const focusedIndex = useRef<number | null>(null);
  const findPhotoButtons = (): readonly HTMLElement[] => [
    ...(listRef.current?.querySelectorAll<HTMLElement>(PHOTO_SELECTOR) ?? []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when photos are added or deleted
  useEffect(() => {
    if (focusedIndex.current === null || document.activeElement !== document.body) return;
    const all = findPhotoButtons();
    all[Math.min(focusedIndex.current, all.length - 1)]?.focus({ preventScroll: true });
  }, [photos]);

  return {
    tabStop: photos.some(({ id }) => id === visited) ? visited : photos[0]?.id,
    list: {
      ref: listRef,
      onFocus: ({ target }: FocusEvent): void => {
        const button = target.closest("li")?.querySelector<HTMLElement>(PHOTO_SELECTOR);
        focusedIndex.current = button ? findPhotoButtons().indexOf(button) : null;
        setVisited(button?.getAttribute("data-tray-photo") ?? null);
      },
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        if (relatedTarget !== null) focusedIndex.current = null;
      },
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.ctrlKey || event.metaKey || event.altKey || focusedIndex.current === null) return;
        const all = findPhotoButtons();
        const top = all[0]?.getBoundingClientRect().top;
        const columns = all.filter((button) => button.getBoundingClientRect().top === top).length;
        const to = indexAfterKey(event.key, focusedIndex.current, { count: all.length, columns });
        if (to === null) return;
        event.preventDefault();
        all[to]?.focus();
      },
    },
  };
};
