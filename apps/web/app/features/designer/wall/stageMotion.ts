import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import {
  clampView,
  type Point,
  panView,
  transformOf,
  type View,
  type Viewport,
  viewFromTransform,
} from "./camera.ts";

export type Glide = {
  readonly durationMs: number;
  /** Of a cubic Bézier. */
  readonly easing: readonly [number, number, number, number];
};

/** Buttons, keys, a tile that is opened: only to show where the wall went. */
const DEFAULT_GLIDE: Glide = { durationMs: 180, easing: [0.2, 0.7, 0.3, 1] };
/** A notch of a mouse wheel; the next one comes soon. */
export const WHEEL_GLIDE: Glide = { durationMs: 120, easing: [0.2, 0.7, 0.3, 1] };
/** A wall that was let go of while it moved. */
const MOMENTUM_GLIDE: Glide = { durationMs: 600, easing: [0.25, 0.75, 0.4, 1] };

/**
 * For how many milliseconds a wall that was let go of would go on at its speed. A Bézier begins with the slope y1/x1, so
 * that over this way the glide starts at the hand's own speed.
 */
const MOMENTUM_TRAVEL_MS = (MOMENTUM_GLIDE.durationMs * MOMENTUM_GLIDE.easing[0]) / MOMENTUM_GLIDE.easing[1];

/**
 * How long, in milliseconds, a wall is at rest before it is drawn sharp for its zoom. A hand between two strokes comes
 * back sooner, and would have to wait for that drawing.
 */
const SHARPEN_DELAY_MS = 250;

/**
 * Moves the stage without React: while it moves nothing changes but one transform on one layer, which the browser's
 * compositor can do alone. A glide interrupted by a hand starts from what is seen at that moment.
 */
export class StageMotion {
  /** Null before the area is measured. */
  viewport: Viewport | null = null;
  private readonly stage: () => HTMLElement | null;
  private animation: Animation | null = null;
  private currentGlide: Glide | null = null;
  /** Where the stage is, or will be when its glide ends. */
  private view: View;
  /** Calls off what is about to bring the stage elsewhere. */
  private cancelPending: () => void = () => {};
  private sharpenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: () => HTMLElement | null, view: View) {
    this.stage = stage;
    this.view = view;
  }

  /** The view at this moment, also in the middle of a glide. */
  currentView(): View {
    const stage = this.stage();
    if (this.animation === null || stage === null || this.viewport === null) return this.view;
    return viewFromTransform(new DOMMatrixReadOnly(getComputedStyle(stage).transform), this.viewport.stage);
  }

  /** Under the hand: at once. */
  moveTo(view: View): void {
    this.cancelPending();
    this.animation?.cancel();
    this.animation = null;
    this.applyView(view);
    this.setMoving(true);
  }

  /** The stage has another size: until it rests, what is drawn is brought there as it is. */
  resize(viewport: Viewport | null): void {
    if (this.viewport === viewport) return;
    const isFirst = this.viewport === null;
    this.viewport = viewport;
    if (isFirst) return;
    this.setMoving(true);
    if (this.animation === null) this.setMoving(false);
  }

  /**
   * Comes to rest there once a press has been answered: for a glide a browser first draws all as large as it will become.
   * Gives the way to call it off.
   */
  settleSoon(view: View): () => void {
    this.cancelPending();
    this.cancelPending = afterPaint(() => this.settle(view, DEFAULT_GLIDE));
    return this.cancelPending;
  }

  /** Comes to rest where it is, or glides there; a wall that already is, or is on its way there, goes on. */
  settle(view: View, glide: Glide | null): void {
    if (transformOf(view) === transformOf(this.view)) {
      if (this.animation === null) this.setMoving(false);
      return;
    }
    this.glide(view, glide);
  }

  glide(view: View, glide: Glide | null): void {
    this.cancelPending();
    const stage = this.stage();
    const from = transformOf(this.currentView());
    const to = transformOf(view);
    this.animation?.cancel();
    this.animation = null;
    this.applyView(view);
    if (stage === null || glide === null || from === to || prefersReducedMotion()) {
      this.setMoving(false);
      return;
    }
    this.setMoving(true);
    const animation = stage.animate([{ transform: from }, { transform: to }], {
      duration: glide.durationMs,
      easing: `cubic-bezier(${glide.easing.join()})`,
    });
    this.animation = animation;
    this.currentGlide = glide;
    animation.onfinish = () => {
      if (this.animation !== animation) return;
      this.animation = null;
      this.setMoving(false);
    };
  }

  /**
   * Let go of with a speed in pixels a millisecond: glides on and back within the limits. Gives the view in which it will
   * come to rest.
   */
  release(velocity: Point): View {
    const { viewport, view } = this;
    if (viewport === null) return view;
    const travelMs = prefersReducedMotion() ? 0 : MOMENTUM_TRAVEL_MS;
    const thrown = panView(view, { x: velocity.x * travelMs, y: velocity.y * travelMs }, viewport.stage);
    const target = clampView(thrown, viewport);
    this.glide(target, MOMENTUM_GLIDE);
    return target;
  }

  /** A hand on a wall that goes on by itself stops it. Gives the view in which it did. */
  stopMomentum(): View | null {
    if (this.viewport === null || this.animation === null || this.currentGlide !== MOMENTUM_GLIDE)
      return null;
    const view = clampView(this.currentView(), this.viewport);
    this.glide(view, null);
    return view;
  }

  private applyView(view: View): void {
    this.view = view;
    const stage = this.stage();
    if (stage) stage.style.transform = transformOf(view);
  }

  /** A layer that moves keeps its pixels; once at rest it is drawn again as sharp as it is near. */
  private setMoving(isMoving: boolean): void {
    clearTimeout(this.sharpenTimer);
    if (isMoving) this.stage()?.toggleAttribute("data-moving", true);
    else
      this.sharpenTimer = setTimeout(
        () => this.stage()?.toggleAttribute("data-moving", false),
        SHARPEN_DELAY_MS,
      );
  }
}

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
