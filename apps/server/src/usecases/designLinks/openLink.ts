import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { refreshPreviews } from "../previews/refreshPreviews.ts";
import type { Shop } from "../shop.ts";
import { checkLinkOpen, extendExpiry, type LinkErrorCode } from "./checkLinkOpen.ts";

export type OpenedLink = {
  readonly link: DesignLink;
  readonly photos: { readonly added: number; readonly received: number };
};

/** Returns what a link shows to its holder. Counts as a use, which extends the link. */
export const openLink = async (
  shop: Pick<Shop, "repositories" | "clock" | "designLinkTtlMs">,
  token: string,
): Promise<Result<OpenedLink, LinkErrorCode>> => {
  const { designLinks, previews } = shop.repositories;
  const found = checkLinkOpen(await designLinks.find(token), shop);
  if (found.kind === "error") return found;
  const expiresAt = await extendExpiry(shop, shop.repositories, found.value);
  // Links from before previews showed rooms have no preview of their room yet.
  if (found.value.design.room) await previews.save(found.value.design, shop.clock.now());
  else await refreshPreviews(shop, [found.value]);
  const photos = await designLinks.countPhotos(found.value.id);
  return ok({ link: { ...found.value, expiresAt }, photos });
};
