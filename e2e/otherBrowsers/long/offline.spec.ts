import { samplePhotoPath } from "../../support/makePhotos.ts";
import { TestServer } from "../../support/testServer.ts";
import { expectPhotos, expectUploaded } from "../support/designer.ts";
import { expect, test as sharedTest } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

const PHOTOS = (["koi", "cairn", "leaf"] as const).map(samplePhotoPath);

/** A separate shop, which the test can kill. */
const test = sharedTest.extend<{ readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  server: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`http://za.localhost:${server.port}`),
});

const expectServiceWorker = (visit: Visit): Promise<void> =>
  expect
    .poll(() => visit.run(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);

test("B4 R2.1 while the shop is out of reach, photos are added and kept, and they are sent once it is back", async ({
  visit,
  server,
  allowError,
}) => {
  allowError(/./);
  await visit.open("/");
  await expectServiceWorker(visit);
  await visit.open("/design?set=square_trio");
  await visit.addPhotos(PHOTOS.slice(0, 2));
  await expectPhotos(visit, PHOTOS.slice(0, 2));
  await expectUploaded(visit);

  await server.kill();
  await visit.addPhotos(PHOTOS.slice(2));
  await expectPhotos(visit, PHOTOS);
  await visit.expectShown("button", /^Tile 3 of .*(Uploading|Almost there|Waiting)/);
  await visit.savePicture("out-of-reach");
  await visit.goTo("/browse");
  await visit.expectShown("heading", "The shop is out of reach");
  await visit.savePicture("page-out-of-reach");

  await server.restart();
  // The page goes on by itself.
  await visit.expectShown("heading", "Find the wall that fits");
  await visit.open("/design?set=square_trio");
  await expectPhotos(visit, PHOTOS);
  await expectUploaded(visit);
});

test("B4 an open page says that it is offline, and that it is online again", async ({
  session,
  visit,
  allowError,
}) => {
  const { setOffline } = session;
  test.skip(setOffline === null, "WebKit's driver cannot take a browser offline.");
  if (setOffline === null) return;
  allowError(/./);
  const notice = "You're offline. Your photos and your design are safe on this device.";
  await visit.open("/design?set=square_trio");
  await setOffline(true);
  await visit.expectText(notice);
  await visit.savePicture("offline");
  await setOffline(false);
  await visit.expectNoText(notice);
});
