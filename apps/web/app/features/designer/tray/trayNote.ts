import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoViews } from "../view/photoView.ts";

/** How it stands with the photos on their way, as one sentence for all of them. */
export type TrayNote = { readonly kind: "warning" | "progress"; readonly words: string };

/** What the tray says of the uploads; null when there is nothing to wait for. The first that applies. */
export const trayNote = ({ photos }: Design, views: PhotoViews, isOnline: boolean): TrayNote | null => {
  const onTheirWay = photos.flatMap(({ id, handle }) => {
    const view = handle === undefined ? views[id] : undefined;
    return view && view.stage.kind !== "stored" && view.stage.kind !== "refused" ? [view] : [];
  });
  if (onTheirWay.length === 0) return refusedNote(photos.filter((photo) => isRefused(photo, views)).length);
  if (onTheirWay.some(({ isUnkept }) => isUnkept)) {
    return {
      kind: "warning",
      words:
        "This browser has no room to keep your photos. Please leave this page open until they are uploaded.",
    };
  }
  const isCutOff = !isOnline || onTheirWay.every(({ stage }) => ["paused", "waiting"].includes(stage.kind));
  if (isCutOff && (!isOnline || onTheirWay.some(({ stage }) => stage.kind === "paused"))) {
    return {
      kind: "warning",
      words: "No connection. Your photos are safe in this browser, and the upload goes on by itself.",
    };
  }
  const done = photos.filter(({ handle }) => handle !== undefined).length;
  return {
    kind: "progress",
    words: `Uploading, ${done} of ${done + onTheirWay.length} done. Go on meanwhile.`,
  };
};

/**
 * The uploads for a screen reader: that they go on and that they are done, but not each of fifty. A warning is announced where
 * it is shown.
 */
export const spokenProgress = (kind: TrayNote["kind"] | undefined, wasUploading: boolean): string => {
  if (kind === "progress") return "Uploading your photos. Go on meanwhile.";
  return kind === undefined && wasUploading ? "Your photos are uploaded." : "";
};

/** Among many photos the marked one is out of sight. */
const refusedNote = (count: number): TrayNote | null =>
  count === 0
    ? null
    : {
        kind: "warning",
        words:
          count === 1
            ? "1 photo has a problem. It is marked among your photos."
            : `${count} photos have a problem. They are marked among the others.`,
      };

const isRefused = ({ id, handle }: DesignPhoto, views: PhotoViews): boolean =>
  handle === undefined && views[id]?.stage.kind === "refused";
