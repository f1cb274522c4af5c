import { getReorder } from "@storywall/contract/calls/orders/getReorder.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useCart } from "../features/cart/CartProvider.tsx";
import { OrderAgainPage } from "../features/order/OrderAgainPage.tsx";
import { createPhotoSync } from "../features/photos/upload/photoSync.ts";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { parseLinkedDesign } from "../lib/api/parseLinkedDesign.ts";
import { useSite } from "../lib/api/site.ts";
import { clearVisitor, ensureVisitor } from "../lib/api/visitor.ts";
import { lazyImport } from "../lib/browser/lazyImport.ts";
import { metaFor } from "../lib/page/meta.ts";
import { showToast } from "../lib/page/toast.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import type ReorderFlow from "../studio/order/ReorderFlow.tsx";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/orderAgain.ts";
import { redirectToOrderSite } from "./order/redirectToOrderSite.ts";

export async function loader({ context, params: { orderId, lineId } }: Route.LoaderArgs) {
  const wall = unwrapReply(
    await createLoaderApi(context)(getReorder, { params: { orderId, cartItemId: lineId } }),
  );
  redirectToOrderSite(context.get(pageContext), wall.site, `/order/${orderId}/again/${lineId}`);
  return { wall };
}

/** The address gives access to the order (R6.3): no cache stores the page, and no referrer contains the address. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Order your wall again | Storywall",
    description: "The same wall again, or more tiles for it.",
    path: "/order",
    index: false,
  }));

/** Orders the same wall again, or with more tiles (B9). */
export default function OrderAgain({
  loaderData: { wall },
  params: { orderId, lineId },
}: Route.ComponentProps) {
  const { code } = useSite();
  const navigate = useNavigate();
  const add = useCart((cart) => cart.add);
  const openCart = useCart((cart) => cart.open);
  const isOutOfStock = useCart(({ error }) => error?.code === "FRAME_OUT_OF_STOCK");
  const design = useMemo(() => parseLinkedDesign(wall), [wall]);
  // Reusing the uuid makes a second click idempotent.
  const uuid = useRef<string | null>(null);

  const handleAdd = async (design: Design): Promise<boolean> => {
    const photos = createPhotoSync({
      client: apiWithoutToasts,
      getVisitorId: () => ensureVisitor(code),
      clearVisitor,
    });
    const syncResults = await Promise.all(design.photos.map(photos.sync));
    if (syncResults.includes(false)) {
      showToast("error", "We couldn't reach the shop. Please try again in a moment.");
      return false;
    }
    uuid.current ??= crypto.randomUUID();
    const isAdded = await add({ uuid: uuid.current, ...toWireDesign(design) });
    // Also when the shop rejects the wall: the cart says why.
    openCart();
    return isAdded;
  };
  const [question, setQuestion] = useState<{
    readonly Flow: typeof ReorderFlow;
    readonly end: () => void;
  } | null>(null);
  const handleOrder = async (): Promise<void> => {
    if (!design) return;
    if (wall.weakPrints === 0) return void (await handleAdd(design));
    const loaded = await lazyImport(() => import("../studio/order/ReorderFlow.tsx"));
    if (!loaded) return;
    await new Promise<void>((resolve) => setQuestion({ Flow: loaded.default, end: resolve }));
    setQuestion(null);
  };
  const handleOpen = async (design: Design, idPrefix: string): Promise<void> => {
    const id = `${idPrefix}_${lineId}`;
    const loaded = await lazyImport(() => import("../studio/order/importOrderedWall.ts"));
    if (!loaded) return;
    const path = await loaded.importOrderedWall(id, design, orderId);
    // This page was loaded before the frame went out of stock. After a reload, the designer knows which one it is.
    if (isOutOfStock) location.assign(path);
    else await navigate(path);
  };
  return (
    <>
      <OrderAgainPage orderId={orderId} {...wall} design={design} onAdd={handleOrder} onOpen={handleOpen} />
      {question && design && (
        <question.Flow
          design={design}
          onAdd={handleAdd}
          onOpen={(changed) => void handleOpen(changed, "again")}
          onEnd={question.end}
        />
      )}
    </>
  );
}
