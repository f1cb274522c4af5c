import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { FIRST_OWNER_ID, type StaffActor } from "../../src/ports/staff/StaffMembers.ts";
import { seedArt } from "../../src/usecases/art/seedArt.ts";
import type { TestShop } from "./testShop.ts";

export const OWNER_COOKIE = "storywall_owner";
export const OWNER_PASSWORD = "the-owners-password";
export const STAFF_PASSWORD = "a password of one's own";

/** Sets the owner's password. */
export const setOwnerPassword = async (
  { shop, clock }: TestShop,
  password = OWNER_PASSWORD,
): Promise<void> => {
  await shop.repositories.owners.setPassword(await shop.passwords.hash(password), true, clock.now());
};

/** The first owner, for tests that call use cases without HTTP. */
export const OWNER_ACTOR: StaffActor = {
  kind: "staff",
  id: FIRST_OWNER_ID,
  name: "Owner",
  role: "owner",
  sessionId: "session",
  device: "Test",
  // Always fresh: no test that calls a use case itself is about the age of a proof.
  provenAt: new Date("2100-01-01"),
  requestId: "request",
};

/** Creates a session of the first owner of 1000 days, and returns its `Cookie` header. */
export const createOwnerCookie = async (shop: TestShop): Promise<string> => {
  await shop.shop.repositories.owners.setPassword("no hash at all", false, shop.clock.now());
  return createSession(shop, FIRST_OWNER_ID);
};

/** Creates a person with a role, and returns their id. */
export const createStaffMember = async (
  { shop, clock }: TestShop,
  role: StaffRole,
  name = `Thandi of ${role}`,
): Promise<string> => {
  const id = randomIds.next();
  const email = `${id.toLowerCase().replaceAll(/[^a-z0-9]/g, "x")}@example.com`;
  const passwordHash = await shop.passwords.hash(STAFF_PASSWORD);
  await shop.repositories.staffMembers.insert({
    id,
    name,
    role,
    email,
    passwordHash,
    createdAt: clock.now(),
  });
  return id;
};

/** Creates a person with a role and a session of 1000 days, and returns its `Cookie` header. */
export const createStaffCookie = async (shop: TestShop, role: StaffRole, name?: string): Promise<string> =>
  createSession(shop, await createStaffMember(shop, role, name));

/** Opens a session of 1000 days that begins now, and returns its `Cookie` header. */
export const createSession = async (
  { shop, clock }: TestShop,
  staffId: string,
  id = randomIds.next(),
): Promise<string> => {
  const token = randomIds.next();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + 1000 * DAY_MS);
  await shop.repositories.staffSessions.insert(token, { id, staffId, device: "Test", createdAt, expiresAt });
  return `${OWNER_COOKIE}=${token}`;
};

/** Adds the art that every new shop has. */
export const seedStudioArt = async ({ shop }: TestShop): Promise<void> => seedArt(shop, STUDIO_ART);
