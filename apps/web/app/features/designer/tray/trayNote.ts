import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { failedCountText, type PhotoViews } from "../view/photoView.ts";
import { listFailedPhotos } from "../view/useFailedPhotos.ts";

/** State of all pending photos in one sentence. A problem is that of single photos, so it must not cover them. */
export type TrayNote = {
  readonly kind: "warning" | "progress" | "problem";
  readonly text: string;
  /** The text of a problem beside the number of photos. */
  readonly shortText?: string;
};

/** Returns the tray's note on uploads, the first that applies; null when there is nothing to wait for. */
export const trayNote = ({ photos }: Design, views: PhotoViews, isOnline: boolean): TrayNote | null => {
  const pending = photos.flatMap(({ id, handle }) => {
    const view = handle === undefined ? views[id] : undefined;
    return view && view.stage.kind !== "stored" && view.stage.kind !== "failed" ? [view] : [];
  });
  if (pending.length === 0) {
    const failed = listFailedPhotos({ photos }, views);
    return failed.length === 0
      ? null
      : {
          kind: "problem",
          text: failedCountText(failed),
          shortText: failedCountText(failed, { isShort: true }),
        };
  }
  if (pending.some(({ isUnsaved }) => isUnsaved)) {
    return {
      kind: "warning",
      text: "This browser has no space for your photos. Please keep this page open until they're uploaded.",
    };
  }
  const isDisconnected =
    !isOnline || pending.every(({ stage }) => ["paused", "waiting"].includes(stage.kind));
  if (isDisconnected && (!isOnline || pending.some(({ stage }) => stage.kind === "paused"))) {
    return {
      kind: "warning",
      text: "No connection. Your photos are safe in this browser, and the upload will carry on by itself once you're back online.",
    };
  }
  // Art has a handle and was never uploaded.
  const done = photos.filter(({ id, handle }) => handle !== undefined && artItemIdOf(id) === null).length;
  return {
    kind: "progress",
    text: `Uploading, ${done} of ${done + pending.length} done`,
  };
};

/**
 * Returns the text for screen readers: that uploads go on and that they are done, but not each of fifty. A warning is
 * announced where it is shown.
 */
export const spokenProgress = (kind: TrayNote["kind"] | undefined, hasUploaded: boolean): string => {
  if (kind === "progress") return "Uploading your photos. Keep designing while they upload.";
  return kind === undefined && hasUploaded ? "Your photos are uploaded." : "";
};
