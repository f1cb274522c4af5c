import { parseWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { isSamePurchase } from "@storywall/domain/design/isSamePurchase.ts";
import { useMemo } from "react";
import { Navigate } from "react-router";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { designKeyOfLine, lineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { lineRoom } from "../../features/designer/storage/lineRooms.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { withTrayOfLine } from "../../features/designer/storage/trayOfLine.ts";
import { loadUserPhotos } from "../../features/designer/storage/userPhotos.ts";
import { wallPath } from "../../features/designer/storage/walls/wallPath.ts";
import { TO_UPDATE_CART } from "../../lib/page/changedLines.ts";
import { findOwnOrder } from "../../lib/page/ownOrders.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { OpeningWall } from "./OpeningWall.tsx";
import { Studio } from "./Studio.tsx";

/**
 * Returns the path of the shopper's own wall that became the line, while it is equal to the line, so that changes are
 * made to that wall too. Null when it differs, and for a line that was edited separately since.
 */
const findWallOfLine = (uuid: string, line: Design): string | null => {
  const designKey = designKeyOfLine(uuid);
  if (designKey === undefined || lineOfDesign(designKey) !== uuid) return null;
  const saved = loadSavedDesign(designKey);
  const editedAt = loadSavedDesign(lineKeyOf(uuid))?.savedAt ?? 0;
  return saved && saved.savedAt > editedAt && isSamePurchase(saved.design, line)
    ? wallPath(designKey, saved.design)
    : null;
};

const lineKeyOf = (uuid: string): string => `line_${uuid}`;

/** The designer for a line of the cart. Only the browser has the cart, so the server renders a placeholder. */
export default function CartLineStudio({ uuid }: { readonly uuid: string }) {
  const isRestored = useCart(({ isRestored }) => isRestored);
  const line = useCart(({ cart }) => cart?.lineItems.find((item) => item.uuid === uuid));
  // The design as it was when it was opened: adding it to the cart from here must not restart the designer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on whether there is a line, not on its changes
  const design = useMemo((): Design | null => {
    if (!line) return null;
    const wall = parseWireDesign(line, loadUserPhotos());
    if (wall.kind !== "ok") return null;
    const room = lineRoom(uuid);
    return withTrayOfLine(room ? { ...wall.design, room } : wall.design, uuid);
  }, [isRestored, line === undefined]);
  const pathOfWall = useMemo(() => (design === null ? null : findWallOfLine(uuid, design)), [uuid, design]);

  if (!isRestored) return <OpeningWall />;
  if (pathOfWall !== null)
    return (
      <>
        <OpeningWall />
        <Navigate to={pathOfWall} state={TO_UPDATE_CART} replace />
      </>
    );
  if (design === null) return <NoLine uuid={uuid} />;
  return <Studio designKey={lineKeyOf(uuid)} blank={design} lineUuid={uuid} />;
}

/** A bookmark, or Back, leads here after the line was ordered or removed. */
function NoLine({ uuid }: { readonly uuid: string }) {
  const order = findOwnOrder([uuid]);
  return order ? (
    <Page title="You've ordered this wall">
      <p>It's in your order {order.number}.</p>
      <ButtonLink to={`/order/${order.orderId}`}>See your order</ButtonLink>{" "}
      <ButtonLink to="/walls" variant="secondary">
        Your walls
      </ButtonLink>
    </Page>
  ) : (
    <Page title="This wall is no longer in your cart">
      <p>It may have been ordered or removed.</p>
      <ButtonLink to="/design">Design a new wall</ButtonLink>
    </Page>
  );
}
