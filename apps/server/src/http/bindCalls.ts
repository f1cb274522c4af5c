import type { Call, CallRequest } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { ERROR_STATUS, type Issue } from "@storywall/contract/errors.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import * as z from "zod/mini";
import type { IdempotencyKeys, StoredReply } from "../ports/platform/IdempotencyKeys.ts";
import { answerWithin } from "./answerWithin.ts";
import { countRequest, type RequestCounter } from "./countRequest.ts";
import { Failure, failureReply, sendFailure } from "./failure.ts";
import type { BoundCallName, CallContext, Handler, Handlers } from "./handler.ts";
import { withIdempotency } from "./idempotency.ts";
import { check, sentenceOf } from "./issues.ts";
import { ANSWER_WITHIN_MS, BODY_LIMIT, BODY_LIMITS, limitsOf, RATE_LIMITS } from "./limits.ts";
import { sessionCookie } from "./owner/sessionCookie.ts";
import { fieldOf, siteNamed, siteOfRequest } from "./site.ts";
import type { SiteAddresses } from "./siteAddresses.ts";

export type Binding = RequestCounter & {
  readonly handlers: Handlers;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly siteAddresses: SiteAddresses;
  readonly defaultSite: SiteCode;
  readonly publicUrl: string;
  /** Whether the token is that of an owner's session. */
  readonly isOwner: (token: string) => Promise<boolean>;
};

const METHODS = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
] as const satisfies readonly HTTPMethods[];

/** Gives every call of the contract its route: check the request, run the handler, check the reply. */
export const bindCalls = (app: FastifyInstance, binding: Binding): void => {
  const bind = <Name extends BoundCallName>(name: Name) =>
    bindCall(app, binding, name, ALL_CALLS[name], binding.handlers[name]);
  for (const name of boundCallNames(binding.handlers)) bind(name);
  refuseOtherMethods(app, boundCallNames(binding.handlers));
};

/** `Object.keys` forgets that the keys of a handler map are the names of calls. */
const boundCallNames = (handlers: Handlers): readonly BoundCallName[] => {
  const isBound = (name: string): name is BoundCallName => name in handlers;
  return Object.keys(ALL_CALLS).filter(isBound);
};

const bindCall = <C extends Call>(
  app: FastifyInstance,
  binding: Binding,
  name: BoundCallName,
  call: C,
  handler: Handler<C>,
): void => {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    bodyLimit: BODY_LIMITS[name] ?? BODY_LIMIT,
    // Before a byte of the body is read: strangers learn nothing of what an owner's call takes.
    preParsing: async (request, reply) => admit(call, request, reply, binding),
    handler: async (request, reply) => {
      const { status, reply: body } = await answerWithin(ANSWER_WITHIN_MS, () => answer(request, reply));
      return sendJson(reply, status, body);
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> => {
    const checked = checkRequest(call, request);
    const count = async () => {
      for (const limit of limitsOf(name, request.body)) await countRequest(binding, limit, request, reply);
    };
    if (!RATE_LIMITS[name]?.countedByHandler) await count();
    const work = async (requestKey?: string) => {
      const outcome = await handler(checked, contextOf(request, reply, binding, count, requestKey));
      if (outcome.kind === "refused" && outcome.retryAfterSeconds !== undefined) {
        reply.header("retry-after", outcome.retryAfterSeconds);
      }
      return replyOf(call, outcome);
    };
    const key = call.idempotent ? idempotencyKeyOf(request) : undefined;
    if (key === undefined) return work();
    const asked = { call: call.name, key, address: request.ip };
    const body = [request.params, request.query, request.body];
    return withIdempotency(binding.idempotencyKeys, binding.clock, { ...asked, body }, work);
  };
};

/** @throws Failure when nobody who is signed in asks for what is the owner's (R6.2). */
const admit = async (
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
): Promise<void> => {
  if (!call.owner) return;
  const { token } = cookieOf(request, reply, binding);
  if (token === undefined || !(await binding.isOwner(token))) {
    throw new Failure("OWNER_ONLY", "This is for the shop's owner. Please sign in at /admin.");
  }
};

/** R5.3: where an owner's call takes nothing, nothing is all that it accepts. */
const NOTHING = z.nullish(z.strictObject({}));

/** @throws Failure naming every wrong field (R5.3). */
const checkRequest = <C extends Call>(call: C, request: FastifyRequest): CallRequest<C> => {
  const issues: Issue[] = [];
  const checked: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part] ?? (call.owner ? NOTHING : undefined);
    if (!schema) continue;
    const result = check(schema, request[part]);
    if (result.kind === "issues") issues.push(...result.issues);
    else checked[part] = result.value;
  }
  if (issues.length > 0) throw new Failure("BAD_REQUEST", sentenceOf(issues), issues);
  // What the call's own schemas have just made of the request is what CallRequest says they make.
  return checked as CallRequest<C>;
};

/** Only fields that the contract declares leave the house; a reply that breaks the contract is our fault and a 500. */
const replyOf = <C extends Call>(call: C, outcome: Awaited<ReturnType<Handler<C>>>): StoredReply => {
  if (outcome.kind === "refused") {
    return { status: ERROR_STATUS[outcome.error], reply: JSON.stringify(failureReply(outcome)) };
  }
  const checked = check(call.reply, outcome.value);
  if (checked.kind === "issues") {
    throw new Error(`${call.name} replied against its contract: ${JSON.stringify(checked.issues)}`);
  }
  return { status: call.status ?? 200, reply: JSON.stringify(checked.value) };
};

const sendJson = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  // Carts, checkouts and orders belong to one shopper and change; nothing between may keep them.
  reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);

const cookieOf = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Binding) =>
  sessionCookie(request, reply, publicUrl.startsWith("https:"));

const contextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
  admit: CallContext["admit"],
  requestKey: CallContext["requestKey"],
): CallContext => ({
  ...siteOf(request, binding),
  address: request.ip,
  admit,
  requestKey,
  sessionCookie: cookieOf(request, reply, binding),
});

const siteOf = (
  request: FastifyRequest,
  { siteAddresses, defaultSite }: Binding,
): Pick<CallContext, "site" | "statedSite"> => {
  const named = siteNamed(fieldOf(request.body, "site"));
  if (named) return { site: named, statedSite: named };
  const query = siteNamed(fieldOf(request.query, "site"));
  if (query) return { site: query, statedSite: query };
  return siteOfRequest(request, siteAddresses, defaultSite);
};

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Failure("BAD_REQUEST", "An Idempotency-Key is 1 to 255 visible characters; a UUID is best.");
};

const refuseOtherMethods = (app: FastifyInstance, names: readonly BoundCallName[]): void => {
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
      // The body of a request that is refused anyway is not worth a wrong content type's own refusal.
      preParsing: async (_request, reply) => {
        reply.header("allow", allow);
        throw new Failure("METHOD_NOT_ALLOWED", `This call takes ${allow}.`);
      },
      handler: (_request, reply) =>
        sendFailure(reply, { error: "METHOD_NOT_ALLOWED", message: `This call takes ${allow}.` }),
    });
  }
};
