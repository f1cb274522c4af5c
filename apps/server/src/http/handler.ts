import type { Call, CallReply, CallRequest } from "@storywall/contract/call.ts";
import type { ALL_CALLS, CallName } from "@storywall/contract/calls/allCalls.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Result } from "../ports/platform/Result.ts";
import type { RateLimitCheck } from "../usecases/rateLimitCheck.ts";
import type { SessionCookie } from "./owner/sessionCookie.ts";

/** What a handler knows of a request beside what the contract describes. */
export type CallContext = {
  /** R1.2: the site to make things for. */
  readonly site: SiteCode;
  /** The site that the request names by itself or by its host; null when it was only guessed. Things of another site are then refused. */
  readonly requestedSite: SiteCode | null;
  /** Where the request comes from, as far as it is known (TRUST_PROXY). */
  readonly address: string;
  /** For calls whose limit says `countedByHandler`: to be called before the costly part. */
  readonly checkRateLimit: RateLimitCheck;
  /** The same for each try of one wish, where the client says so by its Idempotency-Key. */
  readonly requestKey: string | undefined;
  readonly sessionCookie: SessionCookie;
};

/** Gives the call's reply, or a refusal that the contract lists for it; any other does not compile. */
export type Handler<C extends Call> = (
  request: CallRequest<C>,
  context: CallContext,
) => Promise<Result<CallReply<C>, C["errors"][number]>>;

/** Calls whose bodies are streams, and their companions; http/photos serves them. */
export const PHOTO_CALLS = [
  "uploadPhoto",
  "getUploadedPhoto",
  "listMissingParts",
  "completeUpload",
] as const satisfies readonly CallName[];
export type PhotoCallName = (typeof PHOTO_CALLS)[number];
export type RegisteredCallName = Exclude<CallName, PhotoCallName>;

/** Every other call of the contract; one without a handler does not compile. */
export type Handlers = { readonly [Name in RegisteredCallName]: Handler<(typeof ALL_CALLS)[Name]> };
