import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, type Point } from "@storywall/testkit/boxes.ts";

type Size = { readonly width: number; readonly height: number };

/** The Room panel, and the drawing of the room around the tiles. */
export class RoomPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens a panel. On a phone panels open from a bar below. On a desktop they are always open, and links above scroll
   * to each.
   */
  async showPanel(name: "Room" | "Layout"): Promise<void> {
    const button = this.page
      .getByRole("navigation", { name: /^(Panels|Go to)$/ })
      .getByRole("button", { name });
    if (await button.isVisible()) {
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
    }
    await expect(this.page.getByRole("heading", { name, exact: true })).toBeVisible();
  }

  option(name: string): Locator {
    return this.page.getByRole("radio", { name, exact: true });
  }

  async chooseOption(name: string): Promise<void> {
    await this.option(name).check({ force: true });
    await expect(this.option(name)).toBeChecked();
  }

  async setWidth(text: string): Promise<void> {
    await this.page.getByLabel("Width of your wall").fill(text);
    await this.page.keyboard.press("Enter");
  }

  /** The drawing around the tiles. */
  drawing(): Locator {
    return this.page.locator("[data-room]");
  }

  /** The bitmaps of a rendered room whose file names start with `start`. */
  bitmaps(start: string): Locator {
    return this.page.locator(`image[href*="/${start}"]`);
  }

  /** Chooses a wall photo. Returns the dialog that straightens and measures it. */
  async chooseWallPhoto(path: string): Promise<Locator> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.page.getByRole("button", { name: "Your own wall" }).click(),
    ]);
    await chooser.setFiles(path);
    const dialog = this.page.getByRole("dialog", { name: "Your own wall" });
    await expect(this.photo()).toBeVisible();
    return dialog;
  }

  /** Taps a point of the photo in the dialog. The nearest corner moves there. `point` and size are in photo pixels. */
  async tapPhoto(point: Point, { width, height }: Size): Promise<void> {
    const box = await boxOf(this.photo());
    const x = box.x + (point.x / width) * box.width;
    const y = box.y + (point.y / height) * box.height;
    const hasTouch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (hasTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /**
   * Returns the bounds of the red area of the straightened photo, in its pixels, and the fraction of the bounds that
   * is red.
   */
  async measureRedArea() {
    const straightPhoto = this.page.getByRole("img", { name: "Photo of your wall, made straight" });
    await expect(straightPhoto).toBeVisible();
    const measure = () =>
      straightPhoto.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement))
          throw new Error("Cannot find the canvas of the straightened photo.");
        const { width, height } = canvas;
        const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        let [left, top, right, bottom, count] = [width, height, 0, 0, 0];
        for (let index = 0; index < width * height; index += 1) {
          if ((data[4 * index] ?? 0) < 200 || (data[4 * index + 1] ?? 0) > 55) continue;
          const [x, y] = [index % width, Math.floor(index / width)];
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
          count += 1;
        }
        const filled = count / ((right - left + 1) * (bottom - top + 1));
        return { width, height, middle: (left + right) / 2, top, bottom: bottom + 1, filled };
      });
    // The canvas is in the page before the photo is drawn on it.
    await expect.poll(async () => (await measure()).bottom).toBeGreaterThan(1);
    return measure();
  }

  private photo(): Locator {
    return this.page.getByRole("img", { name: /^Photo of your wall/ });
  }

  /** Returns the box of the first tile on the page, in CSS pixels. */
  firstTileBox() {
    return boxOf(this.page.getByRole("button", { name: /^Tile 1 of/ }).first());
  }

  async firstTileLeft(): Promise<number> {
    return (await this.firstTileBox()).x;
  }
}
