import { expect } from "@playwright/test";
import { readLastSavedSteps } from "../../pages/designerPage.ts";
import type { Query } from "./inspectElement.ts";
import type { Visit } from "./visit.ts";

const PANELS: Query = { role: "navigation", name: "Panels" };
export const CART: Query = { role: "dialog", name: "Your cart" };

/** Opens a panel, or closes it. On a phone panels open from a bar; on a desktop all of them are open. */
export const togglePanel = async (visit: Visit, name: string): Promise<void> => {
  if (await visit.isShown("button", name, PANELS)) await visit.press("button", name, PANELS);
};

/** Checks which photo is in each tile, in the order of the tiles. */
export const expectPhotos = async (visit: Visit, paths: readonly string[]): Promise<void> => {
  for (const [index, path] of paths.entries()) {
    const fileName = path.slice(path.lastIndexOf("/") + 1);
    await visit.expectShown("button", new RegExp(`^Tile ${index + 1} of .*${RegExp.escape(fileName)}`));
  }
};

/** Waits until every photo of the wall is on the server. */
export const expectUploaded = async (visit: Visit): Promise<void> => {
  const isUploading = () => visit.isShown("button", /^Tile .*(Uploading|Almost there|Waiting)/);
  await expect.poll(isUploading, { message: "uploads photos", timeout: 120_000 }).toBe(false);
};

/** Waits until the browser's database has this as the last step of the wall. From then on a reload preserves it. */
export const expectSavedStep = (visit: Visit, label: string): Promise<void> =>
  expect.poll(() => visit.run(readLastSavedSteps), { timeout: 20_000 }).toContain(label);

/** Returns the position of a tile, as text to compare. */
export const readTilePosition = async (visit: Visit, number: number): Promise<string> => {
  const state = await visit.inspect({ role: "button", name: new RegExp(`^(Tile|Frame) ${number} of`) });
  return state.kind === "found" ? `${Math.round(state.x)} ${Math.round(state.y)}` : "nowhere";
};

/** Returns the transform of the photo in the open crop dialog. */
export const readCrop = (visit: Visit): Promise<string> =>
  visit.run(
    () => document.querySelector("[role=application] image")?.getAttribute("transform") ?? "no image",
  );

/** Puts the wall into the cart, and confirms prints that would be soft. */
export const addToCart = async (visit: Visit, title: RegExp): Promise<void> => {
  const confirm = /^Print (it|them) as (it is|they are)$/;
  await visit.press("button", "Add to cart");
  await expect(async () => {
    if (await visit.isShown("button", confirm)) await visit.press("button", confirm);
    expect(await visit.isShown("article", title, CART)).toBe(true);
  }).toPass({ timeout: 60_000 });
};
