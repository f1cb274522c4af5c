// Runs a shop through everything that logs, at the debug level, then checks its log lines and replies.

import { signInOwner } from "@storywall/contract/calls/owner/signInOwner.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, type ClusterProcess, startCluster } from "../processes/cluster.ts";
import { alternateProcesses } from "../processes/requests.ts";
import { killServerProcesses } from "../processes/serverProcess.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";

const MAIL_PASSWORD = "mailsecretmailsecret";
const OWNER_GUESS = "guessguessguess";
const METRICS_TOKEN = "metrics-token-metrics";

describe("logs", () => {
  const replies: string[] = [];
  const secrets = new Map<string, string>();
  let log = "";
  let cluster: Cluster;
  let drop: () => Promise<void> = async () => {};

  const sendAndRecord = async (
    { origin }: ClusterProcess,
    path: string,
    init: RequestInit = {},
  ): Promise<Response> => {
    const reply = await fetch(`${origin}${path}`, init);
    replies.push(await reply.clone().text());
    return reply;
  };
  const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });

  beforeAll(async () => {
    const migratedDatabase = await createMigratedDatabase();
    drop = migratedDatabase.drop;
    const unusedPort = await findFreePort();
    cluster = await startCluster({
      databaseUrl: migratedDatabase.url,
      settings: {
        LOG_LEVEL: "debug",
        METRICS_TOKEN,
        MAIL_URL: `smtp://shop:${MAIL_PASSWORD}@127.0.0.1:${unusedPort}`,
      },
    });
    const [web1, web2] = [cluster.process("web1"), cluster.process("web2")];
    const buyer = shopper(alternateProcesses(web1, web2));

    const { checkout, order } = await buyer.buy();
    const other = await buyer.checkOut();
    const declined = await buyer.beginPaying(other);
    await buyer.pay(declined, TEST_CARDS.declined);
    for (const [name, value] of Object.entries({
      "the shopper's address": buyer.email,
      "a cart's id": checkout.cartId ?? "",
      "a checkout's id": checkout.checkoutId,
      "an order's id": order.orderId,
      "a payment's id": declined.id,
      "a client secret": declined.clientSecret,
      "a card's number": TEST_CARDS.declined.replaceAll(" ", ""),
      "a card's number as it was typed": TEST_CARDS.declined,
      "the mail server's password": MAIL_PASSWORD,
      "the owner's password": cluster.ownerPassword,
      "a guess at the owner's password": OWNER_GUESS,
      "the token of the metrics": METRICS_TOKEN,
      "the database's address": migratedDatabase.url,
    })) {
      secrets.set(name, value);
    }

    const own = { origin: cluster.publicUrl };
    const signIn = `/api${signInOwner.path}`;
    await sendAndRecord(web1, signIn, post(JSON.stringify({ password: OWNER_GUESS }), own));
    const session = await sendAndRecord(
      web1,
      signIn,
      post(JSON.stringify({ password: cluster.ownerPassword }), own),
    );
    secrets.set("the owner's session", /=([^;]+)/.exec(session.headers.getSetCookie()[0] ?? "")?.[1] ?? "");

    const email = buyer.email;
    const paths = [
      `/api/shopify/get-data/${order.orderId}`,
      `/order/${order.orderId}`,
      `/nowhere/${email}`,
      "/%ff",
    ];
    for (const path of [...paths, `/photos/${checkout.checkoutId}.jpg`, "/metrics", "/readyz"]) {
      await sendAndRecord(web1, path, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    }
    const strange = `{"checkoutId":"${checkout.checkoutId}","email":"${email}"`;
    for (const body of [
      strange,
      `${strange},"__proto__":{}}`,
      `${strange},"email":["${email}"]}`,
      "x".repeat(40_000),
    ]) {
      await sendAndRecord(web2, "/api/shopify/checkout-info", post(body));
    }

    // During work the database connections close, and then a table is missing.
    const database = new Client({ connectionString: migratedDatabase.url });
    database.on("error", () => {});
    await database.connect();
    const inFlight = Array.from({ length: 20 }, () =>
      shopper(alternateProcesses(web1, web2))
        .buy()
        .catch(() => undefined),
    );
    await database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await Promise.all(inFlight);
    await database.query("alter table carts rename to carts_of_another_time");
    for (const web of [web1, web2]) {
      const info = await sendAndRecord(web, `/api/shopify/get-cart-info?cartId=${checkout.cartId}&site=ZA`);
      expect(info.status).toBe(500);
    }
    await database.end();
    await Promise.all(cluster.running().map(({ name }) => cluster.stop(name)));
    log = cluster.output();
  }, 150 * SECOND_MS);
  afterAll(async () => {
    await cluster?.close();
    killServerProcesses();
    await drop();
  });

  const lines = () => log.split("\n").filter((line) => line.startsWith("{"));

  test("reliability 30: no log line has a key, token, password, email, id or client secret", () => {
    for (const [name, secret] of secrets) {
      expect(secret.length, name).toBeGreaterThan(5);
      expect(log.includes(secret), `${name} is in the log`).toBe(false);
    }
    expect(log).not.toMatch(/[\w.]+@example\.com/);
    expect(log).not.toMatch(/_secret_|scrypt\$|postgres:\/\//);
  });

  test("reliability 30: no reply has a stack, a path, a query or another request's input", () => {
    expect(replies.length).toBeGreaterThan(12);
    for (const reply of replies) {
      expect(reply).not.toMatch(
        /\n {4}at |node_modules|\.ts:\d|relation "|select .* from|carts_of_another_time/i,
      );
      expect(reply).not.toContain(OWNER_GUESS);
    }
  });

  test("reliability 30: every log line has time, role and level, and errors have the reply's request id", () => {
    expect(lines().length).toBeGreaterThan(50);
    const parsed = lines().map((line) => JSON.parse(line));
    for (const line of parsed) {
      expect(line).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        role: expect.any(String),
      });
    }
    const faults = parsed.filter(({ level, msg }) => level === "error" && /get-cart-info failed/.test(msg));
    expect(faults).toHaveLength(2);
    for (const { reqId, stack } of faults) {
      expect(parsed).toContainEqual(expect.objectContaining({ reqId, status: 500, msg: "request" }));
      expect(stack).toContain(" at ");
    }
  });

  test("reliability 30: requests are logged by route, never by URL", () => {
    const routes = lines()
      .map((line) => JSON.parse(line).route)
      .filter((route) => route !== undefined);
    expect(routes).toContain("/api/shopify/get-data/:id");
    expect(routes).toContain("/api/shopify/complete-checkout");
    for (const route of routes) expect(route).not.toMatch(/(?=[a-zA-Z_-]*\d)[\w-]{24}|@/);
  });
});
