import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { ppiOfTile } from "@storywall/domain/design/tileVerdict.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { refreshPreviews } from "../previews/refreshPreviews.ts";
import type { Shop } from "../shop.ts";
import { findPrintOffers, type PrintOffers } from "./printOffers.ts";

/** A tile as the question shows it to its shopper. */
export type AskedPrint = {
  readonly line: PricedLine;
  readonly print: TilePrint;
  readonly photo: DesignPhoto;
  readonly ppi: number;
  /** Preview of the tile alone in its frame, or of its wall when the tile is not sold alone. */
  readonly previewKey: string;
  readonly offers: PrintOffers;
};

export type PrintQuestionView = {
  readonly question: PrintQuestionRecord;
  /** "tile 3", with the title of its wall when the order has several; null when the tile was left out. */
  readonly label: string | null;
  /** The tile in question; null once the question has ended. */
  readonly asked: AskedPrint | null;
};

export type PrintQuestionsView = {
  readonly order: OrderRecord;
  readonly questions: readonly PrintQuestionView[];
};

/** Maximum number of the newest questions, more than an order ever had. */
const MAX_QUESTIONS = 60;

/** Returns the questions about prints of an order for its shopper, with the choices for each open one. */
export const getPrintQuestions = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  orderId: string,
): Promise<Result<PrintQuestionsView, "NOT_FOUND">> => {
  const { orders, printQuestions, printJobs, refunds, previews } = shop.repositories;
  const order = await orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  const questions = await printQuestions.findByOrder(orderId);
  if (questions.length === 0) return ok({ order, questions: [] });
  const asked = refundableOf(
    order,
    (await refunds.findByOrder(orderId)).map(({ state, amount }) => (state === "failed" ? minor(0) : amount)),
  );
  const context = {
    site: ofSite(shop.sites(), order.site),
    order,
    questions,
    jobs: await printJobs.findByOrder(orderId),
    refundable: asked,
  };
  const views: PrintQuestionView[] = [];
  for (const question of questions.slice(-MAX_QUESTIONS)) {
    const label = question.state === "leftOut" ? null : tileLabel(order, question);
    const print = question.state === "open" ? findAskedPrint(order, question) : null;
    if (!print) {
      views.push({ question, label, asked: null });
      continue;
    }
    const alone = tileAlone(print.line.design, question.tile) ?? print.line.design;
    await previews.save(alone, shop.clock.now());
    const previewKey = previews.keyOf(alone);
    views.push({
      question,
      label,
      asked: { ...print, previewKey, offers: findPrintOffers(context, question) },
    });
  }
  await refreshPreviews(shop, order.lines);
  return ok({ order, questions: views });
};

const refundableOf = ({ total }: OrderRecord, amounts: readonly Minor[]): Minor =>
  minor(Math.max(0, total - amounts.reduce((sum, amount) => sum + amount, 0)));

const findAskedPrint = (
  order: OrderRecord,
  { lineId, tile: name }: PrintQuestionRecord,
): Omit<AskedPrint, "previewKey" | "offers"> | null => {
  const line = order.lines.find(({ id }) => id === lineId);
  const tile = line?.design.tiles.find((each) => each.name === name);
  const photo = line?.design.photos.find(({ id }) => id === tile?.photoId);
  const print = line && getTilePrints(line.design).find((each) => each.tile === name);
  if (!line || !tile || !photo || !print) return null;
  return { line, print, photo, ppi: ppiOfTile(line.design, tile) ?? 0 };
};

/**
 * Returns a wall of this tile alone; undefined when the shop sells no such wall, for example for a tile of a
 * set.
 */
const tileAlone = (design: Design, name: string): Design | undefined => {
  const tile = design.tiles.find((each) => each.name === name);
  if (!tile) return undefined;
  const { size: _size, frameStyle: _frameStyle, position: _position, ...own } = tile;
  const parsed = parseDesign({
    version: 1,
    base: { kind: "free" },
    size: sizeOfTile(design, tile),
    frameStyle: frameStyleOfTile(design, tile),
    tiles: [own],
    photos: design.photos.filter(({ id }) => id === tile.photoId),
  });
  return parsed.kind === "ok" ? parsed.design : undefined;
};
