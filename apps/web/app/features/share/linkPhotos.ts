import { addDesignLinkPhoto } from "@storywall/contract/calls/links/addDesignLinkPhoto.ts";
import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** How a link stands: its own counts, what this page has added, and why it takes no more. */
export type LinkStanding = {
  readonly added: number;
  readonly received: number;
  /** Photos of this page, by the ids that this browser gave them. */
  readonly mine: ReadonlySet<string>;
  readonly ended: string | null;
};

export type UploadedPhoto = { readonly id: string; readonly url: string; readonly handle: string };

export type LinkPhotos = {
  readonly standing: StoreApi<LinkStanding>;
  /** Adds an uploaded photo, again and again until the shop has answered. Gives whether the link has it. */
  readonly add: (photo: UploadedPhoto) => Promise<boolean>;
  /** Asks how the link stands until the other side has all, more and more seldom. */
  readonly watch: () => void;
  readonly stop: () => void;
};

const ADD_AGAIN_AFTER_MS = [1_000, 3_000, 10_000, 30_000];
const LOOK_AFTER_MS = [1_500, 2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000];

type Dependencies = {
  readonly client: Client;
  readonly token: string;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** The other end of a link: this device's photos go into somebody's design (B6, B7). */
export const createLinkPhotos = (
  { client, token, wait }: Dependencies,
  opened: Pick<OpenedLink, "photosAdded" | "photosReceived">,
): LinkPhotos => {
  const standing = createStore<LinkStanding>(() => ({
    added: opened.photosAdded,
    received: opened.photosReceived,
    mine: new Set(),
    ended: null,
  }));
  let isOver = false;
  /** The watch that counts; an earlier one ends at its next look. */
  let watch = 0;

  const add = async ({ id, url, handle }: UploadedPhoto, tries = 0): Promise<boolean> => {
    if (isOver) return false;
    const result = await client(addDesignLinkPhoto, { params: { token }, body: { url, handle } });
    if (result.kind === "ok") {
      const { photosAdded } = result.reply;
      standing.setState(({ mine, added }) => ({
        mine: new Set([...mine, id]),
        added: Math.max(added, photosAdded),
      }));
      return true;
    }
    if (result.kind === "refused" && result.status < 500 && result.status !== 429) {
      standing.setState({ ended: result.message });
      return false;
    }
    await wait(ADD_AGAIN_AFTER_MS[Math.min(tries, ADD_AGAIN_AFTER_MS.length - 1)] ?? 0);
    return add({ id, url, handle }, tries + 1);
  };

  const look = async (mine: number, looks: number): Promise<void> => {
    const pause = LOOK_AFTER_MS[looks];
    if (pause === undefined) return;
    await wait(pause);
    if (isOver || mine !== watch) return;
    const result = await client(openDesignLink, { params: { token } });
    if (result.kind === "ok") {
      const { photosAdded: added, photosReceived: received } = result.reply;
      standing.setState({ added, received });
      if (received >= added) return;
    } else if (result.kind === "refused" && result.status === 410) {
      return standing.setState({ ended: result.message });
    }
    return look(mine, looks + 1);
  };

  return {
    standing,
    add,
    watch: () => {
      watch += 1;
      void look(watch, 0);
    },
    stop: () => {
      isOver = true;
    },
  };
};
