import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileName } from "../../schemas/owner/orderWork.ts";
import { parcel, workNumber } from "../../schemas/owner/packing.ts";
import { id } from "../../schemas/primitives.ts";

export const packPiece = defineCall({
  name: "packPiece",
  method: "PUT",
  path: "/owner/pack/:number/pieces",
  summary: "Tick a piece of a parcel, or take the tick back",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ number: workNumber }),
  body: z.strictObject({
    cartItemId: id,
    tile: tileName,
    copy: z.int().check(z.gte(1), z.lte(99)),
    isPacked: z.boolean(),
  }),
  reply: parcel,
  // CONFLICT: the parcel has been sent.
  errors: ["NOT_FOUND", "CONFLICT"],
});
