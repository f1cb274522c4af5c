import type { Stock } from "@storywall/contract/schemas/owner/stock.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../../usecases/shop.ts";
import { listStock } from "../../usecases/stock/listStock.ts";
import { setStock } from "../../usecases/stock/setStock.ts";
import type { Handlers } from "../handler.ts";
import { toStock } from "../wire/owner/stock.ts";

export const stockHandlers = (shop: Shop): Pick<Handlers, "getStock" | "setStock"> => {
  const reply = async (actor: StaffActor): Promise<Result<Stock, "FORBIDDEN">> =>
    mapResult(await listStock(shop, actor), (shortages) => toStock(shop.sites(), shortages));

  return {
    getStock: (_input, { actor }) => reply(actor),

    setStock: async ({ params: { code: site, item }, body }, { actor }) => {
      const changed = await setStock(shop, actor, { site, item, ...body });
      return changed.kind === "error" ? changed : reply(actor);
    },
  };
};
