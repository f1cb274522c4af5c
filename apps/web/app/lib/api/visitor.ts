import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { COOKIE_NAMES, readCookie, writeCookie } from "../browser/cookies.ts";
import { api } from "./api.ts";
import { retry } from "./retry.ts";

const CREATE_RETRY_DELAYS_MS = [2_000, 10_000, 60_000];

let pending: Promise<string | null> | null = null;

/** Returns the visitor's id from the cookie; null when there is none (R5.1). */
export const readVisitorId = (): string | null => {
  const id = readCookie(COOKIE_NAMES.visitor);
  return isAbsentId(id) ? null : id;
};

/**
 * Returns the visitor's id, created on the first visit (R2.5). Null when the server cannot be reached: no message is
 * shown (R8.5), and the next call tries again. Calls at the same time share one visitor.
 */
export const ensureVisitor = (site: SiteCode): Promise<string | null> => {
  const id = readVisitorId();
  if (id !== null) return Promise.resolve(id);
  pending ??= createVisitor(site).finally(() => {
    pending = null;
  });
  return pending;
};

const createVisitor = (site: SiteCode): Promise<string | null> => {
  const idempotencyKey = crypto.randomUUID();
  return retry(async () => {
    const result = await api(createUser, { body: { site } }, { idempotencyKey });
    if (result.kind !== "ok") return null;
    writeCookie(COOKIE_NAMES.visitor, result.reply._id);
    return result.reply._id;
  }, CREATE_RETRY_DELAYS_MS);
};
