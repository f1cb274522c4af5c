import { photosOf } from "../../support/makePhotos.ts";
import {
  addToCart,
  CART,
  expectPhotos,
  expectSavedStep,
  expectUploaded,
  readCrop,
  readTilePosition,
} from "../support/designer.ts";
import { expect, test } from "../support/test.ts";

/**
 * Sharp at every size. For softer photos a suggestion would appear a moment later, at the place that the test
 * presses.
 */
const PHOTOS = photosOf(12).slice(0, 5);
/** In their order on this wall: tile 2 is the large one, and gets the photo of its shape. */
const HUNG = [0, 3, 2, 1, 4].map((index) => PHOTOS[index] ?? "");
const LARGE = /^Tile 1 of 5, 40 by 60 cm/;

test("R3.4 B1 B11 a gallery wall is moved by key and pointer, kept by a reload, composed anew, and goes into the cart", async ({
  visit,
}) => {
  await visit.open("/design?gallery=large_and_four");
  await visit.addPhotos(PHOTOS);
  await expectPhotos(visit, HUNG);
  await expectUploaded(visit);

  await test.step("R2.6 B11 a frame is moved by key and by pointer", async () => {
    await visit.press("button", "Move by hand");
    const frame = /^Tile 1 of 5/;
    await visit.tabTo("button", frame);
    await visit.key("ArrowUp");
    await visit.expectAnnounced(
      "Tile 1 hangs 0 cm from the left and 0 cm from the top of your group of tiles.",
    );
    const before = await readTilePosition(visit, 1);
    const middle = await visit.middleOf({ role: "button", name: frame });
    await visit.drag(middle, { x: middle.x - 40, y: middle.y - 30 });
    await expect.poll(() => readTilePosition(visit, 1), { timeout: 20_000 }).not.toBe(before);
    await visit.press("button", "Larger tile");
    await visit.expectShown("button", /^Tile 1 of 5, 40 by 60 cm/);
    await visit.savePicture("moved");
    await visit.press("button", "Done");
  });

  await test.step("B4 the wall stays after a reload, with its undo", async () => {
    await expectSavedStep(visit, "Change size");
    await visit.reload();
    await expectPhotos(visit, HUNG);
    await visit.expectShown("button", LARGE);
    await visit.press("button", "Undo");
    await visit.expectGone("button", LARGE);
    await visit.press("button", "Redo");
    await visit.expectShown("button", LARGE);
  });

  await test.step("B11 dialogs close by Escape, and the focus goes back", async () => {
    await visit.press("button", /^Tile 1 of 5/);
    await visit.expectShown("heading", /^Tile 1 of 5/);
    await visit.openDialog("Adjust crop", "Adjust crop");
    await visit.tabTo("application", /./);
    const before = await readCrop(visit);
    await visit.key("ArrowRight");
    await expect.poll(() => readCrop(visit), { timeout: 20_000 }).not.toBe(before);
    await visit.key("Escape");
    await visit.expectGone("dialog", "Adjust crop");
    await visit.expectFocused("button", "Adjust crop");
    await visit.key("Escape");
    await visit.expectGone("button", "Adjust crop");
    await visit.expectFocused("button", /^Tile 1 of 5/);
  });

  await test.step("B1 Arrange tiles composes the wall in the page's worker", async () => {
    const before = await readTilePosition(visit, 1);
    await visit.press("button", "Arrange tiles");
    await expect.poll(() => readTilePosition(visit, 1), { timeout: 20_000 }).not.toBe(before);
    await visit.savePicture("arranged");
  });

  await test.step("R2.12 the wall goes into the cart, which closes by Escape", async () => {
    const title = /^One big, four around it/;
    await addToCart(visit, title);
    await visit.savePicture("cart");
    await visit.key("Escape");
    await visit.expectGone("dialog", "Your cart");
    await visit.press("button", /^Cart/);
    await visit.expectShown("article", title, CART);
  });
});
