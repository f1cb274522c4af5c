import {
  listSites,
  parseSiteCode,
  type Site,
  type SiteCode,
  type Sites,
} from "@storywall/domain/sites/site.ts";

/** The hosts and origins of the sites (R1.2). They follow the sites of the process: the owner may add a country. */
export type SiteAddresses = {
  /** Returns the site of a host (in lower case, without a port); undefined when no open site has it. */
  readonly findByHost: (host: string) => SiteCode | undefined;
  /** Returns the open site with a code that a request names; undefined when there is none. */
  readonly findOpen: (code: unknown) => SiteCode | undefined;
  /** The same for any site of the shop, open or not. */
  readonly findAny: (code: unknown) => SiteCode | undefined;
  /** Returns the origin of a site. One without a host of its own has the origin of PUBLIC_URL. */
  readonly originOf: (site: SiteCode) => string;
  /** Returns the origins of all sites, also of those that are not open yet. */
  readonly listOrigins: () => readonly string[];
};

/** Returns the host of a site on a developer's machine. Names below `localhost` resolve to the machine itself. */
const localHost = (site: SiteCode): string => `${site.toLowerCase()}.localhost`;

/** Returns the hosts and origins of all sites, from the settings PUBLIC_URL and SITE_HOSTS. */
export const siteAddresses = ({
  publicUrl,
  siteHosts,
  sites,
}: {
  readonly publicUrl: string;
  /** Configured hosts in lower case, without ports. */
  readonly siteHosts: ReadonlyMap<string, SiteCode>;
  readonly sites: () => Sites;
}): SiteAddresses => {
  const shop = new URL(publicUrl);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(shop.hostname);
  const findSite = (code: unknown): Site | undefined => {
    const known = parseSiteCode(code);
    return known && sites()[known];
  };
  const findOpen = (code: unknown): SiteCode | undefined => {
    const site = findSite(code);
    return site?.isOpen ? site.code : undefined;
  };
  const originOf = (site: SiteCode): string => {
    const [ownHost] = [...siteHosts].find(([, code]) => code === site) ?? [
      isLocal ? localHost(site) : shop.hostname,
    ];
    return `${shop.protocol}//${ownHost}${shop.port === "" ? "" : `:${shop.port}`}`;
  };
  return {
    findOpen,
    findAny: (code) => findSite(code)?.code,
    findByHost: (host) =>
      findOpen(siteHosts.get(host) ?? /^([a-z]{2})\.localhost$/.exec(host)?.[1]?.toUpperCase()),
    originOf,
    listOrigins: () => listSites(sites()).map(({ code }) => originOf(code)),
  };
};
