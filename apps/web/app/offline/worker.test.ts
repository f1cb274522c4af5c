import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const SHOP = "https://za.example";

type Sent = { readonly path: string; readonly mode?: string; readonly method?: string };

/** Runs the service worker as a browser does, in a network of which `fetchFile` answers. */
const startWorker = ({ isOnline = true, fetchFile = vi.fn() } = {}) => {
  const listeners = new Map<string, (event: object) => void>();
  const context = createContext({
    OFFLINE_PAGE: read("offlinePage.html"),
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      location: { origin: SHOP },
    },
    navigator: { onLine: isOnline, userAgent: "Chrome/150" },
    fetch: fetchFile,
    URL,
    Response,
    crypto,
  });
  runInContext(read("worker.js"), context);
  /** Returns the worker's answer; undefined: it leaves the request to the browser. */
  return ({ path, mode = "navigate", method = "GET" }: Sent): Promise<Response> | undefined => {
    let reply: Promise<Response> | undefined;
    listeners.get("fetch")?.({
      request: { url: new URL(path, SHOP).href, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) => {
        reply = answer;
      },
    });
    return reply;
  };
};

const noNetwork = () => vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));

const readPage = async (reply: Promise<Response> | undefined) => {
  const response = await reply;
  return { status: response?.status, text: (await response?.text()) ?? "" };
};

test("B13 an admin page without the shop says what is safe, and tries again at its own address", async () => {
  const send = startWorker({ fetchFile: noNetwork() });
  const { status, text } = await readPage(send({ path: "/admin/orders?status=placed" }));
  expect(status).toBe(503);
  expect(text).toContain("The admin pages can't be reached at the moment. What you saved is safe.");
  expect(text).toContain("<h1>The shop is out of reach</h1>");
  expect(text).toContain(`<a href="${SHOP}/admin/orders?status=placed">Try again</a>`);
  // Staff have no design and no cart on the device.
  expect(text).not.toContain("your cart");
});

test("R2.1 a shopper's page without the shop says that design and cart are on the device", async () => {
  const send = startWorker({ fetchFile: noNetwork() });
  const { text } = await readPage(send({ path: "/design" }));
  expect(text).toContain("Your photos and your design are kept on this device");
  expect(text).not.toContain("admin pages");
});

test("a device without a network is told so", async () => {
  const send = startWorker({ fetchFile: noNetwork(), isOnline: false });
  const { text } = await readPage(send({ path: "/admin" }));
  expect(text).toContain("<h1>You are offline</h1>");
  expect(text).toContain("<title>You are offline | Storywall</title>");
});

test("pages come from the shop while it answers, its errors too", async () => {
  const send = startWorker({
    fetchFile: vi.fn(() => Promise.resolve(new Response("busy", { status: 500 }))),
  });
  expect(await readPage(send({ path: "/admin" }))).toEqual({ status: 500, text: "busy" });
});

test("calls, forms, page data and other sites pass the worker by", () => {
  const fetchFile = vi.fn();
  const send = startWorker({ fetchFile });
  expect(send({ path: "/api/owner/orders.csv" })).toBeUndefined();
  expect(send({ path: "/admin", method: "POST" })).toBeUndefined();
  expect(send({ path: "/admin/orders.data", mode: "cors" })).toBeUndefined();
  expect(send({ path: "https://other.example/admin" })).toBeUndefined();
  expect(fetchFile).not.toHaveBeenCalled();
});
