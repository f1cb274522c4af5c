import type { Call, CallRequest } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import * as z from "zod/mini";
import type { IdempotencyKeys, StoredReply } from "../ports/platform/IdempotencyKeys.ts";
import type { StaffActor } from "../ports/staff/StaffMembers.ts";
import { enforceRateLimit, type RateLimiter } from "./enforceRateLimit.ts";
import type { CallContext, ContextOf, Handler, Handlers, RegisteredCallName } from "./handler.ts";
import { HttpError, sendError } from "./httpError.ts";
import { type KeyHolder, withIdempotency } from "./idempotency.ts";
import {
  CALL_TIMEOUT_MS,
  DEFAULT_MAX_BODY_BYTES,
  MAX_BODY_BYTES,
  NEW_PAYMENT_LIMIT,
  RATE_LIMITS,
  rateLimitsOf,
} from "./limits.ts";
import { authenticateStaff, type StaffAuthentication } from "./owner/authenticateStaff.ts";
import { describeDevice } from "./owner/describeDevice.ts";
import { deviceCookie } from "./owner/deviceCookie.ts";
import { sessionCookie } from "./owner/sessionCookie.ts";
import { createReplyMeter, type ReplyMeter } from "./replyMeter.ts";
import { serialiseReply } from "./serialiseReply.ts";
import { findSiteIssues, resolveRequestSite } from "./site.ts";
import type { SiteAddresses } from "./siteAddresses.ts";
import { issuesMessage, validate } from "./validate.ts";
import { withTimeout } from "./withTimeout.ts";

export type RegisterCallsOptions = RateLimiter &
  StaffAuthentication & {
    readonly handlers: Handlers;
    readonly idempotencyKeys: IdempotencyKeys;
    readonly siteAddresses: SiteAddresses;
    readonly defaultSite: SiteCode;
  };

const MINUTE_SECONDS = 60;

const METHODS = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
] as const satisfies readonly HTTPMethods[];

/** Registers a route for every call of the contract: validate the request, run the handler, validate the reply. */
export const registerCalls = (app: FastifyInstance, options: RegisterCallsOptions): void => {
  const replyMeter = createReplyMeter(options.clock);
  const register = <Name extends RegisteredCallName>(name: Name) =>
    registerCall(app, options, replyMeter, name, ALL_CALLS[name], options.handlers[name]);
  for (const name of registeredCallNames(options.handlers)) register(name);
  rejectOtherMethods(app, registeredCallNames(options.handlers));
};

/** Returns the names of the calls that have handlers. `Object.keys` alone loses their type. */
const registeredCallNames = (handlers: Handlers): readonly RegisteredCallName[] => {
  const isRegistered = (name: string): name is RegisteredCallName => name in handlers;
  return Object.keys(ALL_CALLS).filter(isRegistered);
};

const registerCall = <C extends Call>(
  app: FastifyInstance,
  options: RegisterCallsOptions,
  replyMeter: ReplyMeter,
  name: RegisteredCallName,
  call: C,
  handler: Handler<C>,
): void => {
  /** Staff members who make the requests of staff calls. */
  const actors = new WeakMap<FastifyRequest, StaffActor>();
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    bodyLimit: MAX_BODY_BYTES[name] ?? DEFAULT_MAX_BODY_BYTES,
    // Runs before the body is read, so that strangers do not learn what a staff call accepts.
    preParsing: async (request, reply) => {
      if (call.staffOnly) actors.set(request, await authenticateStaff(request, reply, options));
    },
    handler: async (request, reply) => {
      if (!call.staffOnly && replyMeter.isUsedUp(request.ip)) throw tooManyBytes(reply);
      const { status, reply: body } = await withTimeout(CALL_TIMEOUT_MS, () => handleRequest(request, reply));
      if (!call.staffOnly && !replyMeter.count(request.ip, weightOf(call, body))) throw tooManyBytes(reply);
      return sendJson(reply, status, body);
    },
  });
  const handleRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> => {
    const validated = validateRequest(call, request, options.siteAddresses);
    const checkRateLimit = async () => {
      for (const limit of rateLimitsOf(name, request.body))
        await enforceRateLimit(options, limit, request, reply);
    };
    if (!RATE_LIMITS[name]?.isCheckedByHandler) await checkRateLimit();
    const actor = actors.get(request);
    const work = async (requestKey?: string) => {
      const context = {
        ...createCallContext(request, reply, options, checkRateLimit, requestKey),
        ...(actor ? { actor } : {}),
      };
      // The hook found the actor of every staff call, so the context has the type that the handler wants.
      const result = await handler(validated, context as ContextOf<C>);
      if (result.kind === "error" && result.retryAfterSeconds !== undefined) {
        reply.header("retry-after", result.retryAfterSeconds);
      }
      return serialiseReply(call, result);
    };
    const key = call.idempotent ? idempotencyKeyOf(request) : undefined;
    if (key === undefined) return work();
    const holder: KeyHolder = actor ? `staff ${actor.id}` : `address ${request.ip}`;
    const keyedRequest = { call: call.name, key, holder };
    const body = [request.params, request.query, request.body];
    return withIdempotency(options.idempotencyKeys, options.clock, { ...keyedRequest, body }, work);
  };
};

/** Schema for the parts of a staff call that it does not declare: they must be empty (R5.3). */
const EMPTY_INPUT = z.nullish(z.strictObject({}));

/**
 * Returns the request's parts as the call's schemas parse them.
 * @throws HttpError BAD_REQUEST naming every wrong field (R5.3).
 */
const validateRequest = <C extends Call>(
  call: C,
  request: FastifyRequest,
  siteAddresses: SiteAddresses,
): CallRequest<C> => {
  const issues: Issue[] = [];
  const validated: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part] ?? (call.staffOnly ? EMPTY_INPUT : undefined);
    if (!schema) continue;
    const result = validate(schema, request[part]);
    if (result.kind === "issues") issues.push(...result.issues);
    else validated[part] = result.value;
  }
  if (issues.length === 0) issues.push(...findSiteIssues(call, validated, siteAddresses));
  if (issues.length > 0) throw new HttpError("BAD_REQUEST", issuesMessage(issues), issues);
  // The call's own schemas have just parsed these values, so they have the type CallRequest.
  return validated as CallRequest<C>;
};

/** A change writes about as much as it replies: a line, a quote, the reply for its Idempotency-Key. */
const WRITE_WEIGHT = 3;

const weightOf = ({ method }: Call, body: string): number =>
  Buffer.byteLength(body) * (method === "GET" ? 1 : WRITE_WEIGHT);

/** Returns the error for an address that has used up its bytes for this minute. */
const tooManyBytes = (reply: FastifyReply): HttpError => {
  reply.header("retry-after", MINUTE_SECONDS);
  return new HttpError("TOO_MANY_REQUESTS", "Too many requests at once. Please wait a minute and try again.");
};

const sendJson = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  // Carts, checkouts and orders belong to one shopper and change, so no cache may store them.
  reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);

const createCallContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: RegisterCallsOptions,
  checkRateLimit: CallContext["checkRateLimit"],
  requestKey: CallContext["requestKey"],
): CallContext => ({
  ...resolveSite(request, options),
  address: request.ip,
  checkRateLimit,
  checkNewPaymentLimit: (checkoutId) =>
    enforceRateLimit(options, NEW_PAYMENT_LIMIT, request, reply, checkoutId),
  requestKey,
  sessionCookie: sessionCookie(request, reply, options.publicUrl.startsWith("https:")),
  deviceCookie: deviceCookie(request, reply, options.publicUrl.startsWith("https:")),
  requestId: request.id,
  device: describeDevice(request.headers["user-agent"]),
  origin: request.headers.origin ?? `${request.protocol}://${request.host}`,
});

const resolveSite = (
  request: FastifyRequest,
  { siteAddresses, defaultSite }: RegisterCallsOptions,
): Pick<CallContext, "site" | "requestedSite"> => {
  const { findOpen } = siteAddresses;
  const requestedSite = findOpen(fieldOf(request.body, "site")) ?? findOpen(fieldOf(request.query, "site"));
  if (requestedSite) return { site: requestedSite, requestedSite };
  return resolveRequestSite(request, siteAddresses, defaultSite);
};

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new HttpError("BAD_REQUEST", "An Idempotency-Key is 1 to 255 visible characters; a UUID is best.");
};

const rejectOtherMethods = (app: FastifyInstance, names: readonly RegisteredCallName[]): void => {
  const allowed = new Map<string, Set<string>>();
  for (const { path, method } of names.map((name): Call => ALL_CALLS[name])) {
    const url = `/api${path}`;
    allowed.set(url, (allowed.get(url) ?? new Set()).add(method));
  }
  for (const [url, methods] of allowed) {
    const allow = [...methods, ...(methods.has("GET") ? ["HEAD"] : [])].join(", ");
    app.route({
      url,
      method: METHODS.filter((method) => !methods.has(method)),
      // Runs before the body is parsed, so that a wrong content type does not hide the wrong method.
      preParsing: async (_request, reply) => {
        reply.header("allow", allow);
        throw new HttpError("METHOD_NOT_ALLOWED", `This call takes ${allow}.`);
      },
      handler: (_request, reply) =>
        sendError(reply, { error: "METHOD_NOT_ALLOWED", message: `This call takes ${allow}.` }),
    });
  }
};
