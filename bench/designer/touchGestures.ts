import type { CDPSession, Page } from "@playwright/test";

type Point = { readonly x: number; readonly y: number };

const MOVE_INTERVAL_MS = 8;

/** Touch gestures: each stroke sends a start, moves at the rate of a touch screen, and an end. */
export class TouchGestures {
  private readonly page: Page;
  private readonly session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  /** Moves one finger by `by` px. A pause of `holdMs` before the movement picks up a photo. */
  async drag(from: Point, by: Point, { milliseconds = 500, holdMs = 0 } = {}): Promise<void> {
    await this.stroke(milliseconds, holdMs, (progress) => [
      { x: from.x + by.x * progress, y: from.y + by.y * progress },
    ]);
  }

  /** Moves two fingers from one distance (px) to another. */
  async pinch(center: Point, from: number, to: number, milliseconds = 600): Promise<void> {
    await this.stroke(milliseconds, 0, (progress) => {
      const half = (from + (to - from) * progress) / 2;
      return [
        { x: center.x - half, y: center.y },
        { x: center.x + half, y: center.y },
      ];
    });
  }

  private async stroke(
    milliseconds: number,
    holdMs: number,
    pointsAt: (progress: number) => readonly Point[],
  ): Promise<void> {
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
      this.session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    await send("touchStart", pointsAt(0));
    if (holdMs > 0) await this.page.waitForTimeout(holdMs);
    const startedAt = performance.now();
    for (
      let progress = 0;
      progress < 1;
      progress = Math.min(1, (performance.now() - startedAt) / milliseconds)
    ) {
      // Not awaited: the reply waits for the page, and a finger does not.
      const sent = send("touchMove", pointsAt(progress));
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, MOVE_INTERVAL_MS))]);
      await new Promise((resolve) => setTimeout(resolve, MOVE_INTERVAL_MS));
    }
    await send("touchMove", pointsAt(1));
    await send("touchEnd", []);
  }
}
