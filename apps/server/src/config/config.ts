import { resolve } from "node:path";
import type { PerSite, SiteCode } from "@storywall/domain/sites/site.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { type CdnConfig, readCdn } from "./cdnConfig.ts";
import { CHAT_WIDGET_HINT, type ChatWidgetConfig, parseChatWidget } from "./chatWidgetConfig.ts";
import { readDatabaseUrl } from "./databaseConfig.ts";
import { createEnvironmentReader, type Environment } from "./environmentReader.ts";
import { readMailUrl } from "./mailConfig.ts";
import { readPhotosUrl, readPublicUrl } from "./originConfig.ts";
import { readPayments, type SitePayments } from "./paymentConfig.ts";
import { type PhotoStoreSettings, readPhotoStore } from "./photoStoreConfig.ts";
import { readMetricsToken, readOwnerPassword } from "./secretConfig.ts";
import { parseSite, parseSiteHosts, parseTagManagerId, wholeNumberFrom } from "./settingParsers.ts";
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
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** Public origin of the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** Origin of photo URLs: the public one, unless photos have a host of their own. */
  readonly photosUrl: string;
  readonly dataDir: string;
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly defaultSite: SiteCode;
  /** Sites by host name; host names are in lower case and without a port. */
  readonly siteHosts: ReadonlyMap<string, SiteCode>;
  readonly payments: SitePayments;
  /** Commerce hosts by site; a site without one uses the shop's own engine alone. */
  readonly commerce: CommerceSettings;
  /** False when each site needs a provider that takes real money. */
  readonly allowsTestPayments: boolean;
  readonly photoStore: PhotoStoreSettings;
  /** Null when no CDN needs to be told which images are deleted. */
  readonly cdn: CdnConfig | null;
  readonly ownerPassword: string | null;
  /**
   * URL of the mail server, which may hold a password; null when each mail is written to a file in `dataDir`.
   */
  readonly mailUrl: string | null;
  readonly tagManagerIds: PerSite<string | null>;
  readonly hasOfflinePages: boolean;
  /** Chat widget of each site; null for the shop's own messages. */
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
  /**
   * Token that gives access to the metrics; null when only this machine and its private network have access.
   */
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

/** Reads all settings from the environment. Nothing else reads it. */
export const readConfig = (environment: Environment = process.env): ConfigResult => {
  const reader = createEnvironmentReader(environment);
  const { readText, readChoice, readSetting, readPerSite } = reader;
  const role = readChoice("ROLE", ROLES, "all");
  const isDevelopment =
    readChoice("NODE_ENV", ["production", "development", "test"], "production") === "development";
  const port = readSetting(
    "PORT",
    3000,
    wholeNumberFrom(0, 65535),
    "is not a port; it is a whole number from 1 to 65535, or 0 for any free one",
  );
  const publicUrl = readPublicUrl(reader, port);
  const siteHosts = readSetting<ReadonlyMap<string, SiteCode>>(
    "SITE_HOSTS",
    new Map(),
    parseSiteHosts,
    "is not a list of hosts; it is like shop.co.za=ZA,shop.com.au=AU",
  );
  const databaseUrl = readDatabaseUrl(reader, role);
  const allowsTestPayments =
    readChoice("ALLOW_TEST_PAYMENTS", ["0", "1"], "0") === "1" || !publicUrl.startsWith("https:");

  const config: Config = {
    isDevelopment,
    role,
    port,
    host: readText("HOST") ?? "127.0.0.1",
    publicUrl,
    photosUrl: readPhotosUrl(reader, publicUrl, siteHosts),
    dataDir: resolve(readText("DATA_DIR") ?? "data"),
    databaseUrl,
    defaultSite: readSetting<SiteCode>(
      "DEFAULT_SITE",
      "ZA",
      parseSite,
      "is not the code of a site; it is like ZA",
    ),
    siteHosts,
    payments: readPayments(reader, {
      mustBeReal: !allowsTestPayments,
      isDatabaseEmbedded: databaseUrl === null,
    }),
    commerce:
      readChoice("COMMERCE", ["embedded", "shopify"], "embedded") === "shopify" ? readShopify(reader) : {},
    allowsTestPayments,
    photoStore: readPhotoStore(reader),
    cdn: readCdn(reader),
    mailUrl: readMailUrl(reader),
    ownerPassword: readOwnerPassword(reader),
    hasOfflinePages: readChoice("OFFLINE_PAGES", ["0", "1"], "1") === "1",
    chatWidgets: readPerSite("CHAT_WIDGET", (setting) =>
      readSetting(setting, null, parseChatWidget, CHAT_WIDGET_HINT),
    ),
    tagManagerIds: readPerSite("TAG_MANAGER_ID", (setting) =>
      readSetting(setting, null, parseTagManagerId, "is not a tag manager's id; it is like GTM-ABC1234"),
    ),
    designLinkDays: readSetting(
      "DESIGN_LINK_DAYS",
      60,
      wholeNumberFrom(1, 365),
      "is not a time to keep links; it is a whole number from 1 to 365",
    ),
    photoRetentionDays: readSetting(
      "PHOTO_DAYS",
      60,
      wholeNumberFrom(1, 365),
      "is not a time to keep photos; it is a whole number from 1 to 365",
    ),
    orderPhotoRetentionDays: readSetting(
      "ORDER_PHOTO_DAYS",
      365,
      wholeNumberFrom(30, 3650),
      "is not a time to keep photos of orders; it is a whole number from 30 to 3650",
    ),
    minFreeDiskBytes:
      MEGABYTE *
      readSetting(
        "MIN_FREE_DISK_MB",
        1000,
        wholeNumberFrom(0, 1_000_000),
        "is not a space to leave free; it is a whole number of megabytes from 0 to 1000000",
      ),
    // Developers read the log themselves, so it is short for them.
    logLevel: readChoice("LOG_LEVEL", LOG_LEVELS, isDevelopment ? "warn" : "info"),
    metricsToken: readMetricsToken(reader),
    drainMs:
      SECOND_MS *
      readSetting(
        "DRAIN_SECONDS",
        0,
        wholeNumberFrom(0, 60),
        "is not a time to wait; it is a whole number from 0 to 60",
      ),
    trustProxy:
      readText("TRUST_PROXY")
        ?.split(",")
        .map((address) => address.trim()) ?? [],
  };
  const { issues } = reader;
  return issues.length > 0 ? { kind: "issues", issues } : { kind: "config", config };
};

const MEGABYTE = 1_000_000;
