import { FIRST_OWNER_ID } from "../../../src/ports/staff/StaffMembers.ts";
import type { TestShop } from "../testShop.ts";
import { adminOrderInputs } from "./adminOrderInputs.ts";
import { artInputs } from "./artInputs.ts";
import { cartInputs } from "./cartInputs.ts";
import { checkoutInputs } from "./checkoutInputs.ts";
import type { ValidInputs } from "./inputTypes.ts";
import { linkInputs } from "./linkInputs.ts";
import { messageInputs } from "./messageInputs.ts";
import { orderInputs } from "./orderInputs.ts";
import { printInputs } from "./printInputs.ts";
import { shopInputs } from "./shopInputs.ts";
import { staffInputs } from "./staffInputs.ts";
import { visitorInputs } from "./visitorInputs.ts";

/**
 * Returns for each call a function that creates a valid input with new data. A call without one does not compile.
 * Calls about the own account are about `staffId`, whose session must send them.
 */
export const validInputs = (shop: TestShop, staffId: string = FIRST_OWNER_ID): ValidInputs => ({
  ...linkInputs(shop),
  ...visitorInputs(shop),
  ...cartInputs(shop),
  ...checkoutInputs(shop),
  ...orderInputs(shop),
  ...messageInputs(shop),
  ...adminOrderInputs(shop),
  ...printInputs(shop),
  ...shopInputs(shop),
  ...artInputs(shop),
  ...staffInputs(shop, staffId),
});
