import type { ArtItem as WireItem, ArtSet as WireSet } from "@storywall/contract/schemas/art.ts";
import type { ArtItem } from "@storywall/domain/art/artItem.ts";
import type { Page } from "@storywall/domain/art/browseArt.ts";
import type { ArtSetWithItems } from "../../usecases/art/artSets.ts";
import { artUrl } from "../../usecases/art/artUrl.ts";

export const toArtItem = (publicUrl: string, item: ArtItem): WireItem => ({
  _id: item.id,
  title: item.title,
  artist: item.artist,
  licence: item.licence,
  tags: [...item.tags],
  is_featured: item.isFeatured,
  featured_rank: item.featuredRank,
  url: artUrl(publicUrl, item.id),
  width: item.width,
  height: item.height,
});

export const toArtSet = (publicUrl: string, { set, items }: ArtSetWithItems): WireSet => ({
  _id: set.id,
  name: set.name,
  tags: [...set.tags],
  items: [...set.itemIds],
  art_items: items.map((item) => toArtItem(publicUrl, item)),
});

export const toPage = <Item, Wire>(page: Page<Item>, toWire: (item: Item) => Wire) => ({
  ...page,
  items: page.items.map(toWire),
});
