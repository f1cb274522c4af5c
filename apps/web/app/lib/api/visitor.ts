import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { COOKIES, readCookie, writeCookie } from "../browser/cookies.ts";
import { api } from "./api.ts";

const RETRY_DELAYS_MS: readonly number[] = [2_000, 10_000, 60_000];

let pending: Promise<string | null> | null = null;

/** The visitor's id as kept by the browser; null when there is none (R5.1). */
export const readVisitorId = (): string | null => {
  const id = readCookie(COOKIES.visitor);
  return isAbsentId(id) ? null : id;
};

/**
 * The visitor's id, made on the first visit (R2.5). Null when the server cannot be reached: nobody is told (R8.5), and
 * the next call tries again. Calls at the same time share one visitor.
 */
export const ensureVisitor = (site: SiteCode): Promise<string | null> => {
  const id = readVisitorId();
  if (id !== null) return Promise.resolve(id);
  pending ??= createVisitor(site).finally(() => {
    pending = null;
  });
  return pending;
};

const createVisitor = async (site: SiteCode): Promise<string | null> => {
  const idempotencyKey = crypto.randomUUID();
  for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const result = await api(createUser, { body: { site } }, { idempotencyKey });
    if (result.kind === "ok") {
      writeCookie(COOKIES.visitor, result.reply._id);
      return result.reply._id;
    }
  }
  return null;
};
