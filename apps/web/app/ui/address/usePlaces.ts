import type { Place } from "@storywall/domain/sites/places.ts";
import { useEffect, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { loadPlaces } from "./loadPlaces.ts";

/** Returns the main places of the site's country; none until they have loaded. */
export const usePlaces = (): readonly Place[] => {
  const { countryCode } = useSite();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadPlaces(countryCode).then((loaded) => {
      if (!isGone) setPlaces(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [countryCode]);
  return places;
};
