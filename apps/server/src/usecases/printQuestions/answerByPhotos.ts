import type { Design } from "@storywall/domain/design/design.ts";
import { ppiOfTile } from "@storywall/domain/design/tileVerdict.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { Shop } from "../shop.ts";
import { endPrintQuestion } from "./endPrintQuestion.ts";

const PPI_TOLERANCE = 0.01;

/**
 * Ends the questions about tiles of a line whose photo or crop has changed since, once the shopper has sent the
 * photos. Returns the names of those tiles. Questions about the others stay open.
 */
export const answerByPhotos = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "printQuestions" | "orderEvents" | "auditLog" | "staffNotices">,
  order: OrderRecord,
  { line, design }: { readonly line: PricedLine; readonly design: Design },
): Promise<readonly string[]> => {
  if (order.openQuestions.every(({ lineId }) => lineId !== line.id)) return [];
  const questions = await repositories.printQuestions.findByOrder(order.id);
  const answered = questions.filter(
    (question) => question.lineId === line.id && question.state === "open" && hasOtherPhoto(design, question),
  );
  for (const question of answered) {
    const end = { state: "otherPhoto", actor: { kind: "shopper" } } as const;
    await endPrintQuestion(shop, repositories, order, question, end);
  }
  return answered.map(({ tile }) => tile);
};

const hasOtherPhoto = (design: Design, { tile: name, photoId, ppi }: PrintQuestionRecord): boolean => {
  const tile = design.tiles.find((each) => each.name === name);
  if (!tile) return false;
  return tile.photoId !== photoId || Math.abs((ppiOfTile(design, tile) ?? 0) - ppi) > PPI_TOLERANCE;
};
