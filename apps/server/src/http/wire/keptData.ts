import type { KeptOfVisitor, KeptUnderEmail } from "@storywall/contract/schemas/keptData.ts";
import type * as kept from "../../ports/privacy/KeptData.ts";
import type * as requests from "../../usecases/privacy/dataRequests.ts";
import { toShippingAddress } from "./address.ts";

type UrlOf = (assetId: string) => string;

const toPhoto = (urlOf: UrlOf) => (photo: kept.KeptOfVisitor["photos"][number]) => ({
  handle: photo.assetId,
  url: urlOf(photo.assetId),
  bytes: photo.bytes,
  uploadedAt: photo.createdAt.toISOString(),
  lastUsedAt: photo.lastUsedAt.toISOString(),
});

const toLink = ({ kind, createdAt, expiresAt }: kept.KeptOfVisitor["links"][number]) => ({
  kind,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const toOrder = ({
  number,
  site,
  status,
  createdAt,
  total,
  currency,
}: kept.KeptOfVisitor["orders"][number]) => ({
  orderNumber: number,
  site,
  status,
  placedAt: createdAt.toISOString(),
  total,
  currency,
});

export const toKeptOfVisitor = (of: kept.KeptOfVisitor, urlOf: UrlOf): KeptOfVisitor => ({
  photos: of.photos.map(toPhoto(urlOf)),
  walls: [...of.walls],
  links: of.links.map(toLink),
  cartWalls: of.cartWalls,
  checkouts: of.checkouts.length,
  orders: of.orders.map(toOrder),
});

export const toKeptUnderEmail = (
  { visitors, news }: requests.KeptUnderEmail,
  urlOf: UrlOf,
): KeptUnderEmail => ({
  photos: visitors.flatMap(({ photos }) => photos.map(toPhoto(urlOf))),
  walls: visitors.flatMap(({ walls }) => walls),
  links: visitors.flatMap(({ links }) => links.map(toLink)),
  cartWalls: visitors.reduce((sum, { cartWalls }) => sum + cartWalls, 0),
  checkouts: visitors.flatMap(({ checkouts }) =>
    checkouts.map(({ createdAt, email, shippingAddress }) => ({
      createdAt: createdAt.toISOString(),
      email,
      shippingAddress: shippingAddress && toShippingAddress(shippingAddress),
    })),
  ),
  orders: visitors.flatMap(({ orders }) =>
    orders.map((order) => ({
      ...toOrder(order),
      email: order.email,
      shippingAddress: toShippingAddress(order.shippingAddress),
    })),
  ),
  news: news.map(({ site, consentedAt, unsubscribedAt }) => ({
    site,
    consentedAt: consentedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  })),
});
