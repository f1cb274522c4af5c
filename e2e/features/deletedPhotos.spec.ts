import { join } from "node:path";
import { expect, test } from "../support/test.ts";

const photoPath = (name: string): string => join(import.meta.dirname, "../photos", `${name}.jpg`);

test("B12 a wall with a photo that the shop has deleted opens with an empty tile and a plain sentence", async ({
  shop,
  wall,
  page,
  pageErrors,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([photoPath("koi"), photoPath("leaf")]);
  await expect(wall.tile(2)).toHaveAccessibleName(/leaf\.jpg/);
  await wall.expectAllUploaded();

  // Its bytes would go in minutes, and this browser still has them: both are made as they will be then.
  const deletedHandle = await page.evaluate(async () => {
    const userId = /visitor_id=([\w-]+)/.exec(document.cookie)?.[1];
    const post = async (path: string, body: object): Promise<unknown> => {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return reply.json();
    };
    const kept: unknown = await post("/privacy/kept", { userId });
    const photos: unknown = typeof kept === "object" && kept !== null ? Reflect.get(kept, "photos") : [];
    const handle = String(Reflect.get(Array.isArray(photos) ? photos[1] : {}, "handle"));
    await post("/privacy/delete-photo", { userId, handle });
    return handle;
  });
  await page.route(`**/photos/${deletedHandle}.jpg*`, (route) => route.fulfill({ status: 404 }));
  pageErrors.allow(/404/);
  pageErrors.allow(/422 .*add_or_update_user_photo/);
  await shop.reload();
  await expect(page.getByText("One photo of this wall is no longer with us")).toBeVisible();
  await expect(page.getByRole("button", { name: /empty, add photo$/ })).toHaveCount(2);
});

test("reliability 21: a photo beyond the quota says so in the tray, stays in the browser, and goes when there is room", async ({
  shop,
  wall,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/422 .*\/api\/uploads/);
  await shop.openDesigner("set=square_trio");
  const message = "We keep up to 200 photos. Delete some that you no longer need on our privacy page.";
  const errorReply = { statusCode: 422, error: "PHOTO_QUOTA_REACHED", message };
  await page.route("**/api/uploads", (route) => route.fulfill({ status: 422, json: errorReply }));
  await wall.choosePhotos([photoPath("koi")]);
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg, .*privacy page/);
  await page.unroute("**/api/uploads");
  await shop.reload();
  await wall.expectAllUploaded();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg, (sharp|good|a little soft)$/);
});
