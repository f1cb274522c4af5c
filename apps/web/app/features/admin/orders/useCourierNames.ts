import { useEffect, useState } from "react";
import { loadCourierNames } from "./courierNames.ts";

/** Returns the couriers to suggest; none before hydration, since the server does not know them. */
export const useCourierNames = (): readonly string[] => {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => setNames(loadCourierNames()), []);
  return names;
};
