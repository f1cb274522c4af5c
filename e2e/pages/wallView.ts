import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, middleOf, type Point } from "../support/boxes.ts";
import { dragBy, pinchAt } from "../support/gestures.ts";

/** How the wall is looked at: near or far, pushed to a side. */
export class WallView {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** 1 is the whole wall; read when the wall has come to rest. */
  async readZoom(): Promise<number> {
    await this.expectIdle();
    return this.stage().evaluate((stage) => new DOMMatrix(getComputedStyle(stage).transform).a);
  }

  async expectWholeWall(): Promise<void> {
    await expect.poll(() => this.readZoom()).toBeCloseTo(1, 3);
  }

  async pressButton(name: "Zoom in" | "Zoom out" | "Show the whole wall"): Promise<void> {
    await this.page.getByRole("button", { name }).click();
  }

  /** Zooms in about a place: by two fingers where the screen has touch, else by the wheel. */
  async zoomInAt(point: Point): Promise<void> {
    if (await this.hasTouch()) {
      await pinchAt(this.page, point, { from: 60, to: 150 });
      return;
    }
    await this.page.mouse.move(point.x, point.y);
    await this.page.mouse.wheel(0, -240);
  }

  /** Throws the wall by a finger or the mouse. */
  async pan(by: Point): Promise<void> {
    await dragBy(this.page, this.area(), by);
  }

  /** Twice on the bare wall, in the area's corner. */
  async doubleTap(): Promise<void> {
    const { x, y } = await boxOf(this.area());
    if (!(await this.hasTouch())) {
      await this.page.mouse.dblclick(x + 4, y + 4);
      return;
    }
    await this.page.touchscreen.tap(x + 4, y + 4);
    await this.page.touchscreen.tap(x + 4, y + 4);
  }

  /** No gesture and no glide is under way. */
  async expectIdle(): Promise<void> {
    await expect(this.stage()).not.toHaveAttribute("data-moving");
  }

  async middleOfArea(): Promise<Point> {
    return middleOf(this.area());
  }

  /** What lies in the middle of what is seen is the wall. */
  async expectWallInView(): Promise<void> {
    await this.expectIdle();
    const [stage, middle] = [await boxOf(this.stage()), await this.middleOfArea()];
    expect(middle.x).toBeGreaterThanOrEqual(stage.x - 1);
    expect(middle.x).toBeLessThanOrEqual(stage.x + stage.width + 1);
    expect(middle.y).toBeGreaterThanOrEqual(stage.y - 1);
    expect(middle.y).toBeLessThanOrEqual(stage.y + stage.height + 1);
  }

  stage(): Locator {
    return this.page.locator("[data-stage]");
  }

  private area(): Locator {
    return this.stage().locator("xpath=..");
  }

  private hasTouch(): Promise<boolean> {
    return this.page.evaluate(() => navigator.maxTouchPoints > 0);
  }
}
