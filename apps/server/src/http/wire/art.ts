import type {
  ArtItem as WireItem,
  OwnerArt as WireOwnerArt,
  OwnerArtItem as WireOwnerItem,
  ArtSet as WireSet,
} from "@storywall/contract/schemas/art.ts";
import type { ArtItem } from "@storywall/domain/art/artItem.ts";
import { artSizesOf } from "@storywall/domain/art/artSizes.ts";
import type { Page } from "@storywall/domain/art/browseArt.ts";
import { printableBySize } from "@storywall/domain/crop/resolution.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { ArtSetWithItems } from "../../usecases/art/artSets.ts";
import { artUrl } from "../../usecases/art/artUrl.ts";
import type { OwnerArt } from "../../usecases/art/ownerArt.ts";

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
  sizes: [...artSizesOf(item)],
});

export const toOwnerArtItem = (publicUrl: string, item: ArtItem): WireOwnerItem => ({
  ...toArtItem(publicUrl, item),
  is_on_sale: item.isOnSale,
  is_own_upload: item.assetId !== null,
  related: [...item.relatedIds],
  printable: printableBySize({ width: px(item.width), height: px(item.height) }),
});

export const toOwnerArt = (publicUrl: string, { items, sets }: OwnerArt): WireOwnerArt => ({
  items: items.map((item) => toOwnerArtItem(publicUrl, item)),
  sets: sets.map(({ id, name, tags, itemIds }) => ({ _id: id, name, tags: [...tags], items: [...itemIds] })),
});

export const toArtSet = (publicUrl: string, { set, items }: ArtSetWithItems): WireSet => ({
  _id: set.id,
  name: set.name,
  tags: [...set.tags],
  items: items.map(({ id }) => id),
  art_items: items.map((item) => toArtItem(publicUrl, item)),
});

export const toPage = <Item, Wire>(page: Page<Item>, toWire: (item: Item) => Wire) => ({
  ...page,
  items: page.items.map(toWire),
});
