import { join } from "node:path";
import { WallView } from "../pages/wallView.ts";
import { middleOf } from "../support/boxes.ts";
import { expect, test } from "../support/test.ts";

const CHURCH = join(import.meta.dirname, "../photos/church.jpg");

test("R2.6 the wall is zoomed by buttons, keys, wheel and fingers, pushed but never lost, and fits by a double tap", async ({
  page,
  wall,
}) => {
  const view = new WallView(page);
  await page.goto("/design?set=dazzling_dozen");
  await expect(wall.tile(12)).toBeVisible();

  await test.step("buttons and keys", async () => {
    await view.pressButton("Zoom in");
    await expect.poll(() => view.readZoom()).toBeCloseTo(1.4, 3);
    await page.keyboard.press("+");
    await expect.poll(() => view.readZoom()).toBeCloseTo(1.96, 3);
    await page.keyboard.press("-");
    await expect.poll(() => view.readZoom()).toBeCloseTo(1.4, 3);
    await page.keyboard.press("0");
    await view.expectWholeWall();
  });

  await test.step("wheel and two fingers zoom to where they are", async () => {
    const before = await middleOf(wall.tile(6));
    await view.zoomInAt(before);
    await expect.poll(() => view.readZoom()).toBeGreaterThan(1.5);
    const after = await middleOf(wall.tile(6));
    expect(Math.abs(after.x - before.x)).toBeLessThan(4);
    expect(Math.abs(after.y - before.y)).toBeLessThan(4);
  });

  await test.step("a push moves the wall, however hard it is, within its limits", async () => {
    const pushed = async (x: number): Promise<number> => {
      const before = await middleOf(wall.tile(6));
      await view.pan({ x, y: 0 });
      await view.expectIdle();
      return (await middleOf(wall.tile(6))).x - before.x;
    };
    expect(await pushed(60)).toBeGreaterThan(30);
    // Let go of in full swing it goes on a little. On a machine that stands still for a moment, so does the hand.
    let x = 60;
    await expect(async () => {
      x = -x;
      expect(Math.abs(await pushed(x))).toBeGreaterThan(60);
    }).toPass({ timeout: 30_000 });
    for (const _ of [1, 2, 3]) {
      await view.pan({ x: 170, y: 90 });
      await view.expectWallInView();
    }
    await view.doubleTap();
    await view.expectWholeWall();
  });

  await test.step("controls can be hidden, and nothing glides for those who asked for less motion", async () => {
    await page.getByRole("button", { name: "Hide controls" }).click();
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeHidden();
    await page.getByRole("button", { name: "Show controls" }).click();
    await page.getByRole("button", { name: "Hide controls" }).press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Hide controls" })).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect
      .poll(() => page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches))
      .toBe(true);
    await view.pressButton("Zoom in");
    // For them every change is a transition of a hundredth of a millisecond (ui/base.css), which nobody sees.
    const glides = await view
      .stage()
      .evaluate((stage) => stage.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)));
    expect(glides.filter((milliseconds) => milliseconds > 1)).toEqual([]);
  });
});

test("R4.7 R4.8 a tile that is opened comes near, and the whole wall comes back when it is closed or emptied", async ({
  page,
  wall,
}) => {
  const view = new WallView(page);
  await page.goto("/design?set=charming_six");
  await wall.dropPhotos([CHURCH]);
  await expect(wall.tile(1)).toHaveAccessibleName(/church\.jpg/);

  await wall.openTile(1);
  await expect.poll(() => view.readZoom()).toBeGreaterThan(1.1);
  const [tile, middle] = [await middleOf(wall.tile(1)), await view.middleOfArea()];
  expect(Math.abs(tile.x - middle.x)).toBeLessThan(3);

  await wall.closeTile();
  await view.expectWholeWall();

  await wall.openTile(1);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await view.expectWholeWall();
  await expect(wall.tile(1)).toHaveAccessibleName(/empty/);
});
