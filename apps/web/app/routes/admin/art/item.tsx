import { getOwnerArt } from "@storywall/contract/calls/art/getOwnerArt.ts";
import { saveArtItemTags } from "@storywall/contract/calls/art/saveArtItemTags.ts";
import { data } from "react-router";
import { ArtItemPage } from "../../../features/admin/art/ArtItemPage.tsx";
import { type ArtTexts, toArtTexts } from "../../../features/admin/art/artForm.ts";
import { adminApi } from "../../../features/admin/shell/adminApi.ts";
import { useAdminRevalidator } from "../../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/item.ts";
import { useSetOnSale } from "./useSetOnSale.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { items } = unwrapOwnerReply(await createLoaderApi(context)(getOwnerArt, {}));
  const item = items.find(({ _id }) => _id === params.id);
  if (!item) throw data(null, { status: 404 });
  return { item, items };
}

/** Returns the texts that another person has saved; null when the shop does not answer. */
const findTheirs = async (id: string): Promise<ArtTexts | null> => {
  const result = await adminApi(getOwnerArt, {});
  const item = result.kind === "ok" ? result.reply.items.find(({ _id }) => _id === id) : undefined;
  return item ? toArtTexts(item) : null;
};

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, loaderData?.item.title ?? "Art");

export default function AdminArtItem({ loaderData: { item, items } }: Route.ComponentProps) {
  const { revalidate } = useAdminRevalidator();
  const setOnSale = useSetOnSale();
  return (
    <ArtItemPage
      key={item._id}
      item={item}
      items={items}
      onSave={async ({ texts, seen }) => {
        const result = await adminApi(saveArtItemTags, {
          params: { id: item._id },
          body: { ...texts, seen },
        });
        await revalidate();
        if (result.kind === "ok") showNotice({ text: "Saved. Shoppers see it now." });
        const isConflict = result.kind === "error" && result.error === "CONFLICT";
        const theirs = isConflict ? await findTheirs(item._id) : null;
        return { message: errorMessage(result), theirs };
      }}
      onArrangeRelated={async (related, seen) => {
        const body = { related: [...related], seen: { related: [...seen] } };
        const result = await adminApi(saveArtItemTags, { params: { id: item._id }, body });
        await revalidate();
        return errorMessage(result);
      }}
      onSetOnSale={setOnSale}
    />
  );
}
