import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { StoreApi } from "zustand/vanilla";

/** What the designer shows of a pending photo. The feature that adds photos provides it. */
export type PhotoView = {
  readonly id: string;
  readonly fileName: string;
  readonly stage:
    | { readonly kind: "reading" | "waiting" | "paused" | "stored" }
    /** 0 to 1; 1 while the shop processes the photo. */
    | { readonly kind: "uploading"; readonly sent: number }
    | {
        readonly kind: "failed";
        readonly problem: { readonly message: string; readonly canRetry: boolean };
      };
  /** URL of a small upright image, or null while there is none. */
  readonly source: string | null;
  /** URL of a larger one, for a wall that is zoomed in. */
  readonly fineSource: string | null;
  readonly isWithoutPreview: boolean;
  /** A file that never became a photo: no design has it. */
  readonly isOnlyFile?: boolean;
  /** The name of the tile that such a file was chosen for. */
  readonly tile?: string | null;
  /** This page has the only copy until it is uploaded. */
  readonly isUnsaved: boolean;
};

export type PhotoViews = Readonly<Record<string, PhotoView>>;
export type PhotoViewStore = Pick<StoreApi<PhotoViews>, "getState" | "getInitialState" | "subscribe">;

/**
 * Checks whether a photo has not been read yet: this browser cannot show it, and the shop has not got it. It may be damaged,
 * so its size says nothing about its print.
 */
export const isUnread = (view: PhotoView | undefined): boolean =>
  view?.isWithoutPreview === true && view.stage.kind !== "stored";

/** Above this width, in px, the fine image is used: the wall is zoomed in. */
const MAX_SMALL_PHOTO_PX = 640;

/** Returns the URL of the shop's copy of a photo in a width. */
export const photoCopyUrl = (url: string, width: PhotoWidth): string =>
  `${url}${url.includes("?") ? "&" : "?"}w=${width}`;

/**
 * Returns the URL of a photo's image: the browser's own while it has one, otherwise the shop's at about the shown
 * width.
 */
export const findPhotoSource = (
  photo: DesignPhoto | undefined,
  own: Pick<PhotoView, "source" | "fineSource"> | undefined,
  width: PhotoWidth,
): string | null => {
  const shopUrl = photo?.url === undefined ? null : photoCopyUrl(photo.url, width);
  return width > MAX_SMALL_PHOTO_PX
    ? (own?.fineSource ?? shopUrl ?? own?.source ?? null)
    : (own?.source ?? shopUrl);
};

/**
 * Returns the numbers of failed photos and of files that never became photos as text, counted apart from weak prints: "2
 * photos can't be used, 1 file not added". The photos stay with the wall; the files are only listed until the shopper
 * leaves it. `isShort`: beside the number of photos.
 */
export const failedCountText = (
  views: readonly (PhotoView | undefined)[],
  { isShort = false }: { readonly isShort?: boolean } = {},
): string => {
  const fileCount = views.filter((view) => view?.isOnlyFile).length;
  const photos = views.filter((view) => !view?.isOnlyFile);
  const count = photos.length;
  const verb = canRetryAll(photos) ? (count === 1 ? "wasn't uploaded" : "weren't uploaded") : "can't be used";
  return [
    count > 0 && (isShort ? `${count} ${verb}` : `${count} ${count === 1 ? "photo" : "photos"} ${verb}`),
    fileCount > 0 &&
      (isShort ? `${fileCount} not added` : `${fileCount} ${fileCount === 1 ? "file" : "files"} not added`),
  ]
    .filter(Boolean)
    .join(", ");
};

/** Returns the same for photos on the wall, by the action that is needed: "2 tiles need another photo". */
export const failedTilesText = (views: readonly (PhotoView | undefined)[]): string => {
  if (canRetryAll(views)) return failedCountText(views);
  return views.length === 1 ? "1 tile needs another photo" : `${views.length} tiles need another photo`;
};

const canRetryAll = (views: readonly (PhotoView | undefined)[]): boolean =>
  views.every((view) => view?.stage.kind === "failed" && view.stage.problem.canRetry);

/** Returns the part sent so far, 0 to 1, while a photo is pending; null when there is nothing to wait for. */
export const progressOf = (view: PhotoView | undefined): number | null => {
  switch (view?.stage.kind) {
    case "reading":
    case "waiting":
    case "paused":
      return 0;
    case "uploading":
      return view.stage.sent;
    default:
      return null;
  }
};

/** The width of a thumbnail's image in the tray, in px of the stored image. */
export const THUMBNAIL_WIDTH = 320 satisfies PhotoWidth;

/**
 * Returns the text in the place of a thumbnail that cannot be shown; null while there is an image or it is being read.
 * A button that shows the text must contain it in its name (WCAG 2.5.3).
 */
export const missingThumbnailText = (photo: DesignPhoto, view: PhotoView | undefined): string | null => {
  if (findPhotoSource(photo, view, THUMBNAIL_WIDTH)) return null;
  if (view?.stage.kind === "failed") return "No preview";
  return view && !view.isWithoutPreview ? null : "Preview after upload";
};

export const WAITING_MESSAGE = "Waiting to upload";

/** Returns a short text on the state of a photo, for tray and screen reader. */
export const stageMessage = (view: PhotoView | undefined): string | null => {
  switch (view?.stage.kind) {
    case "reading":
    case "waiting":
      return WAITING_MESSAGE;
    case "paused":
      return "Waiting for a connection. The upload will carry on by itself.";
    case "uploading":
      return view.stage.sent < 1 ? `Uploading, ${Math.round(view.stage.sent * 100)}%` : "Almost there";
    case "failed":
      return view.stage.problem.message;
    default:
      return null;
  }
};
