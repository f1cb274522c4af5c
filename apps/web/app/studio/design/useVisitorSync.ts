import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useMemo } from "react";
import type { TemplateSync } from "../../features/designer/sync/templateSync.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { createPhotoSync } from "../../features/photos/upload/photoSync.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { clearVisitor, ensureVisitor } from "../../lib/api/visitor.ts";

/** Loads what saves designs. It is needed once a wall has changed, and a save waits for some seconds anyway. */
export const loadTemplateSync = () => import("../../features/designer/sync/templateSync.ts");

/** Saves photos and design with the visitor on the server, without messages and with retries (R8.5). */
export const useVisitorSync = (designKey: string) => {
  const { code } = useSite();
  const sync = useMemo(() => {
    const getVisitorId = () => ensureVisitor(code);
    const photos = createPhotoSync({ client: apiWithoutToasts, getVisitorId, clearVisitor });
    let loading: Promise<TemplateSync> | undefined;
    const withTemplates = (use: (templates: TemplateSync) => void): void => {
      loading ??= loadTemplateSync().then(({ createTemplateSync }) =>
        createTemplateSync(apiWithoutToasts, getVisitorId, clearVisitor),
      );
      // Without it this browser still has the wall. The next change tries again.
      loading.then(use, () => {
        loading = undefined;
      });
    };
    return {
      photo: photos.sync,
      photos: (design: Design) => Promise.all(design.photos.map(photos.sync)),
      design: (design: Design) => withTemplates((templates) => templates.sync(designKey, design)),
      stop: () => loading && withTemplates((templates) => templates.stop()),
    };
  }, [code, designKey]);
  useEffect(() => {
    const unsubscribe = browserPhotos().onUpdate((update) => {
      const { fileName = "", ...photo } = update;
      if (photo.handle !== undefined) void sync.photo({ ...photo, fileName });
    });
    return () => {
      unsubscribe();
      sync.stop();
    };
  }, [sync]);
  return sync;
};
