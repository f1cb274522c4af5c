import { addDesignLinkPhoto } from "@storywall/contract/calls/links/addDesignLinkPhoto.ts";
import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** How a link stands: its own counts, what this page has added, and why it takes no more. */
export type LinkStatus = {
  readonly added: number;
  readonly received: number;
  /** Photos of this page, by the ids that this browser gave them. */
  readonly ownPhotoIds: ReadonlySet<string>;
  readonly endedMessage: string | null;
};

export type UploadedPhoto = { readonly id: string; readonly url: string; readonly handle: string };

export type LinkPhotoClient = {
  readonly status: StoreApi<LinkStatus>;
  /** Adds an uploaded photo, again and again until the shop has answered. Gives whether the link has it. */
  readonly add: (photo: UploadedPhoto) => Promise<boolean>;
  /** Asks how the link stands until the other side has all, more and more seldom. */
  readonly pollStatus: () => void;
  readonly stop: () => void;
};

const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];
const POLL_INTERVALS_MS = [1_500, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000];

type Dependencies = {
  readonly client: Client;
  readonly token: string;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** The other end of a link: this device's photos go into somebody's design (B6, B7). */
export const createLinkPhotoClient = (
  { client, token, wait }: Dependencies,
  opened: Pick<OpenedLink, "photosAdded" | "photosReceived">,
): LinkPhotoClient => {
  const status = createStore<LinkStatus>(() => ({
    added: opened.photosAdded,
    received: opened.photosReceived,
    ownPhotoIds: new Set(),
    endedMessage: null,
  }));
  let isStopped = false;
  /** The watch that counts; an earlier one ends at its next look. */
  let latestPoll = 0;

  const add = async ({ id, url, handle }: UploadedPhoto, attempts = 0): Promise<boolean> => {
    if (isStopped) return false;
    const result = await client(addDesignLinkPhoto, { params: { token }, body: { url, handle } });
    if (result.kind === "ok") {
      const { photosAdded } = result.reply;
      status.setState(({ ownPhotoIds, added }) => ({
        ownPhotoIds: new Set([...ownPhotoIds, id]),
        added: Math.max(added, photosAdded),
      }));
      return true;
    }
    if (result.kind === "error" && result.status < 500 && result.status !== 429) {
      status.setState({ endedMessage: result.message });
      return false;
    }
    await wait(RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)] ?? 0);
    return add({ id, url, handle }, attempts + 1);
  };

  const poll = async (currentPoll: number, pollCount: number): Promise<void> => {
    const intervalMs = POLL_INTERVALS_MS[pollCount];
    if (intervalMs === undefined) return;
    await wait(intervalMs);
    if (isStopped || currentPoll !== latestPoll) return;
    const result = await client(openDesignLink, { params: { token } });
    if (result.kind === "ok") {
      const { photosAdded: added, photosReceived: received } = result.reply;
      status.setState({ added, received });
      if (received >= added) return;
    } else if (result.kind === "error" && result.status === 410) {
      return status.setState({ endedMessage: result.message });
    }
    return poll(currentPoll, pollCount + 1);
  };

  return {
    status,
    add,
    pollStatus: () => {
      latestPoll += 1;
      void poll(latestPoll, 0);
    },
    stop: () => {
      isStopped = true;
    },
  };
};
