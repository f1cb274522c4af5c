import { ofSite } from "@storywall/domain/sites/site.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { createHangingGuideData } from "./orderDocumentData.ts";

export type GetDocumentsDependencies = {
  readonly shop: Pick<Shop, "repositories" | "sites">;
  readonly documents: Pick<OrderDocuments, "renderHangingGuide" | "renderLabels">;
  /** Returns the preview of a wall as WebP. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
};

type DocumentFile = { readonly name: string; readonly content: Uint8Array };

/**
 * Returns the hanging guide of an order as PDF (B9). It is available from the beginning: it depends on the
 * sizes of the tiles, not on photos or prints.
 */
export const getHangingGuideFile = async (
  { shop: { repositories, sites }, documents, loadPreview }: GetDocumentsDependencies,
  orderId: string,
): Promise<Result<DocumentFile, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  const { number } = order;
  const source = { number, order, replacement: null, site: ofSite(sites(), order.site), loadPreview };
  const content = await documents.renderHangingGuide(await createHangingGuideData(source));
  return ok({ name: folderFileNames(order.number).hangingGuide, content });
};
