import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";

export type ReceivedPhotos = { readonly photos: readonly ArrivedPhoto[]; readonly isOpen: boolean };

export type PollDependencies = {
  /** Says which photos the design has, and gives those that it has not; null when nobody answers. */
  readonly fetchReceived: (received: readonly string[]) => Promise<ReceivedPhotos | null>;
  /** Called once for each photo, in the order in which they came. */
  readonly onPhotos: (photos: readonly ArrivedPhoto[]) => void;
  /** No link takes photos any more. */
  readonly onLinksClosed: () => void;
  /** Resolves after so long, or sooner when `hurry` is called; never while nobody looks at the page. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type ReceivedPhotosPoll = { readonly stop: () => void };

/** A phone sends a photo every few seconds; family that sends one a week need not be waited for so closely. */
export const MIN_POLL_INTERVAL_MS = 2_000;
export const MAX_POLL_INTERVAL_MS = 30_000;
const BACKOFF_FACTOR = 1.25;
/** Long enough for the design to be saved, so that what is called received survives a reload. */
const SAVE_DELAY_MS = 1_000;

/**
 * Photos that come to a design by links, for as long as a link takes them. Asks often at first and after each photo, then
 * more and more seldom (docs/decisions/0022).
 */
export const pollReceivedPhotos = ({
  fetchReceived,
  onPhotos,
  onLinksClosed,
  wait,
}: PollDependencies): ReceivedPhotosPoll => {
  let isStopped = false;
  const seenIds = new Set<string>();

  const poll = async (received: readonly string[], intervalMs: number): Promise<void> => {
    if (isStopped) return;
    const reply = await fetchReceived(received);
    if (isStopped) return;
    const newPhotos = (reply?.photos ?? []).filter(({ userPhotoId }) => !seenIds.has(userPhotoId));
    for (const { userPhotoId } of newPhotos) seenIds.add(userPhotoId);
    if (newPhotos.length > 0) onPhotos(newPhotos);
    // Also those that came before: the word that they are here may have got lost.
    const receivedIds = reply?.photos.map(({ userPhotoId }) => userPhotoId) ?? received;
    if (reply?.isOpen === false && receivedIds.length === 0) return onLinksClosed();
    await wait(newPhotos.length > 0 ? SAVE_DELAY_MS : intervalMs);
    const nextIntervalMs =
      newPhotos.length > 0
        ? MIN_POLL_INTERVAL_MS
        : Math.min(intervalMs * BACKOFF_FACTOR, MAX_POLL_INTERVAL_MS);
    return poll(receivedIds, nextIntervalMs);
  };
  void poll([], MIN_POLL_INTERVAL_MS);
  return {
    stop: () => {
      isStopped = true;
    },
  };
};
