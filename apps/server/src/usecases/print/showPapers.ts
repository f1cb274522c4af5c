import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { OrderPapers } from "../../ports/print/OrderPapers.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { folderFiles } from "./folderFiles.ts";
import { writeHangingGuide } from "./writePapers.ts";

export type ShowPapersParts = {
  readonly shop: Pick<Shop, "repositories" | "sites">;
  readonly papers: Pick<OrderPapers, "hangingGuide">;
  /** A WebP of a wall by its key. */
  readonly pictureOf: (previewKey: string) => Promise<Uint8Array | undefined>;
};

export type ShownPaper = { readonly name: string; readonly content: Uint8Array };

/**
 * B9: the hanging guide of an order, for whoever knows the order's id. There from the first moment: where tiles go depends
 * on their sizes, and neither on photos nor on prints.
 */
export const showHangingGuide = async (
  { shop: { repositories, sites }, papers, pictureOf }: ShowPapersParts,
  orderId: string,
): Promise<Outcome<ShownPaper, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return NO_ORDER;
  const about = { order, site: sites()[order.site], pictureOf };
  const content = await papers.hangingGuide(await writeHangingGuide(about));
  return done({ name: folderFiles(order.number).hangingGuide, content });
};
