import cookie from "@fastify/cookie";
import type { PageContext } from "@storywall/contract/pages.ts";
import type { Sites } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { minor } from "@storywall/domain/units/units.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffSession } from "../../ports/staff/StaffSessions.ts";
import { siteAddresses } from "../siteAddresses.ts";
import { pageRoutes } from "./pageRoutes.ts";

const publicUrl = "http://localhost:4200";
let app: FastifyInstance;
let sites: Sites = SITE_SEEDS;
const seenContexts: PageContext[] = [];

const sessionOf = (role: StaffRole): StaffSession => ({
  id: "session",
  staff: { id: "person", name: "Anna", role },
  device: "Test",
  createdAt: new Date(),
  lastSeenAt: null,
  provenAt: null,
  expiresAt: new Date(),
});
const sessions: Readonly<Record<string, StaffSession>> = {
  "the-owner": sessionOf("owner"),
  "the-workshop": sessionOf("workshop"),
};

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  await app.register(
    pageRoutes({
      source: {
        registerFiles: async () => {},
        loadHandlePage: async () => async (request, context) => {
          seenContexts.push(context);
          if (request.url.endsWith("/broken"))
            return new Response("Unexpected Server Error", {
              status: 500,
              headers: { "content-type": "text/plain" },
            });
          return new Response(request.method === "HEAD" ? null : "a page");
        },
      },
      sites: () => sites,
      authenticate: async (token) => sessions[token],
      siteAddresses: siteAddresses({ publicUrl, siteHosts: new Map(), sites: () => sites }),
      defaultSite: "ZA",
      publicUrl,
      photosUrl: publicUrl,
      tagManagerIds: { ZA: null, AU: null },
      chatWidgets: {
        ZA: null,
        AU: {
          scriptUrl: "https://chat.example/a.js",
          sources: {
            all: ["https://chat.example"],
            style: ["https://styles.example"],
            font: ["https://fonts.example"],
          },
        },
      },
      paymentsOf: () => ({ provider: "test", publishableKey: null, isTest: true }),
      retention: { photoDays: 60, orderPhotoDays: 365 },
      directUploads: null,
      deliveryOrigin: null,
      offlinePages: true,
      development: false,
    }),
  );
});
afterAll(() => app.close());

const openPage = async (url = "/"): Promise<PageContext | undefined> => {
  await app.inject(url);
  return seenContexts.at(-1);
};

test("R3.6 a page gets the current texts and prices of its own site and the others", async () => {
  const before = await openPage("/?site=AU");
  expect([before?.site, before?.sites.AU.copy.title]).toEqual(["AU", SITE_SEEDS.AU.copy.title]);
  const { AU } = SITE_SEEDS;
  const framePrices = { ...AU.framePrices, rectangle_small: minor(2_600) };
  sites = { ...SITE_SEEDS, AU: { ...AU, framePrices, copy: { ...AU.copy, title: "Walls that speak" } } };
  const after = await openPage("/?site=AU");
  expect(after?.sites.AU).toMatchObject({ framePrices, copy: { title: "Walls that speak" } });
  expect(after?.sites.ZA.copy).toEqual(SITE_SEEDS.ZA.copy);
});

test("R9.5 pages get the one public promo code and its discount, and no other code", async () => {
  const secret = { code: "FRIENDS50", percent: 50, oncePerEmail: false };
  sites = { ...SITE_SEEDS, ZA: { ...SITE_SEEDS.ZA, promoCodes: [secret, ...SITE_SEEDS.ZA.promoCodes] } };
  const page = await openPage();
  expect(JSON.stringify(page?.sites)).not.toContain("FRIENDS50");
  expect(page?.sites.ZA.welcomeBanner).toMatchObject({ code: "WELCOME10", discount: "10%" });
});

const previewUrl = (change: object, site = "AU"): string =>
  `/contact?${new URLSearchParams({ preview: JSON.stringify({ site, change }) })}`;
const asOwner = { storywall_owner: "the-owner" };

test("B13 a site says that it is not ready until the details of its business are complete", async () => {
  expect((await openPage())?.sites.ZA.isReadyToSell).toBe(false);
  const { ZA } = SITE_SEEDS;
  const details = { legalName: "A", registration: "B", taxNumber: "C", address: "D", phone: "E" };
  const copy = { ...ZA.copy, email_address: "hello@storywall.co.za" };
  sites = { ...SITE_SEEDS, ZA: { ...ZA, copy, business: { ...ZA.business, ...details } } };
  expect((await openPage())?.sites.ZA.isReadyToSell).toBe(true);
  expect(JSON.stringify((await openPage())?.sites)).not.toContain("taxNumber");
});

test("B13 the owner sees a page as it would be after a change, in a frame of the shop only", async () => {
  const change = { copy: { title: "A draft" }, business: { phone: "021 555 0100" } };
  const { headers, cookies } = await app.inject({ url: previewUrl(change), cookies: asOwner });
  const page = seenContexts.at(-1);
  expect(page).toMatchObject({ site: "AU", isPreview: true, business: { phone: "021 555 0100" } });
  expect(page?.sites.AU.copy.title).toBe("A draft");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(cookies).toEqual([]);
  expect((await openPage("/?site=AU"))?.sites.AU.copy.title).not.toBe("A draft");
});

test.each([
  ["a stranger", previewUrl({ copy: { title: "A draft" } }), {}],
  ["somebody with an old session", previewUrl({ copy: { title: "A draft" } }), { storywall_owner: "old" }],
  ["the workshop", previewUrl({ copy: { title: "A draft" } }), { storywall_owner: "the-workshop" }],
  ["a change that cannot be", previewUrl({ copy: { title: "" } }), asOwner],
  ["a site that is none", previewUrl({ copy: { title: "A draft" } }, "XX"), asOwner],
  ["no JSON", "/contact?preview=%7B", asOwner],
])("B13 %s gets the page as it is, in no frame", async (_who, url, cookies) => {
  const { headers } = await app.inject({ url, cookies });
  expect(seenContexts.at(-1)?.isPreview).toBe(false);
  const titles = Object.values(seenContexts.at(-1)?.sites ?? {}).map(({ copy }) => copy.title);
  expect(titles).toEqual([sites.ZA.copy.title, sites.AU.copy.title]);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("R2.1 HEAD on a page returns its status without a body", async () => {
  const { statusCode, headers, body } = await app.inject({ method: "HEAD", url: "/browse" });
  expect([statusCode, headers["content-length"], body]).toEqual([200, undefined, ""]);
});

test("R2.1 when even the error page cannot be rendered, a browser gets a page and a program gets JSON", async () => {
  const page = await app.inject({ url: "/broken", headers: { accept: "text/html,*/*;q=0.8" } });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
  expect(page.body).toContain("<h1>Something fell off the wall</h1>");
  expect(page.body).toContain("Your photos and your cart are where you left them.");
  expect(page.headers["content-security-policy"]).toMatch(/default-src 'none'.*style-src 'sha256-/);
  const image = await app.inject({ url: "/broken", headers: { accept: "image/*" } });
  expect(image.json()).toMatchObject({ statusCode: 500, error: "INTERNAL" });
});

test("a page may not use camera, microphone or location", async () => {
  const { headers } = await app.inject("/");
  expect(headers["permissions-policy"]).toContain("camera=(), geolocation=(), microphone=()");
});

test.each(["/", "/checkout", "/checkout?checkout=abc", "/design?set=square_trio"])(
  "reliability 26: %s keeps the windows that a payment provider opens, since it leads to checkout without a reload",
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  },
);

test.each(["/admin", "/admin/orders?state=open"])(
  "reliability 26: %s shares no window with other sites",
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  },
);

test("R2.15 the pages of a site with a chat widget allow its style and font", async () => {
  const { headers } = await app.inject("/?site=AU");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/style-src [^;]*https:\/\/chat\.example https:\/\/styles\.example;/);
  expect(policy).toMatch(/font-src [^;]*https:\/\/chat\.example https:\/\/fonts\.example;/);
  expect(String((await app.inject("/?site=ZA")).headers["content-security-policy"])).not.toContain("example");
});
