import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { useRootData } from "../../../lib/api/rootData.ts";

/** Returns a function that names the country of a site; its code while the page does not know it yet. */
export const useCountryName = (): ((site: SiteCode) => string) => {
  const { storefronts } = useRootData();
  return (site) => storefronts.find(({ code }) => code === site)?.countryName ?? site;
};
