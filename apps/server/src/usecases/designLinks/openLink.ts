import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { checkLinkOpen, extendExpiry, type LinkErrorCode } from "./checkLinkOpen.ts";

export type OpenedLink = {
  readonly link: DesignLink;
  readonly photos: { readonly added: number; readonly received: number };
};

/** What a link shows to whoever has it; that is a use of it. */
export const openLink = async (
  shop: Pick<Shop, "repositories" | "clock" | "designLinkTtlMs">,
  token: string,
): Promise<Result<OpenedLink, LinkErrorCode>> => {
  const { designLinks, previews } = shop.repositories;
  const found = checkLinkOpen(await designLinks.find(token), shop);
  if (found.kind === "error") return found;
  const expiresAt = await extendExpiry(shop, shop.repositories, found.value);
  // Links of before the pictures showed rooms have none of theirs yet.
  if (found.value.design.room) await previews.save(found.value.design);
  const photos = await designLinks.countPhotos(found.value.id);
  return ok({ link: { ...found.value, expiresAt }, photos });
};
