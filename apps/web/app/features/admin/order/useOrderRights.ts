import { useOwnerSession } from "../shell/useOwnerSession.ts";
import { ORDER_ACTION_RIGHTS, type OrderAction } from "./orderActionRights.ts";

/** Returns a function that says whether the signed-in person may do something with an order. */
export const useOrderRights = (): ((action: OrderAction) => boolean) => {
  const rights = useOwnerSession().staff?.rights ?? [];
  return (action) => rights.includes(ORDER_ACTION_RIGHTS[action]);
};
