import { resolve } from "node:path";
import { type PerSite, parseSiteCode, SEED_SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { type CdnConfig, readCdn } from "./cdnConfig.ts";
import { CHAT_WIDGET_HINT, type ChatWidgetConfig, parseChatWidget } from "./chatWidgetConfig.ts";
import { isSafeOrigin, parseOrigin, readPhotosUrl } from "./originConfig.ts";
import { readPayments, type SitePayments } from "./paymentConfig.ts";
import { type PhotoStoreSettings, readPhotoStore } from "./photoStoreConfig.ts";
import { type CommerceSettings, readShopify } from "./shopifyConfig.ts";

/** What a process does: `web` serves shoppers, `worker` runs the scheduled tasks, `all` does both. */
const ROLES = ["all", "web", "worker"] as const;
type Role = (typeof ROLES)[number];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of this process, with defaults for those that are not set. */
export type Config = {
  readonly isDevelopment: boolean;
  readonly role: Role;
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** Public origin of the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** Origin of photo URLs. The public one unless photos have a host of their own. */
  readonly photosUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly defaultSite: SiteCode;
  /** Lower-case host names without a port. */
  readonly siteHosts: ReadonlyMap<string, SiteCode>;
  readonly payments: SitePayments;
  /** Commerce hosts by site; empty: the shop's own engine alone. */
  readonly commerce: CommerceSettings;
  /** False: a site needs a provider that takes real money. */
  readonly allowsTestPayments: boolean;
  readonly photoStore: PhotoStoreSettings;
  /** Null: no CDN is told which images are deleted. */
  readonly cdn: CdnConfig | null;
  readonly ownerPassword: string | null;
  /** URL of the mail server; null: each mail is a file in `dataDir`. May hold a password. */
  readonly mailUrl: string | null;
  readonly tagManagerIds: PerSite<string | null>;
  readonly hasOfflinePages: boolean;
  /** Null: the shop's own messages. */
  readonly chatWidgets: PerSite<ChatWidgetConfig | null>;
  /** Days that a link to a design works after its last use. */
  readonly designLinkDays: number;
  /** Days that a photo without an order is stored after its last use. */
  readonly photoRetentionDays: number;
  /** Free space in bytes below which no photos are accepted, so that the disk has room for carts and orders. */
  readonly minFreeDiskBytes: number;
  /** Days that an order's photos are stored after its last step. */
  readonly orderPhotoRetentionDays: number;
  readonly logLevel: LogLevel;
  /** Token that gives access to the metrics; null: access from this machine and its private network. */
  readonly metricsToken: string | null;
  /** How long a stopping process still accepts requests, so that a load balancer can send new ones elsewhere. */
  readonly drainMs: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
};

type ConfigResult =
  | { readonly kind: "config"; readonly config: Config }
  /** All issues, one sentence each. */
  | { readonly kind: "issues"; readonly issues: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with a fixed list of values. */
const ENVIRONMENT_CHOICES = {
  COMMERCE: ["embedded", "shopify"],
  PHOTO_STORE: ["disk", "s3", "cloudinary"],
  PHOTO_UPLOADS: ["shop", "direct"],
  ROLE: ROLES,
  LOG_LEVEL: LOG_LEVELS,
  ALLOW_TEST_PAYMENTS: ["0", "1"],
  OFFLINE_PAGES: ["0", "1"],
  NODE_ENV: ["production", "development", "test"],
} as const;

/** Reads all settings from the environment. Nothing else reads it. */
export const readConfig = (environment: Environment = process.env): ConfigResult => {
  const issues: string[] = [];
  /** Empty counts as absent: a compose file writes `MAIL_URL=` for "none". */
  const readText = (name: string): string | null => environment[name]?.trim() || null;
  const readChoice = <Name extends keyof typeof ENVIRONMENT_CHOICES>(
    name: Name,
    defaultValue: (typeof ENVIRONMENT_CHOICES)[Name][number],
  ) => {
    const choices: readonly (typeof defaultValue)[] = ENVIRONMENT_CHOICES[name];
    const value = readText(name) ?? defaultValue;
    const known = choices.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    issues.push(`${name}=${value} is not known; it can be ${choices.join(" or ")}.`);
    return defaultValue;
  };
  const readSetting = <T>(
    name: string,
    defaultValue: T,
    parse: (value: string) => T | undefined,
    expectation: string,
  ): T => {
    const value = readText(name);
    if (value === null) return defaultValue;
    const parsed = parse(value);
    if (parsed === undefined) issues.push(`${name}=${value} ${expectation}.`);
    return parsed ?? defaultValue;
  };

  /** Reads the setting of each site, such as `TAG_MANAGER_ID_NZ`: those of the seeds, and of any other that has one. */
  const readPerSite = <T>(name: string, read: (setting: string, site: SiteCode) => T): PerSite<T> => {
    const added = Object.keys(environment).flatMap((setting) => {
      const code = setting.startsWith(`${name}_`) && parseSiteCode(setting.slice(name.length + 1));
      return code && !isSeed(code) ? [code] : [];
    });
    return {
      ZA: read(`${name}_ZA`, "ZA"),
      AU: read(`${name}_AU`, "AU"),
      ...Object.fromEntries(added.map((code) => [code, read(`${name}_${code}`, code)])),
    };
  };

  const port = readSetting(
    "PORT",
    3000,
    parsePort,
    "is not a port; it is a whole number from 1 to 65535, or 0 for any free one",
  );
  const publicUrl = readSetting(
    "PUBLIC_URL",
    `http://localhost:${port}`,
    parseOrigin,
    "is not an address of a shop; it is like https://shop.example, with nothing after the host and port",
  );
  if (!isSafeOrigin(publicUrl)) {
    issues.push(`PUBLIC_URL=${publicUrl} is not safe: beyond this machine a shop is reached by https only.`);
  }
  const siteHosts = readSetting<ReadonlyMap<string, SiteCode>>(
    "SITE_HOSTS",
    new Map(),
    parseSiteHosts,
    "is not a list of hosts; it is like shop.co.za=ZA,shop.com.au=AU",
  );
  const photosUrl = readPhotosUrl(readText("PHOTOS_URL"), publicUrl, siteHosts, issues);
  const commerce =
    readChoice("COMMERCE", "embedded") === "shopify" ? readShopify(readPerSite, readText, issues) : {};
  const photoStore = readPhotoStore(
    readText,
    issues,
    readChoice("PHOTO_STORE", "disk"),
    readChoice("PHOTO_UPLOADS", "shop"),
  );
  const role = readChoice("ROLE", "all");
  const isDevelopment = readChoice("NODE_ENV", "production") === "development";
  const allowsTestPayments =
    readChoice("ALLOW_TEST_PAYMENTS", "0") === "1" || !publicUrl.startsWith("https:");
  const databaseUrl = readText("DATABASE_URL");
  const payments = readPayments(readPerSite, readText, issues, {
    mustBeReal: !allowsTestPayments,
    isDatabaseEmbedded: databaseUrl === null,
  });
  const mailUrl = readText("MAIL_URL");
  if (mailUrl !== null && !isMailUrl(mailUrl)) {
    issues.push(
      "MAIL_URL is not an address of a mail server; it is like smtp://user:password@mail.example:587, or smtps:// for port 465.",
    );
  }
  if (databaseUrl !== null && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    // Without the value: a wrong address may hold a right password.
    issues.push("DATABASE_URL is not an address of a PostgreSQL database; it begins with postgres://.");
  }
  if (role !== "all" && databaseUrl === null) {
    issues.push(
      `ROLE=${role} shares its work with other processes, and the embedded database can have one process only. ` +
        "Name a PostgreSQL in DATABASE_URL, or leave ROLE away.",
    );
  }
  if (port === 0 && readText("PUBLIC_URL") === null) {
    issues.push("PORT=0 takes any free port, so PUBLIC_URL has to say how the world knows the shop.");
  }

  const config: Config = {
    isDevelopment,
    role,
    port,
    host: readText("HOST") ?? "127.0.0.1",
    publicUrl,
    photosUrl,
    dataDir: resolve(readText("DATA_DIR") ?? "data"),
    databaseUrl,
    defaultSite: readSetting<SiteCode>(
      "DEFAULT_SITE",
      "ZA",
      parseSite,
      "is not the code of a site; it is like ZA",
    ),
    siteHosts,
    payments,
    commerce,
    allowsTestPayments,
    photoStore,
    cdn: readCdn(readText, issues),
    mailUrl,
    ownerPassword: readPassword(readText("OWNER_PASSWORD"), issues),
    hasOfflinePages: readChoice("OFFLINE_PAGES", "1") === "1",
    chatWidgets: readPerSite("CHAT_WIDGET", (setting) =>
      readSetting(setting, null, parseChatWidget, CHAT_WIDGET_HINT),
    ),
    tagManagerIds: readPerSite("TAG_MANAGER_ID", (setting) =>
      readSetting(setting, null, parseTagManagerId, TAG_MANAGER_ID_HINT),
    ),
    designLinkDays: readSetting(
      "DESIGN_LINK_DAYS",
      60,
      parseRetentionDays,
      "is not a time to keep links; it is a whole number from 1 to 365",
    ),
    photoRetentionDays: readSetting(
      "PHOTO_DAYS",
      60,
      parseRetentionDays,
      "is not a time to keep photos; it is a whole number from 1 to 365",
    ),
    orderPhotoRetentionDays: readSetting(
      "ORDER_PHOTO_DAYS",
      365,
      parseOrderPhotoDays,
      "is not a time to keep photos of orders; it is a whole number from 30 to 3650",
    ),
    minFreeDiskBytes:
      1_000_000 *
      readSetting(
        "MIN_FREE_DISK_MB",
        1000,
        parseMegabytes,
        "is not a space to leave free; it is a whole number of megabytes from 0 to 1000000",
      ),
    // Developers read the log themselves.
    logLevel: readChoice("LOG_LEVEL", isDevelopment ? "warn" : "info"),
    metricsToken: readMetricsToken(readText("METRICS_TOKEN"), issues),
    drainMs: readSetting(
      "DRAIN_SECONDS",
      0,
      parseDrainSeconds,
      "is not a time to wait; it is a whole number from 0 to 60",
    ),
    trustProxy:
      readText("TRUST_PROXY")
        ?.split(",")
        .map((address) => address.trim()) ?? [],
  };
  return issues.length > 0 ? { kind: "issues", issues } : { kind: "config", config };
};

const TAG_MANAGER_ID_HINT = "is not a tag manager's id; it is like GTM-ABC1234";
const parseTagManagerId = (value: string): string | undefined =>
  /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined;

const parsePort = (value: string): number | undefined =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;

const isSeed = (code: SiteCode): boolean => SEED_SITE_CODES.some((seed) => seed === code);

const parseSite = (value: string): SiteCode | undefined => parseSiteCode(value.toUpperCase());

const parseSiteHosts = (value: string): ReadonlyMap<string, SiteCode> | undefined => {
  const hosts = new Map<string, SiteCode>();
  for (const entry of value.split(",")) {
    const [host = "", code = "", ...rest] = entry.split("=").map((part) => part.trim().toLowerCase());
    const site = parseSite(code);
    if (site === undefined || rest.length > 0 || !/^[a-z0-9.-]+$/.test(host)) return undefined;
    hosts.set(host, site);
  }
  return hosts;
};

const isMailUrl = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && /^\/?$/.test(url.pathname);
};

const parseDrainSeconds = (value: string): number | undefined =>
  /^\d{1,2}$/.test(value) && Number(value) <= 60 ? Number(value) * 1000 : undefined;

const parseMegabytes = (value: string): number | undefined =>
  /^\d{1,7}$/.test(value) && Number(value) <= 1_000_000 ? Number(value) : undefined;

const parseRetentionDays = (value: string): number | undefined =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 365 ? Number(value) : undefined;

const parseOrderPhotoDays = (value: string): number | undefined =>
  /^\d{2,4}$/.test(value) && Number(value) >= 30 && Number(value) <= 3650 ? Number(value) : undefined;

const MIN_TOKEN_LENGTH = 16;

const readMetricsToken = (token: string | null, issues: string[]): string | null => {
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
    issues.push("METRICS_TOKEN holds what cannot stand in a header; please take letters and digits.");
  } else if (token !== null && token.length < MIN_TOKEN_LENGTH) {
    issues.push(`METRICS_TOKEN is too short; please take at least ${MIN_TOKEN_LENGTH} characters.`);
  }
  return token;
};

const MIN_PASSWORD_LENGTH = 10;

const readPassword = (password: string | null, issues: string[]): string | null => {
  if (password !== null && password.length < MIN_PASSWORD_LENGTH) {
    issues.push(`OWNER_PASSWORD is too short; please take at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  return password;
};
