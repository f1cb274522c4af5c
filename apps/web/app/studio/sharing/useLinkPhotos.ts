import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { EMPTY_PHOTO_STORE, type PhotoState } from "../../features/photos/photoState.ts";
import type { LinkUpload } from "../../features/share/AddPhotosPage.tsx";
import { createLinkPhotoClient, type LinkStatus } from "../../features/share/linkPhotoClient.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { sleep } from "../../lib/api/retry.ts";

/**
 * Sends photos of this device to another person's design through a link. They are uploaded like all others, and saved
 * in the browser's database until the link has them (B4). Then polls until the other person's designer has them.
 */
export const useLinkPhotos = (token: string, opened: OpenedLink) => {
  const designKey = `link_${opened._id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first counts; the client polls later ones
  const linkClient = useMemo(
    () =>
      createLinkPhotoClient(
        {
          client: apiWithoutToasts,
          token,
          wait: sleep,
        },
        opened,
      ),
    [token],
  );
  const [states, setStates] = useState(EMPTY_PHOTO_STORE);
  /** Photos of other designs that were pending in this tab: they do not belong to this link. */
  const [otherPhotoIds, setOtherPhotoIds] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const photos = browserPhotos();
    const otherIds = new Set(Object.keys(photos.states.getState()));
    setStates(photos.states);
    setOtherPhotoIds(otherIds);
    const startedIds = new Set<string>();
    const addToLink = async ({
      id,
      url,
      handle,
    }: Pick<DesignPhoto, "id" | "url" | "handle">): Promise<void> => {
      if (url === undefined || handle === undefined || startedIds.has(id)) return;
      startedIds.add(id);
      if (!(await linkClient.add({ id, url, handle }))) return;
      void photos.release([id], designKey);
      linkClient.pollStatus();
    };
    const unsubscribe = photos.onUpdate((update) => {
      if (!otherIds.has(update.id)) void addToLink(update);
    });
    void photos.restore(designKey).then((restored) => {
      for (const { photo } of restored) void addToLink(photo);
    });
    linkClient.pollStatus();
    return () => {
      unsubscribe();
      linkClient.stop();
    };
  }, [linkClient, designKey]);

  const status = useStore(linkClient.status);
  const photoStates = useStore(states);
  const photos = Object.values(photoStates)
    .filter(({ id }) => otherPhotoIds !== null && !otherPhotoIds.has(id))
    .map((photo) => toLinkUpload(photo, status));
  const addFiles = (files: readonly File[]) => void browserPhotos().addFiles(files, designKey);
  return { photos, status, addFiles };
};

const toLinkUpload = (photo: PhotoState, status: LinkStatus): LinkUpload => ({
  ...photo,
  step: toUploadStep(photo, status),
});

const toUploadStep = (
  { id, stage }: PhotoState,
  { ownPhotoIds, endedMessage }: LinkStatus,
): LinkUpload["step"] => {
  // Uploaded photos too: the link no longer accepts them.
  if (endedMessage !== null && !ownPhotoIds.has(id)) return LINK_CLOSED_STEP;
  switch (stage.kind) {
    case "reading":
    case "waiting":
      return { kind: "waiting" };
    case "paused":
      return { kind: "paused" };
    case "uploading":
      return { kind: "sending", sent: stage.sent };
    case "stored":
      return ownPhotoIds.has(id) ? { kind: "added" } : { kind: "sending", sent: 1 };
    case "failed":
      return { kind: "error", ...stage.problem };
  }
};

const LINK_CLOSED_STEP = {
  kind: "error",
  message: "Not sent: this link can't take any more photos.",
  canRetry: false,
} as const;
