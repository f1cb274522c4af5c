import type { Design } from "@storywall/domain/design/design.ts";

/** Addresses of a wall's model, for Android and iOS. */
export type WallModelUrls = { readonly glbUrl: string; readonly usdzUrl: string };

/** Makes the shop create the model of a design. An error has a message for the shopper. */
export type CreateWallModel = (
  design: Design,
) => Promise<
  | { readonly kind: "made"; readonly value: WallModelUrls }
  | { readonly kind: "failed"; readonly message: string }
>;
