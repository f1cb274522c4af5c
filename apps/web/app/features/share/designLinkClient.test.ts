import { createClient } from "@storywall/contract/client.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { createDesignLinkClient } from "./designLinkClient.ts";

test("R5.1 B6 a visitor whom the shop no longer knows gets a link as a new one", async () => {
  let visitorId = "erased";
  const link = { _id: "1", token: "t", kind: "view", photosAdded: 0 };
  const links = createDesignLinkClient({
    client: createClient({
      baseUrl: "",
      fetch: async (_url, init) =>
        String(init?.body).includes("erased")
          ? Response.json({ statusCode: 404, error: "NOT_FOUND", message: "Who?" }, { status: 404 })
          : Response.json(link),
    }),
    getVisitorId: async () => visitorId,
    clearVisitor: (id) => {
      if (id === visitorId) visitorId = "new";
    },
    syncPhotos: async () => undefined,
    site: "ZA",
    designKey: "square_trio",
  });
  const made = await links.create("view", createDesign({ kind: "set", key: "square_trio" }));
  expect(made).toEqual({ kind: "made", value: link });
});
