import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";

/** The hosts that show each site (R1.2), and the origin of each site. */
export type SiteAddresses = {
  readonly hosts: ReadonlyMap<string, SiteCode>;
  /** A site without a host of its own has the origin of PUBLIC_URL. */
  readonly origins: Readonly<Record<SiteCode, string>>;
};

/** Returns the host of a site on a developer's machine. Names below `localhost` resolve to the machine itself. */
const localHost = (site: SiteCode): string => `${site.toLowerCase()}.localhost`;

/** Returns the hosts and origins of all sites, from the settings PUBLIC_URL and SITE_HOSTS. */
export const siteAddresses = ({
  publicUrl,
  siteHosts,
}: {
  readonly publicUrl: string;
  /** Configured hosts in lower case, without ports. */
  readonly siteHosts: ReadonlyMap<string, SiteCode>;
}): SiteAddresses => {
  const shop = new URL(publicUrl);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(shop.hostname);
  const hosts = new Map<string, SiteCode>([
    ...SITE_CODES.map((site) => [localHost(site), site] as const),
    ...siteHosts,
  ]);
  const originOf = (site: SiteCode): string => {
    const [ownHost] = [...siteHosts].find(([, code]) => code === site) ?? [
      isLocal ? localHost(site) : shop.hostname,
    ];
    return `${shop.protocol}//${ownHost}${shop.port === "" ? "" : `:${shop.port}`}`;
  };
  return { hosts, origins: { ZA: originOf("ZA"), AU: originOf("AU") } };
};
