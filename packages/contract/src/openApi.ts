import * as z from "zod/mini";
import { type Call, isSameOriginOnly, type Schema } from "./call.ts";
import { ERROR_STATUS, type ErrorCode, errorReply } from "./errors.ts";
import { shippingAddress, shippingRate } from "./schemas/address.ts";
import { artItem, artSet } from "./schemas/art.ts";
import { cart, lineItem, lineItemInput } from "./schemas/cart.ts";
import { checkout } from "./schemas/checkout.ts";
import { userTemplateInfo } from "./schemas/design.ts";
import { arrivedPhoto, designLink, openedLink } from "./schemas/designLink.ts";
import { memoryCollection } from "./schemas/memoryCollection.ts";
import { order, orderLineItem } from "./schemas/order.ts";
import { ownerSession } from "./schemas/owner/owner.ts";
import { paymentIntent } from "./schemas/payment.ts";
import { photo, userPhoto } from "./schemas/photo.ts";

type Json = { readonly [name: string]: unknown };

/** Schemas with a name in the OpenAPI document. */
const NAMED: Readonly<Record<string, Schema>> = {
  Cart: cart,
  LineItem: lineItem,
  LineItemInput: lineItemInput,
  Checkout: checkout,
  Order: order,
  OrderLineItem: orderLineItem,
  PaymentIntent: paymentIntent,
  Photo: photo,
  UserPhoto: userPhoto,
  DesignLink: designLink,
  OpenedLink: openedLink,
  ArrivedPhoto: arrivedPhoto,
  UserTemplateInfo: userTemplateInfo,
  MemoryCollection: memoryCollection,
  ArtItem: artItem,
  ArtSet: artSet,
  OwnerSession: ownerSession,
  ShippingAddress: shippingAddress,
  ShippingRate: shippingRate,
  Failure: errorReply,
};

const API_DESCRIPTION = [
  "Money is whole cents, lengths are millimetres, times are ISO 8601 in UTC, crops are fractions of the upright photo.",
  "Ids give access: anyone who knows one may use it, so keep them private.",
  "A refusal has a stable `error` code, a `message` for a person, and `issues` for single fields.",
  "Calls that take an `Idempotency-Key` give the same key and body the same reply.",
  "Photos are uploaded by the tus 1.0 protocol at `/uploads` (creation, offset, termination, checksum, expiration).",
].join(" ");

/** Builds the OpenAPI 3.1 document of the contract (R7.7), from the schemas that validate requests. */
export const buildOpenApi = (calls: Readonly<Record<string, Call>>): Json => {
  const components = new Components();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of Object.values(calls)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call, components) };
  }
  paths["/payments/webhook/{provider}"] = { post: webhookOperation(PAYMENT_WEBHOOK, components) };
  paths["/commerce/webhook/{host}"] = { post: webhookOperation(COMMERCE_WEBHOOK, components) };
  return {
    openapi: "3.1.0",
    info: { title: "Storywall", version: "1", description: API_DESCRIPTION },
    servers: [{ url: "/api" }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { [OWNER_SECURITY_SCHEME]: OWNER_COOKIE_SCHEME },
    },
  };
};

const OWNER_SECURITY_SCHEME = "ownerSession";
const OWNER_COOKIE_SCHEME: Json = {
  type: "apiKey",
  in: "cookie",
  name: "__Host-storywall_owner",
  description: "Set by signInOwner. Behind an http address (this machine only) it is called storywall_owner.",
};

/** Named schemas, each defined once and referenced. One whose input differs from its output has a second, `…Input`. */
class Components {
  readonly schemas: Record<string, Json> = {};
  private readonly registry = z.registry<{ id: string }>();

  constructor() {
    for (const [id, schema] of Object.entries(NAMED)) this.registry.add(schema, { id });
  }

  /** `input` is what a client may send, `output` what the server returns. */
  schemaOf(schema: Schema, io: Direction): Json {
    const { $schema: _, $defs, ...own }: Json = z.toJSONSchema(schema, { io, metadata: this.registry });
    for (const [name, definition] of Object.entries(isJson($defs) ? $defs : {})) {
      this.schemas[schemaName(name, io)] = rewriteReferences(definition, io);
    }
    const id = own.id;
    if (typeof id !== "string") return rewriteReferences(own, io);
    this.schemas[schemaName(id, io)] = rewriteReferences(own, io);
    return { $ref: `#/components/schemas/${schemaName(id, io)}` };
  }
}

type Direction = "input" | "output";

const schemaName = (name: string, io: Direction): string => {
  const schema = NAMED[name];
  if (io === "output" || !schema || name.endsWith("Input")) return name;
  const toJson = (direction: Direction) =>
    JSON.stringify(z.toJSONSchema(schema, { io: direction, ...WITHOUT_EXTRAS }));
  return toJson("input") === toJson("output") ? name : `${name}Input`;
};

/** Input and output differ in `additionalProperties` by default; this difference alone makes no second schema. */
const WITHOUT_EXTRAS: Parameters<typeof z.toJSONSchema>[1] = {
  override: ({ jsonSchema }) => {
    delete jsonSchema.additionalProperties;
  },
};

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the schema with references to `components` and without the ids from which they were made. */
const rewriteReferences = (value: unknown, io: Direction): Json => {
  const rewritten = rewriteValue(value, io);
  return isJson(rewritten) ? rewritten : {};
};

const rewriteValue = (value: unknown, io: Direction): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewriteValue(item, io));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    if (key === "id" && typeof field === "string") return [];
    if (key !== "$ref" || typeof field !== "string") return [[key, rewriteValue(field, io)]];
    return [[key, `#/components/schemas/${schemaName(field.replace("#/$defs/", ""), io)}`]];
  });
  return Object.fromEntries(entries);
};

const toOperation = (call: Call, components: Components): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.tag],
  ...(call.staffOnly
    ? {
        description: `For staff with the right \`${call.right}\`.`,
        security: [{ [OWNER_SECURITY_SCHEME]: [] }],
      }
    : {}),
  parameters: [
    ...toParameters(call.params, "path", components),
    ...toParameters(call.query, "query", components),
    ...(call.idempotent ? [IDEMPOTENCY_KEY_PARAMETER] : []),
  ],
  ...toRequestBody(call, components),
  responses: {
    [call.status ?? 200]: {
      description: "Done",
      content: { "application/json": { schema: components.schemaOf(call.reply, "output") } },
    },
    ...errorResponses(call, components),
  },
});

type Webhook = {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** Parameter of the path that names the sender, and its values. */
  readonly sender: readonly [name: string, values: readonly string[]];
};

const PAYMENT_WEBHOOK: Webhook = {
  operationId: "receivePaymentEvent",
  summary: "For payment providers: a signed event, up to 256 kB; each counts once, in any order",
  tag: "Payments",
  sender: ["provider", ["stripe", "paystack"]],
};

const COMMERCE_WEBHOOK: Webhook = {
  operationId: "receiveHostEvent",
  summary: "For commerce hosts: a signed event, up to 1 MB; each counts once, in any order",
  tag: "Orders",
  sender: ["host", ["shopify"]],
};

/** Not a `Call`: the senders define the body, and their signature covers its exact bytes. */
const webhookOperation = ({ operationId, summary, tag, sender }: Webhook, components: Components): Json => ({
  operationId,
  summary,
  tags: [tag],
  parameters: [
    { name: sender[0], in: "path", required: true, schema: { type: "string", enum: [...sender[1]] } },
  ],
  requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
  responses: {
    200: {
      description: "Kept, or none of our business; what follows from it is done after",
      content: {
        "application/json": {
          schema: { type: "object", properties: { received: { const: true } }, required: ["received"] },
        },
      },
    },
    ...errorResponsesOf(
      ["BAD_REQUEST", "NOT_FOUND", "PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS", "INTERNAL", "UNAVAILABLE"],
      components,
    ),
  },
});

const IDEMPOTENCY_KEY_PARAMETER: Json = {
  name: "Idempotency-Key",
  in: "header",
  description: "A UUID is best. The same key and body give the same reply; another body is refused.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const toParameters = (
  schema: Schema | undefined,
  location: "path" | "query",
  components: Components,
): Json[] => {
  if (!schema) return [];
  const { properties, required } = components.schemaOf(schema, "input");
  const requiredNames: unknown = required;
  return Object.entries(isJson(properties) ? properties : {}).map(([name, own]) => ({
    name,
    in: location,
    required: location === "path" || (Array.isArray(requiredNames) && requiredNames.includes(name)),
    schema: own,
  }));
};

const toRequestBody = ({ body, file }: Call, components: Components): Json => {
  if (file !== undefined) {
    const properties = { [file]: { type: "string", contentMediaType: "application/octet-stream" } };
    const schema = { type: "object", properties, required: [file] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!body) return {};
  const schema = components.schemaOf(body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
};

/** Returns the errors of a call by status: its own, and those that every call of its kind may return. */
const errorResponses = (call: Call, components: Components): Json => {
  const hasBody = call.body !== undefined || call.file !== undefined;
  const codes = new Set<ErrorCode>([
    "BAD_REQUEST",
    ...(hasBody ? (["PAYLOAD_TOO_LARGE", "WRONG_CONTENT_TYPE"] as const) : []),
    ...(call.idempotent ? (["IDEMPOTENCY_MISMATCH"] as const) : []),
    ...(call.staffOnly ? (["OWNER_ONLY"] as const) : []),
    ...(call.staffOnly || isSameOriginOnly(call) ? (["FORBIDDEN"] as const) : []),
    ...call.errors,
    "TOO_MANY_REQUESTS",
    "INTERNAL",
    "UNAVAILABLE",
  ]);
  return errorResponsesOf(codes, components);
};

const errorResponsesOf = (codes: Iterable<ErrorCode>, components: Components): Json => {
  const errorSchema = components.schemaOf(errorReply, "output");
  const byStatus = Map.groupBy(codes, (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      status,
      {
        description: own.join(", "),
        content: {
          "application/json": { schema: { allOf: [errorSchema, { properties: { error: { enum: own } } }] } },
        },
      },
    ]),
  );
};
