import { spellOrderNumbers } from "@storywall/domain/orders/orderNumbers.ts";
import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { tileOfWall } from "@storywall/domain/orders/wallLabel.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import { listSites, ofSite } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { PackLease } from "../../ports/packing/Packings.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findThreadOfOrder } from "../messages/threadOfOrder.ts";
import { wallOfLine } from "../orders/tileLabel.ts";
import { findWorkJobs, type PrintWork, piecesOf } from "../print/printWork.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findWarningsByParcel } from "./shippingWarnings.ts";

/** How long others see that a person is packing. */
const LEASE_MS = 10 * MINUTE_MS;

/** A framed tile to put into the parcel. A wall ordered twice has two of each. */
export type PackPiece = {
  readonly lineId: string;
  readonly tile: string;
  /** Number of the copy, from 1. */
  readonly copy: number;
  readonly print: TilePrint;
  /** Name of the print file; null until it is printed. */
  readonly fileName: string | null;
  readonly isPacked: boolean;
};

export type PackView = PrintWork & {
  readonly pieces: readonly PackPiece[];
  readonly addressLines: readonly string[];
  /** Name of the delivery when the shopper paid for an unusual one; null otherwise and for replacements. */
  readonly delivery: string | null;
  /** Messages about the order; null when there are none, or the person may not read messages. */
  readonly thread: ThreadRecord | null;
  /** Lease of another person who is packing it now; null when there is none. */
  readonly otherPacker: PackLease | null;
  readonly isSent: boolean;
  /** Reasons, besides unticked tiles, why it has probably not left yet (`findShippingWarnings`). */
  readonly shippingWarnings: readonly string[];
};

const NUMBER_NOT_FOUND = err("NOT_FOUND", "There is no order or replacement with this number.");

/** Finds an order or a replacement by the number on its documents. */
const findByNumber = async (
  { orders, replacements }: Pick<Repositories, "orders" | "replacements">,
  number: string,
): Promise<PrintWork | undefined> => {
  const replacement = await replacements.findByNumber(number);
  const order = replacement ? await orders.find(replacement.orderId) : await orders.findByNumber(number);
  return order && { number, order, replacement: replacement ?? null };
};

/** Returns the order with a typed number; when two countries have that number, the one that is being made. */
const findByTypedNumber = async (
  { repositories, sites }: Pick<Shop, "repositories" | "sites">,
  typed: string,
): Promise<PrintWork | undefined> => {
  const prefixes = listSites(sites()).map(({ orderNumberPrefix }) => orderNumberPrefix);
  const found: PrintWork[] = [];
  for (const number of spellOrderNumbers(typed, prefixes)) {
    const work = await findByNumber(repositories, number);
    if (work) found.push(work);
  }
  return (
    found.find(({ order, replacement }) => (replacement?.state ?? order.status) === "in_production") ??
    found[0]
  );
};

export const pieceName = ({ lineId, tile, copy }: Pick<PackPiece, "lineId" | "tile" | "copy">): string =>
  `${lineId} ${tile} ${copy}`;

/** Returns "Tile 3", or "Hallway, tile 3" when the order has several walls. */
export const pieceLabel = ({ order }: Pick<PrintWork, "order">, { lineId, print }: PackPiece): string =>
  tileOfWall(wallOfLine(order, lineId), print.number);

const loadPieces = async (
  repositories: Pick<Repositories, "printJobs" | "packings">,
  work: PrintWork,
): Promise<readonly PackPiece[]> => {
  const packed = new Set((await repositories.packings.findPieces([work.number])).get(work.number));
  const jobs = await findWorkJobs(repositories, work);
  return work.order.lines.flatMap(({ id: lineId, design }) =>
    getTilePrints(design).flatMap((print) => {
      const job = jobs.find((each) => each.lineId === lineId && each.tile === print.tile);
      const fileName = job?.state === "done" ? (job.file?.fileName ?? null) : null;
      const count = piecesOf(work, { lineId, tile: print.tile });
      return Array.from({ length: count }, (_, index) => {
        const piece = { lineId, tile: print.tile, copy: index + 1 };
        return { ...piece, print, fileName, isPacked: packed.has(pieceName(piece)) };
      });
    }),
  );
};

const isSent = ({ order, replacement }: PrintWork): boolean => {
  const state = replacement?.state ?? order.status;
  return state === "shipped" || state === "delivered";
};

/** Returns all data for packing one parcel, by the number on its documents in any spelling. */
export const getPackage = async (
  { repositories, sites, clock }: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
  typed: string,
): Promise<Result<PackView, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const work = await findByTypedNumber({ repositories, sites }, typed);
  if (!work) return NUMBER_NOT_FOUND;
  const { number } = work;
  const lease = (await repositories.packings.findLeases([number], clock.now())).get(number);
  const site = ofSite(sites(), work.order.site);
  return ok({
    ...work,
    pieces: await loadPieces(repositories, work),
    addressLines: formatAddressLines(work.order.shippingAddress, site.countryName),
    delivery: work.replacement ? null : findSpecialDelivery(site, work.order.shippingRate),
    thread: await findThreadOfOrder(repositories, actor, work.order.id),
    otherPacker: lease && lease.packerId !== actor.id ? lease : null,
    isSent: isSent(work),
    shippingWarnings: isSent(work)
      ? []
      : ((await findWarningsByParcel({ repositories, sites }, [work], { shouldCheckTicks: false })).get(
          number,
        ) ?? []),
  });
};

type PieceTick = {
  readonly number: string;
  readonly lineId: string;
  readonly tile: string;
  readonly copy: number;
  readonly isPacked: boolean;
};

/** Ticks a piece, or removes the tick. For ten minutes others see who is packing. */
export const packPiece = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  { number, isPacked, ...piece }: PieceTick,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return shop.transaction(async (repositories) => {
    const work = await findByNumber(repositories, number);
    if (!work) return NUMBER_NOT_FOUND;
    const name = pieceName(piece);
    const found = (await loadPieces(repositories, work)).find((each) => pieceName(each) === name);
    if (!found) return err("NOT_FOUND", "This parcel has no such tile.");
    if (isSent(work)) return err("CONFLICT", "This parcel has been sent already.");
    if (isPacked && found.fileName === null)
      return err("CONFLICT", `${pieceLabel(work, found)} is not printed yet.`);
    const at = shop.clock.now();
    await repositories.packings.setPiece(number, { name, isPacked, at, actorName: actor.name });
    const ends = new Date(at.getTime() + LEASE_MS);
    await repositories.packings.lease(number, { packerId: actor.id, packerName: actor.name, ends });
    return ok(null);
  });
};
