import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, middleOf, type Point } from "@storywall/testkit/boxes.ts";
import { dragBy, pinchAt } from "../support/gestures.ts";
import { pressTool } from "./tools.ts";

/** The camera of the wall: zoom and pan. */
export class WallView {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Returns the zoom factor when the wall is idle. 1 shows the whole wall. */
  async readZoom(): Promise<number> {
    await this.expectIdle();
    return this.stage().evaluate((stage) => new DOMMatrix(getComputedStyle(stage).transform).a);
  }

  async expectWholeWall(): Promise<void> {
    await expect.poll(() => this.readZoom()).toBeCloseTo(1, 3);
  }

  async pressButton(name: "Zoom in" | "Zoom out" | "Show the whole wall"): Promise<void> {
    await pressTool(this.page, name);
  }

  /** Zooms in around a point: by a pinch where the screen has touch, else by the wheel. */
  async zoomInAt(point: Point): Promise<void> {
    if (await this.hasTouch()) {
      await pinchAt(this.page, point, { from: 60, to: 150 });
      return;
    }
    await this.page.mouse.move(point.x, point.y);
    await this.page.mouse.wheel(0, -240);
  }

  /** Pans the wall by touch or mouse and releases it while it still moves. */
  async pan(by: Point): Promise<void> {
    await dragBy(this.page, this.area(), by);
  }

  /** Double taps the bare wall, in the corner of the viewport. */
  async doubleTap(): Promise<void> {
    const { x, y } = await boxOf(this.area());
    if (!(await this.hasTouch())) {
      await this.page.mouse.dblclick(x + 4, y + 4);
      return;
    }
    await this.page.touchscreen.tap(x + 4, y + 4);
    await this.page.touchscreen.tap(x + 4, y + 4);
  }

  /** Waits until no gesture and no camera animation runs. */
  async expectIdle(): Promise<void> {
    await expect(this.stage()).not.toHaveAttribute("data-moving");
  }

  async middleOfArea(): Promise<Point> {
    return middleOf(this.area());
  }

  /** Checks that the middle of the viewport shows the wall. */
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
