import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import { deletePhoto } from "@storywall/domain/design/commands/commands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { quietApi } from "../../lib/api/api.ts";
import { visitorId } from "../../lib/api/visitor.ts";
import { showToast } from "../../lib/page/toast.ts";

/** The shop says of a photo that it never took in, or has deleted, that it is none of its own. */
const isGone = async (userId: string, { id, url, handle }: DesignPhoto): Promise<boolean> => {
  if (artItemIdOf(id) !== null || url === undefined || handle === undefined) return false;
  const photo_obj = { uuid: id, url, handle };
  const result = await quietApi(addOrUpdateUserPhoto, { body: { user_id: userId, photo_id: id, photo_obj } });
  return result.kind === "refused" && result.error === "PHOTO_URL_NOT_OURS";
};

const running = new WeakMap<DesignerStore, Promise<boolean>>();

/**
 * Takes photos out of a wall that the shop has no more, and says so once; whether there were any. Their tiles wait for
 * others. Many pictures that fail at once are one question.
 */
export const takeOutGone = (store: DesignerStore): Promise<boolean> => {
  const asked = running.get(store) ?? ask(store).finally(() => running.delete(store));
  running.set(store, asked);
  return asked;
};

const ask = async (store: DesignerStore): Promise<boolean> => {
  const userId = visitorId();
  if (userId === null) return false;
  const { photos } = store.getState().history.present;
  const answers = await Promise.all(photos.map((photo) => isGone(userId, photo)));
  const gone = photos.filter((_, index) => answers[index]);
  for (const { id } of gone) store.getState().run(deletePhoto, { photoId: id });
  if (gone.length > 0) showToast("info", wordsFor(gone.length));
  return gone.length > 0;
};

const wordsFor = (count: number): string =>
  count === 1
    ? "One photo of this wall is no longer with us: photos go after a long time without use, or when they are deleted. Its tile waits for another one."
    : `${count} photos of this wall are no longer with us: photos go after a long time without use, or when they are deleted. Their tiles wait for others.`;
