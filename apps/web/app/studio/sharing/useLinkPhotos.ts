import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { EMPTY_PHOTO_STORE, type PhotoState } from "../../features/photos/photoState.ts";
import type { LinkUpload } from "../../features/share/AddPhotosPage.tsx";
import { createLinkPhotoClient, type LinkStatus } from "../../features/share/linkPhotoClient.ts";
import { quietApi } from "../../lib/api/api.ts";

/**
 * Photos of this device for somebody's design: uploaded as all others, kept in the browser's database until the link has
 * them (B4), and then watched until the other side has them.
 */
export const useLinkPhotos = (token: string, opened: OpenedLink) => {
  const designKey = `link_${opened._id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its counts at the start; what comes later it asks for itself
  const linkClient = useMemo(
    () =>
      createLinkPhotoClient(
        {
          client: quietApi,
          token,
          wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        },
        opened,
      ),
    [token],
  );
  const [states, setStates] = useState(EMPTY_PHOTO_STORE);
  /** Photos that were under way in this tab for other walls; they are none of this link's business. */
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
    const unsubscribe = photos.onUpdate((found) => {
      if (!otherIds.has(found.id)) void addToLink(found);
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
  // Also what is uploaded: the link does not take it any more.
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
  message: "Not sent: the link takes no more photos.",
  canRetry: false,
} as const;
