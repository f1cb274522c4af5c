import type { Call, CallInput, CallReply } from "@storywall/contract/call.ts";
import { type CallOptions, type CallResult, createClient } from "@storywall/contract/client.ts";
import type { UndoTimes } from "@storywall/domain/orders/undoSteps.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { createFakeClock, type FakeClock } from "@storywall/testkit/fakeClock.ts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { rateLimitCounters } from "../../src/adapters/database/platform/rateLimitCounters.ts";
import { siteData } from "../../src/adapters/database/sites/siteData.ts";
import { stock } from "../../src/adapters/database/stock/stock.ts";
import { documentsPdfkit } from "../../src/adapters/documents-pdfkit/documentsPdfkit.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { scryptPasswords } from "../../src/adapters/system/passwords.ts";
import { createShop, type ShopDependencies } from "../../src/createShop.ts";
import { buildApp } from "../../src/http/app.ts";
import { hostEventRoutes } from "../../src/http/commerce/hostEventRoutes.ts";
import { allHandlers } from "../../src/http/handlers/allHandlers.ts";
import { orderFileRoutes } from "../../src/http/orders/orderFileRoutes.ts";
import { auditLogRoute } from "../../src/http/owner/auditLogRoute.ts";
import { figuresRoute } from "../../src/http/owner/figuresRoute.ts";
import { paymentEventRoutes } from "../../src/http/payments/paymentEventRoutes.ts";
import { oneClickUnsubscribeRoute } from "../../src/http/promo/oneClickUnsubscribeRoute.ts";
import { siteAddresses } from "../../src/http/siteAddresses.ts";
import { createLog } from "../../src/log.ts";
import type { Commerce } from "../../src/ports/commerce/Commerce.ts";
import type { TestPayments } from "../../src/ports/payments/TestPayments.ts";
import { photoUrl } from "../../src/usecases/photos/photoUrl.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { openSites } from "../../src/usecases/sites/liveSites.ts";
import { createAuthenticate } from "../../src/usecases/staff/authenticate.ts";
import { createFakeMailbox, type FakeMailbox } from "./fakeMailbox.ts";

export const PUBLIC_URL = "http://localhost:4200";

/** Cheap hashes, since tests sign in hundreds of times. The adapter's own test checks that guessing is slow. */
const FAST_PASSWORDS = scryptPasswords(2);

export type TestShop = {
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly shop: Shop;
  readonly commerce: Commerce;
  readonly payments: TestPayments;
  /** The mails that the shop has sent. */
  readonly mailbox: FakeMailbox;
  readonly clock: FakeClock;
  /** Errors that the server logged. A test that expects none checks that it is empty. */
  readonly serverErrors: unknown[];
  /** Calls the API by contract, over HTTP. */
  readonly call: <C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ) => Promise<CallResult<CallReply<C>>>;
  /**
   * Inserts a photo as if it had been uploaded, and returns its asset id and URL. Without a size it prints well in the
   * frames that the tests order.
   */
  readonly uploadPhoto: (size?: TestPhotoSize) => Promise<{ readonly handle: string; readonly url: string }>;
  readonly close: () => Promise<void>;
};

export type TestPhotoSize = { readonly width: number; readonly height: number };

export type TestShopOptions = {
  readonly clock?: FakeClock | undefined;
  readonly mailbox?: FakeMailbox;
  readonly publicUrl?: string;
  /** Payment providers by site; a site without one has the built-in test provider. */
  readonly providers?: ShopDependencies["providers"];
  /** The same for providers that need the database of the shop. */
  readonly createProviders?: (shop: {
    readonly database: Database;
    readonly clock: FakeClock;
  }) => ShopDependencies["providers"];
  /** Commerce hosts by site; none by default. */
  readonly commerceHosts?: ShopDependencies["commerceHosts"];
  readonly hasRecoveryPassword?: boolean;
  readonly areMailsFiles?: boolean;
  /** By default nothing can be undone, so mails and refunds leave at once. */
  readonly undoTimes?: UndoTimes;
};

/** Opens the shop with its API on a database, without files of photos, pages and a port. */
export const openTestShop = async (
  database: Database,
  {
    clock = createFakeClock(),
    mailbox = createFakeMailbox(),
    publicUrl = PUBLIC_URL,
    providers = {},
    createProviders,
    commerceHosts = {},
    hasRecoveryPassword = false,
    areMailsFiles = false,
    undoTimes = { stepMs: 0, moneyMs: 0 },
  }: TestShopOptions = {},
): Promise<TestShop> => {
  const serverErrors: unknown[] = [];
  const log = createLog(
    { role: "all", logLevel: "error" },
    { write: (line) => void serverErrors.push(JSON.parse(line)) },
  );
  const { shop, commerce, payments, idempotencyKeys } = createShop({
    database,
    clock,
    ids: randomIds,
    passwords: FAST_PASSWORDS,
    hasRecoveryPassword,
    areMailsFiles,
    sites: await openSites({
      siteData: siteData(database),
      stock: stock(database),
      clock,
      seeds: SITE_SEEDS,
    }),
    publicUrl,
    originOf: () => PUBLIC_URL,
    mail: mailbox,
    log,
    providers: createProviders?.({ database, clock }) ?? providers,
    commerceHosts,
    undoTimes,
  });
  const authenticate = createAuthenticate(shop);
  const addresses = siteAddresses({ publicUrl, siteHosts: new Map(), sites: shop.sites });
  const app = await buildApp({
    publicUrl,
    trustProxy: [],
    logger: log,
    siteAddresses: addresses,
    defaultSite: "ZA",
    clock,
    idempotencyKeys: idempotencyKeys,
    rateLimitCounters: rateLimitCounters(database),
    authenticate,
    handlers: allHandlers(shop, commerce, payments),
    health: {},
    routes: [
      paymentEventRoutes(shop),
      hostEventRoutes(shop),
      oneClickUnsubscribeRoute(shop),
      orderFileRoutes({ shop, documents: documentsPdfkit, authenticate, publicUrl }),
      figuresRoute({ shop, authenticate, publicUrl }),
      auditLogRoute({ shop, authenticate, publicUrl, siteAddresses: addresses, defaultSite: "ZA" }),
    ],
  });
  const client = createClient({ baseUrl: "/api", fetch: fetchFromApp(app, serverErrors) });
  return {
    database,
    app,
    shop,
    commerce,
    payments,
    mailbox,
    clock,
    serverErrors,
    call: client,
    uploadPhoto: async ({ width, height } = { width: 4000, height: 3000 }) => {
      const assetId = randomIds.next();
      await shop.repositories.photos.insert({
        assetId,
        format: "jpeg",
        width,
        height,
        bytes: 3_000_000,
        sha256: "0".repeat(64),
        createdAt: clock.now(),
        uploader: null,
        lastUsedAt: clock.now(),
      });
      return { handle: assetId, url: photoUrl(PUBLIC_URL, assetId) };
    },
    close: async () => {
      await shop.background.drain();
      await app.close();
    },
  };
};

const fetchFromApp =
  (app: FastifyInstance, serverErrors: readonly unknown[]): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await app.inject({
      method: init?.method === "POST" || init?.method === "PUT" ? init.method : "GET",
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === "string" ? { payload: init.body } : {}),
    });
    // No request may cause a 500. Throw the logged error, since the reply does not contain it.
    if (response.statusCode === 500)
      throw new Error(`Got a 500 from ${input}: ${JSON.stringify(serverErrors.at(-1))}`);
    return new Response(response.body, { status: response.statusCode });
  };

/** Returns the reply of a call that must succeed. */
export const expectOk = async <Reply>(result: Promise<CallResult<Reply>>): Promise<Reply> => {
  const answer = await result;
  if (answer.kind === "ok") return answer.reply;
  throw new Error(`Expected a reply, got ${JSON.stringify(answer)}`);
};

/** Returns the error code of a call that must fail. */
export const expectErrorCode = async (result: Promise<CallResult<unknown>>): Promise<string> => {
  const answer = await result;
  if (answer.kind === "error") return answer.error;
  throw new Error(`Expected an error, got ${JSON.stringify(answer)}`);
};

export const OTHER_SITE = { ZA: "AU", AU: "ZA" } as const satisfies Record<SiteCode, SiteCode>;
