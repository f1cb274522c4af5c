import type { Locator } from "@playwright/test";

/** A place, or a way, in CSS pixels of the page. */
export type Point = { readonly x: number; readonly y: number };

/** Where something is on the page, in CSS pixels; fails where it cannot be seen. */
export const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error("it cannot be seen");
  return box;
};

export const middleOf = async (target: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
};
