import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, type Point } from "../support/boxes.ts";

type Size = { readonly width: number; readonly height: number };

/** Where the wall hangs: the Room panel, and what is seen around the tiles. */
export class RoomPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** On a phone the panels open from a bar below; on a desktop they are always there, and links above them lead to each. */
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

  /** What is painted around the tiles. */
  drawing(): Locator {
    return this.page.locator("[data-room]");
  }

  /** Opens the dialog that makes a photo of the wall straight and measures it. */
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

  /** A place in the photo of the dialog, in pixels of the photo, whose size is given: the nearest point comes there. */
  async tapPhoto(point: Point, { width, height }: Size): Promise<void> {
    const box = await boxOf(this.photo());
    const x = box.x + (point.x / width) * box.width;
    const y = box.y + (point.y / height) * box.height;
    const hasTouch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (hasTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** Where the straight photo is red, in its pixels, and which part of that rectangle is. */
  async measureRedArea() {
    const straightPhoto = this.page.getByRole("img", { name: "Photo of your wall, made straight" });
    await expect(straightPhoto).toBeVisible();
    const measure = () =>
      straightPhoto.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no picture");
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
    // The picture is painted a moment after its place is there.
    await expect.poll(async () => (await measure()).bottom).toBeGreaterThan(1);
    return measure();
  }

  private photo(): Locator {
    return this.page.getByRole("img", { name: /^Photo of your wall/ });
  }

  /** Where the tiles are on the page: their list's first tile. */
  firstTileBox() {
    return boxOf(this.page.getByRole("button", { name: /^Tile 1 of/ }).first());
  }

  async firstTileLeft(): Promise<number> {
    return (await this.firstTileBox()).x;
  }
}
