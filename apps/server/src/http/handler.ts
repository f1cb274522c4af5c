import type { Call, CallReply, CallRequest } from "@storywall/contract/call.ts";
import type { ALL_CALLS, CallName } from "@storywall/contract/calls/allCalls.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Result } from "../ports/platform/Result.ts";
import type { StaffActor } from "../ports/staff/StaffMembers.ts";
import type { RateLimitCheck } from "../usecases/rateLimitCheck.ts";
import type { HostCookie } from "./owner/hostCookie.ts";

/** What a handler gets besides the validated request. */
export type CallContext = {
  /** Site for new carts and other new objects (R1.2). */
  readonly site: SiteCode;
  /**
   * Site that the request names, by a field or by its host; null when it came from a cookie or the default. A
   * cart or order of another site is then an error.
   */
  readonly requestedSite: SiteCode | null;
  /** IP address of the client, as far as it is known (TRUST_PROXY). */
  readonly address: string;
  /** Checks the call's rate limit. Handlers of calls with `isCheckedByHandler` call it before the costly part. */
  readonly checkRateLimit: RateLimitCheck;
  /** Counts a payment of this checkout that is about to begin at the provider. */
  readonly checkNewPaymentLimit: (checkoutId: string) => Promise<void>;
  /**
   * Idempotency key, the same for all attempts of one request; undefined when the client sends no
   * Idempotency-Key.
   */
  readonly requestKey: string | undefined;
  readonly sessionCookie: HostCookie;
  /** Cookie that identifies a device known from an earlier sign-in. */
  readonly deviceCookie: HostCookie;
  /** Id of the request, for the audit log. */
  readonly requestId: string;
  /** Browser and system of the client, such as "Firefox on Windows". */
  readonly device: string;
  /**
   * Origin of the page that makes the request. It is one of the shop's own, or the request comes from no page.
   */
  readonly origin: string;
};

/** Context of a handler of a staff call: it also has the staff member who makes the request. */
export type StaffCallContext = CallContext & { readonly actor: StaffActor };

export type ContextOf<C extends Call> = C extends { readonly staffOnly: true }
  ? StaffCallContext
  : CallContext;
/** A staff call may be FORBIDDEN to the person's role. */
type ErrorCodeOf<C extends Call> =
  | C["errors"][number]
  | (C extends { readonly staffOnly: true } ? "FORBIDDEN" : never);

/** Implements a call of the contract. An error that the contract does not list for the call does not compile. */
export type Handler<C extends Call> = (
  request: CallRequest<C>,
  context: ContextOf<C>,
) => Promise<Result<CallReply<C>, ErrorCodeOf<C>>>;

/** Calls whose bodies are streams, and calls that belong to them. Served by http/photos. */
export const PHOTO_CALLS = [
  "uploadPhoto",
  "getUploadedPhoto",
  "listMissingParts",
  "completeUpload",
] as const satisfies readonly CallName[];
type PhotoCallName = (typeof PHOTO_CALLS)[number];
export type RegisteredCallName = Exclude<CallName, PhotoCallName>;

/** Handlers of all other calls. A call without a handler does not compile. */
export type Handlers = { readonly [Name in RegisteredCallName]: Handler<(typeof ALL_CALLS)[Name]> };
