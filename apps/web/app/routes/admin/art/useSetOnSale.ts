import { saveArtItemTags } from "@storywall/contract/calls/art/saveArtItemTags.ts";
import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { adminApi } from "../../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../../features/admin/ui/notices.ts";
import { errorMessage } from "../unwrapOwnerReply.ts";

/** Returns a function that takes a picture off sale or puts it back, with a notice that undoes it. */
export const useSetOnSale = () => {
  const { revalidate } = useAdminRevalidator();
  const save = async ({ _id: id }: OwnerArtItem, is_on_sale: boolean): Promise<string | null> => {
    const result = await adminApi(saveArtItemTags, { params: { id }, body: { is_on_sale } });
    await revalidate();
    return errorMessage(result);
  };
  return async (item: OwnerArtItem, isOnSale: boolean): Promise<string | null> => {
    const message = await save(item, isOnSale);
    const text = `${item.title} is ${isOnSale ? "on sale" : "off sale"}.`;
    if (message === null) showNotice({ text, undo: () => save(item, !isOnSale) });
    return message;
  };
};
