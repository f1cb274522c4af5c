import type { AutoplayOptionsType } from "embla-carousel-autoplay";

/** Advances every 3 s, but not while the pointer is over the carousel, its arrows or its dots (R9.10). */
export const CAROUSEL_AUTOPLAY = {
  delay: 3_000,
  stopOnInteraction: false,
  stopOnMouseEnter: true,
  // This would notice focus on slides only; the carousel notices it on dots and arrows too.
  stopOnFocusIn: false,
  // The dots are part of the carousel: it stops while the pointer is over them too.
  rootNode: (viewport) => viewport.parentElement,
} as const satisfies AutoplayOptionsType;
