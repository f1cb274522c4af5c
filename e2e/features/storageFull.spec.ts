import { expectAccessible } from "../support/expectAccessible.ts";
import { samplePhotoPath } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

const PHOTOS = (["koi", "leaf"] as const).map(samplePhotoPath);

/** Simulates a full disk until `window.isDiskFull` is false. Runs in the page before its scripts. */
const simulateFullStorage = (): void => {
  Reflect.set(window, "isDiskFull", true);
  const throwIfFull = (): void => {
    if (Reflect.get(window, "isDiskFull") === true) throw new DOMException("full", "QuotaExceededError");
  };
  for (const [owner, method] of [
    [Storage.prototype, "setItem"],
    [IDBObjectStore.prototype, "put"],
    [IDBObjectStore.prototype, "add"],
  ] as const) {
    const original: unknown = Reflect.get(owner, method);
    if (typeof original !== "function") throw new Error(`Cannot find ${method}.`);
    Reflect.set(owner, method, function (this: unknown, ...parameters: unknown[]): unknown {
      throwIfFull();
      return Reflect.apply(original, this, parameters);
    });
  }
};

test("B4 a notice shows while the browser's storage is full, and the wall still goes into the cart", async ({
  page,
  shop,
  wall,
  cart,
}) => {
  await page.addInitScript(simulateFullStorage);
  await shop.openDesigner("set=square_trio");
  await wall.dropPhotos(PHOTOS);
  const notice = page.getByText(/This browser has no space to save your wall/);
  await expect(notice).toBeVisible();
  // Nothing says that the wall is saved while it is not.
  const saved = page.getByText(/^Saved/);
  await expect(saved).toBeHidden();
  await wall.expectAllUploaded();
  await expectAccessible(page, "a wall that cannot be saved");
  await wall.addToCart();
  await expectAccessible(page, "the question about missing photos");
  await page.getByRole("button", { name: "Order now, add photos later" }).click();
  // A question about soft prints comes first, with a fix of one press (B2).
  const question = page.getByRole("dialog", { name: /^\d photos? (a little soft|too small)/ });
  await expect(question).toBeVisible();
  await expectAccessible(page, "the question about soft prints");
  await question
    .getByRole("button", { name: /^Add a mat/ })
    .first()
    .click();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg, good$/);
  await question.getByRole("button", { name: /^Print (it|them) as (it is|they are)$/ }).click();
  await expect(cart.wall("Square trio")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.evaluate(() => Reflect.set(window, "isDiskFull", false));
  await wall.dragPhoto(1, 3);
  await expect(notice).toBeHidden();
  await expect(saved).toBeVisible();
});
