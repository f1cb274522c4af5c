import type { Call, CallReply } from "@storywall/contract/call.ts";
import type * as z from "zod/mini";
import { createOwnerCookie } from "./owner.ts";
import type { TestShop } from "./testShop.ts";

type OwnerCallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** The address that the owner calls from. */
  readonly remoteAddress?: string;
};

/** Calls over HTTP as the owner. Returns the reply, or the error code. */
export const tryCallAsOwner = async <C extends Call>(
  shop: TestShop,
  call: C & { readonly reply: z.ZodMiniType<CallReply<C>> },
  { params = {}, query = {}, body, idempotencyKey, remoteAddress }: OwnerCallInput,
): Promise<{ readonly reply: CallReply<C> } | { readonly error: string }> => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const response = await shop.app.inject({
    method: call.method,
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: {
      cookie: await createOwnerCookie(shop),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    },
    ...(body ? { payload: body } : {}),
    ...(remoteAddress ? { remoteAddress } : {}),
  });
  if (response.statusCode === 200) return { reply: call.reply.parse(response.json()) };
  return { error: String(response.json().error) };
};

/** Returns the reply of a call that must succeed. */
export const callAsOwner = async <C extends Call>(
  shop: TestShop,
  call: C & { readonly reply: z.ZodMiniType<CallReply<C>> },
  input: OwnerCallInput,
): Promise<CallReply<C>> => {
  const answer = await tryCallAsOwner(shop, call, input);
  if ("reply" in answer) return answer.reply;
  throw new Error(`Expected a reply, got ${answer.error}`);
};
