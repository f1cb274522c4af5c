import { randomUUID } from "node:crypto";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createDesignLink } from "@storywall/contract/calls/links/createDesignLink.ts";
import { openDesignLink } from "@storywall/contract/calls/links/openDesignLink.ts";
import { sendMessage } from "@storywall/contract/calls/messages/sendMessage.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { VISITOR_COOKIE } from "@storywall/contract/pages.ts";
import type { Cart, LineItemInput } from "@storywall/contract/schemas/cart.ts";
import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { MAX_MESSAGE_LENGTH } from "@storywall/domain/messages/messageLimits.ts";
import * as z from "zod/mini";
import { smallWebpWithLargeMaster } from "../../../src/adapters/images-sharp/test/smallWebpWithLargeMaster.ts";
import { aLargestLine } from "../../support/largestLine.ts";
import { expectOk } from "../../support/testShop.ts";
import type { LimitedClient } from "./limitedClient.ts";

/** What a hostile client repeats until the run is over. */
export type Activity = {
  readonly name: string;
  /** How many of it run at the same time. */
  readonly concurrency: number;
  /** Prepares and returns one round. */
  readonly start: (client: LimitedClient) => Promise<() => Promise<unknown>>;
};

const createVisitor = async ({ call }: LimitedClient): Promise<string> =>
  (await expectOk(call(createUser, { body: { site: "ZA" } })))._id;

/** Sends a photo as a form. Returns undefined when the shop rejected it. */
const uploadPhoto = async (
  { send }: LimitedClient,
  bytes: Uint8Array,
  visitorId: string,
): Promise<Photo | undefined> => {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  const headers = { cookie: `${VISITOR_COOKIE}=${visitorId}` };
  const reply = await send("/api/photos", { method: "POST", headers, body });
  return reply.status === 201 ? z.parse(photoSchema, await reply.json()) : undefined;
};

/** Uploads photos whose masters are large, to hang on walls and to read slowly. */
export const uploadOwnPhotos = async (client: LimitedClient, count: number): Promise<readonly Photo[]> => {
  const visitorId = await createVisitor(client);
  const files = Array.from({ length: count }, () => smallWebpWithLargeMaster(3_000, 2_000, 8));
  const uploaded = (await Promise.all(files)).map((file) => uploadPhoto(client, file, visitorId));
  return (await Promise.all(uploaded)).filter((photo) => photo !== undefined);
};

/** Creates a visitor who has these photos, as `photo_0`, `photo_1` and so on. */
const visitWithPhotos = async (client: LimitedClient, photos: readonly Photo[]): Promise<string> => {
  const userId = await createVisitor(client);
  for (const [index, { asset_id, url }] of photos.entries()) {
    const photo_obj = { uuid: `photo_${index}`, handle: asset_id, url };
    const body = { user_id: userId, photo_id: photo_obj.uuid, photo_obj };
    await expectOk(client.call(addOrUpdateUserPhoto, { body }));
  }
  return userId;
};

/** Returns a function that returns a visitor, and a new one after so many uses. */
const rotateVisitors = (client: LimitedClient, photos: readonly Photo[], uses: number) => {
  let used = 0;
  let visitorId = "";
  return async (): Promise<string> => {
    if (used++ % uses === 0) visitorId = await visitWithPhotos(client, photos);
    return visitorId;
  };
};

/** A wall of fifty tiles that no other wall equals, so that no preview of it is stored. */
const newLine = (photoCount: number): LineItemInput => {
  const line = aLargestLine();
  const tiles = line.userTemplateInfo.tiles.map((tile, index) => ({
    ...tile,
    userPhotoId: `photo_${index % photoCount}`,
    cropParams: Object.fromEntries(
      Object.entries(tile.cropParams ?? {}).map(([opening, { editorCropParams }]) => [
        opening,
        { editorCropParams: { ...editorCropParams, x: Math.random() / 2 } },
      ]),
    ),
  }));
  return { ...line, userTemplateInfo: { ...line.userTemplateInfo, tiles } };
};

const createCart = ({ call }: LimitedClient, userId: string): Promise<Cart> =>
  expectOk(call(initCart, { body: { site: "ZA", userId, lineItems: [] } }));

const fillCart = async (client: LimitedClient, userId: string): Promise<Cart> => {
  const { _id: cartId } = await createCart(client, userId);
  for (let lines = 0; lines < 100; lines++) {
    const added = await client.call(addCartItem, { body: { cartId, lineItem: newLine(1), site: "ZA" } });
    if (added.kind !== "ok") break;
  }
  return expectOk(client.call(getCartInfo, { query: { cartId, site: "ZA" } }));
};

/** A repeated request with a key makes the shop store its reply. */
const newKey = () => ({ idempotencyKey: randomUUID() });

const bigPhotos = (files: readonly Uint8Array[], concurrency: number): Activity => ({
  name: "big photos",
  concurrency,
  start: async (client) => {
    const getVisitor = rotateVisitors(client, [], 20);
    let sent = Math.floor(Math.random() * files.length);
    return async () => {
      const bytes = files[sent++ % files.length] ?? Buffer.of();
      const photo = await uploadPhoto(client, bytes, await getVisitor());
      if (photo) {
        const { pathname } = new URL(photo.url);
        await client.send(`${pathname}?w=2048`, { headers: { accept: "image/avif" } });
      }
    };
  },
});

const previews = (photos: readonly Photo[]): Activity => ({
  name: "previews",
  concurrency: 3,
  start: async (client) => {
    const userId = await visitWithPhotos(client, photos);
    let cart = await createCart(client, userId);
    return async () => {
      const lineItem = newLine(photos.length);
      const added = await client.call(addCartItem, { body: { cartId: cart._id, lineItem, site: "ZA" } });
      if (added.kind !== "ok") cart = await createCart(client, userId);
      const line = added.kind === "ok" && added.reply.lineItems.find(({ uuid }) => uuid === lineItem.uuid);
      if (!line) return;
      const path = line.previewUrl;
      const forms = [path, `${path}?w=320`, `${path}?of=room`, `${path}?of=near`];
      await Promise.all([...forms, path.replace(".webp", ".jpg")].map((form) => client.send(form)));
    };
  },
});

const fatCarts = (photos: readonly Photo[]): Activity => ({
  name: "fat carts",
  concurrency: 2,
  start: async (client) => {
    const userId = await visitWithPhotos(client, photos.slice(0, 1));
    const { _id: cartId, lineItems } = await fillCart(client, userId);
    const itemId = lineItems[0]?._id ?? "";
    return async () => {
      await client.call(getCartInfo, { query: { cartId, site: "ZA" } });
      const lineItem = { quantity: 1 + Math.floor(Math.random() * 9) };
      await client.call(updateCartItem, { body: { cartId, itemId, lineItem, site: "ZA" } }, newKey());
    };
  },
});

/** Of one visitor the newest fifty are kept. */
const savedDesigns = (photos: readonly Photo[]): Activity => ({
  name: "saved designs",
  concurrency: 2,
  start: async (client) => {
    const getVisitor = rotateVisitors(client, photos.slice(0, 1), 50);
    return async () => {
      const template_info = newLine(1).userTemplateInfo;
      const body = { user_id: await getVisitor(), template_key: randomUUID(), template_info };
      return client.call(addOrUpdateUserTemplateInfo, { body });
    };
  },
});

const visitors: Activity = {
  name: "visitors",
  concurrency: 1,
  start: async (client) => () => createVisitor(client),
};

const quotes = (photos: readonly Photo[]): Activity => ({
  name: "quotes",
  concurrency: 2,
  start: async (client) => {
    const userId = await visitWithPhotos(client, photos.slice(0, 1));
    const { _id: cartId } = await fillCart(client, userId);
    const { checkoutId, lineItems } = await expectOk(
      client.call(createOrUpdateCheckout, { body: { cartId, site: "ZA" } }),
    );
    const itemId = lineItems[0]?._id ?? "";
    let quantity = 1;
    return () => {
      quantity = (quantity % 9) + 1;
      return client.call(setCheckoutItem, { body: { checkoutId, itemId, quantity, site: "ZA" } }, newKey());
    };
  },
});

const links = (photos: readonly Photo[]): Activity => ({
  name: "links",
  concurrency: 1,
  start: async (client) => {
    const getVisitor = rotateVisitors(client, photos.slice(0, 1), 50);
    return async () => {
      const { uuid, quantity, ...wall } = newLine(1);
      const userId = await getVisitor();
      const body = { userId, kind: "copy", designKey: "a_design", wall, site: "ZA" } as const;
      const link = await client.call(createDesignLink, { body }, newKey());
      if (link.kind === "ok") await client.call(openDesignLink, { params: { token: link.reply.token } });
    };
  },
});

const messages: Activity = {
  name: "messages",
  concurrency: 1,
  start: async (client) => {
    const newMessage = () => ({ text: "x".repeat(MAX_MESSAGE_LENGTH), messageId: randomUUID() });
    return async () => {
      const body = { ...newMessage(), email: `${randomUUID()}@example.com`, site: "ZA" } as const;
      const { threadId } = await expectOk(client.call(startThread, { body }, newKey()));
      for (let count = 0; count < 20; count++)
        await client.call(sendMessage, { params: { threadId }, body: newMessage() });
    };
  },
};

const slowReaders = (photos: readonly Photo[]): Activity => ({
  name: "slow readers",
  concurrency: 60,
  start: async (client) => async () => {
    for (const { url } of photos) await client.readSlowly(new URL(url).pathname);
  },
});

/** Everything that a client without an account can make the shop store, compute or wait for. */
export const hostileActivities = (
  bigFiles: readonly Uint8Array[],
  photos: readonly Photo[],
  bigPhotosAtATime: number,
): readonly Activity[] => [
  bigPhotos(bigFiles, bigPhotosAtATime),
  previews(photos),
  fatCarts(photos),
  savedDesigns(photos),
  visitors,
  quotes(photos),
  links(photos),
  messages,
  slowReaders(photos),
];
