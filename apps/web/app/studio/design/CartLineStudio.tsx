import { parseWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useMemo } from "react";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { lineRoom } from "../../features/designer/storage/lineRooms.ts";
import { withTrayOfLine } from "../../features/designer/storage/trayOfLine.ts";
import { loadUserPhotos } from "../../features/designer/storage/userPhotos.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Studio } from "./Studio.tsx";

/** The designer for a line of the cart. The cart is the browser's, so the server's page waits for it. */
export function CartLineStudio({ uuid }: { readonly uuid: string }) {
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

  if (!isRestored) return <Skeleton />;
  if (design === null) {
    return (
      <Page title="This wall is no longer in your cart">
        <p>It may have been ordered or removed.</p>
        <ButtonLink to="/design">Design a new wall</ButtonLink>
      </Page>
    );
  }
  return <Studio designKey={`line_${uuid}`} blank={design} lineUuid={uuid} />;
}
