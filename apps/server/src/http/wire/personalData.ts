import type { EmailDataReply, VisitorDataReply } from "@storywall/contract/schemas/personalData.ts";
import type * as personalData from "../../ports/privacy/PersonalData.ts";
import type * as requests from "../../usecases/privacy/dataRequests.ts";
import { toShippingAddress } from "./address.ts";

type UrlOf = (assetId: string) => string;

const toPhotoData = (urlOf: UrlOf) => (photo: personalData.VisitorData["photos"][number]) => ({
  handle: photo.assetId,
  url: urlOf(photo.assetId),
  bytes: photo.bytes,
  uploadedAt: photo.createdAt.toISOString(),
  lastUsedAt: photo.lastUsedAt.toISOString(),
});

const toLinkData = ({ kind, createdAt, expiresAt }: personalData.VisitorData["links"][number]) => ({
  kind,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const toOrderData = ({
  number,
  site,
  status,
  createdAt,
  total,
  currency,
}: personalData.VisitorData["orders"][number]) => ({
  orderNumber: number,
  site,
  status,
  placedAt: createdAt.toISOString(),
  total,
  currency,
});

export const toVisitorData = (data: personalData.VisitorData, urlOf: UrlOf): VisitorDataReply => ({
  photos: data.photos.map(toPhotoData(urlOf)),
  walls: [...data.walls],
  links: data.links.map(toLinkData),
  cartWalls: data.cartWalls,
  checkouts: data.checkouts.length,
  orders: data.orders.map(toOrderData),
});

export const toEmailData = ({ visitors, news }: requests.EmailData, urlOf: UrlOf): EmailDataReply => ({
  photos: visitors.flatMap(({ photos }) => photos.map(toPhotoData(urlOf))),
  walls: visitors.flatMap(({ walls }) => walls),
  links: visitors.flatMap(({ links }) => links.map(toLinkData)),
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
      ...toOrderData(order),
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
