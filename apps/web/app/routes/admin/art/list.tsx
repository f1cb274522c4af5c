import { arrangeFeaturedArt } from "@storywall/contract/calls/art/arrangeFeaturedArt.ts";
import { createArtItem } from "@storywall/contract/calls/art/createArtItem.ts";
import { createArtSet } from "@storywall/contract/calls/art/createArtSet.ts";
import { deleteArtSet } from "@storywall/contract/calls/art/deleteArtSet.ts";
import { getOwnerArt } from "@storywall/contract/calls/art/getOwnerArt.ts";
import { updateArtSet } from "@storywall/contract/calls/art/updateArtSet.ts";
import type { CallResult } from "@storywall/contract/client.ts";
import { ArtAdminPage } from "../../../features/admin/art/ArtAdminPage.tsx";
import { adminApi } from "../../../features/admin/shell/adminApi.ts";
import { loadOrReuse, useSaveLoaded } from "../../../features/admin/shell/lastLoaded.ts";
import { useAdminRevalidator } from "../../../features/admin/shell/useAdminRevalidator.ts";
import { showNotice } from "../../../features/admin/ui/notices.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { errorMessage, NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/list.ts";
import { useSetOnSale } from "./useSetOnSale.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const art = unwrapOwnerReply(await createLoaderApi(context)(getOwnerArt, {}));
  return { art, staleSince: null as string | null };
}

/** The catalogue stays while the shop does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { data, staleSince } = await loadOrReuse("art", serverLoader, isArtData);
  return { ...data, staleSince };
}

type ArtData = Awaited<ReturnType<typeof loader>>;
const isArtData = (data: unknown): data is ArtData =>
  typeof data === "object" && data !== null && "art" in data;

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches }) => adminMetaFor(matches, "Art");

export default function AdminArt({ loaderData }: Route.ComponentProps) {
  const { art, staleSince } = loaderData;
  useSaveLoaded("art", loaderData);
  const { revalidate } = useAdminRevalidator();
  const setOnSale = useSetOnSale();
  const run = async <Reply,>(call: Promise<CallResult<Reply>>): Promise<CallResult<Reply>> => {
    const result = await call;
    await revalidate();
    return result;
  };
  const runForMessage = async (call: Promise<CallResult<unknown>>) => errorMessage(await run(call));
  return (
    <ArtAdminPage
      art={art}
      staleSince={staleSince}
      onCreate={async (body) => {
        const result = await run(adminApi(createArtItem, { body }));
        if (result.kind === "ok")
          showNotice({ text: `${body.title} is ${body.is_on_sale ? "on sale" : "saved"}.` });
        return result;
      }}
      onArrangeFeatured={(items, seen) =>
        runForMessage(adminApi(arrangeFeaturedArt, { body: { items: [...items], seen: [...seen] } }))
      }
      onSetOnSale={setOnSale}
      setActions={{
        create: (name, item) => runForMessage(adminApi(createArtSet, { body: { name, items: [item] } })),
        arrange: (id, items, seen) => {
          const body = { items: [...items], seen: [...seen] };
          return runForMessage(adminApi(updateArtSet, { params: { id }, body }));
        },
        remove: async (id) => {
          const set = art.sets.find(({ _id }) => _id === id);
          const message = await runForMessage(adminApi(deleteArtSet, { params: { id } }));
          if (message === null && set) {
            const { name, tags, items } = set;
            const undo = () => runForMessage(adminApi(createArtSet, { body: { name, tags, items } }));
            showNotice({ text: `The set ${name} is removed.`, undo });
          }
          return message;
        },
      }}
    />
  );
}
