import type { Owners } from "../../ports/owner/Owners.ts";
import type { Passwords } from "../../ports/owner/Passwords.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

/**
 * Ensures that the shop has an owner's password: the configured one, which replaces any other, else the existing one,
 * else a generated one. Returns the generated one, which can be shown only this once: only its hash is stored.
 */
export const ensureOwnerPassword = async (
  {
    owners,
    passwords,
    clock,
  }: { readonly owners: Owners; readonly passwords: Passwords; readonly clock: Clock },
  configuredPassword: string | null,
  generatePassword: () => string,
): Promise<{ readonly newPassword: string | null }> => {
  const currentHash = await owners.findPasswordHash();
  if (configuredPassword !== null) {
    const isSame = currentHash !== undefined && (await passwords.verify(configuredPassword, currentHash));
    if (!isSame) await owners.setPassword(await passwords.hash(configuredPassword), true, clock.now());
    return { newPassword: null };
  }
  if (currentHash !== undefined) return { newPassword: null };
  const password = generatePassword();
  // False when another process that started at the same time was faster; then its password is valid.
  const isSet = await owners.setPassword(await passwords.hash(password), false, clock.now());
  return { newPassword: isSet ? password : null };
};
