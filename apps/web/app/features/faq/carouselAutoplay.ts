import type { AutoplayOptionsType } from "embla-carousel-autoplay";

/**
 * Advances every 3 s (R9.10). Only the carousel starts and stops it, by `canAdvance`: by itself the library would go
 * on as soon as the pointer leaves, even while a dot has focus, and for visitors who prefer less motion.
 */
export const CAROUSEL_AUTOPLAY = {
  delay: 3_000,
  playOnInit: false,
  stopOnInteraction: true,
  stopOnMouseEnter: false,
  stopOnFocusIn: false,
} as const satisfies AutoplayOptionsType;

type CarouselUse = {
  /** True while the pointer is over the carousel, its arrows or its dots. */
  readonly isHovered: boolean;
  /** True while a part of it, or one of its dots, has the focus. */
  readonly hasFocus: boolean;
  readonly wantsLessMotion: boolean;
};

/** Returns whether the carousel may advance by itself (R9.10). */
export const canAdvance = ({ isHovered, hasFocus, wantsLessMotion }: CarouselUse): boolean =>
  !isHovered && !hasFocus && !wantsLessMotion;
