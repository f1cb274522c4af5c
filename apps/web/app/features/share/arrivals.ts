import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";

export type Arrived = { readonly photos: readonly ArrivedPhoto[]; readonly isOpen: boolean };

export type ArrivalsDependencies = {
  /** Says which photos the design has, and gives those that it has not; null when nobody answers. */
  readonly ask: (received: readonly string[]) => Promise<Arrived | null>;
  /** Called once for each photo, in the order in which they came. */
  readonly onPhotos: (photos: readonly ArrivedPhoto[]) => void;
  /** No link takes photos any more. */
  readonly onClosed: () => void;
  /** Resolves after so long, or sooner when `hurry` is called; never while nobody looks at the page. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

export type Arrivals = { readonly stop: () => void };

/** A phone sends a photo every few seconds; family that sends one a week need not be waited for so closely. */
export const SHORTEST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 30_000;
const LONGER = 1.25;
/** Long enough for the design to be saved, so that what is called received survives a reload. */
const SAVED_AFTER_MS = 1_000;

/**
 * Photos that come to a design by links, for as long as a link takes them. Asks often at first and after each photo, then
 * more and more seldom (docs/decisions/0022).
 */
export const followArrivals = ({ ask, onPhotos, onClosed, pause }: ArrivalsDependencies): Arrivals => {
  let isOver = false;
  const seen = new Set<string>();

  const follow = async (received: readonly string[], pauseMs: number): Promise<void> => {
    if (isOver) return;
    const arrived = await ask(received);
    if (isOver) return;
    const fresh = (arrived?.photos ?? []).filter(({ userPhotoId }) => !seen.has(userPhotoId));
    for (const { userPhotoId } of fresh) seen.add(userPhotoId);
    if (fresh.length > 0) onPhotos(fresh);
    // Also those that came before: the word that they are here may have got lost.
    const here = arrived?.photos.map(({ userPhotoId }) => userPhotoId) ?? received;
    if (arrived?.isOpen === false && here.length === 0) return onClosed();
    await pause(fresh.length > 0 ? SAVED_AFTER_MS : pauseMs);
    const next = fresh.length > 0 ? SHORTEST_PAUSE_MS : Math.min(pauseMs * LONGER, LONGEST_PAUSE_MS);
    return follow(here, next);
  };
  void follow([], SHORTEST_PAUSE_MS);
  return {
    stop: () => {
      isOver = true;
    },
  };
};
