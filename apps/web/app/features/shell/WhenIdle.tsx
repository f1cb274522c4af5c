import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/browser/whenIdle.ts";

/** A component that is loaded once the page is idle. The page works without it, so a failed load shows no error. */
export function WhenIdle({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (component) => setComponent(() => component),
          () => undefined,
        );
      }),
    [],
  );
  return Component ? <Component /> : null;
}
