import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/browser/whenIdle.ts";

/** A part that comes by itself once the page is at rest. Without it the page is whole, so a failed load is no news. */
export function WhenIdle({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Component, setComponent] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
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
