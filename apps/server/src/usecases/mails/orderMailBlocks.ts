import { compareSizes, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { isArtOnly } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { changesOf, changesText } from "@storywall/domain/orders/changesText.ts";
import { changeWindowEnd, photosCompletedAt } from "@storywall/domain/orders/changeWindow.ts";
import { calculateArrivalDates, calendarOfRate } from "@storywall/domain/orders/deliveryPromise.ts";
import { calculateDispatchDates, localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { arrivalText, formatDay, formatDayRange } from "@storywall/domain/orders/formatDay.ts";
import { NO_CHANGES_TEXT } from "@storywall/domain/orders/noChangesText.ts";
import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { dispatchCountsFrom } from "@storywall/domain/orders/waitingTime.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { sellerName, taxNumberAlone } from "@storywall/domain/text/sellerText.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { MailBlock, MailRow } from "./mailContent.ts";
import type { OrderMailData } from "./orderMail.ts";

/** Returns a row for each wall: quantity, frames with size and style, price. */
export const wallRows = ({ lines, currency }: OrderRecord): readonly MailRow[] =>
  lines.map(({ title, design, quantity, price }) => ({
    label: quantity === 1 ? title : `${quantity} × ${title}`,
    details: frameDescriptionsOf(design),
    amount: formatMoney(price, currency),
  }));

/**
 * Returns a line for each kind of frame in the design, smallest first, with its count: "4 × Medium, 30 × 45 cm,
 * Timeless (black frame, white mat around the photo)".
 */
export const frameDescriptionsOf = (design: Design): readonly string[] => {
  const counts = new Map<string, number>();
  const sized = design.tiles.map((tile) => ({ tile, size: sizeOfTile(design, tile) }));
  for (const { tile, size } of sized.toSorted((one, other) => compareSizes(one.size, other.size))) {
    const { name, width, height } = FRAME_SIZES[size];
    const style = FRAME_STYLES[frameStyleOfTile(design, tile)];
    const description = `${style.description.charAt(0).toLowerCase()}${style.description.slice(1)}`;
    const frame = `${name}, ${width / 10} × ${height / 10} cm, ${style.name} (${description})`;
    counts.set(frame, (counts.get(frame) ?? 0) + 1);
  }
  return [...counts].map(([frame, count]) => `${count} × ${frame}`);
};

/** Returns the rows of the amounts, up to the total and the tax it contains. */
export const totalRows = ({ order, site }: OrderMailData): readonly MailRow[] => {
  const { price, discount, promo, tax, total, currency } = order;
  const delivery = minor(total - price + discount);
  const name = findSpecialDelivery(site, order.shippingRate);
  const format = (amount: typeof total) => formatMoney(amount, currency);
  return [
    { label: "Subtotal", amount: format(price) },
    ...(discount > 0
      ? [{ label: promo ? `Discount (${promo.code})` : "Discount", amount: format(minor(-discount)) }]
      : []),
    {
      label: name === null ? "Delivery" : `Delivery (${name})`,
      amount: delivery === 0 ? "Free" : format(delivery),
    },
    { label: "Total", amount: format(total), isTotal: true },
    { label: `Includes ${site.tax.name} (${site.tax.percent}%)`, amount: format(tax) },
  ];
};

/**
 * Returns the date of an instant in the site's time zone, with the year, since receipts are kept for years:
 * `2026-11-21T22:30:00Z` is "Sunday 22 November 2026" in Cape Town.
 */
export const formatLocalDay = (instant: Date, { timeZone }: Pick<Site, "timeZone">): string => {
  const day = localDay(instant.toISOString(), timeZone);
  return `${formatDay(day)} ${day.slice(0, 4)}`;
};

/**
 * Returns when a complete order is dispatched: "Monday 23 November or Tuesday 24 November"; null when no page
 * has named a day.
 */
export const dispatchDatesText = ({ order, site, isTest }: OrderMailData): string | null => {
  if (isTrial(site, isTest)) return null;
  const { from, to } = calculateDispatchDates(countsFrom(order), site);
  return formatDayRange(from, to, "or");
};

/** Returns when a complete order arrives: "between Thu 26 and Mon 30 Nov"; null when the site promises no days. */
export const arrivalDatesText = ({ order, site, isTest }: OrderMailData): string | null => {
  if (isTrial(site, isTest)) return null;
  const arrival = calculateArrivalDates(countsFrom(order), calendarOfRate(site, order.shippingRate));
  return arrival && arrivalText(arrival.from, arrival.to);
};

/** Returns true for a test order of a shop that is not open yet: its pages name no days. */
const isTrial = (site: Site, isTest = false): boolean => isTest && findMissingDetails(site).length > 0;

const countsFrom = (order: OrderMailData["order"]): string => {
  const complete = photosCompletedAt(order.history) ?? order.createdAt;
  return dispatchCountsFrom(complete, order, order.waitingSince ?? complete).toISOString();
};

/** Returns blocks that say until when an order can be changed, or that it cannot be (B9). */
export const changeWindowBlocks = ({ order, site }: OrderMailData): readonly MailBlock[] => {
  const { changeWindowMinutes: minutes } = site;
  const isArt = order.lines.every(({ design }) => isArtOnly(design));
  const end = changeWindowEnd(order, minutes);
  if (end === null)
    return [{ kind: "paragraph", text: changesText({ minutes, from: "last photo", isArtOnly: isArt }) }];
  if (minutes === 0) return [{ kind: "paragraph", text: NO_CHANGES_TEXT }];
  const at = end.toISOString();
  const until = `${formatTimeOfDay(at, site)} on ${formatDay(localDay(at, site.timeZone))}`;
  return [
    {
      kind: "paragraph",
      text: `Need to change something? Until ${until} (${site.copy.business_location} time), you can ${changesOf(isArt)} on your order page, or cancel the order. After that, we start making it.`,
    },
  ];
};

/**
 * Details of the seller, so that the confirmation can be used for accounting. With the seller's tax number it is the
 * tax invoice that both countries require.
 */
export const sellerBlocks = ({ order, site }: OrderMailData): readonly MailBlock[] => {
  const { legalName, registration, taxNumber, address } = site.business;
  const lines = [
    sellerName(legalName),
    registration,
    taxNumber === null ? null : `${site.tax.name} registration: ${taxNumberAlone(site.tax.name, taxNumber)}`,
    address,
    `Order ${order.number}, placed on ${formatLocalDay(order.createdAt, site)}`,
  ];
  return [
    { kind: "heading", text: taxNumber === null ? "Sold by" : "Tax invoice" },
    { kind: "lines", lines: lines.filter((line): line is string => line !== null) },
  ];
};

/** Returns the lines of the order's delivery address. */
export const orderAddressLines = ({
  order,
  site,
}: Pick<OrderMailData, "order" | "site">): readonly string[] =>
  formatAddressLines(order.shippingAddress, site.countryName);

/**
 * Returns whether a courier carries the parcel, so that the shop does not deliver it and it is not collected.
 */
export const isWithCourier = ({ tracking }: Pick<OrderRecord, "tracking">): boolean =>
  tracking?.number !== "";

/**
 * Returns blocks with the courier of a parcel, its number and page. Empty before the parcel is sent, and when
 * there is no courier.
 */
export const trackingBlocks = ({ tracking }: Pick<OrderRecord, "tracking">): readonly MailBlock[] => {
  if (!tracking) return [];
  const { carrier, number, url } = tracking;
  if (number === "") return [];
  return [
    { kind: "paragraph", text: `It's with ${carrier}. The tracking number is ${number}.` },
    ...(url === null ? [] : [{ kind: "link", label: "Track your parcel", url } as const]),
  ];
};

/**
 * Returns " 082 123 4567", or an empty text when the order has no number. It is that of the recipient of the
 * parcel, who need not be the reader.
 */
export const phoneText = ({ shippingAddress: { phone } }: Pick<OrderRecord, "shippingAddress">): string =>
  phone ? ` ${phone}` : "";

/** Returns how many photos all walls of an order still lack (R4.4). */
export const countMissingPhotos = (lines: readonly Pick<PricedLine, "design">[]): number =>
  lines.reduce((sum, { design }) => sum + countEmptyTiles(design), 0);

/** Returns how many framed tiles an order has. */
export const countTiles = ({ lines }: Pick<OrderRecord, "lines">): number =>
  lines.reduce((sum, { design, quantity }) => sum + quantity * design.tiles.length, 0);

/** Returns "one photo" or "12 photos". */
export const photoCountText = (count: number): string => (count === 1 ? "one photo" : `${count} photos`);
