import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import type { Client } from "@storywall/contract/client.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { OrderPhotoSync } from "./orderPhotoSync.ts";

type SendPhotosResult =
  | { readonly kind: "sent"; readonly order: Order }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "unreachable" };

type SendPhotosDependencies = {
  readonly client: Client;
  readonly sync: Pick<OrderPhotoSync, "finish">;
  readonly orderId: string;
  readonly lineId: string;
  readonly getVisitorId: () => Promise<string | null>;
};

/** Completes the order once every tile is filled (R4.13). */
export const sendOrderPhotos = async (
  { client, sync, orderId, lineId, getVisitorId }: SendPhotosDependencies,
  design: Design,
): Promise<SendPhotosResult> => {
  const saved = await sync.finish(design);
  if (saved.kind === "error") return { kind: "error", message: saved.message };
  const result = await client(completeUploadLater, {
    body: {
      orderId,
      cartItemId: lineId,
      userTemplateInfo: toUserTemplateInfo(design),
      userId: (await getVisitorId()) ?? undefined,
    },
  });
  if (result.kind === "ok") return { kind: "sent", order: result.reply };
  // Not isRetryable: for too many calls the server's own message says how long to wait.
  return result.kind === "error" && result.status < 500
    ? { kind: "error", message: result.message }
    : { kind: "unreachable" };
};
