import { type ReactNode, useEffect, useState } from "react";
import { readLastWall } from "../../lib/page/lastWall.ts";

/** Draws the shopper's photos over the picture of a wall, which is named by its address in the designer. */
export type DrawOnIllustration = (designPath: string) => ReactNode;

const load = async (designKey: string): Promise<DrawOnIllustration | undefined> => {
  const {
    default: PhotosOnIllustration,
    listOrderedPhotos,
    loadMatchingChange,
    loadSavedWall,
  } = await import("./PhotosOnIllustration.tsx");
  const [last, { startWithPhotosAndMatch: start }] = await Promise.all([
    loadSavedWall(designKey),
    loadMatchingChange(),
  ]);
  const options = { start, orderedIds: last === null ? [] : listOrderedPhotos(designKey, last) };
  return last?.photos.some(({ id }) => !options.orderedIds.includes(id))
    ? (designPath) => <PhotosOnIllustration designPath={designPath} last={last} options={options} />
    : undefined;
};

/**
 * Returns a function that draws the photos of the wall that was changed last over the pictures of other walls;
 * undefined for a visitor without such a wall, whose page loads nothing more.
 */
export const usePhotosOnIllustrations = (): DrawOnIllustration | undefined => {
  const [loaded, setLoaded] = useState<{ readonly draw: DrawOnIllustration | undefined }>();
  useEffect(() => {
    const last = readLastWall();
    if (last === null) return;
    let isStopped = false;
    load(last.designKey).then(
      (draw) => {
        if (!isStopped) setLoaded({ draw });
      },
      // Without the network the sample photographs stay.
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, []);
  return loaded?.draw;
};
