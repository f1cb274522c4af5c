import { samplePhotoPath } from "../support/makePhotos.ts";
import { expect, test } from "../support/test.ts";

test("B12 a wall with a deleted photo opens with an empty tile and a message", async ({
  shop,
  wall,
  page,
  pageErrors,
}) => {
  await shop.openDesigner("set=square_trio");
  await wall.choosePhotos([samplePhotoPath("koi"), samplePhotoPath("leaf")]);
  await expect(wall.tile(2)).toHaveAccessibleName(/leaf\.jpg/);
  await wall.expectAllUploaded();

  // The server deletes the file minutes later and this browser has it in its cache, so the route answers 404 already
  // now.
  const deletedHandle = await page.evaluate(async () => {
    const userId = /visitor_id=([\w-]+)/.exec(document.cookie)?.[1];
    const post = async (path: string, body: object): Promise<unknown> => {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return reply.json();
    };
    const personalData: unknown = await post("/privacy/kept", { userId });
    const photos: unknown =
      typeof personalData === "object" && personalData !== null ? Reflect.get(personalData, "photos") : [];
    const handle = String(Reflect.get(Array.isArray(photos) ? photos[1] : {}, "handle"));
    await post("/privacy/delete-photo", { userId, handle });
    return handle;
  });
  await page.route(`**/photos/${deletedHandle}.jpg*`, (route) => route.fulfill({ status: 404 }));
  pageErrors.allow(/404/);
  pageErrors.allow(/422 .*add_or_update_user_photo/);
  await shop.reload();
  await expect(page.getByText("We no longer have one of this wall's photos")).toBeVisible();
  await expect(page.getByRole("button", { name: /empty, add photo$/ })).toHaveCount(2);
});

test("reliability 21: a photo beyond the quota shows an error, stays in the browser, and is uploaded when there is space", async ({
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
  await wall.choosePhotos([samplePhotoPath("koi")]);
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg, .*privacy page/);
  await page.unroute("**/api/uploads");
  await shop.reload();
  await wall.expectAllUploaded();
  await expect(wall.tile(1)).toHaveAccessibleName(/koi\.jpg, (sharp|good|a little soft)$/);
});
