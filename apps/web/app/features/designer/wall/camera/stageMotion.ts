import { afterPaint } from "../../../../lib/browser/afterPaint.ts";
import {
  clampView,
  type Point,
  panView,
  transformOf,
  type View,
  type Viewport,
  viewFromTransform,
} from "./camera.ts";

type Glide = {
  readonly durationMs: number;
  /** Control points of a cubic Bézier curve. */
  readonly easing: readonly [number, number, number, number];
};

/** For buttons, keys and a tile that is opened: only shows where the wall moved. */
const DEFAULT_GLIDE: Glide = { durationMs: 180, easing: [0.2, 0.7, 0.3, 1] };
/** For one notch of a mouse wheel; the next one follows soon. */
export const WHEEL_GLIDE: Glide = { durationMs: 120, easing: [0.2, 0.7, 0.3, 1] };
/** For a wall that was released while it moved. */
const MOMENTUM_GLIDE: Glide = { durationMs: 600, easing: [0.25, 0.75, 0.4, 1] };

/**
 * How long a released wall would go on at its speed, in ms. A Bézier curve begins with the slope y1/x1, so over this
 * distance the glide starts at the pointer's own speed.
 */
const MOMENTUM_TRAVEL_MS = (MOMENTUM_GLIDE.durationMs * MOMENTUM_GLIDE.easing[0]) / MOMENTUM_GLIDE.easing[1];

/**
 * How long the wall rests before it is drawn sharp for its zoom. Between two strokes of a gesture the pointer returns
 * sooner, and would have to wait for that drawing.
 */
const SHARPEN_DELAY_MS = 250;

/**
 * Moves the stage without React: while it moves, only one transform of one layer changes, which the browser's
 * compositor can do alone. A glide that a gesture interrupts starts from what is seen at that moment.
 */
export class StageMotion {
  /** Null before the area is measured. */
  viewport: Viewport | null = null;
  private readonly stage: () => HTMLElement | null;
  private animation: Animation | null = null;
  private currentGlide: Glide | null = null;
  /** Where the stage is, or will be when its glide ends. */
  private view: View;
  /** Cancels a scheduled glide. */
  private cancelPending: () => void = () => {};
  private sharpenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: () => HTMLElement | null, view: View) {
    this.stage = stage;
    this.view = view;
  }

  /** Returns the view at this moment, also in the middle of a glide. */
  currentView(): View {
    const stage = this.stage();
    if (this.animation === null || stage === null || this.viewport === null) return this.view;
    return viewFromTransform(new DOMMatrixReadOnly(getComputedStyle(stage).transform), this.viewport.stage);
  }

  /** Moves the stage at once, during a gesture. */
  moveTo(view: View): void {
    this.cancelPending();
    this.animation?.cancel();
    this.animation = null;
    this.applyView(view);
    this.setMoving(true);
  }

  /** Applies another size of the stage. Until it rests, what is drawn is scaled as it is. */
  resize(viewport: Viewport | null): void {
    if (this.viewport === viewport) return;
    const isFirst = this.viewport === null;
    this.viewport = viewport;
    if (isFirst) return;
    this.setMoving(true);
    if (this.animation === null) this.setMoving(false);
  }

  /**
   * Glides to the view once a press has been answered: before a glide, a browser first draws everything as large as
   * it will become. Returns a function that cancels.
   */
  settleSoon(view: View): () => void {
    this.cancelPending();
    this.cancelPending = afterPaint(() => this.settle(view, DEFAULT_GLIDE));
    return this.cancelPending;
  }

  /**
   * Glides to the view, or moves there at once without `glide`. Does nothing when the wall is there already or on its
   * way there.
   */
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
   * Ends a gesture with a velocity in px per ms: the wall glides on, and back within its limits. Returns the view in
   * which it will rest.
   */
  release(velocity: Point): View {
    const { viewport, view } = this;
    if (viewport === null) return view;
    const travelMs = prefersReducedMotion() ? 0 : MOMENTUM_TRAVEL_MS;
    const projected = panView(view, { x: velocity.x * travelMs, y: velocity.y * travelMs }, viewport.stage);
    const target = clampView(projected, viewport);
    this.glide(target, MOMENTUM_GLIDE);
    return target;
  }

  /**
   * Stops a wall that glides on after its release, when it is touched. Returns the view in which it stopped, or null.
   */
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

  /** A moving layer keeps its pixels. Once at rest, it is drawn again, sharp for its zoom. */
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
