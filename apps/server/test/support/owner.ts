import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { seedArt } from "../../src/usecases/art/seedArt.ts";
import type { TestShop } from "./testShop.ts";

export const OWNER_COOKIE = "storywall_owner";
export const OWNER_PASSWORD = "the-owners-password";

/** Sets the owner's password. */
export const setOwnerPassword = async (
  { shop, clock }: TestShop,
  password = OWNER_PASSWORD,
): Promise<void> => {
  await shop.repositories.owners.setPassword(await shop.passwords.hash(password), true, clock.now());
};

/** Creates an owner session of 1000 days, and returns its `Cookie` header. */
export const createOwnerCookie = async ({ shop, clock }: TestShop): Promise<string> => {
  const { owners, ownerSessions } = shop.repositories;
  await owners.setPassword("no hash at all", false, clock.now());
  const token = randomIds.next();
  const createdAt = clock.now();
  await ownerSessions.insert(token, { createdAt, expiresAt: new Date(createdAt.getTime() + 1000 * DAY_MS) });
  return `${OWNER_COOKIE}=${token}`;
};

/** Adds the art that every new shop has. */
export const seedStudioArt = async ({ shop }: TestShop): Promise<void> =>
  seedArt(shop.repositories.art, STUDIO_ART);
