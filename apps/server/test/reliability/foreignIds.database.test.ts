import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import { WALL_COLOUR_KEYS } from "@storywall/domain/design/room.ts";
import { aDesign, aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { randomIds } from "../../src/adapters/system/ids.ts";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { sampleForProfile } from "../faults/harness/runProfile.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, OTHER_SITE } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { describeField, readValue, withValue } from "./contractFields.ts";
import { listIdFields } from "./idFields.ts";
import { idUseOf } from "./idUses.ts";
import {
  CALLS_WITH_HANDLERS,
  createSender,
  dumpDatabase,
  getCall,
  type RequestParts,
  sendRaw,
  withField,
} from "./sendRaw.ts";

/** Fields that hold an id, of all calls, as the contract declares them. */
const ID_FIELDS = CALLS_WITH_HANDLERS.flatMap(listIdFields);

/** Who unsubscribes twice is unsubscribed; a change of many orders says of each what happened. */
const CALLS_THAT_ACCEPT_UNKNOWN_IDS: readonly RegisteredCallName[] = [
  "unsubscribe",
  "beginOrders",
  "undoOrderSteps",
];

describe("ids of another shopper", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  let send: ReturnType<typeof createSender>;
  /** Ids of others, by kind: those of Anna, and one of each kind that the contract knows. */
  let foreignIds: ReadonlyMap<string, string>;
  let annasIds: Readonly<Record<string, string>>;
  let annasEmail: string;
  /** Rows of the database in which one of these ids stands, before any attempt. */
  let foreignRows: readonly string[];

  beforeAll(async () => {
    inputs = validInputs(shop);
    send = createSender(shop);
    const anna = shopper(shop);
    annasEmail = anna.email;
    const open = await anna.fillCart();
    const begun = await anna.beginPaying(await anna.checkOut());
    const bought = await anna.fillCart();
    const { checkout, order } = await anna.buy(bought);
    const photo = await shop.uploadPhoto();
    const photoId = crypto.randomUUID();
    const photo_obj = { uuid: photoId, ...photo };
    await sendRaw(shop, "addOrUpdateUserPhoto", {
      body: { user_id: open.user, photo_id: photoId, photo_obj },
    });
    annasIds = {
      visitor: open.user,
      "visitor's photo": photoId,
      "design key": randomIds.next(),
      cart: open._id,
      "cart line": open.lineItems[0]?._id ?? "",
      checkout: checkout.checkoutId,
      payment: begun.id,
      "payment's secret": begun.clientSecret,
      order: order.orderId,
      "order number": order.orderNumber,
      "order line": order.lineItems[0]?.cartItemId ?? "",
      photo: photo.handle,
      "cart of an order": bought._id,
      "wall's picture": /([\w-]+)\.webp$/.exec(open.lineItems[0]?.previewUrl ?? "")?.[1] ?? "",
    };
    for (const [kind, id] of Object.entries(annasIds)) expect(id, kind).toMatch(/^[\w-]{8,64}$/);
    const ids = new Map(Object.entries(annasIds));
    for (const field of ID_FIELDS) {
      const { access = "public", kinds: [kind] = [] } = idUseOf(field) ?? {};
      if (access === "public" || kind === undefined || ids.has(kind)) continue;
      const id = readValue(await createInput(field.call), field);
      if (typeof id === "string") ids.set(kind, id);
    }
    foreignIds = ids;
    await shop.shop.background.drain();
    foreignRows = await findForeignRows();
  }, 60_000);

  /** Adds the optional fields with ids that the valid input leaves out. */
  const FILLED_BODIES: Readonly<Partial<Record<RegisteredCallName, (body: object) => Promise<object>>>> = {
    updateCartItem: async (body) => ({
      ...body,
      lineItem: { userTemplateInfo: toUserTemplateInfo(aDesign()) },
    }),
    // A checkout without a cart, since the cart of another decides what is bought.
    updateCheckout: async (body) => {
      const created = await sendRaw(shop, "createCheckout", await inputs.createCheckout());
      const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
      const framesInfo = toUserTemplateInfo(aDesign(TRIO_BASE));
      return {
        ...body,
        checkoutId: created.json().checkoutId,
        variants,
        templateId: "square_trio",
        framesInfo,
      };
    },
    refundOrder: async (body) => ({
      ...body,
      tiles: [{ cartItemId: randomIds.next(), tile: "tile_1" }],
    }),
    createDesignLink: async (body) => {
      const [wallColour] = WALL_COLOUR_KEYS;
      const place = { kind: "own", pictureId: randomIds.next(), size: { width: 3000, height: 2000 } };
      const room = { place, wallColour, wallWidth: null, moved: { x: 0, y: 0 }, shown: [] };
      return { ...body, wall: { ...Object(Reflect.get(body, "wall")), room } };
    },
  };

  const createInput = async (name: RegisteredCallName): Promise<RequestParts> => {
    const parts: RequestParts = await inputs[name]();
    const fillBody = FILLED_BODIES[name];
    // A pending payment event of the valid input would change the replies.
    await shop.shop.background.drain();
    return fillBody ? { ...parts, body: await fillBody(Object(parts.body)) } : parts;
  };

  /** Returns the rows with a foreign id that is secret. */
  const findForeignRows = async (): Promise<readonly string[]> => {
    const secretIds = Object.entries(annasIds).map(([, id]) => id);
    const rows = (await dumpDatabase(shop)).split(/\n|(?<=\}),(?=\{)/);
    // The printer works as time passes.
    const prints = /"printableFrom"/;
    return rows
      .filter((row) => !prints.test(row))
      .map((row) => row.replace(/^\w+: /, ""))
      .filter((row) => secretIds.some((id) => row.includes(id)));
  };

  const fieldsOf = (good: RequestParts): readonly (readonly [keyof RequestParts, string])[] =>
    (["params", "query", "body"] as const).flatMap((part) =>
      ["cartId", "checkoutId", "orderId", "user_id", "paymentIntentId", "id", "itemId", "cartItemId"]
        .filter((field) => field in Object(good[part]))
        .map((field) => [part, field] as const),
    );

  const sendAndRead = async (name: RegisteredCallName, parts: RequestParts) => {
    const { statusCode, body } = await send(name, parts);
    // The same limit or missing session for both would make them equal.
    if (getCall(name).staffOnly) expect(statusCode, body).not.toBe(401);
    expect(statusCode, body).not.toBe(429);
    return { status: statusCode, body: JSON.parse(body) };
  };

  /** Returns the reply without what differs from one valid input to the next. */
  const sendAndBlank = async (name: RegisteredCallName, parts: RequestParts | undefined, id: string) => {
    if (!parts) throw new Error("The request has no place for the id.");
    const { status, body } = await sendAndRead(name, parts);
    const text = JSON.stringify(body)
      .replaceAll(id, "(the id)")
      .replace(/[\w-]{20,}/g, "(an id)")
      .replace(/\b(?:ZA|AU)-\d+/g, "(an order's number)");
    return { status, text };
  };

  test("reliability 8: for each field of the contract with an id, it is said what the id opens", () => {
    expect(ID_FIELDS.length).toBeGreaterThan(100);
    expect(ID_FIELDS.filter((field) => idUseOf(field) === undefined).map(describeField)).toEqual([]);
    const secretKinds = ID_FIELDS.map(idUseOf).flatMap((use) =>
      use?.access === "public" ? [] : (use?.kinds ?? []),
    );
    expect(secretKinds.filter((kind) => !foreignIds.has(kind))).toEqual([]);
  });

  test.each(
    ID_FIELDS.filter((field) => idUseOf(field)?.access !== "name").map(
      (field) => [describeField(field), field] as const,
    ),
  )(
    "reliability 8, 9: %s replies to another's id as to an unknown id",
    async (_, field) => {
      const { call } = field;
      const use = idUseOf(field);
      if (!use) throw new Error("idUses.ts does not say what this is an id of.");
      let parts = await createInput(call);
      const unknownId = randomIds.next();
      const unknown = await sendAndBlank(call, withValue(parts, field, unknownId), unknownId);
      // An unknown visitor is created.
      expect(unknown.status, unknown.text).not.toBe(400);
      const isOpening =
        use.access === "opens" &&
        !use.kinds.includes("visitor") &&
        !CALLS_THAT_ACCEPT_UNKNOWN_IDS.includes(call);
      if (isOpening) expect(unknown.status, unknown.text).not.toBe(200);
      for (const [kind, id] of sampleForProfile([...foreignIds], ID_FIELDS.indexOf(field))) {
        if ((use.access === "opens" || use.access === "public") && use.kinds.includes(kind)) continue;
        // What succeeded has changed its cart or order, unless it only read.
        if (unknown.status === 200 && getCall(call).method !== "GET") parts = await createInput(call);
        const foreign = await sendAndBlank(call, withValue(parts, field, id), id);
        expect(foreign, kind).toEqual(unknown);
        expect(foreign.text, kind).not.toContain(annasEmail);
      }
    },
    30_000,
  );

  test.each(CALLS_WITH_HANDLERS)(
    "reliability 8: %s gives no access by email address or order number",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      await shop.shop.background.drain();
      for (const [part, field] of fieldsOf(good)) {
        const unknown = withField(good, part, field, randomIds.next());
        const known = { email: annasEmail, orderNumber: annasIds["order number"], billing_email: annasEmail };
        const search = getCall(name).staffOnly
          ? unknown
          : { ...unknown, query: { ...unknown.query, ...known } };
        const withKnown =
          getCall(name).body && !getCall(name).staffOnly
            ? { ...search, body: { ...Object(search.body), ...known } }
            : search;
        expect((await sendAndRead(name, withKnown)).status, field).toBe(
          (await sendAndRead(name, unknown)).status,
        );
        expect(JSON.stringify((await sendAndRead(name, withKnown)).body)).not.toContain(annasIds.order);
      }
    },
  );

  test("reliability 8: the id of a cart gives no access to its order", async () => {
    const cartId = annasIds["cart of an order"];
    for (const name of CALLS_WITH_HANDLERS) {
      const good: RequestParts = await inputs[name]();
      for (const [part, field] of fieldsOf(good)) {
        if (field !== "cartId" && field !== "id") continue;
        const reply = await sendAndRead(name, withField(good, part, field, cartId));
        expect([404], `${name} ${field}`).toContain(reply.status);
      }
    }
  });

  test("reliability 8: who has another's link can neither withdraw it nor have it mailed", async () => {
    const { params } = await inputs.openDesignLink();
    const body = { userId: await shopper(shop).visit(), email: "bert@example.com" };
    for (const name of ["withdrawDesignLink", "mailDesignLink"] as const)
      expect((await sendAndRead(name, { params, body })).status, name).toBeGreaterThanOrEqual(400);
    expect((await sendAndRead("openDesignLink", { params })).status).toBe(200);
    expect(shop.mailbox.to("bert@example.com")).toEqual([]);
  });

  const CREATING_CALLS: readonly (readonly [RegisteredCallName, () => object])[] = [
    ["initCart", () => ({ lineItems: [aLine()] })],
    ["addCartItem", () => ({ lineItem: aLine() })],
    ["addToCart", () => ({ lineItems: [aLine()] })],
    ["createCheckout", () => ({ variants: [{ variantId: "ZA.square_trio", quantity: 1 }] })],
  ];

  test.each(CREATING_CALLS)(
    "reliability 8: %s with a userId of a wrong kind creates a new visitor, as with an unknown one",
    async (name, createBody) => {
      const body = createBody();
      const made = async (userId: string) => {
        const reply = await sendRaw(shop, name, { body: { ...body, userId } });
        expect(reply.statusCode).toBe(200);
        expect(await shop.shop.repositories.visitors.find(userId)).toBeUndefined();
        // Ids are new each time, everything else must be equal.
        return reply.body.replace(/"(_id|user|uuid|checkoutId)":"[^"]*"/g, "");
      };
      const unknown = await made(randomIds.next());
      for (const [kind, id] of Object.entries(annasIds))
        if (kind !== "visitor") expect(await made(id), kind).toBe(unknown);
    },
  );

  test("reliability 8: every call refuses a userId that is no id, and names the field", async () => {
    const calls: RegisteredCallName[] = [];
    for (const name of CALLS_WITH_HANDLERS) {
      const good: RequestParts = await inputs[name]();
      for (const part of ["query", "body"] as const) {
        const shape: object = getCall(name)[part]?.def ?? {};
        const fields = Object.keys("shape" in shape ? Object(shape.shape) : {});
        const field = fields.find((known) => known === "userId" || known === "user_id");
        if (field === undefined) continue;
        calls.push(name);
        for (const wrong of ["a visitor", "a'b", "é", "x".repeat(65), { id: "x" }, ["x", "y"]]) {
          const reply = await sendAndRead(name, withField(good, part, field, wrong));
          expect(reply.status, `${name} ${wrong}`).toBe(400);
          expect(JSON.stringify(reply.body.issues), name).toContain(field);
        }
      }
    }
    expect(calls).toContain("initCart");
    expect(calls).toContain("addToCart");
    expect(calls).toContain("createCheckout");
    expect(calls.length).toBeGreaterThan(10);
  });

  test("reliability 8: a visitor cannot use another visitor's photo by its id", async () => {
    const anna = await shopper(shop).visit();
    const { handle, url } = await shop.uploadPhoto();
    const photoId = crypto.randomUUID();
    const photo_obj = { uuid: photoId, url, handle };
    const saved = await sendRaw(shop, "addOrUpdateUserPhoto", {
      body: { user_id: anna, photo_id: photoId, photo_obj },
    });
    expect(saved.statusCode).toBe(200);
    const { _id: bert } = await expectOk(shop.call(createUser, { body: { site: "ZA" } }));
    const hang = (userId: string, photo: string) =>
      sendRaw(shop, "initCart", { body: { userId, lineItems: [aLine({ photoId: photo })] } });
    const unknownId = crypto.randomUUID();
    const [foreign, unknown] = [await hang(bert, photoId), await hang(bert, unknownId)];
    expect([foreign.statusCode, foreign.json().error]).toEqual([422, "PHOTO_UNKNOWN"]);
    expect(foreign.body.replaceAll(photoId, unknownId)).toBe(unknown.body);
    expect((await hang(anna, photoId)).statusCode).toBe(200);
  });

  test("reliability 8: a visitor's photo stays when another visitor saves one under the same id", async () => {
    const names = ["anna", "bert"];
    const visitors = await Promise.all(names.map(() => shopper(shop).visitWithPhoto()));
    const [anna = "", bert = ""] = visitors;
    const { repositories } = shop.shop;
    const photosBefore = await repositories.visitors.findPhotos(anna, ["photo_1"]);
    expect(photosBefore).toHaveLength(1);
    const { handle, url } = await shop.uploadPhoto();
    const body = { user_id: bert, photo_id: "photo_1", photo_obj: { uuid: "photo_1", url, handle } };
    expect((await sendRaw(shop, "addOrUpdateUserPhoto", { body })).statusCode).toBe(200);
    expect(await repositories.visitors.findPhotos(anna, ["photo_1"])).toEqual(photosBefore);
  });

  test("reliability 8: a line of another cart is neither changed nor removed", async () => {
    const [anna, bert] = [await shopper(shop).fillCart(), await shopper(shop).fillCart()];
    const itemId = anna.lineItems[0]?._id;
    await sendRaw(shop, "updateCartItem", { body: { cartId: bert._id, itemId, lineItem: { quantity: 9 } } });
    await sendRaw(shop, "removeCartItem", { body: { cartId: bert._id, itemId } });
    const after = await sendRaw(shop, "getCartInfo", { query: { cartId: anna._id } });
    expect(after.json()).toEqual(anna);
  });

  test("reliability 8: a payment of another checkout completes nothing", async () => {
    const [anna, bert] = [shopper(shop), shopper(shop)];
    const hersOpen = await anna.checkOut();
    const paid = await anna.beginPaying(hersOpen);
    const { checkoutId } = await bert.checkOut();
    const complete = (paymentIntentId: string) =>
      sendRaw(shop, "completeCheckout", { body: { checkoutId, paymentIntentId } });
    const unknown = await complete(randomIds.next());
    const foreign = await complete(paid.id);
    expect(foreign.body).toBe(unknown.body);
    expect(foreign.statusCode).toBe(404);
  });

  test("reliability 8: data of one site is not accessible at the other, and the error exposes nothing", async () => {
    for (const name of CALLS_WITH_HANDLERS) {
      const good: RequestParts = await inputs[name]();
      const part = getCall(name).query ? "query" : "body";
      if (!("site" in Object(good[part])) || fieldsOf(good).length === 0 || name === "getMemoryCollection")
        continue;
      // These calls stand for a provider's form, which has no sites.
      if (name === "confirmTestPayment" || name === "authenticateTestPayment") continue;
      const { status, body } = await sendAndRead(name, withField(good, part, "site", OTHER_SITE.ZA));
      expect([name, status, body.error]).toEqual([name, 409, "SITE_MISMATCH"]);
      expect(Object.keys(body).sort()).toEqual(["error", "message", "statusCode"]);
    }
  });

  test("reliability 8: the other shopper's data is unchanged after all attempts", async () => {
    const rows = new Set(await findForeignRows());
    expect(foreignRows.length).toBeGreaterThan(10);
    expect(foreignRows.join()).toContain(annasEmail);
    expect(foreignRows.filter((row) => !rows.has(row))).toEqual([]);
    const order = await sendRaw(shop, "getData", { params: { id: annasIds.order } });
    expect(order.json()).toMatchObject({
      email: annasEmail,
      orderNumber: annasIds["order number"],
      status: "placed",
    });
    const cart = await sendRaw(shop, "getCartInfo", { query: { cartId: annasIds.cart } });
    expect(cart.json().lineItems).toHaveLength(1);
    expect(shop.serverErrors).toEqual([]);
  });
});
