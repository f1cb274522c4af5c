import type { OpenedLink } from "@storywall/contract/schemas/designLink.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { NO_PHOTOS, type PhotoState } from "../../features/photos/photoState.ts";
import type { SentPhoto } from "../../features/share/AddPhotosPage.tsx";
import { createLinkPhotos, type LinkStanding } from "../../features/share/linkPhotos.ts";
import { quietApi } from "../../lib/api/api.ts";

/**
 * Photos of this device for somebody's design: uploaded as all others, kept in the browser's database until the link has
 * them (B4), and then watched until the other side has them.
 */
export const useLinkPhotos = (token: string, opened: OpenedLink) => {
  const designKey = `link_${opened._id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its counts at the start; what comes later it asks for itself
  const link = useMemo(
    () =>
      createLinkPhotos(
        {
          client: quietApi,
          token,
          wait: (milliseconds) => new Promise((go) => setTimeout(go, milliseconds)),
        },
        opened,
      ),
    [token],
  );
  const [states, setStates] = useState(NO_PHOTOS);
  /** Photos that were under way in this tab for other walls; they are none of this link's business. */
  const [others, setOthers] = useState<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const photos = browserPhotos();
    const elsewhere = new Set(Object.keys(photos.states.getState()));
    setStates(photos.states);
    setOthers(elsewhere);
    const adding = new Set<string>();
    const add = async ({ id, url, handle }: Pick<DesignPhoto, "id" | "url" | "handle">): Promise<void> => {
      if (url === undefined || handle === undefined || adding.has(id)) return;
      adding.add(id);
      if (!(await link.add({ id, url, handle }))) return;
      void photos.release([id], designKey);
      link.watch();
    };
    const stopFinding = photos.onFound((found) => {
      if (!elsewhere.has(found.id)) void add(found);
    });
    void photos.restore(designKey).then((left) => {
      for (const { photo } of left) void add(photo);
    });
    link.watch();
    return () => {
      stopFinding();
      link.stop();
    };
  }, [link, designKey]);

  const standing = useStore(link.standing);
  const all = useStore(states);
  const photos = Object.values(all)
    .filter(({ id }) => others !== null && !others.has(id))
    .map((photo) => toSentPhoto(photo, standing));
  const choose = (files: readonly File[]) => void browserPhotos().choose(files, designKey);
  return { photos, standing, choose };
};

const toSentPhoto = (photo: PhotoState, standing: LinkStanding): SentPhoto => ({
  ...photo,
  step: stepOf(photo, standing),
});

const stepOf = ({ id, stage }: PhotoState, { mine, ended }: LinkStanding): SentPhoto["step"] => {
  // Also what is uploaded: the link does not take it any more.
  if (ended !== null && !mine.has(id)) return NOT_TAKEN;
  switch (stage.kind) {
    case "reading":
    case "waiting":
      return { kind: "waiting" };
    case "paused":
      return { kind: "paused" };
    case "uploading":
      return { kind: "sending", sent: stage.sent };
    case "stored":
      return mine.has(id) ? { kind: "added" } : { kind: "sending", sent: 1 };
    case "refused":
      return { kind: "refused", ...stage.problem };
  }
};

const NOT_TAKEN = {
  kind: "refused",
  message: "Not sent: the link takes no more photos.",
  canRetry: false,
} as const;
