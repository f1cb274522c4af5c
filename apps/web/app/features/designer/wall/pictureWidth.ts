/** Of the widths that the shop gives, those that a wall asks for, in px. */
export type PictureWidth = 640 | 1280;

/** Pixels of the largest tile above which the larger picture is wanted, and below which the smaller one will do again. */
export const TOO_LARGE_FOR_SMALL = 640;
const SMALL_WILL_DO = 320;

/**
 * The pictures that a wall asks for when its largest tile is so many of the screen's pixels long, and it showed these until
 * now. A panel that leaves the wall less room is no reason to load all of them again; more tiles are, since a dozen large
 * pictures take 45 MB more.
 */
export const pictureWidthFor = (pixels: number, shown: PictureWidth): PictureWidth =>
  pixels > (shown === 1280 ? SMALL_WILL_DO : TOO_LARGE_FOR_SMALL) ? 1280 : 640;
