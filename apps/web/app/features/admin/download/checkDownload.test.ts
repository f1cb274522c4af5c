import { expect, test } from "vitest";
import { checkDownload } from "./checkDownload.ts";

const HREF = "/api/owner/orders/order-1/prints.zip";

test("B13 a file that is sent is refused by nothing, and only its headers are read", async () => {
  let wasAborted: boolean | undefined;
  const sent = await checkDownload(HREF, async (_href, init) => {
    init?.signal?.addEventListener("abort", () => {
      wasAborted = true;
    });
    return new Response("a large file");
  });
  expect(sent).toBeNull();
  expect(wasAborted).toBe(true);
});

test("B13 a refused file gives the server's reason", async () => {
  const message = "The prints are ready, but their documents aren't yet. Please try again in a minute.";
  const refuse = async () => Response.json({ error: "CONFLICT", message }, { status: 409 });
  expect(await checkDownload(HREF, refuse)).toBe(message);
});

test.each([
  ["a server that is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a reply without a reason", async () => Response.json({}, { status: 502 })],
  ["a page instead of a reply", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
])("B13 %s says that the shop is out of reach", async (_name, load) => {
  expect(await checkDownload(HREF, load)).toContain("couldn't reach the shop");
});
