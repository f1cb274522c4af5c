import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** Numbers of what an erasure by request has deleted. */
export type ErasedData = {
  /** Number of browsers whose photos, walls, links and carts were deleted. */
  readonly visitors: number;
  readonly threads: number;
  readonly subscriptions: number;
};

/**
 * `waiting`: its mail is not sent yet. `unknown`: nothing is stored under the address, so nothing was sent.
 * `sent`: the link was mailed and has not been opened yet.
 */
export type PrivacyRequestState = "waiting" | "unknown" | "sent" | "opened" | "erased";

/** A request to see or delete the data of an address, and its state. */
export type PrivacyRequest = {
  readonly id: string;
  readonly site: SiteCode;
  readonly customerId: string;
  /** Enough of the address to recognise whose request it was, and no more: the address itself may be erased. */
  readonly maskedEmail: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly erasedAt: Date | null;
  readonly erased: ErasedData | null;
  readonly state: PrivacyRequestState;
};

/** Record of the requests to see or delete personal data (B12), and of what was done. */
export type PrivacyRequests = {
  add(request: Pick<PrivacyRequest, "id" | "site" | "createdAt"> & { readonly email: string }): Promise<void>;
  /** Records that the link was opened. Later calls change nothing. */
  markOpened(id: string, at: Date): Promise<void>;
  /** Records what was deleted. A repeat adds to the counts. */
  markErased(id: string, at: Date, erased: ErasedData): Promise<void>;
  /** Returns the newest requests, of one person or of all. */
  list(customerId: string | null, limit: number): Promise<readonly PrivacyRequest[]>;
  /** Removes requests that are older than `time`, including those of unknown addresses. */
  removeCreatedBefore(time: Date): Promise<void>;
};
