import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Verdict } from "@storywall/domain/crop/resolution.ts";
import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { PrintHoldReason } from "@storywall/domain/print/printHold.ts";
import type { PrintQuestionState } from "@storywall/domain/print/printQuestions.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Tracking } from "../../../ports/orders/Orders.ts";
import type { StopEffects } from "../../../ports/orders/Replacements.ts";
import type { PrintFile, PrintJobState, WithdrawnQuestion } from "../../../ports/print/PrintJobs.ts";

export type PrintTables = {
  printJobs: {
    id: string;
    orderId: string;
    lineId: string;
    tile: string;
    state: PrintJobState;
    /** Photo pixels per inch of the opening when the job was made; null for jobs from before this was written. */
    ppi: Generated<number | null>;
    verdict: Generated<Verdict | null>;
    /** Why staff must review the print, or had to. */
    holdReason: Generated<PrintHoldReason | null>;
    /** When a held print was released. */
    releasedAt: Generated<Date | null>;
    /** Until when staff can undo the release. */
    undoUntil: Generated<Date | null>;
    /** Question that the release withdrew. */
    undoData: ColumnType<WithdrawnQuestion | null, undefined, string | null>;
    printableFrom: Date;
    createdAt: Date;
    /** When the job may be claimed next; also the end of a running lease. */
    nextTryAt: Date;
    /** Attempts so far. */
    tries: Generated<number>;
    leaseId: Generated<string | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
    file: ColumnType<PrintFile | null, undefined, string | null>;
    printedAt: Generated<Date | null>;
    /** Replacement that the print belongs to; null for a print of the order itself. */
    replacementId: Generated<string | null>;
    /** Id of the order or replacement; it has one folder and one parcel. */
    workId: GeneratedAlways<string>;
    /** Number of pieces to make now; null means as many as the line has copies. */
    pieces: Generated<number | null>;
    batchId: Generated<string | null>;
  };
  replacements: {
    id: string;
    orderId: string;
    /** Counts the order's replacements from 1. */
    place: number;
    requestKey: string;
    state: ReplacementState;
    reason: RemakeReason;
    note: string | null;
    createdAt: Date;
    createdBy: string;
    changedAt: Date;
    tracking: ColumnType<Tracking | null, string | null | undefined, string | null>;
    /** Until when staff can undo the last step. */
    undoUntil: Date | null;
    /** Effects of stopping the replacement, for its undo. */
    undoData: ColumnType<StopEffects | null, undefined, string | null>;
  };
  replacementTiles: {
    replacementId: string;
    lineId: string;
    tile: string;
    pieces: number;
    isBeingMade: boolean;
  };
  reprints: {
    id: string;
    orderId: string;
    replacementId: string | null;
    lineId: string;
    tile: string;
    pieces: number;
    reason: RemakeReason;
    at: Date;
    actorName: string;
    batchId: string | null;
  };
  batches: {
    id: string;
    day: string;
    /** Counts the batches of a day from 1. */
    number: number;
    requestKey: string;
    closedAt: Date;
    closedBy: string;
    /** When the folder must be written; also the end of a running lease; null when there is nothing to do. */
    dueAt: Date | null;
    leaseId: Generated<string | null>;
    tries: Generated<number>;
    lastFault: Generated<string | null>;
    completedAt: Generated<Date | null>;
    printedAt: Generated<Date | null>;
    printedBy: Generated<string | null>;
    /** When the folder was deleted. */
    removedAt: Generated<Date | null>;
    /** Until when staff can undo its last step. */
    undoUntil: Generated<Date | null>;
    /** When the closing was undone; since then its prints are in other batches, or in none. */
    undoneAt: Generated<Date | null>;
  };
  batchClosing: {
    id: number;
    version: number;
    atHour: number | null;
    atPieces: number | null;
    isByAge: boolean;
    site: SiteCode;
    hourDoneAt: Date;
  };
  packings: { number: string; packerId: string; packerName: string; leaseEnds: Date };
  packedPieces: { number: string; piece: string; at: Date; actorName: string };
  printQuestions: {
    id: string;
    orderId: string;
    lineId: string;
    tile: string;
    photoId: string;
    ppi: number;
    note: string | null;
    state: PrintQuestionState;
    askedAt: Date;
    askedBy: string;
    answerBy: Date;
    remindedAt: Generated<Date | null>;
    endedAt: Generated<Date | null>;
    size: Generated<FrameSizeKey | null>;
    /** Amount refunded because of the answer, in minor units. */
    givenBack: Generated<Minor>;
  };
  printFolders: {
    orderId: string;
    /** Replacement that the folder belongs to; null for the folder of the order itself. */
    replacementId: Generated<string | null>;
    /** Id of the order or replacement. */
    workId: GeneratedAlways<string>;
    /**
     * When the folder must be brought up to date; also the end of a running lease; null when there is nothing
     * to do.
     */
    dueAt: Date | null;
    leaseId: Generated<string | null>;
    /** Attempts so far. */
    tries: Generated<number>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
  };
};
