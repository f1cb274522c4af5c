import { FIRST_OWNER_ID } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

type PasswordDependencies = Pick<Shop, "repositories" | "transaction" | "passwords" | "clock">;

/**
 * Ensures that the shop has an owner's password: the configured one, which replaces any other, else the existing one,
 * else a generated one. Returns the generated one, which can be shown only this once: only its hash is stored.
 */
export const ensureOwnerPassword = async (
  shop: PasswordDependencies,
  configuredPassword: string | null,
  generatePassword: () => string,
): Promise<{ readonly newPassword: string | null }> => {
  const currentHash = await shop.repositories.owners.findPasswordHash();
  if (configuredPassword !== null) {
    const isSame =
      currentHash !== undefined && (await shop.passwords.verify(configuredPassword, currentHash));
    if (!isSame) await setPassword(shop, configuredPassword, true);
    return { newPassword: null };
  }
  if (currentHash !== undefined) return { newPassword: null };
  const password = generatePassword();
  // False when another process that started at the same time was faster; then the shop has that one's password.
  return { newPassword: (await setPassword(shop, password, false)) ? password : null };
};

const setPassword = async (
  shop: PasswordDependencies,
  password: string,
  replace: boolean,
): Promise<boolean> => {
  const hash = await shop.passwords.hash(password);
  return shop.transaction(async (repositories) => {
    const isSet = await repositories.owners.setPassword(hash, replace, shop.clock.now());
    if (isSet) {
      await recordAudit(shop, repositories, {
        actor: { kind: "system" },
        action: "staff.passwordSet",
        subject: { kind: "staff", id: FIRST_OWNER_ID, label: "The shop's password" },
      });
    }
    return isSet;
  });
};
