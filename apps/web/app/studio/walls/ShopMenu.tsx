import { Menu } from "../../features/shell/Menu.tsx";
import { ContinueSlot } from "./ContinueSlot.tsx";

/** The menu with the wall that the shopper can continue. Loaded when it is first opened. */
export default function ShopMenu() {
  return (
    <Menu>
      <ContinueSlot />
    </Menu>
  );
}
