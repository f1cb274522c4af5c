import { type ComponentType, useEffect, useState } from "react";
import { whenAtRest } from "../../lib/browser/whenAtRest.ts";

/** A part that comes by itself once the page is at rest. Without it the page is whole, so a failed load is no news. */
export function AtRest({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(
    () =>
      whenAtRest(() => {
        load().then(
          (component) => setPart(() => component),
          () => undefined,
        );
      }),
    [],
  );
  return Part ? <Part /> : null;
}
