import type { DesignLink } from "../../ports/designLinks/DesignLinks.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { keepAlive, type LinkRefusal, liveLink } from "./liveLink.ts";

export type OpenedLink = {
  readonly link: DesignLink;
  readonly photos: { readonly added: number; readonly received: number };
};

/** What a link shows to whoever has it; that is a use of it. */
export const openLink = async (
  shop: Pick<Shop, "repositories" | "clock" | "designLinkLifeMs">,
  token: string,
): Promise<Outcome<OpenedLink, LinkRefusal>> => {
  const { designLinks, previews } = shop.repositories;
  const live = liveLink(await designLinks.find(token), shop);
  if (live.kind === "refused") return live;
  const expiresAt = await keepAlive(shop, shop.repositories, live.value);
  // Links of before the pictures showed rooms have none of theirs yet.
  if (live.value.design.room) await previews.save(live.value.design);
  const photos = await designLinks.countPhotos(live.value.id);
  return done({ link: { ...live.value, expiresAt }, photos });
};
