import type { Rectangle, ThumbnailPhoto } from "../../features/designer/storage/walls/wallSummary.ts";

/** A photo in the opening of its frame, in mm. Draws nothing while no address of the photo is known. */
export function PhotoInOpening({
  photo,
  opening,
  pendingUrls,
  onError,
}: {
  readonly photo: ThumbnailPhoto;
  readonly opening: Rectangle;
  /**
   * Addresses of photos that the shop does not have yet, by id; null for those that this browser does not have either.
   */
  readonly pendingUrls: ReadonlyMap<string, string | null>;
  /** Called when the image does not load. */
  readonly onError?: () => void;
}) {
  const url = photo.url === null ? pendingUrls.get(photo.id) : smallCopy(photo.url);
  if (!url) return null;
  const [x, y, width, height] = opening;
  // An inner <svg> clips what it holds.
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={opening.join(" ")} aria-hidden="true">
      <image
        href={url}
        width={photo.width}
        height={photo.height}
        preserveAspectRatio="none"
        onError={onError}
        transform={`matrix(${photo.matrix.join(" ")})`}
      />
    </svg>
  );
}

const smallCopy = (url: string): string => `${url}${url.includes("?") ? "&" : "?"}w=320`;
