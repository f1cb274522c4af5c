import { Menu } from "../../features/shell/Menu.tsx";
import { RecentOrder } from "../order/RecentOrder.tsx";
import { ContinueSlot } from "./ContinueSlot.tsx";

/** The menu with the shopper's order and the wall that they can continue. Loaded when it is first opened. */
export default function ShopMenu() {
  return (
    <Menu>
      <RecentOrder />
      <ContinueSlot />
    </Menu>
  );
}
