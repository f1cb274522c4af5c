import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { placeByKey } from "./trayKeys.ts";

const PHOTO = "[data-tray-photo]";

/**
 * All photos are one stop on the way through the page, as the wall's tiles are; arrow keys go on from there. Where the
 * photo with the focus is deleted, the one now in its place gets it.
 */
export const useTrayKeys = (photos: readonly DesignPhoto[]) => {
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const place = useRef<number | null>(null);
  const pictures = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>(PHOTO) ?? []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: when photos come or go, and only then
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const all = pictures();
    all[Math.min(place.current, all.length - 1)]?.focus({ preventScroll: true });
  }, [photos]);

  return {
    stop: photos.some(({ id }) => id === visited) ? visited : photos[0]?.id,
    list: {
      ref: list,
      onFocus: ({ target }: FocusEvent): void => {
        const picture = target.closest("li")?.querySelector<HTMLElement>(PHOTO);
        place.current = picture ? pictures().indexOf(picture) : null;
        setVisited(picture?.getAttribute("data-tray-photo") ?? null);
      },
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        if (relatedTarget !== null) place.current = null;
      },
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.ctrlKey || event.metaKey || event.altKey || place.current === null) return;
        const all = pictures();
        const top = all[0]?.getBoundingClientRect().top;
        const columns = all.filter((picture) => picture.getBoundingClientRect().top === top).length;
        const to = placeByKey(event.key, place.current, { count: all.length, columns });
        if (to === null) return;
        event.preventDefault();
        all[to]?.focus();
      },
    },
  };
};
