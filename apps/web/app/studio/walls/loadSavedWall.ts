import type { Design } from "@storywall/domain/design/design.ts";
import { filterPhotos } from "@storywall/domain/design/filterPhotos.ts";
import { openHistoryDb } from "../../features/designer/storage/historyDb.ts";
import { restoreDesign } from "../../features/designer/storage/restoreDesign.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { browserPendingPhotos } from "../../features/photos/storage/pendingPhotos.ts";

/**
 * Returns a saved design with its pending photos, without opening it: no upload begins. Without those that turned out
 * damaged, which no other wall gets. Null when there is none.
 */
export const loadSavedWall = async (designKey: string): Promise<Design | null> => {
  const local = loadSavedDesign(designKey);
  const [database, photos] = await Promise.all([
    openHistoryDb().read(designKey),
    browserPendingPhotos().getAll(),
  ]);
  const blank = local?.design ?? database?.history.present;
  const pending = photos.filter(({ designs }) => designs.includes(designKey));
  if (!blank) return null;
  const damagedIds = pending.flatMap(({ photo, problem }) => (problem ? [photo.id] : []));
  const { present } = restoreDesign(blank, { local, database, pending });
  return filterPhotos(present, ({ id }) => !damagedIds.includes(id));
};
