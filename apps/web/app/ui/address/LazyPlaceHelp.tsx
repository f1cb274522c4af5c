import { type ComponentType, useEffect, useState } from "react";
import type { PlaceHelpProps } from "./PlaceHelp.tsx";

/** Loads the help with suburb, city and postcode when a field of the address is first entered. */
export function LazyPlaceHelp(props: PlaceHelpProps) {
  const { fields } = props;
  const [PlaceHelp, setPlaceHelp] = useState<ComponentType<PlaceHelpProps> | null>(null);
  useEffect(() => {
    const load = () =>
      // Without it every field is typed.
      void import("./PlaceHelp.tsx").then(
        ({ default: component }) => setPlaceHelp(() => component),
        () => undefined,
      );
    const container = fields.current;
    container?.addEventListener("focusin", load, { once: true });
    return () => container?.removeEventListener("focusin", load);
  }, [fields]);
  return PlaceHelp && <PlaceHelp {...props} />;
}
