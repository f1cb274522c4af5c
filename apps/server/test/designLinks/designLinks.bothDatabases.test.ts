// Links to designs, photos that are added by links, and mails with a link to oneself.

import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { addDesignLinkPhoto } from "@storywall/contract/calls/links/addDesignLinkPhoto.ts";
import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { getDesignLinks } from "@storywall/contract/calls/links/getDesignLinks.ts";
import { mailDesignLink } from "@storywall/contract/calls/links/mailDesignLink.ts";
import { withdrawDesignLink } from "@storywall/contract/calls/links/withdrawDesignLink.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import { toLinkedDesign } from "@storywall/contract/linkedDesign.ts";
import { setPlace, setWallWidth } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_LINK } from "@storywall/domain/links/designLink.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { aDesign, GRID_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ENDED_LINK_RETENTION_MS, purgeEndedLinks } from "../../src/usecases/designLinks/purgeEndedLinks.ts";
import { formatLocalDay } from "../../src/usecases/mails/orderMailBlocks.ts";
import {
  createLinkCreator,
  DESIGN_KEY,
  fillLink,
  type LinkCreator,
  openLink,
} from "../support/linkCreator.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, PUBLIC_URL, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";

const testDatabase = useTestDatabase();
let shop: TestShop;
let anna: LinkCreator;
beforeEach(async () => {
  shop = await openTestShop(testDatabase.database);
  anna = await createLinkCreator(shop);
});
afterEach(async () => {
  expect(shop.serverErrors).toEqual([]);
  await shop.close();
  await testDatabase.database.deleteFrom("mailOutbox").execute();
  await testDatabase.database.deleteFrom("designLinks").execute();
  await testDatabase.database.deleteFrom("rateCounts").execute();
});

const addPhoto = async (token: string, photo?: { handle: string; url: string }, throughShop = shop) =>
  throughShop.call(addDesignLinkPhoto, { params: { token }, body: photo ?? (await shop.uploadPhoto()) });
const withdraw = (token: string, userId = anna.userId) =>
  shop.call(withdrawDesignLink, { params: { token }, body: { userId } });
const mail = (token: string, email = "anna@example.com", userId = anna.userId) =>
  shop.call(mailDesignLink, { params: { token }, body: { userId, email } });

test("B6 a link shows the wall as it was shared, with images for the page and for link previews", async () => {
  const { token, expiresAt } = await anna.createLink("copy");
  expect(token).toMatch(/^[\w-]{24}$/);
  expect(expiresAt).toBe(new Date(shop.clock.now().getTime() + 60 * DAY_MS).toISOString());
  const opened = await expectOk(openLink(shop, token));
  expect(opened).toMatchObject({ kind: "copy", tilesCount: 4, photosStillToUpload: 0, photosAdded: 0 });
  expect(opened.wall?.photos).toHaveLength(1);
  expect(opened.wall?.userTemplateInfo.tiles.map(({ userPhotoId }) => userPhotoId)).toEqual(
    Array(4).fill("photo_1"),
  );
  const [, address] = /^(\/previews\/[\w-]{32})\.jpg$/.exec(opened.socialPictureUrl) ?? [];
  expect(opened.roomPictureUrl).toBe(`${address}.webp?of=room`);
  expect(opened.nearPictureUrl).toBe(`${address}.webp?of=near`);
});

test("B6 a guest orders a copy with the same photos, and the sender's wall stays unchanged", async () => {
  const { token } = await anna.createLink("copy");
  const { wall } = await expectOk(openLink(shop, token));
  if (!wall) throw new Error("A copy link has no design.");
  const guest = shopper(shop);
  const userId = await guest.visit();
  for (const { userPhotoId, handle, url } of wall.photos) {
    const photo_obj = { uuid: userPhotoId, handle, url };
    const body = { user_id: userId, photo_id: userPhotoId, photo_obj };
    await expectOk(shop.call(addOrUpdateUserPhoto, { body }));
  }
  const { templateKey, size, userTemplateInfo } = wall;
  const line = { uuid: crypto.randomUUID(), size, userTemplateInfo, ...(templateKey && { templateKey }) };
  const cart = await expectOk(shop.call(initCart, { body: { userId, lineItems: [line], site: "ZA" } }));
  const { order } = await guest.buy(cart);
  expect(order.status).toBe("placed");
  expect((await expectOk(openLink(shop, token))).wall).toEqual(wall);
});

test('B6 a "continue" link includes the tray photos, a "copy" link only the photos on the wall', async () => {
  await anna.savePhoto("photo_2");
  for (const [kind, ids] of [
    ["continue", ["photo_1", "photo_2"]],
    ["copy", ["photo_1"]],
  ] as const) {
    const { wall } = await expectOk(openLink(shop, (await anna.createLink(kind, ["photo_2"])).token));
    expect(wall?.photos.map(({ userPhotoId }) => userPhotoId)).toEqual(ids);
  }
});

test("B5 B6 a link shows the wall in its room, on its images too", async () => {
  const plain = await expectOk(openLink(shop, (await anna.createLink("copy")).token));
  const design = setWallWidth.run(aDesign(GRID_BASE, "photo_1"), { wallWidth: mm(2400) });
  const room = setPlace.run(design, { place: { kind: "room", key: "bedroom" } });
  const { userId } = anna;
  const see = async (wall: Design) => {
    const body = {
      userId,
      kind: "copy",
      designKey: DESIGN_KEY,
      wall: toLinkedDesign(wall),
      site: "ZA",
    } as const;
    return expectOk(openLink(shop, (await expectOk(shop.call(createDesignLink, { body }))).token));
  };
  const seen = await see(room);
  expect(seen.wall?.room).toEqual(room.room);
  expect(seen.roomPictureUrl).not.toBe(plain.roomPictureUrl);
  expect(plain.wall).not.toHaveProperty("room");
  // A link does not include the wall photo, so the preview shows a painted wall.
  const size = { width: mm(3000), height: mm(2500) };
  const own = setPlace.run(design, { place: { kind: "own", pictureId: "room_1", size } });
  expect((await see(own)).roomPictureUrl).toBe(plain.roomPictureUrl);
});

test("R6.3 a link cannot include another visitor's photos", async () => {
  const ben = await createLinkCreator(shop);
  await ben.savePhoto("bens");
  const body = { userId: anna.userId, kind: "continue", designKey: DESIGN_KEY } as const;
  for (const wrong of [
    { wall: toWireDesign(aDesign(GRID_BASE, "bens")) },
    { wall: toWireDesign(aDesign(GRID_BASE, "photo_1")), trayPhotoIds: ["bens"] },
  ]) {
    expect(await expectErrorCode(shop.call(createDesignLink, { body: { ...body, ...wrong } }))).toBe(
      "PHOTO_UNKNOWN",
    );
  }
});

test("B6 a link to view a wall or to add photos exposes no photo", async () => {
  for (const kind of ["view", "add_photos", "hand_over"] as const) {
    const { token } = await anna.createLink(kind);
    expect((await expectOk(openLink(shop, token))).wall).toBeNull();
  }
});

test("B7 photos that are added by links are returned to the owner of the link until they are marked as received", async () => {
  const { token } = await anna.createLink("hand_over");
  const sent = [await shop.uploadPhoto(), await shop.uploadPhoto()];
  for (const photo of sent) {
    await expectOk(addPhoto(token, photo));
    shop.clock.advance(1000);
  }
  const first = await anna.receive();
  expect(first.isOpen).toBe(true);
  expect(first.photos.map(({ handle, url }) => ({ handle, url }))).toEqual(sent);
  // A lost reply is repeated.
  expect(await anna.receive()).toEqual(first);
  expect(await expectOk(openLink(shop, token))).toMatchObject({ photosAdded: 2, photosReceived: 0 });
  const ids = first.photos.map(({ userPhotoId }) => userPhotoId);
  expect((await anna.receive(ids)).photos).toEqual([]);
  expect(await expectOk(openLink(shop, token))).toMatchObject({ photosAdded: 2, photosReceived: 2 });
});

test("R6.3 another visitor can neither receive the photos nor mark them as received", async () => {
  const { token } = await anna.createLink("add_photos");
  const { userPhotoId } = await expectOk(addPhoto(token));
  const ben = await createLinkCreator(shop);
  expect((await ben.receive([userPhotoId])).photos).toEqual([]);
  expect((await anna.receive()).photos).toHaveLength(1);
});

test("a retried photo is added once", async () => {
  const { token } = await anna.createLink("add_photos");
  const photo = await shop.uploadPhoto();
  const replies = await Promise.all(Array.from({ length: 5 }, () => expectOk(addPhoto(token, photo))));
  expect(new Set(replies.map(({ userPhotoId }) => userPhotoId)).size).toBe(1);
  expect((await anna.receive()).photos).toHaveLength(1);
});

test("a photo that one process stores is returned by another", async () => {
  const other = await openTestShop(testDatabase.database, { clock: shop.clock });
  const { token } = await anna.createLink("hand_over");
  await Promise.all([
    addPhoto(token),
    addPhoto(token, undefined, other),
    addPhoto(token),
    addPhoto(token, undefined, other),
  ]);
  expect((await anna.receive()).photos).toHaveLength(4);
  await expectOk(withdraw(token));
  expect(await expectErrorCode(openLink(other, token))).toBe("DESIGN_LINK_WITHDRAWN");
  await other.close();
});

test("B7 the last free place of a link is taken once by concurrent photos", async () => {
  const { token } = await anna.createLink("add_photos");
  await fillLink(testDatabase.database, token, MAX_PHOTOS_PER_LINK - 1);
  const results = await Promise.all([addPhoto(token), addPhoto(token), addPhoto(token)]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(["error", "error", "ok"]);
  expect((await expectOk(openLink(shop, token))).photosAdded).toBe(MAX_PHOTOS_PER_LINK);
});

test("B6 a withdrawn link does not open, and its photos are still received", async () => {
  const { token } = await anna.createLink("add_photos");
  await expectOk(addPhoto(token));
  const ben = await createLinkCreator(shop);
  expect(await expectErrorCode(withdraw(token, ben.userId))).toBe("FORBIDDEN");
  await expectOk(withdraw(token));
  await expectOk(withdraw(token));
  expect(await expectErrorCode(openLink(shop, token))).toBe("DESIGN_LINK_WITHDRAWN");
  expect(await expectErrorCode(addPhoto(token))).toBe("DESIGN_LINK_WITHDRAWN");
  expect(await anna.receive()).toMatchObject({ isOpen: false, photos: [{ kind: "add_photos" }] });
});

test("B6 each use extends a link, and an unused link expires", async () => {
  const { token } = await anna.createLink("copy");
  shop.clock.advance(59 * DAY_MS);
  const { expiresAt } = await expectOk(openLink(shop, token));
  expect(expiresAt).toBe(new Date(shop.clock.now().getTime() + 60 * DAY_MS).toISOString());
  shop.clock.advance(60 * DAY_MS);
  expect(await expectErrorCode(openLink(shop, token))).toBe("DESIGN_LINK_EXPIRED");
});

test("B7 a QR code link expires an hour after its last photo, even while its page is open", async () => {
  const { token } = await anna.createLink("hand_over");
  shop.clock.advance(HOUR_MS - 1000);
  await expectOk(addPhoto(token));
  shop.clock.advance(HOUR_MS - 1000);
  expect((await anna.receive()).isOpen).toBe(true);
  shop.clock.advance(1000);
  expect((await anna.receive()).isOpen).toBe(false);
  expect(await expectErrorCode(addPhoto(token))).toBe("DESIGN_LINK_EXPIRED");
});

test("a design has one link for adding photos, while each copy link is new", async () => {
  const tokens = async (kind: "copy" | "add_photos") => [
    (await anna.createLink(kind)).token,
    (await anna.createLink(kind)).token,
  ];
  const [one, again] = await tokens("add_photos");
  expect(again).toBe(one);
  const [first, second] = await tokens("copy");
  expect(second).not.toBe(first);
  const query = { userId: anna.userId, designKey: DESIGN_KEY };
  const { links } = await expectOk(shop.call(getDesignLinks, { query }));
  expect(links.map(({ token }) => token).sort()).toEqual([one, first, second].sort());
  await expectOk(withdraw(one ?? ""));
  expect((await anna.createLink("add_photos")).token).not.toBe(one);
});

test("B6 the mail to oneself has the link, its expiry date, and no subscription to news", async () => {
  const { token, expiresAt } = await anna.createLink("continue");
  await expectOk(mail(token, "Anna@Example.com"));
  await shop.shop.background.drain();
  const [sent] = shop.mailbox.mails;
  expect(sent?.to).toEqual({ name: "", address: "Anna@Example.com" });
  for (const body of [sent?.text, sent?.html]) {
    expect(body).toContain(`${PUBLIC_URL}/walls/${token}`);
    expect(body).toContain(formatLocalDay(new Date(expiresAt), shop.shop.sites().ZA));
    expect(body).toContain("your address was used for this one email");
  }
  expect(sent).not.toHaveProperty("unsubscribeUrl");
  expect(await testDatabase.database.selectFrom("subscribers").selectAll().execute()).toEqual([]);
});

test("a queued mail is not sent after its link is withdrawn", async () => {
  const { token } = await anna.createLink("continue");
  shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
  await expectOk(mail(token));
  await shop.shop.background.drain();
  expect(shop.serverErrors.splice(0)).toMatchObject([{ msg: "send a mail (design_link) failed" }]);
  await expectOk(withdraw(token));
  shop.mailbox.setResult(null);
  shop.clock.advance(HOUR_MS);
  await shop.shop.mailSender.sendDue();
  expect(shop.mailbox.mails).toEqual([]);
});

test("reliability 28: an address gets five link mails an hour, whatever its spelling and the requesting address", async () => {
  const makers = [anna, ...(await Promise.all(Array.from({ length: 6 }, () => createLinkCreator(shop))))];
  const statuses: number[] = [];
  for (const [index, { userId, createLink }] of makers.entries()) {
    const { token } = await createLink("continue");
    const reply = await shop.app.inject({
      method: "POST",
      url: `/api/designs/links/${token}/mail`,
      remoteAddress: `203.0.113.${index}`,
      payload: { userId, email: index % 2 ? "ZOLA@example.com" : "zola@example.com" },
    });
    statuses.push(reply.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("R5.3 a request body cannot set fields of the server", async () => {
  const { token } = await anna.createLink("add_photos");
  const { handle, url } = await shop.uploadPhoto();
  const post = (payload: string) =>
    shop.app.inject({
      method: "POST",
      url: `/api/designs/links/${token}/photos`,
      headers: { "content-type": "application/json" },
      payload,
    });
  const more = { userPhotoId: "mine", receivedAt: "2020-01-01T00:00:00Z", linkId: "another" };
  const reply = await post(JSON.stringify({ handle, url, ...more }));
  expect(reply.json().userPhotoId).not.toBe("mine");
  expect((await anna.receive()).photos).toHaveLength(1);
  const poisoned = await post(`{"handle":"${handle}","url":"${url}","__proto__":{"kind":"copy"}}`);
  expect(poisoned.statusCode).toBe(400);
});

test("links that ended long ago are purged with their walls, photos and addresses", async () => {
  const { token } = await anna.createLink("continue");
  await expectOk(mail(token));
  const taking = await anna.createLink("add_photos");
  await expectOk(addPhoto(taking.token));
  await shop.shop.background.drain();
  shop.clock.advance(60 * DAY_MS + ENDED_LINK_RETENTION_MS);
  await purgeEndedLinks(shop.shop);
  expect(await expectErrorCode(openLink(shop, token))).toBe("DESIGN_LINK_EXPIRED");
  shop.clock.advance(1);
  await purgeEndedLinks(shop.shop);
  expect(await expectErrorCode(openLink(shop, token))).toBe("DESIGN_LINK_UNKNOWN");
  for (const table of ["designLinks", "designLinkPhotos", "designLinkMails"] as const) {
    expect(await testDatabase.database.selectFrom(table).select("id").execute(), table).toEqual([]);
  }
});
