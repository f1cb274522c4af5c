type Rect = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Distance in px between a toast and what it must not cover, and between a toast and the edge of the screen. */
const GAP_PX = 8;

/**
 * Returns how far above the lower edge of the screen to show a toast, in px: the lowest position at which it covers no
 * obstacle. When obstacles fill the screen, it covers the uppermost one, so that the toast is always visible.
 */
export const findToastBottom = (
  toast: { readonly left: number; readonly right: number; readonly height: number },
  screenHeight: number,
  obstacles: readonly Rect[],
): number => {
  let bottom = screenHeight - GAP_PX;
  for (const obstacle of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = obstacle.right <= toast.left || obstacle.left >= toast.right;
    const isAbove = obstacle.bottom <= bottom - toast.height;
    if (!isBeside && !isAbove && obstacle.top < bottom) bottom = obstacle.top - GAP_PX;
  }
  const highest = GAP_PX + Math.min(toast.height, screenHeight - 2 * GAP_PX);
  return Math.round(screenHeight - Math.max(bottom, highest));
};
