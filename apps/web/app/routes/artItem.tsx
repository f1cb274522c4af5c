import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { getRelatedArtItems } from "@storywall/contract/calls/art/getRelatedArtItems.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { useEffect, useRef } from "react";
import type { ShouldRevalidateFunction } from "react-router";
import { ArtPage } from "../features/art/ArtPage.tsx";
import { artPath } from "../features/art/artPaths.ts";
import { artSizes, orientationOf } from "../features/art/artSizes.ts";
import { useCart } from "../features/cart/CartProvider.tsx";
import { loadCartDrawer } from "../features/cart/loadCartDrawer.ts";
import { positionAboveSofa } from "../illustrations/art.server.ts";
import { track } from "../lib/analytics/analyticsEvents.ts";
import { metaFor } from "../lib/page/meta.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { artProduct } from "../structuredData/artProduct.server.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { toDesignPhoto } from "../studio/design/toDesignPhoto.ts";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/artItem.ts";
import { cardSizesOf } from "./art/cardSizes.ts";

/** One row of cards on a desktop. */
const MAX_RELATED_ITEMS = 4;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const api = createLoaderApi(context);
  const [item, related] = await Promise.all([
    api(getArtItem, { params }).then(unwrapReply),
    api(getRelatedArtItems, { params }).then(unwrapReply),
  ]);
  const [first, ...others] = artSizes(ofSite(page.sites, page.site), orientationOf(item))
    .filter(({ size }) => item.sizes.includes(size))
    .map((size) => ({ ...size, ...positionAboveSofa(size) }));
  if (!first) throw new Error("Cannot show art: no frame is sold singly in which it prints.");
  const trail = [
    { name: "Home", path: "/" },
    { name: "Art", path: "/art" },
    { name: item.title, path: artPath(item._id) },
  ];
  return {
    item,
    sizes: [first, ...others] as const,
    related: related.items.slice(0, MAX_RELATED_ITEMS),
    cardSizes: cardSizesOf(ofSite(page.sites, page.site)),
    trail,
    structuredData: [artProduct(item, [first, ...others], page), breadcrumbs(trail, page)],
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : metaFor(
        matches,
        ({ site }) => {
          const { _id, title, artist, url, width, height } = loaderData.item;
          return {
            title: `${title} by ${artist}, framed | Storywall`,
            description: `${title}, a picture by ${artist}: choose its size and frame, and see it above a sofa at true scale. Delivery in ${site.countryName} is in the price.`,
            path: artPath(_id),
            socialImage: {
              path: `${new URL(url).pathname}?w=1280`,
              alt: `${title} by ${artist}`,
              width: 1280,
              height: Math.round((1280 * height) / width),
            },
          };
        },
        loaderData.structuredData,
      );

/** A change of size or frame needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Connects the art page with the cart; one feature may not import another. */
export default function ArtItemPage({ loaderData }: Route.ComponentProps) {
  const { item } = loaderData;
  const cheapest = loaderData.sizes[0].price;
  const addToCart = useCart((cart) => cart.add);
  const openCart = useCart((cart) => cart.open);
  // Preloaded, so that without a network the cart can still open and show the error.
  useEffect(() => void loadCartDrawer().catch(() => undefined), []);
  useEffect(
    () => track({ kind: "wallOpened", wall: { key: item._id, name: item.title, price: cheapest } }),
    [item, cheapest],
  );
  // The same uuid twice is one line: pressing again after no answer adds no second one.
  const uuid = useRef("");
  return (
    <>
      <NotOpenNote />
      <ArtPage
        key={item._id}
        {...loaderData}
        onAddToCart={async ({ size }, frameStyle) => {
          uuid.current ||= crypto.randomUUID();
          const isAdded = await addToCart({
            uuid: uuid.current,
            ...toWireDesign(createSingleTileDesign(item, size, frameStyle)),
          });
          openCart();
          if (isAdded) uuid.current = "";
        }}
      />
    </>
  );
}

/** Returns a free design of one tile with the art item in it. */
const createSingleTileDesign = (item: ArtItem, size: FrameSizeKey, frameStyle: FrameStyleKey): Design => {
  const photo = toDesignPhoto(item);
  const design = createDesign({ kind: "free" }, { size, frameStyle });
  return {
    ...design,
    photos: [photo],
    tiles: design.tiles.map((tile) => ({ ...tile, photoId: photo.id, orientation: orientationOf(item) })),
  };
};
