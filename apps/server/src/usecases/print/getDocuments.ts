import { ok, type Result } from "../../ports/platform/Result.ts";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { createHangingGuideData } from "./documentData.ts";
import { folderFileNames } from "./folderFileNames.ts";

export type GetDocumentsDependencies = {
  readonly shop: Pick<Shop, "repositories" | "sites">;
  readonly documents: Pick<OrderDocuments, "renderHangingGuide">;
  /** A WebP of a wall by its key. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
};

export type DocumentFile = { readonly name: string; readonly content: Uint8Array };

/**
 * B9: the hanging guide of an order, for whoever knows the order's id. There from the first moment: where tiles go depends
 * on their sizes, and neither on photos nor on prints.
 */
export const getHangingGuideFile = async (
  { shop: { repositories, sites }, documents, loadPreview }: GetDocumentsDependencies,
  orderId: string,
): Promise<Result<DocumentFile, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  const source = { order, site: sites()[order.site], loadPreview };
  const content = await documents.renderHangingGuide(await createHangingGuideData(source));
  return ok({ name: folderFileNames(order.number).hangingGuide, content });
};
