import type { Design } from "@storywall/domain/design/design.ts";
import type { DesignErrorCode } from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { resolvePhotos } from "../cart/addLines.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "../visitor/createVisitor.ts";

type WallModelRequest = { readonly visitorId: string; readonly design: Design };

/**
 * Makes the model of a wall available under the key that it returns (B15), like a preview of the wall in a cart: its
 * photos must be the visitor's, and it is rendered when it is first fetched. The key is as hard to guess as the photos
 * are, and the model is deleted with them.
 */
export const createWallModel = (
  shop: Pick<Shop, "transaction" | "clock" | "publicUrl">,
  { visitorId, design }: WallModelRequest,
): Promise<Result<string, "NOT_FOUND" | DesignErrorCode>> =>
  runInTransaction(shop, async (repositories) => {
    const visitor = await findVisitor(repositories, visitorId);
    if (visitor.kind === "error") return visitor;
    const resolved = await resolvePhotos(shop, repositories, [visitorId], design);
    if (resolved.kind === "error") return resolved;
    await repositories.previews.save(resolved.value, shop.clock.now());
    return ok(repositories.previews.keyOf(resolved.value));
  });
