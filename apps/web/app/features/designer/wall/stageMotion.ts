import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { boundView, type Point, panView, type Sight, transformOf, type View, viewOf } from "./camera.ts";

export type Glide = {
  readonly milliseconds: number;
  /** Of a cubic Bézier. */
  readonly easing: readonly [number, number, number, number];
};

/** Buttons, keys, a tile that is opened: only to show where the wall went. */
const CALM: Glide = { milliseconds: 180, easing: [0.2, 0.7, 0.3, 1] };
/** A notch of a mouse wheel; the next one comes soon. */
export const NOTCH: Glide = { milliseconds: 120, easing: [0.2, 0.7, 0.3, 1] };
/** A wall that was let go of while it moved. */
const MOMENTUM: Glide = { milliseconds: 600, easing: [0.25, 0.75, 0.4, 1] };

/**
 * For how many milliseconds a wall that was let go of would go on at its speed. A Bézier begins with the slope y1/x1, so
 * that over this way the glide starts at the hand's own speed.
 */
const MOMENTUM_WAY = (MOMENTUM.milliseconds * MOMENTUM.easing[0]) / MOMENTUM.easing[1];

/**
 * How long, in milliseconds, a wall is at rest before it is drawn sharp for its zoom. A hand between two strokes comes
 * back sooner, and would have to wait for that drawing.
 */
const SHARPEN_MS = 250;

/**
 * Moves the stage without React: while it moves nothing changes but one transform on one layer, which the browser's
 * compositor can do alone. A glide interrupted by a hand starts from what is seen at that moment.
 */
export class StageMotion {
  /** Null before the area is measured. */
  sight: Sight | null = null;
  private readonly stage: () => HTMLElement | null;
  private animation: Animation | null = null;
  private glideNow: Glide | null = null;
  /** Where the stage is, or will be when its glide ends. */
  private view: View;
  /** Calls off what is about to bring the stage elsewhere. */
  private callOff: () => void = () => {};
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: () => HTMLElement | null, view: View) {
    this.stage = stage;
    this.view = view;
  }

  /** The view at this moment, also in the middle of a glide. */
  seen(): View {
    const stage = this.stage();
    if (this.animation === null || stage === null || this.sight === null) return this.view;
    return viewOf(new DOMMatrixReadOnly(getComputedStyle(stage).transform), this.sight.stage);
  }

  /** Under the hand: at once. */
  follow(view: View): void {
    this.callOff();
    this.animation?.cancel();
    this.animation = null;
    this.place(view);
    this.setMoving(true);
  }

  /** The stage has another size: until it rests, what is drawn is brought there as it is. */
  resize(sight: Sight | null): void {
    if (this.sight === sight) return;
    const isFirst = this.sight === null;
    this.sight = sight;
    if (isFirst) return;
    this.setMoving(true);
    if (this.animation === null) this.setMoving(false);
  }

  /**
   * Comes to rest there once a press has been answered: for a glide a browser first draws all as large as it will become.
   * Gives the way to call it off.
   */
  restSoon(view: View): () => void {
    this.callOff();
    this.callOff = afterPaint(() => this.rest(view, CALM));
    return this.callOff;
  }

  /** Comes to rest where it is, or glides there; a wall that already is, or is on its way there, goes on. */
  rest(view: View, glide: Glide | null): void {
    if (transformOf(view) === transformOf(this.view)) {
      if (this.animation === null) this.setMoving(false);
      return;
    }
    this.glide(view, glide);
  }

  glide(view: View, glide: Glide | null): void {
    this.callOff();
    const stage = this.stage();
    const from = transformOf(this.seen());
    const to = transformOf(view);
    this.animation?.cancel();
    this.animation = null;
    this.place(view);
    if (stage === null || glide === null || from === to || isStill()) {
      this.setMoving(false);
      return;
    }
    this.setMoving(true);
    const animation = stage.animate([{ transform: from }, { transform: to }], {
      duration: glide.milliseconds,
      easing: `cubic-bezier(${glide.easing.join()})`,
    });
    this.animation = animation;
    this.glideNow = glide;
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
    const { sight, view } = this;
    if (sight === null) return view;
    const way = isStill() ? 0 : MOMENTUM_WAY;
    const thrown = panView(view, { x: velocity.x * way, y: velocity.y * way }, sight.stage);
    const target = boundView(thrown, sight);
    this.glide(target, MOMENTUM);
    return target;
  }

  /** A hand on a wall that goes on by itself stops it. Gives the view in which it did. */
  hold(): View | null {
    if (this.sight === null || this.animation === null || this.glideNow !== MOMENTUM) return null;
    const view = boundView(this.seen(), this.sight);
    this.glide(view, null);
    return view;
  }

  private place(view: View): void {
    this.view = view;
    const stage = this.stage();
    if (stage) stage.style.transform = transformOf(view);
  }

  /** A layer that moves keeps its pixels; once at rest it is drawn again as sharp as it is near. */
  private setMoving(isMoving: boolean): void {
    clearTimeout(this.sharpening);
    if (isMoving) this.stage()?.toggleAttribute("data-moving", true);
    else this.sharpening = setTimeout(() => this.stage()?.toggleAttribute("data-moving", false), SHARPEN_MS);
  }
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
