import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { COOKIE_NAMES, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageEntry,
  writeStored,
} from "../browser/storage.ts";
import { api } from "./api.ts";
import { retry } from "./retry.ts";

const CREATE_RETRY_DELAYS_MS = [2_000, 10_000, 60_000];

let pending: Promise<string | null> | null = null;

/** The stored user record (R3.5): the visitor as the server created them. Any 401 removes it (R4.17). */
const storedUser: StorageEntry<{ readonly _id: string }> = {
  key: STORAGE_KEYS.userRecord,
  version: 1,
  parse: (data) => {
    const _id = fieldOf(data, "_id");
    return typeof _id === "string" && !isAbsentId(_id) ? { _id } : null;
  },
};

/**
 * Returns the visitor's id from the cookie; null when there is none (R5.1). Some browsers drop cookies of pages after a
 * week; the user record then brings it back, so that uploaded photos and saved walls are found.
 */
export const readVisitorId = (): string | null => {
  const id = readCookie(COOKIE_NAMES.visitor);
  if (!isAbsentId(id)) return id;
  const user = readStored(storedUser);
  if (user === null) return null;
  writeCookie(COOKIE_NAMES.visitor, user._id);
  return user._id;
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

/**
 * Clears the id of a visitor that the shop no longer knows: their data was deleted from another device, or nothing of
 * it is left after a year. Then `ensureVisitor` creates another visitor (R5.1). A visitor that has replaced this one
 * already stays.
 */
export const clearVisitor = (unknownId: string): void => {
  if (readVisitorId() !== unknownId) return;
  removeCookie(COOKIE_NAMES.visitor);
  removeStored(STORAGE_KEYS.userRecord);
};

const createVisitor = (site: SiteCode): Promise<string | null> => {
  const idempotencyKey = crypto.randomUUID();
  return retry(async () => {
    const result = await api(createUser, { body: { site } }, { idempotencyKey });
    if (result.kind !== "ok") return null;
    writeCookie(COOKIE_NAMES.visitor, result.reply._id);
    writeStored(storedUser, result.reply);
    return result.reply._id;
  }, CREATE_RETRY_DELAYS_MS);
};
