import { expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";

const config = (environment: Record<string, string>): Config => {
  const result = readConfig(environment);
  if (result.kind === "issues") throw new Error(result.issues.join("\n"));
  return result.config;
};

const configIssues = (environment: Record<string, string>): readonly string[] => {
  const result = readConfig(environment);
  return result.kind === "issues" ? result.issues : [];
};

test("B14 all settings have defaults", () => {
  expect(config({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    photosUrl: "http://localhost:3000",
    databaseUrl: null,
    mailUrl: null,
    role: "all",
    defaultSite: "ZA",
    payments: { ZA: { provider: "test" }, AU: { provider: "test" } },
    isDevelopment: false,
  });
});

test("an empty setting counts as absent", () => {
  expect(config({ PORT: "", MAIL_URL: " ", DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    mailUrl: null,
  });
});

test("all issues are reported at once, each naming its setting", () => {
  const issues = configIssues({
    PORT: "99999",
    PUBLIC_URL: "shop.example",
    DEFAULT_SITE: "New Zealand",
    SITE_HOSTS: "shop.example",
    COMMERCE: "shopfy",
    PAYMENTS_ZA: "strype",
    OWNER_PASSWORD: "short",
    TAG_MANAGER_ID_AU: "UA-1",
    MAIL_URL: "https://mail.example",
    ROLE: "waiter",
  });
  expect(issues.map((issue) => /^\w+/.exec(issue)?.[0])).toEqual([
    "ROLE",
    "PORT",
    "PUBLIC_URL",
    "SITE_HOSTS",
    "DEFAULT_SITE",
    "PAYMENTS_ZA",
    "COMMERCE",
    "MAIL_URL",
    "OWNER_PASSWORD",
    "TAG_MANAGER_ID_AU",
  ]);
  for (const issue of issues) expect(issue).toMatch(/\.$/);
});

const SHOPIFY_ZA = {
  COMMERCE: "shopify",
  SHOPIFY_STORE_ZA: "storywall-za.myshopify.com",
  SHOPIFY_CLIENT_ID_ZA: "client",
  SHOPIFY_CLIENT_SECRET_ZA: "shpss_1f2e3d",
};

test("R1.7 COMMERCE=shopify needs the store of a site, and its app", () => {
  expect(config({}).commerce).toEqual({});
  expect(config(SHOPIFY_ZA).commerce).toEqual({
    ZA: {
      storeDomain: "storywall-za.myshopify.com",
      clientId: "client",
      clientSecret: "shpss_1f2e3d",
      apiUrl: null,
    },
  });
  expect(configIssues({ COMMERCE: "shopify" })).toEqual([expect.stringContaining("SHOPIFY_STORE_ZA")]);
  expect(configIssues({ ...SHOPIFY_ZA, SHOPIFY_CLIENT_SECRET_ZA: "" })).toEqual([
    expect.stringContaining("SHOPIFY_CLIENT_SECRET_ZA is missing"),
  ]);
  expect(configIssues({ ...SHOPIFY_ZA, SHOPIFY_STORE_ZA: "shop.example" })).toEqual([
    expect.stringContaining("your-name.myshopify.com"),
  ]);
});

const SHOPIFY_CHECKOUT = { ...SHOPIFY_ZA, PAYMENTS_ZA: "shopify" };

test("R1.7 PAYMENTS_ZA=shopify needs the store of the site and its token, and PostgreSQL for real money", () => {
  const token = { SHOPIFY_STOREFRONT_TOKEN_ZA: "shpat_0123456789abcdef" };
  expect(config({ ...SHOPIFY_CHECKOUT, ...token }).payments.ZA).toEqual({
    provider: "shopify",
    secretKey: "shpat_0123456789abcdef",
  });
  expect(configIssues({ PAYMENTS_ZA: "shopify", ...token })).toEqual([
    expect.stringContaining("needs COMMERCE=shopify and SHOPIFY_STORE_ZA"),
  ]);
  expect(configIssues(SHOPIFY_CHECKOUT)).toEqual([
    expect.stringContaining("SHOPIFY_STOREFRONT_TOKEN_ZA is missing"),
  ]);
  const real = { ...SHOPIFY_CHECKOUT, ...token, PUBLIC_URL: "https://shop.example" };
  expect(configIssues({ ...real, DATABASE_URL: "postgres://db/shop" }).join()).not.toContain("PAYMENTS_ZA");
  expect(configIssues(real).join()).toContain("PAYMENTS_ZA=shopify takes real money");
});

test("R1.7 the app's secret is sent to the store or to this machine, and is in no message", () => {
  const issues = configIssues({ ...SHOPIFY_ZA, SHOPIFY_API_URL: "https://elsewhere.example" });
  expect(issues).toEqual([expect.stringContaining("not a stand-in on this machine")]);
  expect(issues.join()).not.toContain("shpss");
  expect(config({ ...SHOPIFY_ZA, SHOPIFY_API_URL: "http://127.0.0.1:4100" }).commerce.ZA?.apiUrl).toBe(
    "http://127.0.0.1:4100",
  );
});

test.each(["web", "worker"])(
  "ROLE=%s is rejected on the embedded database, which can have one process only",
  (ROLE) => {
    expect(configIssues({ ROLE })).toEqual([expect.stringMatching(/^ROLE=.* PostgreSQL in DATABASE_URL/)]);
    expect(config({ ROLE, DATABASE_URL: "postgres://db/shop" }).role).toBe(ROLE);
  },
);

test("by default a process logs one line for each request and does not drain", () => {
  expect(config({})).toMatchObject({ logLevel: "info", metricsToken: null, drainMs: 0 });
  expect(config({ NODE_ENV: "development" }).logLevel).toBe("warn");
  expect(config({ DRAIN_SECONDS: "12", LOG_LEVEL: "debug" })).toMatchObject({
    drainMs: 12_000,
    logLevel: "debug",
  });
  expect(configIssues({ DRAIN_SECONDS: "61" })).toEqual([expect.stringContaining("DRAIN_SECONDS=61")]);
  expect(configIssues({ LOG_LEVEL: "chatty" })).toEqual([expect.stringContaining("LOG_LEVEL=chatty")]);
});

test("a token that is easy to guess is rejected without being repeated", () => {
  const [issue = ""] = configIssues({ METRICS_TOKEN: "guess-me" });
  expect(issue).toContain("METRICS_TOKEN");
  expect(issue).not.toContain("guess-me");
});

test("any free port is possible when PUBLIC_URL is set", () => {
  expect(configIssues({ PORT: "0" })).toEqual([expect.stringContaining("PUBLIC_URL")]);
  expect(config({ PORT: "0", PUBLIC_URL: "http://localhost:4000" }).port).toBe(0);
});

test("test payments are rejected for a shop that looks real, unless they are allowed", () => {
  const environment = { PUBLIC_URL: "https://shop.example" };
  expect(configIssues(environment)).toEqual([
    expect.stringContaining("PAYMENTS_ZA=test takes no money"),
    expect.stringContaining("PAYMENTS_AU=test takes no money"),
  ]);
  expect(config({ ...environment, ALLOW_TEST_PAYMENTS: "1" }).publicUrl).toBe("https://shop.example");
});

const STRIPE_AU = {
  PAYMENTS_AU: "stripe",
  STRIPE_SECRET_KEY_AU: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY_AU: "pk_test_1",
  STRIPE_WEBHOOK_SECRET_AU: "whsec_1",
};
const DATABASE_URL = "postgres://shop:secret@db.example/shop";
const PAYSTACK_ZA = {
  PAYMENTS_ZA: "paystack",
  PAYSTACK_SECRET_KEY_ZA: "sk_live_1",
  PAYSTACK_PUBLIC_KEY_ZA: "pk_live_1",
};

test.each([
  ["STRIPE_SECRET_KEY_AU", { PAYMENTS_AU: "stripe", STRIPE_SECRET_KEY_AU: "sk_live_1" }],
  ["STRIPE_SECRET_KEY_AU", { PAYMENTS_AU: "stripe", STRIPE_SECRET_KEY_AU: "rk_live_1" }],
  ["PAYSTACK_SECRET_KEY_ZA", { PAYMENTS_ZA: "paystack" }],
])("a live %s is rejected with the embedded database, and the reason is given", (name, provider) => {
  const keys = { ...STRIPE_AU, ...PAYSTACK_ZA, PAYMENTS_AU: "test", PAYMENTS_ZA: "test", ...provider };
  const environment = { ...keys, STRIPE_PUBLISHABLE_KEY_AU: "pk_live_1" };
  const issues = configIssues(environment);
  expect(issues).toEqual([expect.stringContaining(`${name} is a live key, and the embedded database`)]);
  expect(issues.join()).toContain("DATABASE_URL");
  expect(issues.join()).not.toContain("_live_");
  expect(configIssues({ ...environment, DATABASE_URL })).toEqual([]);
});

test("test keys work with the embedded database", () => {
  expect(configIssues(STRIPE_AU)).toEqual([]);
});

test("each site has its own provider and its own keys", () => {
  const environment = { ...STRIPE_AU, ...PAYSTACK_ZA, DATABASE_URL, STRIPE_API_URL: "http://127.0.0.1:4100" };
  expect(config(environment).payments).toEqual({
    ZA: { provider: "paystack", secretKey: "sk_live_1", publicKey: "pk_live_1", apiUrl: null },
    AU: {
      provider: "stripe",
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      webhookSecret: "whsec_1",
      apiUrl: "http://127.0.0.1:4100",
    },
  });
});

test("every missing key of a provider is named, and keys of the other site do not count", () => {
  const issues = configIssues({ ...STRIPE_AU, PAYMENTS_ZA: "stripe", STRIPE_SECRET_KEY_ZA: "sk_test_2" });
  expect(issues).toEqual([
    expect.stringContaining("STRIPE_PUBLISHABLE_KEY_ZA is missing"),
    expect.stringContaining("STRIPE_WEBHOOK_SECRET_ZA is missing"),
  ]);
});

test.each([
  [{ STRIPE_SECRET_KEY_AU: "pk_test_secret" }, "STRIPE_SECRET_KEY_AU is not a key of that kind"],
  [{ STRIPE_WEBHOOK_SECRET_AU: "secret" }, "STRIPE_WEBHOOK_SECRET_AU is not a key of that kind"],
  [{ STRIPE_SECRET_KEY_AU: "sk_live_secret" }, "are one for tests and one for real money"],
])("a wrong key is named and its value is not: %j", (wrong, named) => {
  const issues = configIssues({ ...STRIPE_AU, DATABASE_URL, ...wrong });
  expect(issues).toEqual([expect.stringContaining(named)]);
  expect(issues.join()).not.toContain("secret");
});

test.each([
  "https://api.stripe.com",
  "http://evil.example",
  "http://127.0.0.1.evil.example",
  "http://127.0.0.1:1/v1",
])("secrets are sent to Stripe or to a fake on this machine, not to %s", (STRIPE_API_URL) => {
  expect(configIssues({ ...STRIPE_AU, STRIPE_API_URL })).toEqual([expect.stringMatching(/^STRIPE_API_URL=/)]);
});

test("a provider's test keys are rejected for a shop that looks real, like test payments", () => {
  const environment = { ...STRIPE_AU, ...PAYSTACK_ZA, DATABASE_URL, PUBLIC_URL: "https://shop.example" };
  expect(configIssues(environment)).toEqual([expect.stringContaining("STRIPE_SECRET_KEY_AU is a test key")]);
  expect(configIssues({ ...environment, ALLOW_TEST_PAYMENTS: "1" })).toEqual([]);
});

test("R4.1 PUBLIC_URL must be https except on this machine", () => {
  expect(configIssues({ PUBLIC_URL: "http://shop.example" })).toEqual([
    expect.stringContaining("is not safe"),
  ]);
  expect(config({ PUBLIC_URL: "http://za.localhost:4000" }).publicUrl).toBe("http://za.localhost:4000");
});

test("photos may have their own host, with https and without a site", () => {
  const shop = { PUBLIC_URL: "https://shop.example", SITE_HOSTS: "shop.co.za=ZA", ALLOW_TEST_PAYMENTS: "1" };
  expect(config({ ...shop, PHOTOS_URL: "https://photos.example" }).photosUrl).toBe("https://photos.example");
  expect(config(shop).photosUrl).toBe("https://shop.example");
  expect(config({ PHOTOS_URL: "http://photos.localhost:3000" }).photosUrl).toBe(
    "http://photos.localhost:3000",
  );
  const issuesOf = (PHOTOS_URL: string) => configIssues({ ...shop, PHOTOS_URL });
  expect(issuesOf("photos.example")).toEqual([
    expect.stringMatching(/^PHOTOS_URL=photos\.example is not an address/),
  ]);
  expect(issuesOf("https://photos.example/x")).toEqual([expect.stringContaining("nothing after the host")]);
  expect(issuesOf("http://photos.example")).toEqual([expect.stringContaining("is not safe")]);
  expect(issuesOf("https://shop.co.za")).toEqual([expect.stringContaining("is the address of a site")]);
});

test("R1.2 the case of hosts and site codes does not matter", () => {
  const { siteHosts } = config({ SITE_HOSTS: "Shop.co.za=za, shop.com.au=AU" });
  expect([...siteHosts]).toEqual([
    ["shop.co.za", "ZA"],
    ["shop.com.au", "AU"],
  ]);
});

test("a wrong DATABASE_URL is rejected without being repeated, since it may hold a password", () => {
  const [issue = ""] = configIssues({ DATABASE_URL: "mysql://shop:secret@db" });
  expect(issue).toContain("DATABASE_URL");
  expect(issue).not.toContain("secret");
});

test.each([
  "smtp://mail.example",
  "smtps://shop:se%20cret@mail.example:465/",
  "smtp://127.0.0.1:4701?tls.rejectUnauthorized=false",
])("MAIL_URL=%s is the URL of a mail server", (MAIL_URL) =>
  expect(config({ MAIL_URL }).mailUrl).toBe(MAIL_URL),
);

test.each([
  "mail.example",
  "smtp://",
  "http://shop:secret@mail.example",
  "smtp://shop:secret@mail.example/path",
])("MAIL_URL=%s is rejected without being repeated, since it may hold a password", (MAIL_URL) => {
  const [issue = ""] = configIssues({ MAIL_URL });
  expect(issue).toContain("MAIL_URL");
  expect(issue).not.toContain("secret");
});

const BUCKET = {
  PHOTO_STORE: "s3",
  S3_ENDPOINT: "https://s3.af-south-1.amazonaws.com/",
  S3_REGION: "af-south-1",
  S3_BUCKET: "storywall-photos",
  S3_ACCESS_KEY_ID: "AKIA1",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("photos are stored on disk, or in a bucket when all its settings are there", () => {
  expect(config({}).photoStore).toEqual({ kind: "disk" });
  expect(config(BUCKET).photoStore).toMatchObject({
    kind: "s3",
    endpoint: "https://s3.af-south-1.amazonaws.com",
    bucket: "storywall-photos",
  });
  expect(configIssues({ PHOTO_STORE: "s3" }).map((issue) => /S3_\w+/.exec(issue)?.[0])).toEqual(
    Object.keys(BUCKET).slice(1),
  );
});

test("a bucket is addressed by path, or by a host name that a certificate fits", () => {
  expect(config(BUCKET).photoStore).toMatchObject({ addressStyle: "path" });
  const byHost = { ...BUCKET, S3_ADDRESS_STYLE: "virtualHost" };
  expect(config(byHost).photoStore).toMatchObject({ addressStyle: "virtualHost" });
  expect(configIssues({ ...byHost, S3_BUCKET: "photos.of.walls" })).toEqual([
    expect.stringContaining("without dots"),
  ]);
  expect(configIssues({ ...BUCKET, S3_ADDRESS_STYLE: "virtual" })).toHaveLength(1);
});

test("direct uploads go to a bucket, when they are configured", () => {
  expect(config(BUCKET).photoStore).toMatchObject({ direct: false });
  expect(config({ ...BUCKET, PHOTO_UPLOADS: "direct" }).photoStore).toMatchObject({ direct: true });
  expect(configIssues({ PHOTO_UPLOADS: "direct" })).toEqual([
    expect.stringContaining("needs PHOTO_STORE=s3"),
  ]);
});

test("photos are stored at Cloudinary with the one line of its console", () => {
  const CLOUDINARY_URL = "cloudinary://1234:aB_c-d@storywall";
  expect(config({ PHOTO_STORE: "cloudinary", CLOUDINARY_URL }).photoStore).toEqual({
    kind: "cloudinary",
    apiUrl: "https://api.cloudinary.com",
    cloudName: "storywall",
    apiKey: "1234",
    apiSecret: "aB_c-d",
    deliveryUrl: "https://res.cloudinary.com/storywall",
    delivers: false,
  });
  const inEurope = `${CLOUDINARY_URL}?upload_prefix=https://api-eu.cloudinary.com`;
  expect(config({ PHOTO_STORE: "cloudinary", CLOUDINARY_URL: inEurope }).photoStore).toMatchObject({
    apiUrl: "https://api-eu.cloudinary.com",
  });
});

test.each([
  ["", "https://res.cloudinary.com/storywall"],
  ["?private_cdn=true", "https://storywall-res.cloudinary.com"],
  ["?secure_distribution=photos.example", "https://photos.example/storywall"],
  ["?upload_prefix=http://127.0.0.1:9&secure_distribution=127.0.0.1:9", "http://127.0.0.1:9/storywall"],
])("copies of photos are delivered by Cloudinary with CLOUDINARY_URL%s from %s", (query, deliveryUrl) => {
  const settings = {
    PHOTO_STORE: "cloudinary",
    PHOTO_DELIVERY: "cloudinary",
    CLOUDINARY_URL: `cloudinary://1234:aB_c-d@storywall${query}`,
  };
  expect(config(settings).photoStore).toMatchObject({ deliveryUrl, delivers: true });
});

test.each(["disk", "s3"])("PHOTO_DELIVERY=cloudinary is rejected with PHOTO_STORE=%s", (PHOTO_STORE) => {
  expect(configIssues({ PHOTO_STORE, PHOTO_DELIVERY: "cloudinary" })).toContainEqual(
    expect.stringContaining("needs PHOTO_STORE=cloudinary"),
  );
});

test.each([
  "",
  "cloudinary://1234@storywall",
  "cloudinary://1234:secret@storywall?analytics=1",
  "cloudinary://1234:secret@storywall?secure_distribution=evil/path",
  "https://1234:secret@storywall",
  "cloudinary://1234:secret@storywall?upload_prefix=http://api.cloudinary.com",
])("CLOUDINARY_URL=%s is rejected without being repeated", (CLOUDINARY_URL) => {
  const issues = configIssues({ PHOTO_STORE: "cloudinary", CLOUDINARY_URL });
  expect(issues).toEqual([expect.stringMatching(/CLOUDINARY_URL.*cloudinary:\/\/API_KEY/)]);
  expect(issues.join()).not.toContain("secret");
});

test.each(["http://s3.example.com", "ftp://s3.example.com", "https://user:password@s3.example.com"])(
  "photos and keys are not sent to %s",
  (S3_ENDPOINT) => {
    expect(configIssues({ ...BUCKET, S3_ENDPOINT })).toEqual([
      expect.stringMatching(/^S3_ENDPOINT is not right/),
    ]);
  },
);

test("reliability 21: the free space that photos leave is set in megabytes", () => {
  expect(config({})).toMatchObject({ minFreeDiskBytes: 1_000_000_000 });
  expect(config({ MIN_FREE_DISK_MB: "0" })).toMatchObject({ minFreeDiskBytes: 0 });
  for (const space of ["-1", "1.5", "2 GB", "1000001"])
    expect(configIssues({ MIN_FREE_DISK_MB: space })).toEqual([
      expect.stringMatching(/^MIN_FREE_DISK_MB=.* from 0 to 1000000/),
    ]);
});

test("B12 the retention of photos is set in days", () => {
  expect(config({})).toMatchObject({ photoRetentionDays: 60, orderPhotoRetentionDays: 365 });
  const set = { PHOTO_DAYS: "30", ORDER_PHOTO_DAYS: "730" };
  expect(config(set)).toMatchObject({ photoRetentionDays: 30, orderPhotoRetentionDays: 730 });
  for (const days of ["0", "366", "-1", "a month"])
    expect(configIssues({ PHOTO_DAYS: days })).toEqual([
      expect.stringMatching(/^PHOTO_DAYS=.* from 1 to 365/),
    ]);
  for (const days of ["29", "3651", "1.5"])
    expect(configIssues({ ORDER_PHOTO_DAYS: days })).toEqual([
      expect.stringMatching(/^ORDER_PHOTO_DAYS=.* from 30 to 3650/),
    ]);
});

test("B12 the CDN's purge URL is https beyond this machine, and no issue repeats it or its token", () => {
  expect(config({}).cdn).toBeNull();
  const cdn = { CDN_PURGE_URL: "https://cdn.example/purge?key=1", CDN_PURGE_TOKEN: "abc" };
  expect(config(cdn).cdn).toEqual({ url: "https://cdn.example/purge?key=1", token: "abc" });
  expect(config({ CDN_PURGE_URL: "http://127.0.0.1:9/purge" }).cdn).toMatchObject({ token: null });
  const invalid: readonly Record<string, string>[] = [
    { CDN_PURGE_URL: "http://cdn.example/s3cret" },
    { CDN_PURGE_URL: "s3cret" },
    { CDN_PURGE_URL: "file:///s3cret" },
    { CDN_PURGE_TOKEN: "s3cret" },
    { CDN_PURGE_URL: "https://cdn.example/purge", CDN_PURGE_TOKEN: "s3cret\u00e9" },
  ];
  for (const environment of invalid) {
    const issues = configIssues(environment);
    expect(issues, JSON.stringify(environment)).toHaveLength(1);
    expect(issues.join()).toContain("CDN_PURGE_");
    expect(issues.join()).not.toContain("s3cret");
  }
});
