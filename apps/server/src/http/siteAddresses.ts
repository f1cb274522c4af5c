import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";

/** Which host shows which site (R1.2), and where each site is found. */
export type SiteAddresses = {
  readonly hosts: ReadonlyMap<string, SiteCode>;
  /** Sites that have no host of their own share the shop's public address. */
  readonly origins: Readonly<Record<SiteCode, string>>;
};

/** On a local machine every site has a host that resolves to the machine itself. */
const localHost = (site: SiteCode): string => `${site.toLowerCase()}.localhost`;

export const siteAddresses = ({
  publicUrl,
  siteHosts,
}: {
  readonly publicUrl: string;
  /** Hosts that were configured, lower-case, without a port. */
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
