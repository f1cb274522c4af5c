import type { Owners } from "../../ports/owner/Owners.ts";
import type { Passwords } from "../../ports/owner/Passwords.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

/**
 * Makes sure that the shop has an owner's password: the one of the settings, which takes the place of another, else the
 * one that is there, else a new one. Gives the new one, to be shown this once: only its hash is kept.
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
  // False when another process that started with us was quicker; then its password holds.
  const isSet = await owners.setPassword(await passwords.hash(password), false, clock.now());
  return { newPassword: isSet ? password : null };
};
