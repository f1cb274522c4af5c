import { addDesignLinkPhoto } from "@storywall/contract/calls/links/addDesignLinkPhoto.ts";
import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { isRetryable } from "../../lib/api/callResults.ts";
import { retryForever, type Wait } from "../../lib/api/retry.ts";

/** The status of a link: its counts, the photos of this page, and why it accepts no more. */
export type LinkStatus = {
  readonly added: number;
  readonly received: number;
  /** The photos that this page has added, by their ids in this browser. */
  readonly ownPhotoIds: ReadonlySet<string>;
  readonly endedMessage: string | null;
};

export type UploadedPhoto = { readonly id: string; readonly url: string; readonly handle: string };

type LinkPhotoClient = {
  readonly status: StoreApi<LinkStatus>;
  /** Adds an uploaded photo, with retries until the server answers. Returns true when the link has it. */
  readonly add: (photo: UploadedPhoto) => Promise<boolean>;
  /** Polls the status, with growing intervals, until the designer has all photos. */
  readonly pollStatus: () => void;
  readonly stop: () => void;
};

const ADD_RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];
const POLL_INTERVALS_MS = [1_500, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000];

type Dependencies = {
  readonly client: Client;
  readonly token: string;
  readonly wait: Wait;
};

/** Creates a client that adds this device's photos to the design of a link (B6, B7). */
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
  /** The number of the latest poll. Earlier polls stop at their next turn. */
  let latestPoll = 0;

  const addOnce = async ({ id, url, handle }: UploadedPhoto): Promise<boolean | null> => {
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
    if (isRetryable(result)) return null;
    status.setState({ endedMessage: result.message });
    return false;
  };

  const poll = async (currentPoll: number): Promise<void> => {
    for (const intervalMs of POLL_INTERVALS_MS) {
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
    }
  };

  return {
    status,
    add: (photo) => retryForever(() => addOnce(photo), ADD_RETRY_DELAYS_MS, wait),
    pollStatus: () => {
      latestPoll += 1;
      void poll(latestPoll);
    },
    stop: () => {
      isStopped = true;
    },
  };
};
