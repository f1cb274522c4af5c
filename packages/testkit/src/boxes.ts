/** A position, or a distance, in CSS pixels of the page. */
export type Point = { readonly x: number; readonly y: number };

/** The part of Playwright's `Locator` that is used here. */
type Target = {
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
};

/** Returns the bounding box of an element on the page, in CSS pixels. @throws when it is not visible. */
export const boxOf = async (target: Target) => {
  const box = await target.boundingBox();
  if (!box) throw new Error("Cannot measure an element that is not visible.");
  return box;
};

export const middleOf = async (target: Target): Promise<Point> => {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
};
