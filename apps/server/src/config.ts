import { resolve } from "node:path";
import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { CHAT_WIDGET, type ChatWidget, parseChatWidget } from "./chatWidgetConfig.ts";
import { isSafeOrigin, parseOrigin, readPhotosUrl } from "./originConfig.ts";
import { readPayments, type SitePayments } from "./paymentConfig.ts";
import { type PhotoStoreSettings, readPhotoStore } from "./photoStoreConfig.ts";

/** What a process does: `web` serves shoppers, `worker` does the work that nobody waits for, `all` does both. */
export const ROLES = ["all", "web", "worker"] as const;
export type Role = (typeof ROLES)[number];

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What this process was told to be. Settings that can be left out have been filled in. */
export type Config = {
  readonly development: boolean;
  readonly role: Role;
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** Origin under which the world knows the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** Origin that photos' addresses begin with; the public one where photos have no host of their own. */
  readonly photosUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly defaultSite: SiteCode;
  /** Lower-case host names without a port. */
  readonly siteHosts: ReadonlyMap<string, SiteCode>;
  readonly payments: SitePayments;
  readonly photoStore: PhotoStoreSettings;
  readonly ownerPassword: string | null;
  /** Of a mail server; null: each mail is a file in `dataDir`. May hold a password. */
  readonly mailUrl: string | null;
  readonly tagManagerIds: Readonly<Record<SiteCode, string | null>>;
  readonly offlinePages: boolean;
  /** Null: shoppers write to the shop itself. */
  readonly chatWidgets: Readonly<Record<SiteCode, ChatWidget | null>>;
  /** How long a link to a design works after its last use. */
  readonly designLinkDays: number;
  /** How long a photo that is in no order stays after its last use. */
  readonly photoDays: number;
  /** How long an order's photos stay after its last step. */
  readonly orderPhotoDays: number;
  readonly logLevel: LogLevel;
  /** Whoever shows it may read the metrics; null: whoever asks from this machine or its private network. */
  readonly metricsToken: string | null;
  /** How long a process that was asked to stop still takes requests, so that a load balancer can send them elsewhere. */
  readonly drainMs: number;
  /** Addresses of proxies whose word about the shopper's address is believed. */
  readonly trustProxy: readonly string[];
};

export type ConfigResult =
  | { readonly kind: "config"; readonly config: Config }
  /** One sentence a fault, all of them at once. */
  | { readonly kind: "faults"; readonly faults: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Choices of a closed list: those that work today, and those that have a name but are not built yet. */
const CHOICES = {
  COMMERCE: { built: ["embedded"], planned: ["shopify"] },
  PHOTO_STORE: { built: ["disk", "s3", "cloudinary"], planned: [] },
  PHOTO_UPLOADS: { built: ["shop", "direct"], planned: [] },
  ROLE: { built: ROLES, planned: [] },
  LOG_LEVEL: { built: LOG_LEVELS, planned: [] },
  ALLOW_TEST_PAYMENTS: { built: ["0", "1"], planned: [] },
  OFFLINE_PAGES: { built: ["0", "1"], planned: [] },
  NODE_ENV: { built: ["production", "development", "test"], planned: [] },
} as const;

/** Reads all settings; the only reader of the environment. */
export const readConfig = (environment: Environment = process.env): ConfigResult => {
  const faults: string[] = [];
  /** Empty counts as absent: a compose file writes `MAIL_URL=` for "none". */
  const text = (name: string): string | null => environment[name]?.trim() || null;
  const choice = <Name extends keyof typeof CHOICES>(
    name: Name,
    absent: (typeof CHOICES)[Name]["built"][number],
  ) => {
    const { built, planned }: { built: readonly (typeof absent)[]; planned: readonly string[] } =
      CHOICES[name];
    const value = text(name) ?? absent;
    const known = built.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    faults.push(
      planned.includes(value)
        ? `${name}=${value} is not built yet; for now it can be ${built.join(" or ")}.`
        : `${name}=${value} is not known; it can be ${built.join(" or ")}.`,
    );
    return absent;
  };
  const read = <T>(name: string, absent: T, parse: (value: string) => T | undefined, wanted: string): T => {
    const value = text(name);
    if (value === null) return absent;
    const parsed = parse(value);
    if (parsed === undefined) faults.push(`${name}=${value} ${wanted}.`);
    return parsed ?? absent;
  };

  const port = read(
    "PORT",
    3000,
    parsePort,
    "is not a port; it is a whole number from 1 to 65535, or 0 for any free one",
  );
  const publicUrl = read(
    "PUBLIC_URL",
    `http://localhost:${port}`,
    parseOrigin,
    "is not an address of a shop; it is like https://shop.example, with nothing after the host and port",
  );
  if (!isSafeOrigin(publicUrl)) {
    faults.push(`PUBLIC_URL=${publicUrl} is not safe: beyond this machine a shop is reached by https only.`);
  }
  const siteHosts = read<ReadonlyMap<string, SiteCode>>(
    "SITE_HOSTS",
    new Map(),
    parseSiteHosts,
    "is not a list of hosts; it is like shop.co.za=ZA,shop.com.au=AU",
  );
  const photosUrl = readPhotosUrl(text("PHOTOS_URL"), publicUrl, siteHosts, faults);
  choice("COMMERCE", "embedded");
  const photoStore = readPhotoStore(
    text,
    faults,
    choice("PHOTO_STORE", "disk"),
    choice("PHOTO_UPLOADS", "shop"),
  );
  const role = choice("ROLE", "all");
  const development = choice("NODE_ENV", "production") === "development";
  const mayBeTests = choice("ALLOW_TEST_PAYMENTS", "0") === "1" || !publicUrl.startsWith("https:");
  const payments = readPayments(text, faults, { mustBeReal: !mayBeTests });
  const mailUrl = text("MAIL_URL");
  if (mailUrl !== null && !isMailUrl(mailUrl)) {
    faults.push(
      "MAIL_URL is not an address of a mail server; it is like smtp://user:password@mail.example:587, or smtps:// for port 465.",
    );
  }
  const databaseUrl = text("DATABASE_URL");
  if (databaseUrl !== null && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    // The value stays unsaid: a wrong address may still hold a right password.
    faults.push("DATABASE_URL is not an address of a PostgreSQL database; it begins with postgres://.");
  }
  if (role !== "all" && databaseUrl === null) {
    faults.push(
      `ROLE=${role} shares its work with other processes, and the embedded database can have one process only. ` +
        "Name a PostgreSQL in DATABASE_URL, or leave ROLE away.",
    );
  }
  if (port === 0 && text("PUBLIC_URL") === null) {
    faults.push("PORT=0 takes any free port, so PUBLIC_URL has to say how the world knows the shop.");
  }

  const config: Config = {
    development,
    role,
    port,
    host: text("HOST") ?? "127.0.0.1",
    publicUrl,
    photosUrl,
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    databaseUrl,
    defaultSite: read<SiteCode>(
      "DEFAULT_SITE",
      "ZA",
      parseSite,
      `is not a site; it can be ${SITE_CODES.join(" or ")}`,
    ),
    siteHosts,
    payments,
    photoStore,
    mailUrl,
    ownerPassword: readPassword(text("OWNER_PASSWORD"), faults),
    offlinePages: choice("OFFLINE_PAGES", "1") === "1",
    chatWidgets: {
      ZA: read("CHAT_WIDGET_ZA", null, parseChatWidget, CHAT_WIDGET),
      AU: read("CHAT_WIDGET_AU", null, parseChatWidget, CHAT_WIDGET),
    },
    tagManagerIds: {
      ZA: read("TAG_MANAGER_ID_ZA", null, parseTagManagerId, TAG_MANAGER_ID),
      AU: read("TAG_MANAGER_ID_AU", null, parseTagManagerId, TAG_MANAGER_ID),
    },
    designLinkDays: read(
      "DESIGN_LINK_DAYS",
      60,
      parseLinkDays,
      "is not a time to keep links; it is a whole number from 1 to 365",
    ),
    photoDays: read(
      "PHOTO_DAYS",
      60,
      parseLinkDays,
      "is not a time to keep photos; it is a whole number from 1 to 365",
    ),
    orderPhotoDays: read(
      "ORDER_PHOTO_DAYS",
      365,
      parseOrderPhotoDays,
      "is not a time to keep photos of orders; it is a whole number from 30 to 3650",
    ),
    // Who develops reads the log by eye.
    logLevel: choice("LOG_LEVEL", development ? "warn" : "info"),
    metricsToken: readMetricsToken(text("METRICS_TOKEN"), faults),
    drainMs: read("DRAIN_SECONDS", 0, parseDrain, "is not a time to wait; it is a whole number from 0 to 60"),
    trustProxy:
      text("TRUST_PROXY")
        ?.split(",")
        .map((address) => address.trim()) ?? [],
  };
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "config", config };
};

const TAG_MANAGER_ID = "is not a tag manager's id; it is like GTM-ABC1234";
const parseTagManagerId = (value: string): string | undefined =>
  /^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined;

const parsePort = (value: string): number | undefined =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;

const parseSite = (value: string): SiteCode | undefined =>
  SITE_CODES.find((code) => code === value.toUpperCase());

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

const parseDrain = (value: string): number | undefined =>
  /^\d{1,2}$/.test(value) && Number(value) <= 60 ? Number(value) * 1000 : undefined;

const parseLinkDays = (value: string): number | undefined =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 365 ? Number(value) : undefined;

const parseOrderPhotoDays = (value: string): number | undefined =>
  /^\d{2,4}$/.test(value) && Number(value) >= 30 && Number(value) <= 3650 ? Number(value) : undefined;

const SHORTEST_TOKEN = 16;

const readMetricsToken = (token: string | null, faults: string[]): string | null => {
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
    faults.push("METRICS_TOKEN holds what cannot stand in a header; please take letters and digits.");
  } else if (token !== null && token.length < SHORTEST_TOKEN) {
    faults.push(`METRICS_TOKEN is too short; please take at least ${SHORTEST_TOKEN} characters.`);
  }
  return token;
};

const SHORTEST_PASSWORD = 10;

const readPassword = (password: string | null, faults: string[]): string | null => {
  if (password !== null && password.length < SHORTEST_PASSWORD) {
    faults.push(`OWNER_PASSWORD is too short; please take at least ${SHORTEST_PASSWORD} characters.`);
  }
  return password;
};
