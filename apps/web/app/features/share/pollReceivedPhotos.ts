import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";

export type ReceivedPhotos = { readonly photos: readonly ArrivedPhoto[]; readonly isOpen: boolean };

type PollDependencies = {
  /** Reports which photos the design has, and returns the others. Null when the server is unreachable. */
  readonly fetchReceived: (received: readonly string[]) => Promise<ReceivedPhotos | null>;
  /** Called once for each photo, in order of arrival. */
  readonly onPhotos: (photos: readonly ArrivedPhoto[]) => void;
  /** Called when no link accepts photos any more. */
  readonly onLinksClosed: () => void;
  /** Resolves after this time, but only while the page is visible. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type ReceivedPhotosPoll = { readonly stop: () => void };

/** A phone sends a photo every few seconds. For family who send one a week the interval grows. */
export const MIN_POLL_INTERVAL_MS = 2_000;
export const MAX_POLL_INTERVAL_MS = 30_000;
const BACKOFF_FACTOR = 1.25;
/** Long enough for the design to be saved, so that a photo that was reported as received survives a reload. */
const SAVE_DELAY_MS = 1_000;

/**
 * Polls for photos that arrive by links, while a link accepts them. Intervals are short at first and after each photo,
 * then grow (docs/decisions/0022).
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
    // Includes photos of earlier polls: the report that they were received may have failed.
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
