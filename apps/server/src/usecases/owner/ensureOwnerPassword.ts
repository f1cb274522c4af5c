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
  given: string | null,
  makePassword: () => string,
): Promise<{ readonly newPassword: string | null }> => {
  const known = await owners.findPasswordHash();
  if (given !== null) {
    const isSame = known !== undefined && (await passwords.matches(given, known));
    if (!isSame) await owners.setPassword(await passwords.hash(given), true, clock.now());
    return { newPassword: null };
  }
  if (known !== undefined) return { newPassword: null };
  const password = makePassword();
  // False when another process that started with us was quicker; then its password holds.
  const isOurs = await owners.setPassword(await passwords.hash(password), false, clock.now());
  return { newPassword: isOurs ? password : null };
};
