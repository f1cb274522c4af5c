import { createClient } from "@storywall/contract/client.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { beforeEach, expect, test } from "vitest";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import { saveWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { deleteServerCopies, markWallDeleted, unmarkWallDeleted } from "./deletedWalls.ts";

/** Returns a shop and the walls that it was asked to delete. */
const createShop = (isReachable = () => true) => {
  const asked: unknown[] = [];
  const fetch = async (_url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (!isReachable()) throw new TypeError("offline");
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ isDeleted: true });
  };
  const client = createClient({ baseUrl: "/api", fetch });
  return { asked, send: (visitorId: string | null) => deleteServerCopies(client, visitorId) };
};

beforeEach(() => void stubLocalStorage());

test("B12 the server's copy of a deleted wall is deleted once, and that of one that is back is not", async () => {
  const { asked, send } = createShop();
  markWallDeleted("one");
  markWallDeleted("two");
  unmarkWallDeleted("two");
  await send("visitor");
  await send("visitor");
  expect(asked).toEqual([{ user_id: "visitor", template_key: "one" }]);
});

test("B12 a copy that could not be deleted is deleted at the next try", async () => {
  let isReachable = false;
  const { asked, send } = createShop(() => isReachable);
  markWallDeleted("one");
  await send("visitor");
  expect(asked).toEqual([]);
  isReachable = true;
  await send("visitor");
  expect(asked).toHaveLength(1);
});

test("without a visitor there is no copy, and nothing is asked", async () => {
  const { asked, send } = createShop();
  markWallDeleted("one");
  await send(null);
  await send("visitor");
  expect(asked).toEqual([]);
});

test("B12 the copy of a wall that was made since with the same layout stays", async () => {
  const { asked, send } = createShop();
  const designKey = "square_trio";
  markWallDeleted(designKey);
  const photo = { id: "a", fileName: "a.jpg", size: { width: px(4000), height: px(3000) } };
  const design = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: [photo] });
  saveWallSummary(createWallSummary({ designKey, path: "/design?set=square_trio", design, savedAt: 1 }));
  await send("visitor");
  await send("visitor");
  expect(asked).toEqual([]);
});
