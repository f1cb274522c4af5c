import { type ComponentType, useEffect, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { useCheckout } from "../CheckoutProvider.tsx";
import type { CheckoutNoticeProps } from "./CheckoutNotice.tsx";

/** Loads the messages with the first of them. The review has brought them by then, except after a bank's page. */
export function LazyCheckoutNotice(props: CheckoutNoticeProps) {
  const hasNotice = useCheckout(({ notice }) => notice !== null);
  const [Notice, setNotice] = useState<ComponentType<CheckoutNoticeProps> | null>(null);
  useEffect(() => {
    if (!hasNotice) return;
    void lazyImport(() => import("./CheckoutNotice.tsx")).then(
      (loaded) => loaded && setNotice(() => loaded.default),
    );
  }, [hasNotice]);
  return Notice && <Notice {...props} />;
}
