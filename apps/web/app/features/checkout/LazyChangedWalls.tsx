import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { isStored } from "../../lib/browser/isStored.ts";
import { STORAGE_KEYS } from "../../lib/browser/storage.ts";
import type ChangedWalls from "./ChangedWalls.tsx";

type Props = ComponentProps<typeof ChangedWalls>;

/** Loads the note about walls that were changed since they were put into the cart, when there may be one. */
export function LazyChangedWalls({ lines }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const load = () => {
      if (!isStored(STORAGE_KEYS.changedLines)) return;
      // Without it the cart still says so.
      import("./ChangedWalls.tsx").then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
    };
    load();
    addEventListener("storage", load);
    return () => removeEventListener("storage", load);
  }, []);
  return Loaded && <Loaded lines={lines} />;
}
