import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { getRelatedArtItems } from "@storywall/contract/calls/art/getRelatedArtItems.ts";
import { toWireWall } from "@storywall/contract/designWire.ts";
import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useRef } from "react";
import type { ShouldRevalidateFunction } from "react-router";
import { ArtPage } from "../features/art/ArtPage.tsx";
import { artSizes, orientationOf } from "../features/art/artChoices.ts";
import { artPath } from "../features/art/artWords.ts";
import { useCart } from "../features/cart/CartProvider.tsx";
import { loadCartDrawer } from "../features/cart/loadCartDrawer.ts";
import { placeAboveSofa } from "../illustrations/art.server.ts";
import { tell } from "../lib/analytics/moments.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../loadContext.ts";
import { apiOf } from "../loaderApi.server.ts";
import { replyOf } from "../replyOf.server.ts";
import { artProduct } from "../structuredData/artProduct.server.ts";
import { breadcrumbs } from "../structuredData/breadcrumbs.server.ts";
import { photoOfArt } from "../studio/design/photoOfArt.ts";
import type { Route } from "./+types/artItem.ts";
import { cardSizesOf } from "./art/cardSizes.ts";

/** Two rows of a desktop's cards would be more than anybody looks at. */
const MOST_RELATED = 4;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const page = context.get(pageContext);
  const api = apiOf(context);
  const [item, related] = await Promise.all([
    api(getArtItem, { params }).then(replyOf),
    api(getRelatedArtItems, { params }).then(replyOf),
  ]);
  const [first, ...others] = artSizes(page.sites[page.site], orientationOf(item)).map((size) => ({
    ...size,
    ...placeAboveSofa(size),
  }));
  if (!first) throw new Error("no frame is sold singly");
  const trail = [
    { name: "Home", path: "/" },
    { name: "Art", path: "/art" },
    { name: item.title, path: artPath(item._id) },
  ];
  return {
    item,
    sizes: [first, ...others] as const,
    related: related.items.slice(0, MOST_RELATED),
    cardSizes: cardSizesOf(page.sites[page.site]),
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
            description: `${title}, a picture by ${artist}: choose its size and frame, see it above a sofa at true scale. Delivery in ${site.countryName} is in the price.`,
            path: artPath(_id),
            picture: {
              path: `${new URL(url).pathname}?w=1280`,
              alt: `${title} by ${artist}`,
              width: 1280,
              height: Math.round((1280 * height) / width),
            },
          };
        },
        loaderData.structuredData,
      );

/** Size and frame are chosen from what the page has. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Brings the picture together with cart and designer, which know nothing of each other. */
export default function ArtItemPage({ loaderData }: Route.ComponentProps) {
  const { item } = loaderData;
  const cheapest = loaderData.sizes[0].price;
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  // Pressed where the network is gone, the cart still opens and says so.
  useEffect(() => void loadCartDrawer().catch(() => undefined), []);
  useEffect(
    () => tell({ kind: "wallOpened", wall: { key: item._id, name: item.title, price: cheapest } }),
    [item, cheapest],
  );
  // The same uuid twice is one line: a second press after a lost answer makes no second picture.
  const uuid = useRef("");
  return (
    <ArtPage
      key={item._id}
      {...loaderData}
      onAddToCart={async ({ size }, frameStyle) => {
        uuid.current ||= crypto.randomUUID();
        const isAdded = await add({ uuid: uuid.current, ...toWireWall(singlePiece(item, size, frameStyle)) });
        open();
        if (isAdded) uuid.current = "";
      }}
    />
  );
}

/** A wall of one frame with the picture in it. */
const singlePiece = (item: ArtItem, size: FrameSizeKey, frameStyle: FrameStyleKey): Design => {
  const photo = photoOfArt(item);
  const wall = createDesign({ kind: "free" }, { size, frameStyle });
  return {
    ...wall,
    photos: [photo],
    tiles: wall.tiles.map((tile) => ({ ...tile, photoId: photo.id, orientation: orientationOf(item) })),
  };
};
