import type { CallInput } from "@storywall/contract/call.ts";
import type { moveReplacement } from "@storywall/contract/calls/workshop/moveReplacement.ts";
import type { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import type { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import type { ShippingAddress } from "@storywall/contract/schemas/address.ts";
import type { Tracking } from "@storywall/contract/schemas/order.ts";
import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { FieldErrors } from "../ui/ActionForm.tsx";

/**
 * What staff can do with an order besides changing its state. Each returns a sentence that says why it failed; null
 * when it succeeded.
 */
export type OrderWorkActions = {
  readonly reprint: (
    spoilt: CallInput<typeof reprintTile>["body"],
    requestKey: string,
  ) => Promise<string | null>;
  readonly replace: (
    request: CallInput<typeof replaceTiles>["body"],
    requestKey: string,
  ) => Promise<string | null>;
  readonly moveReplacement: (
    replacementId: string,
    transition: CallInput<typeof moveReplacement>["body"],
  ) => Promise<string | null>;
  /** Undoes the last step of a replacement. */
  readonly undoReplacementStep: (replacementId: string, step: ReplacementState) => Promise<string | null>;
  readonly correctParcel: (tracking: Tracking) => Promise<string | null>;
  readonly correctAddress: (address: ShippingAddress) => Promise<string | FieldErrors | null>;
  readonly correctEmail: (email: string) => Promise<string | null>;
  readonly hold: (reason: string) => Promise<string | null>;
  readonly release: () => Promise<string | null>;
  readonly addNote: (text: string) => Promise<string | null>;
  readonly mailAgain: (kind: "order_confirmation" | "shipped") => Promise<string | null>;
};
