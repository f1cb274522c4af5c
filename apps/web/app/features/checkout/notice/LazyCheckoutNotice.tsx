import { type ComponentType, useEffect, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { useCheckout } from "../CheckoutProvider.tsx";
import type { CheckoutNoticeProps } from "./CheckoutNotice.tsx";

/**
 * Loads the messages when the first of them is needed, or one about a wall that cannot be made. The review loads them
 * in any case.
 */
export function LazyCheckoutNotice(props: CheckoutNoticeProps) {
  const hasNotice = useCheckout(
    ({ notice, checkout }) => notice !== null || checkout?.lineItems.some(({ stockNote }) => stockNote),
  );
  const [Notice, setNotice] = useState<ComponentType<CheckoutNoticeProps> | null>(null);
  useEffect(() => {
    if (!hasNotice) return;
    void lazyImport(() => import("./CheckoutNotice.tsx")).then(
      (loaded) => loaded && setNotice(() => loaded.default),
    );
  }, [hasNotice]);
  return Notice && <Notice {...props} />;
}
