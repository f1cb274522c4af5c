import type { EmailDataReply, VisitorDataReply } from "@storywall/contract/schemas/personalData.ts";
import type * as personalData from "../../ports/privacy/PersonalData.ts";
import type * as requests from "../../usecases/privacy/dataRequests.ts";
import { toShippingAddress } from "./address.ts";

/** Maximum number of entries in each list. One person has far fewer; staff look up the rest on request. */
const MAX_PHOTOS = 1000;
const MAX_LINKS = 1000;
const MAX_WALLS = 1000;
const MAX_ORDERS = 400;
const MAX_CHECKOUTS = 300;

type Dated = { readonly createdAt: Date };

const newest = <Item extends Dated>(items: readonly Item[], max: number): readonly Item[] =>
  items.length <= max
    ? items
    : items.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).slice(-max);

const newestOf = <Item extends Dated>(
  visitors: requests.EmailData["visitors"],
  listOf: (visitor: personalData.VisitorData) => readonly Item[],
  max: number,
): readonly Item[] => newest(visitors.flatMap(listOf), max);

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
  photos: newest(data.photos, MAX_PHOTOS).map(toPhotoData(urlOf)),
  walls: [...data.walls],
  links: newest(data.links, MAX_LINKS).map(toLinkData),
  cartWalls: data.cartWalls,
  checkouts: data.checkouts.length,
  orders: newest(data.orders, MAX_ORDERS).map(toOrderData),
});

export const toEmailData = ({ visitors, news }: requests.EmailData, urlOf: UrlOf): EmailDataReply => ({
  photos: newestOf(visitors, ({ photos }) => photos, MAX_PHOTOS).map(toPhotoData(urlOf)),
  walls: visitors.flatMap(({ walls }) => walls).slice(0, MAX_WALLS),
  links: newestOf(visitors, ({ links }) => links, MAX_LINKS).map(toLinkData),
  cartWalls: visitors.reduce((sum, { cartWalls }) => sum + cartWalls, 0),
  checkouts: newestOf(visitors, ({ checkouts }) => checkouts, MAX_CHECKOUTS).map(
    ({ createdAt, email, shippingAddress }) => ({
      createdAt: createdAt.toISOString(),
      email,
      shippingAddress: shippingAddress && toShippingAddress(shippingAddress),
    }),
  ),
  orders: newestOf(visitors, ({ orders }) => orders, MAX_ORDERS).map((order) => ({
    ...toOrderData(order),
    email: order.email,
    shippingAddress: toShippingAddress(order.shippingAddress),
  })),
  news: news.map(({ site, consentedAt, unsubscribedAt }) => ({
    site,
    consentedAt: consentedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  })),
});
