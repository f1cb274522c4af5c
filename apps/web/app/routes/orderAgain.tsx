import { getReorder } from "@storywall/contract/calls/orders/getReorder.ts";
import { toWireWall } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useCart } from "../features/cart/CartProvider.tsx";
import { keepWall, keptWallPath } from "../features/designer/storage/keptWall.ts";
import { OrderAgainPage } from "../features/order/OrderAgainPage.tsx";
import { createPhotoSync } from "../features/photos/upload/photoSync.ts";
import { quietApi } from "../lib/api/api.ts";
import { designOfLinkedWall } from "../lib/api/linkedWall.ts";
import { useSite } from "../lib/api/site.ts";
import { ensureVisitor } from "../lib/api/visitor.ts";
import { metaFor } from "../lib/page/meta.ts";
import { showToast } from "../lib/page/toast.ts";
import { pageContext } from "../loadContext.ts";
import { apiOf } from "../loaderApi.server.ts";
import { replyOf } from "../replyOf.server.ts";
import type { Route } from "./+types/orderAgain.ts";
import { toOrdersSite } from "./order/toOrdersSite.ts";

export async function loader({ context, params: { orderId, lineId } }: Route.LoaderArgs) {
  const wall = replyOf(await apiOf(context)(getReorder, { params: { orderId, cartItemId: lineId } }));
  toOrdersSite(context.get(pageContext), wall.site, `/order/${orderId}/again/${lineId}`);
  return { wall };
}

/** The address of this page is the key to the order (R6.3): it is not kept by caches and not told to other sites. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Order your wall again | Storywall",
    description: "The same wall once more, or more tiles for it.",
    path: "/order",
    index: false,
  }));

/** B9: what was ordered, once more or with more tiles. */
export default function OrderAgain({
  loaderData: { wall },
  params: { orderId, lineId },
}: Route.ComponentProps) {
  const { code } = useSite();
  const navigate = useNavigate();
  const add = useCart((cart) => cart.add);
  const openCart = useCart((cart) => cart.open);
  const design = useMemo(() => designOfLinkedWall(wall), [wall]);
  // Pressed twice it is one wall.
  const uuid = useRef<string | null>(null);

  const addToCart = async (design: Design): Promise<boolean> => {
    const photos = createPhotoSync(quietApi, () => ensureVisitor(code));
    const areKnown = await Promise.all(design.photos.map(photos.sync));
    if (areKnown.includes(false)) {
      showToast("error", "We could not reach the shop. Please try again in a moment.");
      return false;
    }
    uuid.current ??= crypto.randomUUID();
    const isAdded = await add({ uuid: uuid.current, ...toWireWall(design) });
    if (isAdded) openCart();
    return isAdded;
  };
  const open = async (design: Design, name: string): Promise<void> => {
    const id = `${name}_${lineId}`;
    await keepWall(id, design);
    await navigate(keptWallPath(id));
  };
  return <OrderAgainPage orderId={orderId} {...wall} design={design} onAdd={addToCart} onOpen={open} />;
}
