import type { BatchClosing } from "@storywall/domain/batches/batchClosing.ts";
import { groupBySheet, type SheetGroup } from "@storywall/domain/batches/groupPieces.ts";
import { listSites, ofSite, SEED_SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { findShortagesOfFrame } from "@storywall/domain/stock/neededShortages.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchSummary } from "../../ports/print/Batches.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { isReadyToPrint } from "./closeBatch.ts";
import { type BatchTile, describeTiles } from "./describeTiles.ts";

const BATCHES_PER_PAGE = 20;

/** Number of the oldest tiles to list of each sheet, and of those that wait. A batch takes all ready ones. */
const MAX_TILES_OF_SHEET = 200;
const MAX_WAITING = 50;

/** The setting until the owner first changes it: no batch closes automatically. */
const NO_CLOSING = { version: 0, atHour: null, atPieces: null, isByAge: false } as const;

/** A tile of the queue, with the materials of its frame that have run out. Its print can be made anyway. */
export type QueuedTile = BatchTile & { readonly shortages: readonly Shortage[] };

/** The ready tiles of one sheet. `tiles` are the oldest of them; `total` counts all. */
export type ReadyGroup = SheetGroup<QueuedTile> & { readonly total: number };

export type BatchesView = {
  /** Tiles that are rendered and in no batch, so that they can be printed now. */
  readonly ready: readonly ReadyGroup[];
  /**
   * Tiles that are still being rendered, were given up, or wait for their shopper's answer: the oldest of them.
   */
  readonly waiting: readonly QueuedTile[];
  readonly waitingTotal: number;
  /** A page of the batches, newest first. */
  readonly batches: readonly BatchSummary[];
  readonly page: number;
  readonly pages: number;
  /** Number of batches on all pages. */
  readonly total: number;
  readonly closing: BatchClosing & { readonly version: number };
  readonly countries: readonly { readonly code: SiteCode; readonly name: string }[];
};

/**
 * Returns the tiles that may be printed, by sheet and moulding, those that are not ready and why, and a page of
 * the batches. `page` counts from 1; a page beyond the last is empty.
 */
export const listBatches = async (
  { repositories, clock, sites }: Pick<Shop, "repositories" | "clock" | "sites">,
  actor: StaffActor,
  page = 1,
): Promise<Result<BatchesView, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const open = await describeTiles(repositories, await repositories.batches.findOpenTiles(clock.now()));
  const tiles = open.map((tile): QueuedTile => {
    const { shortages } = ofSite(sites(), tile.work.order.site);
    const frame = { style: tile.frameStyle, size: tile.size };
    return { ...tile, shortages: findShortagesOfFrame(shortages, frame) };
  });
  const waiting = sortByWork(tiles.filter(({ made }) => !isReadyToPrint(made)));
  const offset = (page - 1) * BATCHES_PER_PAGE;
  const { items, total } = await repositories.batches.list({ offset, limit: BATCHES_PER_PAGE });
  return ok({
    ready: groupBySheet(tiles.filter(({ made }) => isReadyToPrint(made))).map((group) => ({
      ...group,
      tiles: group.tiles.slice(0, MAX_TILES_OF_SHEET),
      total: group.tiles.length,
    })),
    waiting: waiting.slice(0, MAX_WAITING),
    waitingTotal: waiting.length,
    batches: items,
    page,
    pages: Math.max(1, Math.ceil(total / BATCHES_PER_PAGE)),
    total,
    closing: (await repositories.batchClosings.find()) ?? { ...NO_CLOSING, site: SEED_SITE_CODES[0] },
    countries: listSites(sites()).map(({ code, countryName }) => ({ code, name: countryName })),
  });
};

/**
 * Returns tiles grouped by order: orders with the oldest first tile come first, and the tiles of each in their
 * usual numbering.
 */
const sortByWork = (tiles: readonly QueuedTile[]): readonly QueuedTile[] => {
  const works = new Map(tiles.map(({ work }) => [work.number, work]));
  const places = new Map(
    [...works].map(([number, { order }], position) => [
      number,
      { position, lines: new Map(order.lines.map(({ id }, index) => [id, index])) },
    ]),
  );
  const placeOf = ({ work, made, print }: QueuedTile): readonly number[] => {
    const place = places.get(work.number);
    return [place?.position ?? 0, place?.lines.get(made.lineId) ?? 0, print.number];
  };
  return tiles
    .map((tile) => ({ tile, place: placeOf(tile) }))
    .toSorted((one, other) => {
      const at = one.place.findIndex((part, index) => part !== other.place[index]);
      return (one.place[at] ?? 0) - (other.place[at] ?? 0);
    })
    .map(({ tile }) => tile);
};
