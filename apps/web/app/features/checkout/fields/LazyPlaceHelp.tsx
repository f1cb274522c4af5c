import { type ComponentType, type RefObject, useEffect, useState } from "react";

type Help = ComponentType<{ readonly fields: RefObject<HTMLElement | null> }>;

/** Loads the help with suburb, city and postcode when a field of the address is first entered. */
export function LazyPlaceHelp({ fields }: { readonly fields: RefObject<HTMLElement | null> }) {
  const [PlaceHelp, setPlaceHelp] = useState<Help | null>(null);
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
  return PlaceHelp && <PlaceHelp fields={fields} />;
}
