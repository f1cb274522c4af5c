import { groupBySheet, type SheetGroup } from "@storywall/domain/batches/groupPieces.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchRecord } from "../../ports/print/Batches.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type BatchTile, describeTiles } from "./describeTiles.ts";

/** As many as a workshop looks back on. */
const LISTED_BATCHES = 20;

/** The oldest tiles of each sheet, and of those that wait. A batch takes all that are ready. */
const MAX_TILES_OF_SHEET = 200;
const MAX_WAITING = 500;

export type BatchesView = {
  /** Rendered and in no batch: what may be printed now. */
  readonly ready: readonly SheetGroup<BatchTile>[];
  /** Still being rendered, or given up. The oldest first. */
  readonly waiting: readonly BatchTile[];
  readonly batches: readonly (BatchRecord & { readonly prints: number; readonly spoilt: number })[];
};

/** Returns what may be printed, by sheet and moulding, what is not ready and why, and the newest batches. */
export const listBatches = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
): Promise<Result<BatchesView, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const tiles = await describeTiles(repositories, await repositories.batches.findOpenTiles(clock.now()));
  return ok({
    ready: groupBySheet(tiles.filter(({ made }) => made.state === "done")).map((group) => ({
      ...group,
      tiles: group.tiles.slice(0, MAX_TILES_OF_SHEET),
    })),
    waiting: tiles.filter(({ made }) => made.state !== "done").slice(0, MAX_WAITING),
    batches: await repositories.batches.list(LISTED_BATCHES),
  });
};
