import { type ComponentType, useEffect, useState } from "react";
import { isStored } from "../../../lib/browser/isStored.ts";
import { STORAGE_KEYS } from "../../../lib/browser/storage.ts";

/** Loads the component that fills in the details of the last order, in a browser that has placed one. */
export function LazyLastDetails() {
  const [LastDetails, setLastDetails] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isStored(STORAGE_KEYS.ownOrders)) return;
    // Without it every field is typed.
    import("./LastDetails.tsx").then(
      (loaded) => setLastDetails(() => loaded.default),
      () => undefined,
    );
  }, []);
  return LastDetails && <LastDetails />;
}
